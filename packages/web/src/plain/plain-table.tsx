/** The table of any game, drawn from its view: no game is ever unplayable. One's hand is in the dock. */
import type { AnyGame } from "@sprawl/engine";
import { SeatMark, useTable } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { Block } from "./block.js";
import type { PlainNode } from "./model.js";
import { NodeView } from "./node-view.js";
import css from "./plain.module.css";
import { usePlain } from "./use-plain.js";

export function PlainTable({ game }: { readonly game: AnyGame }) {
  const { seats } = useTable();
  const say = useSay();
  const model = usePlain(game);
  const { facts, grids, sections, rest, empty } = sorted(model.shared);
  return (
    <div className={css.plain}>
      <Nodes nodes={facts} />
      <div className={css.blocks}>
        <Nodes nodes={grids} />
        {rest.length > 0 && (
          <Block className={css.shared}>
            <Nodes nodes={rest} />
          </Block>
        )}
        <Nodes nodes={sections} />
        {seats.map(({ seat, name }) => {
          const nodes = model.seats[seat] ?? [];
          if (nodes.length === 0) return null;
          return (
            <Block
              key={seat}
              className={css.section}
              on={`seat/${seat}`}
              title={
                <span className={css.owner}>
                  <SeatMark seat={seat} size="s" /> {name}
                </span>
              }
            >
              <div className={css.stack}>
                <Nodes nodes={nodes} inside />
              </div>
            </Block>
          );
        })}
      </div>
      {empty.length > 0 && (
        <p className={css.soft}>
          {say("table.empty")}: {empty.join(", ")}
        </p>
      )}
    </div>
  );
}

/** Facts first, then maps and sections; lists with nothing in them only by name. */
function sorted(nodes: readonly PlainNode[]) {
  const facts = nodes.filter(({ form }) => form === "facts");
  const grids = nodes.filter(({ form }) => form === "grid");
  const sections = nodes.filter(({ form }) => form === "section" || form === "records");
  const lists = nodes.filter((node) => node.form === "cards" || node.form === "chips");
  const isEmpty = (node: PlainNode) => node.form === "chips" && node.chips.length === 0;
  return {
    facts,
    grids,
    sections,
    rest: lists.filter((node) => !isEmpty(node)),
    empty: lists.filter(isEmpty).flatMap((node) => ("label" in node ? [node.label] : [])),
  };
}

type NodesProps = { readonly nodes: readonly PlainNode[]; readonly inside?: boolean };

function Nodes({ nodes, inside = false }: NodesProps) {
  return nodes.map((node, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a table keep their places.
    <NodeView key={i} node={node} inside={inside} />
  ));
}
