/** The chapters of a game's rules, always in sight; the one that is read is marked. */
import { useEffect, useMemo, useRef } from "react";
import { useSay } from "../words/say.js";
import type { Book } from "./book.js";
import { type Chapter, chapterAt, isLookedUp, type Part, partsOf } from "./chapters.js";
import css from "./rules.module.css";

/** The address of what stands before the first chapter. */
const START = "start";

type ContentsProps = {
  readonly book: Book;
  readonly at: string | undefined;
  /** A chapter was turned to. */
  onTurn(): void;
};

export function Contents({ book, at, onTurn }: ContentsProps) {
  const say = useSay();
  const parts = useMemo(() => partsOf(book), [book]);
  const here = chapterAt(parts, at);
  const list = useRef<HTMLElement>(null);
  const id = here?.chapter.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is another line.
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [id]);
  const lines = (chapters: readonly Chapter[]) => (
    <ol>
      {chapters.map((chapter) => (
        <li key={chapter.id}>
          <a
            href={`#${chapter.id}`}
            aria-current={chapter === here?.chapter ? "true" : undefined}
            onClick={onTurn}
          >
            {chapter.title}
          </a>
        </li>
      ))}
    </ol>
  );
  const isOne = ({ chapters }: Part) => chapters.length === 1;
  const looked = parts.filter(isLookedUp);
  return (
    <nav ref={list} className={css.contents} aria-label={say("rules.contents")}>
      <ol>
        <li>
          <a href={`#${START}`} aria-current={here ? undefined : "true"} onClick={onTurn}>
            {say("rules.short")}
          </a>
        </li>
      </ol>
      <div lang={book.language}>
        {parts
          .filter((part) => !isLookedUp(part))
          .map((part) => (
            <div key={part.title}>
              <h2>{part.title}</h2>
              {lines(part.chapters)}
            </div>
          ))}
      </div>
      {looked.length > 0 && <h2>{say("rules.lookUp")}</h2>}
      <div lang={book.language}>
        {lines(looked.filter(isOne).flatMap(({ chapters }) => chapters))}
        {looked
          .filter((part) => !isOne(part))
          .map((part) => (
            <details key={`${part.title}${part === here?.part}`} open={part === here?.part}>
              <summary>{part.title}</summary>
              {lines(part.chapters)}
            </details>
          ))}
      </div>
    </nav>
  );
}
