/** The rules of a game, to be read and searched; opened at a rule. */
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useSay } from "../words/say.js";
import { type Block, type Book, searchBook, sectionOf } from "./book.js";
import { Inline, RuleLink } from "./inline.js";
import { bookOf } from "./library.js";
import css from "./rules.module.css";

export type ReaderProps = {
  readonly game: string;
  /** The rule to open at. */
  readonly rule?: string | undefined;
  /** A rule was opened from inside. */
  onOpen(rule: string): void;
};

export function RulesReader({ game, rule, onOpen }: ReaderProps) {
  const say = useSay();
  const book = useBook(game);
  const [asked, setAsked] = useState("");
  const field = useId();
  if (book === "loading") return <p className={css.quiet}>{say("rules.loading")}</p>;
  if (!book) return <p className={css.quiet}>{say("rules.none")}</p>;
  const open = (id: string) => {
    setAsked("");
    onOpen(id);
  };
  return (
    <div className={css.reader}>
      <div className={css.search}>
        <label htmlFor={field}>{say("rules.search")}</label>
        <input
          id={field}
          type="search"
          value={asked}
          placeholder={say("rules.searchExample")}
          onChange={(event) => setAsked(event.target.value)}
        />
      </div>
      {asked.trim() === "" ? (
        <Pages book={book} rule={rule} open={open} />
      ) : (
        <Results book={book} asked={asked} open={open} />
      )}
    </div>
  );
}

function useBook(game: string): Book | "loading" | undefined {
  const [book, setBook] = useState<Book | "loading" | undefined>("loading");
  useEffect(() => {
    let here = true;
    setBook("loading");
    bookOf(game).then(
      (read) => here && setBook(read),
      () => here && setBook(undefined),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return book;
}

type Opening = { readonly book: Book; open(rule: string): void };

function Results({ book, asked, open }: Opening & { asked: string }) {
  const say = useSay();
  const found = useMemo(() => searchBook(book, asked), [book, asked]);
  return (
    <div>
      <p role="status" className={css.quiet}>
        {say("rules.found", { n: found.length })}
      </p>
      <ul className={css.rules}>
        {found.slice(0, 80).map(({ id, text, section }) => (
          <li key={id}>
            <RuleLink rule={id} open={open} /> <Inline text={text} open={open} />
            <span className={css.where}>{section.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pages({ book, rule, open }: Opening & { rule: string | undefined }) {
  const here = rule === undefined ? undefined : sectionOf(book, rule);
  const marked = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another place.
  useEffect(() => {
    marked.current?.scrollIntoView({ block: "center" });
    marked.current?.focus({ preventScroll: true });
  }, [rule, book]);
  return (
    <div className={css.pages}>
      {book.sections.map((section) => {
        const { id, title, level, blocks } = section;
        const body = <Blocks blocks={blocks} rule={rule} marked={marked} open={open} />;
        // A part of the book is its heading, and the few words it begins with.
        if (level === 1 && title !== "" && blocks.every(({ kind }) => kind === "text"))
          return (
            <div key={id}>
              <h2 className={css.part}>{title}</h2>
              {body}
            </div>
          );
        if (title === "") return <div key="about">{body}</div>;
        return (
          <details
            key={`${id}${section === here}`}
            open={section === here || book.sections.length < 12}
          >
            <summary data-level={level}>
              {title} <Many blocks={blocks} />
            </summary>
            {body}
          </details>
        );
      })}
    </div>
  );
}

/** So many rules stand in it. */
function Many({ blocks }: { readonly blocks: readonly Block[] }) {
  const say = useSay();
  const n = blocks.filter(({ kind }) => kind === "rule").length;
  return n === 0 ? null : <small className={css.many}>{say("rules.many", { n })}</small>;
}

type BlocksProps = {
  readonly blocks: readonly Block[];
  readonly rule: string | undefined;
  readonly marked: React.RefObject<HTMLLIElement | null>;
  open(rule: string): void;
};

/** Rules that follow one another make one list. */
function Blocks({ blocks, rule, marked, open }: BlocksProps) {
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
