/** What a step into a room costs, whether it is heard, who is there, and who is expected. */
import { Icon, useTable } from "@sprawl/kit";
import type { Sector } from "../src/content/types.js";
import type { advice, SinsState } from "../src/index.js";
import { dueIn, whoIsIn } from "./due.js";
import css from "./map.module.css";
import { useLabel, useThing } from "./words.js";

type RoomTipProps = { readonly sector: Sector; readonly reach: advice.Reach };

export function RoomTip({ sector, reach }: RoomTipProps) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  return (
    <div className={css.tip} data-loud={reach.noise || undefined}>
      <b>{thing("room", sector)}</b>
      <p>
        <Icon name={reach.noise ? "sound" : "mute"} /> {label(`board.way-${wayOf(reach)}`)}
      </p>
      {whoIsIn(view, sector).map(({ ref }) => (
        <p key={`${ref} is here`} data-due="">
          <Icon name="eye" /> {label("board.is-here", { who: ref.toUpperCase() })}
        </p>
      ))}
      {dueIn(view, sector).map(({ ref }) => (
        <p key={ref} data-due="">
          <Icon name="warning" /> {label("board.due-here", { who: ref.toUpperCase() })}
        </p>
      ))}
    </div>
  );
}

/** Which sentence says what it takes. */
function wayOf({ by, noise }: advice.Reach): string {
  if (by.includes("skate")) return "skates";
  if (by.length > 1) return noise ? "far-loud" : "far";
  if (by[0] === "free") return "free";
  return noise ? "loud" : "quiet";
}
