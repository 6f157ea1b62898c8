/** The own team and how the colours make it; in their place a word when the team has changed. */
import { Button, uncovered, useCover, useTable } from "@sprawl/kit";
import { useCallback, useEffect, useState } from "react";
import { box } from "../src/box.js";
import type { State } from "../src/state.js";
import { type Belongings, coloursOf } from "../src/teams.js";
import {
  type Change,
  changeSince,
  readStanding,
  standingKey,
  standingOf,
  type TeamNow,
} from "./changes.js";
import { ownBelongings, ownTeam } from "./know.js";
import css from "./mine.module.css";
import { useShown } from "./privacy.js";
import { TeamSign } from "./signs.js";
import { useLabel, useThing } from "./words.js";

export function OwnTeam() {
  const { view, playing } = useTable<State>();
  const label = useLabel();
  const shown = useShown();
  const { change, heard } = useChange();
  const team = ownTeam(view);
  if (!shown || !team) {
    const said = change.cards ? "board.cards-changed" : "board.hidden-now";
    return (
      <p className={css.team} role="status" data-hidden={change.cards ? undefined : ""}>
        {label(said)}
      </p>
    );
  }
  return (
    <div className={css.team} role="status">
      <TeamSign team={team} />
      <b>{label(`board.goal-${team}`, { team })}</b>
      {/* What is being shown is not covered by it. */}
      {change.team && !playing && (
        <span className={css.changed} data-team-changed="">
          {label("board.team-changed", { team: change.team })}
          <Button size="s" onClick={heard}>
            {label("board.got-it")}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The colours that make the own team. */
export function OwnCounts() {
  const { view } = useTable<State>();
  const own = ownBelongings(view);
  return useShown() && own ? <Counts of={own} className={css.counts} /> : null;
}

type CountsProps = { readonly of: Belongings; readonly className: string };

/** How many of each colour somebody has. */
export function Counts({ of, className }: CountsProps) {
  const thing = useThing();
  const counts = coloursOf(box, of);
  return (
    <ul className={className}>
      {(["human", "machine", "outlaw"] as const).map((colour) => (
        <li
          key={colour}
          data-none={counts[colour] === 0 || undefined}
          title={thing("colour", colour)}
        >
          <TeamSign team={colour} size="s" said /> {counts[colour]}
        </li>
      ))}
    </ul>
  );
}

const NO_CHANGE: Change = { team: undefined, cards: false };

/** What has changed since it was last said, and how to say that it was heard. */
function useChange(): { readonly change: Change; heard(): void } {
  const { view } = useTable<State>();
  const cover = useCover();
  const shown = useShown();
  const key = standingKey(view.commitment, view.viewer);
  const [kept, setKept] = useState(() => keptUnder(key));
  const before = kept.key === key ? kept.standing : keptUnder(key).standing;
  // A replay jumps to and fro: nothing changes there.
  const now = cover === uncovered || view.result ? undefined : standingOf(view);
  const change = now ? changeSince(before, now) : NO_CHANGE;
  const keep = useCallback(
    (standing: TeamNow) => {
      localStorage.setItem(key, JSON.stringify(standing));
      setKept({ key, standing });
    },
    [key],
  );
  // Kept at first sight; and cards that were looked at are known to have changed.
  const due = now && (!before || (shown && change.cards && !change.team)) ? now : undefined;
  const text = due && JSON.stringify(due);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same standing is kept once.
  useEffect(() => {
    if (due) keep(due);
  }, [keep, text]);
  return { change, heard: () => now && keep(now) };
}

function keptUnder(key: string) {
  return { key, standing: readStanding(localStorage.getItem(key)) };
}
