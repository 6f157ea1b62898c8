/**
 * What the check showed: an eliminated player sees the team of everybody living, and nobody's cards.
 * It comes up over the table until it is put away, and stays in the case file. It is private, so it
 * hides again by itself like the rest; what changed since is not in it.
 */
import { Button, Icon, Panel, SeatMark, useHolding, useShowing, useTable } from "@sprawl/kit";
import { useEffect, useState } from "react";
import type { State } from "../src/state.js";
import css from "./check.module.css";
import { isTeam, type Sight, sightsOf } from "./know.js";
import { SeatPortrait } from "./portrait.js";
import { ShowMine, useShown } from "./privacy.js";
import { usePutAway } from "./put-away.js";
import { TeamSign } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

/** Over the table, once for each check; what happens next waits until it is put away. */
export function Check() {
  const { view, recent, playing, replayed } = useTable<State>();
  const label = useLabel();
  const isNew = recent.some(({ type }) => type === "saw-team");
  const shown = useWasShown();
  // What led to it is seen first; in a replay it goes with its deed.
  const waits = isNew ? playing || (replayed && !shown) : replayed === true;
  const known = sightsOf(view)
    .map(({ what, round }) => `${what} ${round}`)
    .join(", ");
  const [away, setAway] = useState("");
  const open = known !== away && known !== "" && !view.result && !waits;
  usePutAway(open, "[data-check]", () => setAway(known));
  useHolding(open);
  if (!open) return null;
  return (
    <div className={css.check} data-check="" data-holds="">
      <Checks />
      <Button icon={<Icon name="check" />} onClick={() => setAway(known)} data-put-away="">
        {label("board.put-away")}
      </Button>
    </div>
  );
}

/** In a replay nothing waits for the show: so long, in ms, after a deed it has begun, if there is one. */
const BEGUN = 150;

/** Has what was done last been shown? */
function useWasShown(): boolean {
  const { recent } = useTable<State>();
  const showing = useShowing();
  const [begun, setBegun] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setBegun(recent), BEGUN);
    return () => clearTimeout(timer);
  }, [recent]);
  return begun === recent && !showing;
}

/** All that checks have shown to this viewer, the last of each kind. */
export function Checks() {
  const { view } = useTable<State>();
  return sightsOf(view).map((sight) => <OneCheck key={sight.what} sight={sight} />);
}

function OneCheck({ sight }: { readonly sight: Sight }) {
  const label = useLabel();
  const shown = useShown();
  const name = useSeatName();
  const thing = useThing();
  const { what, round, seats } = sight;
  return (
    <Panel tight level={3} title={label(`check.${what}`)} aside={<ShowMine />}>
      <p>{label(`check.when-${what}`, { round })}</p>
      <ul className={css.teams} data-shown={shown || undefined}>
        {seats.map(({ seat, team }) => (
          <li key={seat}>
            <SeatPortrait seat={seat} size={32} />
            <SeatMark seat={seat} />
            <b>{name(seat)}</b>
            {shown && isTeam(team) && <TeamSign team={team} />}
            <span>{shown ? thing("team", team) : label("check.covered")}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
