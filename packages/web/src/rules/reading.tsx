/** One chapter of the rules at a time, with the way to the next. */
import { Icon } from "@sprawl/kit";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useSay } from "../words/say.js";
import { Blocks } from "./blocks.js";
import type { Book } from "./book.js";
import { chapterAt, partsOf } from "./chapters.js";
import { Sections, type TurnedProps } from "./folded.js";
import css from "./rules.module.css";

type ReadingProps = TurnedProps & {
  readonly book: Book;
  /** Stands there as long as no chapter is open. */
  readonly instead: ReactNode;
};

export function Reading({ book, instead, ...turned }: ReadingProps) {
  const say = useSay();
  const parts = useMemo(() => partsOf(book), [book]);
  const { at, marked, open } = turned;
  const here = chapterAt(parts, at);
  const top = useRef<HTMLElement>(null);
  const id = here?.chapter.id;
  const before = useRef(id);
  useEffect(() => {
    // Another chapter begins at its top; a rule in it is shown by whoever opened it.
    if (before.current !== id && at === id) top.current?.scrollIntoView({ block: "start" });
    before.current = id;
  }, [id, at]);
  const next = here ? here.next : parts[0]?.chapters[0];
  return (
    <article ref={top} className={css.reading}>
      {here ? (
        <div lang={book.language}>
          {here.part.title !== here.chapter.title && (
            <p className={css.partName}>{here.part.title}</p>
          )}
          <h2 className={css.chapter}>{here.chapter.title}</h2>
          {here.chapter === here.part.chapters[0] && (
            <Blocks blocks={here.part.intro} rule={at} marked={marked} open={open} />
          )}
          <Sections chapter={here.chapter} {...turned} />
        </div>
      ) : (
        instead
      )}
      {next && (
        <a href={`#${next.id}`} className={css.next}>
          <span>{here ? say("rules.next") : say("rules.begin")}</span>
          <strong lang={book.language}>
            {next.title} <Icon name="right" />
          </strong>
        </a>
      )}
    </article>
  );
}
