/** Standing answers: on what I am passed for, one click to be asked again, and how to set one. */

import type { GameText } from "@sprawl/engine";
import { sayPrompt, type View } from "@sprawl/engine";
import { Button, ChoiceField, Icon, SelectField } from "@sprawl/kit";
import type { ActBodies, Standing, StandingAnswers } from "@sprawl/server/wire";
import { useState } from "react";
import { type Say, useSay } from "../words/say.js";
import styles from "./table-page.module.css";
import type { Act } from "./use-table.js";

/** Every kind of window that has no standing answer of its own. */
const EVERY = "*";

type Named = { readonly text: GameText; readonly seatName: (seat: number) => string };

function sayKind(say: Say, { text, seatName }: Named, kind: string): string {
  if (kind === EVERY) return say("online.standingEvery");
  const speaker = { text, seat: seatName, face: () => undefined };
  return sayPrompt(speaker, kind).replaceAll(/\?\s*$/g, "?");
}

function sayHow(say: Say, { until, keep }: Standing): string {
  if (until === "target") return say("online.standingTarget");
  if (until === "turn") return say("online.standingTurn");
  return say(keep ? "online.standingKeep" : "online.standingRound");
}

type Parts = Named & { readonly standing: StandingAnswers; readonly act: Act };

/** What is set, in the prompt. */
export function StandingChips({ standing, act, ...named }: Parts) {
  const say = useSay();
  const set = Object.entries(standing).filter(([, { pass }]) => pass);
  if (set.length === 0) return undefined;
  return (
    <ul className={styles.chips} aria-label={say("online.standing")}>
      {set.map(([kind, how]) => {
        const title = sayKind(say, named, kind);
        return (
          <li key={kind} className={styles.chip}>
            <span>
              {say("online.standingSet")}: {title} ({sayHow(say, how)})
            </span>
            <Button
              size="s"
              variant="quiet"
              icon={<Icon name="cross" />}
              aria-label={say("online.standingCancel", { kind: title })}
              onClick={() => act("standing", { kind, pass: false })}
            />
          </li>
        );
      })}
    </ul>
  );
}

type How = "round" | "turn" | "target" | "keep";

function bodyOf(kind: string, how: How): ActBodies["standing"] {
  if (how === "keep") return { kind, pass: true, keep: true };
  return { kind, pass: true, ...(how !== "round" && { until: how }) };
}

/** The form to set one: for everything, or for what is asked just now. */
export function StandingForm({ standing, act, view, ...named }: Parts & { readonly view: View }) {
  const say = useSay();
  const [kind, setKind] = useState(EVERY);
  const [how, setHow] = useState<How>("round");
  const asked = view.pending && view.pending.form !== "ask" ? [view.pending.kind] : [];
  const kinds = [...new Set([EVERY, ...asked, ...Object.keys(standing)])];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void act("standing", bodyOf(kinds.includes(kind) ? kind : EVERY, how));
      }}
    >
      <p className={styles.soft}>{say("online.standingLead")}</p>
      <StandingChips standing={standing} act={act} {...named} />
      <SelectField
        label={say("online.standingOn")}
        value={kinds.includes(kind) ? kind : EVERY}
        values={kinds.map((each) => ({ value: each, title: sayKind(say, named, each) }))}
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
