/** Standing answers in the prompt: what is set, one click to be asked again, two clicks to set one. */
import { EVERY, type StandingAnswers } from "@sprawl/engine/host";
import { Button, Icon, useTable } from "@sprawl/kit";
import type { StandingWish } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import { sayKind, sayStanding } from "./say-standing.js";
import css from "./standing.module.css";
import { offeredWishes } from "./wishes.js";

export type StandingParts = {
  readonly standing: StandingAnswers;
  set(kind: string, wish: StandingWish): void;
};

/** In the prompt. `turn` is whose turn it is, where the game says. */
export function StandingLine({ turn, ...parts }: StandingParts & { readonly turn: Turn }) {
  const { view } = useTable();
  const say = useSay();
  const wishes = offeredWishes(view, parts.standing, turn?.(view.state));
  return (
    <>
      <StandingChips {...parts} />
      {wishes.map((until) => (
        <Button
          key={until}
          size="s"
          variant="quiet"
          className={css.wish}
          onClick={() => parts.set(EVERY, { pass: true, until, keep: until === "target" })}
        >
          {say(`table.passWish.${until}`)}
        </Button>
      ))}
    </>
  );
}

type Turn = ((state: unknown) => number | undefined) | undefined;

/** What is set. */
export function StandingChips({ standing, set }: StandingParts) {
  const { text } = useTable();
  const say = useSay();
  const passed = Object.entries(standing).filter(([, { pass }]) => pass);
  if (passed.length === 0) return undefined;
  return (
    <ul className={css.chips} aria-label={say("online.standing")}>
      {passed.map(([kind, how]) => (
        <li key={kind} className={css.chip}>
          <span>{sayStanding(say, text, kind, how)}</span>
          <Button
            size="s"
            variant="quiet"
            icon={<Icon name="cross" />}
            aria-label={say("online.standingCancel", { kind: sayKind(say, text, kind) })}
            onClick={() => set(kind, { pass: false })}
          />
        </li>
      ))}
    </ul>
  );
}
