/**
 * What the check showed: an eliminated player sees the team of everybody living, and nobody's cards.
 * It is private, so it hides again by itself like the rest; what changed since is not in it.
 */
import { Panel, SeatMark, useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import css from "./check.module.css";
import { isTeam, type Sight, sightsOf } from "./know.js";
import { ShowMine, useShown } from "./privacy.js";
import { TeamSign } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

export function Check() {
  const { view } = useTable<State>();
  if (view.result) return null;
  return sightsOf(view).map((sight) => <OneCheck key={sight.what} sight={sight} />);
}

function OneCheck({ sight }: { readonly sight: Sight }) {
  const label = useLabel();
  const shown = useShown();
  const name = useSeatName();
  const thing = useThing();
  const { what, round, seats } = sight;
  return (
    <Panel tight level={3} active title={label(`check.${what}`)} aside={<ShowMine />} data-check="">
      <p>{label(`check.when-${what}`, { round })}</p>
      <ul className={css.teams} data-shown={shown || undefined}>
        {seats.map(({ seat, team }) => (
          <li key={seat}>
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
