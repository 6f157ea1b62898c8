/** Standing answers in the prompt: what is set, one click to be asked again, two clicks to set one. */
import { EVERY, type StandingAnswers } from "@sprawl/engine/host";
import { Button, Icon, useTable } from "@sprawl/kit";
import { useEffect, useRef } from "react";
import type { StandingWish } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import { remember, wantsToBeAsked } from "./asked-again.js";
import { sayKind, sayStanding } from "./say-standing.js";
import css from "./standing.module.css";
import { offeredWishes, ownWish } from "./wishes.js";

export type StandingParts = {
  readonly standing: StandingAnswers;
  set(kind: string, wish: StandingWish): void;
};

/** In the prompt. `turn` is whose turn it is, where the game says. */
export function StandingLine({ turn, ...parts }: StandingParts & { readonly turn: Turn }) {
  const { view, choices, text } = useTable();
  const say = useSay();
  const own = choices.question && ownWish(view, text, parts.standing, turn?.(view.state));
  const wishes = choices.question ? offeredWishes(view, parts.standing, turn?.(view.state)) : [];
  useAsked(parts);
  return (
    <>
      <StandingChips {...parts} />
      {wishes.map((until) => (
        <Button
          key={until}
          size="s"
          variant="quiet"
          className={css.wish}
          onClick={() => {
            if (until === "target") remember("target");
            parts.set(EVERY, { pass: true, until, keep: until === "target" });
          }}
        >
          {say(`table.passWish.${until}`)}
        </Button>
      ))}
      {own !== undefined && (
        <Button
          size="s"
          variant="quiet"
          className={css.wish}
          onClick={() => parts.set(own, { pass: true, keep: true })}
        >
          {text.labels?.[`wish.${own}`]}
        </Button>
      )}
    </>
  );
}

/**
 * What stands at first is the game's: where people wait for each other one is asked only as the target
 * or in one's own turn. Whoever once wanted to be asked is asked again in the next match. Online that is
 * said before the deal, and here for who sits down in the middle; a match of this browser is opened that way.
 */
function useAsked({ standing, set }: StandingParts): void {
  const first = standing[EVERY];
  const { view } = useTable();
  const latest = useRef(set);
  latest.current = set;
  // One table may have several people: each has what stands at first.
  const isGiven = first?.keep === true && first.round === 0;
  const atFirst = isGiven ? view.viewer : undefined;
  useEffect(() => {
    if (atFirst === undefined || !wantsToBeAsked()) return;
    latest.current(EVERY, { pass: false });
  }, [atFirst]);
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
            onClick={() => {
              // What was set in passing gives way to what was kept before.
              if (how.again) return set(kind, { pass: true, until: how.again, keep: true });
              if (kind === EVERY) remember("asked");
              set(kind, { pass: false });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
