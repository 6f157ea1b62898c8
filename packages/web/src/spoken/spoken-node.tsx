/** A part of the plain table, in words only. */
import { NOTHING } from "@sprawl/engine/speech";
import type { Cell } from "../plain/grid.js";
import type { CardItem, PlainNode } from "../plain/model.js";
import type { Say } from "../words/say.js";
import { useSay } from "../words/say.js";
import css from "./spoken.module.css";
import { Wide } from "./wide.js";

export type SpokenNodeProps = { readonly node: PlainNode; readonly level: 3 | 4 | 5 };

export function SpokenNode({ node, level }: SpokenNodeProps) {
  const say = useSay();
  const Heading = `h${level}` as const;
  switch (node.form) {
    case "facts":
      return (
        <ul>
          {node.facts
            .filter(({ words }) => words !== NOTHING)
            .map(({ path, label, words }) => (
              <li key={path}>
                {label}: {aloud(words, say)}
              </li>
            ))}
        </ul>
      );
    case "cards":
      return (
        <p>
          {node.label}: {cardWords(node.cards, say)}
        </p>
      );
    case "chips":
      // Where nothing lies, nothing is said: an ear cannot skip a line.
      return node.chips.length === 0 ? undefined : (
        <p>
          {node.label}: {node.chips.map(({ words }) => words).join(", ")}
        </p>
      );
    case "records":
      return (
        <>
          <Heading>{node.label}</Heading>
          <Records node={node} />
        </>
      );
    case "grid":
      return (
        <>
          <Heading>{node.label}</Heading>
          <Rows node={node} />
        </>
      );
    case "section":
      return (
        <div>
          <Heading>{node.label}</Heading>
          {node.nodes.map((inner, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a section keep their places.
            <SpokenNode key={i} node={inner} level={level === 3 ? 4 : 5} />
          ))}
        </div>
      );
    default:
      return node satisfies never;
  }
}

type Of<Form> = { readonly node: Extract<PlainNode, { readonly form: Form }> };

/** A table of things that have the same parts. */
function Records({ node }: Of<"records">) {
  const say = useSay();
  return (
    <Wide label={node.label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say("spoken.name")}</th>
            {node.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {node.rows.map(({ path, name, cells }) => (
            <tr key={path}>
              <th scope="row">{name}</th>
              {cells.map((words, i) => (
                <td key={node.columns[i]}>{aloud(words, say)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** A map, row by row. */
function Rows({ node: { grid } }: Of<"grid">) {
  const say = useSay();
  return Array.from({ length: grid.rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a map do not move.
    <div key={row}>
      <p>{say("spoken.row", { n: row + 1 })}</p>
      <ul>
        {grid.cells
          .slice(row * grid.columns, (row + 1) * grid.columns)
          .filter((cell) => !cell.empty)
          .map((cell) => (
            <li key={cell.on}>{cellWords(cell, say)}</li>
          ))}
      </ul>
    </div>
  ));
}

/** Signs are for eyes; ears get words. */
export function aloud(words: string, say: Say): string {
  if (words === "✓") return say("table.yes");
  return words === NOTHING ? say("table.none") : words;
}

/** Cards by name; those face down are counted. */
export function cardWords(cards: readonly CardItem[], say: Say): string {
  const seen = cards.flatMap(({ words }) => words ?? []);
  const hidden = cards.filter(({ words, handle }) => words === undefined && handle >= 0).length;
  const parts = hidden > 0 ? [...seen, say("table.hiddenCount", { n: hidden })] : seen;
  return parts.join(", ") || say("table.empty");
}

function cellWords({ words, tokens, walls }: Cell, say: Say): string {
  const there = tokens.map((token) => token.words).join(", ");
  const sides = walls.map((side) => say(`spoken.wall.${side}`)).join(", ");
  return [
    words,
    there && `${say("spoken.there")}: ${there}`,
    sides && `${say("spoken.walls")}: ${sides}`,
  ]
    .filter(Boolean)
    .join(". ");
}
