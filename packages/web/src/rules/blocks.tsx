/** What stands in a section of the rules, drawn: rules that follow one another make one list. */
import { type ReactNode, useMemo } from "react";
import type { Block } from "./book.js";
import { Inline, RuleLink } from "./inline.js";
import css from "./rules.module.css";

export type BlocksProps = {
  readonly blocks: readonly Block[];
  /** The rule that is open. */
  readonly rule: string | undefined;
  readonly marked: React.RefObject<HTMLLIElement | null>;
  open(rule: string): void;
};

export function Blocks({ blocks, rule, marked, open }: BlocksProps): ReactNode {
  const groups = useMemo(() => grouped(blocks), [blocks]);
  return groups.map((group, i) => {
    const key = `${i}`;
    const [first] = group;
    if (first.kind === "rule") {
      return (
        <ul key={key} className={css.rules}>
          {group.map((block) =>
            block.kind === "rule" ? (
              <li
                key={block.id}
                id={block.id}
                className={block.id === rule ? css.marked : undefined}
                ref={block.id === rule ? marked : undefined}
                tabIndex={block.id === rule ? -1 : undefined}
              >
                <RuleLink rule={block.id} open={open} /> <Inline text={block.text} open={open} />
              </li>
            ) : null,
          )}
        </ul>
      );
    }
    return <Between key={key} block={first} open={open} />;
  });
}

function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.kind === "rule" && last[0].kind === "rule") last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Between({ block, open }: { block: Block; open(rule: string): void }) {
  switch (block.kind) {
    case "rule":
    case "text":
      return (
        <p>
          <Inline text={block.text} open={open} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} open={open} />
            </li>
          ))}
        </ul>
      );
    case "drawing":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide drawings are scrolled by keyboard.
        <pre tabIndex={0}>{block.text}</pre>
      );
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard.
        <div className={css.wide} tabIndex={0}>
          <TableOf rows={block.rows} open={open} />
        </div>
      );
    default:
      return block satisfies never;
  }
}

function TableOf({ rows, open }: { rows: readonly (readonly string[])[]; open(r: string): void }) {
  const [head = [], ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <Inline text={cell} open={open} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.join("|")}>
            {row.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
              <td key={i}>
                <Inline text={cell} open={open} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
