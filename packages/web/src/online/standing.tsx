/** The form for standing answers: for everything, or for one kind of question. */
import type { GameText, View } from "@sprawl/engine";
import { EVERY } from "@sprawl/engine/host";
import { Button, ChoiceField, SelectField } from "@sprawl/kit";
import { useState } from "react";
import type { StandingWish } from "../feed/feed.js";
import { sayKind, windowKinds } from "../table/say-standing.js";
import { StandingChips, type StandingParts } from "../table/standing.js";
import { useSay } from "../words/say.js";
import styles from "./table-page.module.css";

type How = "round" | "turn" | "target" | "keep";

function wishOf(how: How): StandingWish {
  if (how === "keep") return { pass: true, keep: true };
  return { pass: true, ...(how !== "round" && { until: how }) };
}

type FormProps = StandingParts & { readonly view: View; readonly text: GameText };

export function StandingForm({ standing, set, view, text }: FormProps) {
  const say = useSay();
  const [kind, setKind] = useState(EVERY);
  const [how, setHow] = useState<How>("round");
  const asked = view.pending && view.pending.form !== "ask" ? [view.pending.kind] : [];
  const kinds = [...new Set([EVERY, ...asked, ...windowKinds(text), ...Object.keys(standing)])];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        set(kinds.includes(kind) ? kind : EVERY, wishOf(how));
      }}
    >
      <p className={styles.soft}>{say("online.standingLead")}</p>
      <StandingChips standing={standing} set={set} />
      <SelectField
        label={say("online.standingOn")}
        value={kinds.includes(kind) ? kind : EVERY}
        values={kinds.map((each) => ({ value: each, title: sayKind(say, text, each) }))}
        onChange={setKind}
      />
      <ChoiceField<How>
        label={say("online.standingHow")}
        value={how}
        values={[
          { value: "round", title: say("online.standingRound") },
          { value: "turn", title: say("online.standingTurn") },
          { value: "target", title: say("online.standingTarget") },
          { value: "keep", title: say("online.standingKeep") },
        ]}
        onChange={setHow}
      />
      <Button type="submit">{say("online.standingSet")}</Button>
    </form>
  );
}
