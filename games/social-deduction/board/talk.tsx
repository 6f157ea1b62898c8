/**
 * Table talk: what was said in the last rounds. True or false, as one likes: nothing said here proves
 * anything. One speaks by the verb: then a click at whom it is about, or at oneself.
 */
import { Panel, SeatMark, useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import css from "./board.module.css";
import { Words } from "./seat.js";
import { useLabel, useSeatName } from "./words.js";

/** Kinds of statement. */
export const SAYABLE = ["claim", "accuse", "vouch", "propose", "report"] as const;
export function Said() {
  const { view } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { said } = view.state;
  if (!view.options.talk && said.length === 0) return null;
  return (
    <Panel tight level={3} title={label("board.talk")}>
      <p className={css.soft}>{label("board.talk-later")}</p>
      <ol
        className={css.said}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
        tabIndex={0}
      >
        {said.toReversed().map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows at its end.
          <li key={said.length - i}>
            <SeatMark seat={each.by} size="s" label={name(each.by)} />
            <q>
              <Words said={each} />
            </q>
            <small>{label("board.round", { round: each.round })}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
