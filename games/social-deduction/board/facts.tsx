/** What everybody can count, and what this viewer was shown, and when. */
import { sayEvent } from "@sprawl/engine/speech";
import { Panel, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { ROWS } from "../src/rows.js";
import type { State } from "../src/state.js";
import css from "./board.module.css";
import { colourOf, idCounts, isBoxKnown, loyaltyCounts, setupIn } from "./know.js";
import { useShown } from "./privacy.js";
import { shownTo } from "./shown.js";
import { TeamSign } from "./signs.js";
import { sayListedIds, useLabel, useThing } from "./words.js";

/** Colour counts: what lies open, what is left. */
export function Facts() {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const boxKnown = isBoxKnown(view);
  const dealt = ROWS[view.seats]?.ids ?? [];
  return (
    <Panel tight level={3} title={label("board.facts")}>
      <table className={css.facts}>
        <thead>
          <tr>
            <th scope="col">{label("board.loyalty-cards")}</th>
            <th scope="col">{label("board.open-count")}</th>
            <th scope="col">{label(boxKnown ? "board.hidden-count" : "board.table-and-box")}</th>
          </tr>
        </thead>
        <tbody>
          {loyaltyCounts(view).map(({ name, open, left }) => {
            const team = colourOf(name);
            return (
              <tr key={name}>
                <th scope="row">
                  {team && <TeamSign team={team} size="s" />} {thing("card", name)}
                </th>
                <td>{open}</td>
                <td>{left}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className={css.plain}>
        {!boxKnown && <li>{label("board.box-mixed")}</li>}
        {setupIn(view).ids ? (
          <ListedIds />
        ) : (
          idCounts(view).map(({ colour, open }, i) => (
            <li key={colour}>{label("board.ids-of", { colour, open, dealt: dealt[i] ?? 0 })}</li>
          ))
        )}
        <li>{label("board.set-aside", { n: view.state.setAside.length })}</li>
      </ul>
    </Panel>
  );
}

/** The IDs that a scenario names, and how many more it adds at random. */
function ListedIds() {
  const { view, speaker } = useTable<State>();
  const said = sayListedIds(speaker, setupIn(view));
  return said === undefined ? null : <li>{said}</li>;
}

/** What only I was shown. */
export function ShownToMe() {
  const { view, log, speaker } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const visible = useShown();
  const shown = useMemo(() => shownTo(view, log).toReversed(), [log, view]);
  if (view.viewer === "spectator") return null;
  return (
    <Panel tight level={3} title={label("board.shown-to-me")}>
      {!visible && <p>{label("board.hidden-now")}</p>}
      {visible && shown.length === 0 && <p>{label("board.shown-nothing")}</p>}
      {visible && (
        <ol
          className={css.scrolls}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
          tabIndex={0}
          reversed
        >
          {shown.map(({ round, event, faces }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows at its end.
            <li key={shown.length - i}>
              <small>{label("board.round", { round })}</small> {sayEvent(speaker, event)}
              {!event.private && faces.length > 0 && (
                <b> {faces.map((face) => thing("card", face)).join(", ")}</b>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
