/** Setting up a match on this screen: who sits where, and by which options. */
import type { GameEntry, GameText } from "@sprawl/engine";
import {
  Button,
  Icon,
  NumberField,
  Panel,
  SeatMark,
  SelectField,
  SwitchField,
  TextField,
} from "@sprawl/kit";
import { useMemo, useState } from "react";
import { useSay } from "../words/say.js";
import { KindField, OptionsForm } from "./options-form.js";
import styles from "./set-up.module.css";
import {
  countsFor,
  lackOf,
  playersOf,
  type SeatedBy,
  type SeatPlan,
  type SetupPlan,
  schemaFor,
  usualBot,
  usualPlan,
  withCampaign,
  withSeatBy,
  withSeatName,
  withSeats,
} from "./setup-model.js";
import type { Starter } from "./use-starter.js";

type SetUpProps = {
  readonly entry: GameEntry;
  readonly text: GameText;
  readonly starter: Starter;
};

export function SetUp({ entry, text, starter }: SetUpProps) {
  const say = useSay();
  const [plan, setPlan] = useState<SetupPlan>(() => usualPlan(entry, say("game.defaultName")));
  const counts = useMemo(() => countsFor(entry, plan), [entry, plan]);
  const { min, max } = entry.game.seats;
  const lack = lackOf(plan, counts);
  const lacking = {
    person: say("game.needPerson"),
    together: say("game.needTogether"),
    seats: say("game.needSeats", { counts: counts.join(", ") }),
  };
  const unnamed = (seat: number) => say("game.person", { seat: seat + 1 });
  const people = plan.seats.filter(({ by }) => by === "person").length;
  return (
    <Panel title={say("game.setUp")}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (lack) return;
          const { options, campaign } = plan;
          const setup = { game: entry.game.id, players: playersOf(plan, unnamed), options };
          if (campaign) starter.startCampaign(setup);
          else starter.start(setup);
        }}
      >
        {entry.campaign && (
          <SwitchField
            label={say("game.asCampaign")}
            on={plan.campaign}
            onChange={(on) => setPlan(withCampaign(entry, plan, on))}
          />
        )}
        {max > 1 && (
          <fieldset className={styles.group}>
            <legend>{say("game.seats")}</legend>
            {min < max && (
              <NumberField
                label={say("game.seatCount")}
                value={plan.seats.length}
                min={counts[0] ?? min}
                max={counts.at(-1) ?? max}
                onChange={(count) => setPlan(withSeats(plan, count, usualBot(entry)))}
              />
            )}
            <ol className={styles.seats}>
              {[...plan.seats.entries()].map(([seat, seated]) => (
                <SeatLine
                  key={seat}
                  seat={seat}
                  seated={seated}
                  thinks={entry.instinct !== undefined}
                  onName={(name) => setPlan(withSeatName(plan, seat, name))}
                  onBy={(by) =>
                    setPlan(
                      withSeatBy(
                        plan,
                        seat,
                        by,
                        seat === 0 ? say("game.defaultName") : unnamed(seat),
                      ),
                    )
                  }
                />
              ))}
            </ol>
            {people > 1 && (
              <p className={styles.note}>
                <Icon name="eye-off" /> {say("game.hotSeat")}
              </p>
            )}
          </fieldset>
        )}
        <KindField entry={entry} text={text} plan={plan} onPlan={setPlan} />
        {Object.keys(schemaFor(entry, plan)).length > 0 && (
          <details className={styles.more}>
            <summary>{say("game.options")}</summary>
            <div className={styles.group}>
              <OptionsForm entry={entry} text={text} plan={plan} onPlan={setPlan} />
            </div>
          </details>
        )}
        <Button
          type="submit"
          busy={starter.busy}
          disabled={lack !== undefined}
          reason={lack && lacking[lack]}
        >
          {say(plan.campaign ? "game.newCampaign" : "game.start")}
        </Button>
      </form>
    </Panel>
  );
}

type SeatLineProps = {
  readonly seat: number;
  readonly seated: SeatPlan;
  readonly thinks: boolean;
  onName(name: string): void;
  onBy(by: SeatedBy): void;
};

function SeatLine({ seat, seated, thinks, onName, onBy }: SeatLineProps) {
  const say = useSay();
  const quick: SeatedBy = thinks ? "instinct" : "random";
  return (
    <li className={styles.seat}>
      <SeatMark seat={seat} />
      <TextField
        label={<span className="hidden-but-read">{say("game.seatName", { seat: seat + 1 })}</span>}
        value={seated.name}
        maxLength={24}
        autoComplete="off"
        onChange={onName}
      />
      <SelectField<SeatedBy>
        label={<span className="hidden-but-read">{say("game.seatBy", { seat: seat + 1 })}</span>}
        value={seated.by}
        values={[
          { value: "person", title: say("game.byPerson") },
          { value: quick, title: say("game.byInstinct") },
          ...(thinks ? [{ value: "search" as const, title: say("game.bySearch") }] : []),
        ]}
        onChange={onBy}
      />
    </li>
  );
}
