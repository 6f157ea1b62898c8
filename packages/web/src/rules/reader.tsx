/**
 * The rules of a game, to be read and searched; opened at a rule or a chapter. Beside a table and on
 * narrow screens the chapters unfold in their list; on a page with room the list stays in sight, and
 * one chapter is read at a time.
 */
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { Blocks } from "./blocks.js";
import type { Book } from "./book.js";
import { openingOf } from "./chapters.js";
import { Contents } from "./contents.js";
import { Folded } from "./folded.js";
import { Inline, RuleLink } from "./inline.js";
import { bookOf } from "./library.js";
import { Reading } from "./reading.js";
import css from "./rules.module.css";
import { searchBook, wordsOf } from "./search.js";

export type ReaderProps = {
  readonly game: string;
  /** The rule or the chapter to open at. */
  readonly at?: string | undefined;
  /** The list of chapters stands beside what is read. */
  readonly beside?: boolean;
  /** What stands before the first chapter. */
  readonly opening?: ReactNode;
  /** A rule was opened from inside. */
  onOpen(at: string): void;
};

export function RulesReader({ game, at, beside = false, opening, onOpen }: ReaderProps) {
  const say = useSay();
  const { language } = useSettings();
  const book = useBook(game, language);
  const [asked, setAsked] = useState("");
  if (book === "loading") return <p className={css.quiet}>{say("rules.loading")}</p>;
  if (!book) return <p className={css.quiet}>{say("rules.none")}</p>;
  const open = (id: string) => {
    setAsked("");
    onOpen(id);
  };
  const isForeign = book.language !== language;
  const search = <Search asked={asked} foreign={isForeign} onAsk={setAsked} />;
  const pages =
    asked.trim() === "" ? (
      <Pages book={book} at={at} beside={beside} opening={opening} open={open} />
    ) : (
      <Results book={book} asked={asked} open={open} />
    );
  const foreign = isForeign && <p className={css.quiet}>{say("rules.inEnglish")}</p>;
  if (!beside) {
    return (
      <div className={css.reader}>
        {search}
        {foreign}
        {pages}
      </div>
    );
  }
  return (
    <div className={css.beside}>
      <div className={css.side}>
        {search}
        <Contents book={book} at={at} onTurn={() => setAsked("")} />
      </div>
      <div className={css.reader}>
        {foreign}
        {pages}
      </div>
    </div>
  );
}

function useBook(game: string, language: string): Book | "loading" | undefined {
  const [book, setBook] = useState<Book | "loading" | undefined>("loading");
  useEffect(() => {
    let here = true;
    setBook("loading");
    bookOf(game, language).then(
      (read) => here && setBook(read),
      () => here && setBook(undefined),
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return book;
}

type SearchProps = {
  readonly asked: string;
  /** The rules are in another language than the page. */
  readonly foreign: boolean;
  onAsk(asked: string): void;
};

function Search({ asked, foreign, onAsk }: SearchProps) {
  const say = useSay();
  const field = useId();
  return (
    <div className={css.search}>
      <label htmlFor={field}>{say("rules.search")}</label>
      <input
        id={field}
        type="search"
        value={asked}
        placeholder={say(foreign ? "rules.searchEnglish" : "rules.searchExample")}
        onChange={(event) => onAsk(event.target.value)}
      />
    </div>
  );
}

type Opening = { readonly book: Book; open(at: string): void };

/** So many are shown; whoever wants others says more. */
const AT_ONCE = 60;

function Results({ book, asked, open }: Opening & { asked: string }) {
  const say = useSay();
  const found = useMemo(() => searchBook(book, asked), [book, asked]);
  const words = useMemo(() => wordsOf(asked), [asked]);
  const { language } = useSettings();
  const none = book.language === language ? "rules.foundNone" : "rules.foundNoneEnglish";
  return (
    <div>
      <p role="status" className={css.quiet}>
        {found.length === 0 ? say(none) : say("rules.found", { n: found.length })}
        {found.length > AT_ONCE && ` ${say("rules.firstShown", { n: AT_ONCE })}`}
      </p>
      <ul className={css.rules} lang={book.language}>
        {found.slice(0, AT_ONCE).map(({ at, rule, text, section }, i) => (
          <li key={rule ?? `${at} ${i}`}>
            {rule && <RuleLink rule={rule} open={open} />}{" "}
            <Inline text={text} words={words} open={open} />
            <button type="button" className={css.where} onClick={() => open(at)}>
              {section.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What takes more of the window than this is shown from its beginning. */
const FITS = 0.5;

type PagesProps = Opening & Pick<ReaderProps, "at" | "opening"> & { readonly beside: boolean };

function Pages({ book, at, beside, opening, open }: PagesProps) {
  const marked = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another place.
  useEffect(() => {
    const isLong = (marked.current?.offsetHeight ?? 0) > window.innerHeight * FITS;
    marked.current?.scrollIntoView({ block: isLong ? "start" : "center" });
    marked.current?.focus({ preventScroll: true });
  }, [at, book]);
  const begins = (
    <>
      {opening}
      <div lang={book.language} className={css.about}>
        <Blocks blocks={openingOf(book)} rule={undefined} marked={marked} open={open} />
      </div>
    </>
  );
  if (beside) {
    return <Reading book={book} at={at} marked={marked} open={open} instead={begins} />;
  }
  return (
    <>
      {begins}
      <Folded book={book} at={at} marked={marked} open={open} />
    </>
  );
}
