/** The chapters of a game's rules, each folded until it is wanted. */
import { useMemo } from "react";
import { useSay } from "../words/say.js";
import { Blocks, type BlocksProps } from "./blocks.js";
import type { Block, Book, Section } from "./book.js";
import { type Chapter, holds, partsOf } from "./chapters.js";
import css from "./rules.module.css";

export type TurnedProps = Pick<BlocksProps, "marked" | "open"> & {
  readonly at: string | undefined;
};

/** So few chapters stand open. */
const FEW = 10;

export function Folded({ book, ...turned }: TurnedProps & { readonly book: Book }) {
  const parts = useMemo(() => partsOf(book), [book]);
  const { at, marked, open } = turned;
  const few = parts.reduce((n, { chapters }) => n + chapters.length, 0) <= FEW;
  return (
    <div className={css.pages} lang={book.language}>
      {parts.map(({ title, intro, chapters }) => (
        <div key={title}>
          {chapters.some((chapter) => chapter.title !== title) && (
            <h2 className={css.part}>{title}</h2>
          )}
          <Blocks blocks={intro} rule={at} marked={marked} open={open} />
          {chapters.map((chapter) => {
            const here = at !== undefined && holds(chapter, at);
            const { id, title, sections } = chapter;
            return (
              <details key={`${id}${here}`} id={id} open={here || few}>
                <summary>
                  {title} <Many sections={sections} />
                </summary>
                <Sections chapter={chapter} {...turned} />
              </details>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A chapter's own words, then what stands under it, folded. */
export function Sections({
  chapter,
  at,
  marked,
  open,
}: TurnedProps & { readonly chapter: Chapter }) {
  const [own, ...under] = chapter.sections;
  return (
    <>
      <Blocks blocks={own.blocks} rule={at} marked={marked} open={open} />
      {under.map((section) => {
        const { id, title, blocks } = section;
        const here = at !== undefined && holds({ sections: [section] }, at);
        return (
          <details key={`${id}${here}`} id={id} className={css.under} open={here}>
            <summary>
              {title} <Many sections={[section]} />
            </summary>
            <Blocks blocks={blocks} rule={at} marked={marked} open={open} />
          </details>
        );
      })}
    </>
  );
}

/** So many rules stand in it. */
function Many({ sections }: { readonly sections: readonly Section[] }) {
  const say = useSay();
  const isRule = ({ kind }: Block) => kind === "rule";
  const n = sections.reduce((sum, { blocks }) => sum + blocks.filter(isRule).length, 0);
  return n === 0 ? null : <small className={css.many}>{say("rules.many", { n })}</small>;
}
