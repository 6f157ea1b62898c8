/**
 * Tells what happens to those who listen: first what was done, then what is asked. Both wait until
 * what is being said has been said: an urgent word would cut off the deed that led to it.
 */
import type { GameEvent } from "@sprawl/engine";
import { type BoardDefinition, useCover, useTable } from "@sprawl/kit";
import { useEffect, useRef, useState } from "react";
import { outcomeWords } from "../end/outcome.js";
import { useSay } from "../words/say.js";
import { heardOf, unheard } from "./heard.js";
import { askedWords, isOwnTurn, turnWords } from "./prompt-words.js";

/** More sentences than this at once are too many to listen to; the newest are told. */
const MOST = 12;

/** By then the focus has come to the question, if it comes: see use-kept-focus.ts. In ms. */
const ARRIVED = 60;

export type AnnouncerProps = {
  readonly recent: readonly GameEvent[];
  /** All that was told so far; nothing where one looks back. */
  readonly log: readonly GameEvent[] | undefined;
  readonly board: BoardDefinition | undefined;
};

/** The same words again are new words: each time they stand in an element of their own. */
type Said = { readonly n: number; readonly words: string };

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

const NOTHING: Said = { n: 0, words: "" };
const next = (words: string) => (said: Said) => ({ n: said.n + 1, words });

export function Announcer({ recent, log, board }: AnnouncerProps) {
  const table = useTable();
  const { shown } = useCover();
  const say = useSay();
  const [told, setTold] = useState(NOTHING);
  const [turn, setTurn] = useState(NOTHING);
  const { view, choices } = table;
  // What answers itself is not asked.
  const { question } = choices;
  const decision = question?.decision ?? (view.result ? "over" : "");
  const last = useRef<GameEvent>(undefined);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens.
  useEffect(() => {
    const news = log ? unheard(log, recent, last.current) : recent;
    if (log) last.current = log.at(-1);
    const deeds = news.flatMap((event) => {
      if (event.private && !shown) return say("table.toldCovered");
      return heardOf(event, table, board, shown ? say : undefined) ?? [];
    });
    if (deeds.length > 0) setTold(next(deeds.slice(-MOST).join(" ")));
  }, [recent, log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a question.
  useEffect(() => {
    const words = askedWords(board, table, say);
    const outcome = outcomeWords(table, say);
    const over = outcome
      ? [...new Set([outcome.title, outcome.why])].map(asSentence).join(" ")
      : "";
    const asks = question ? turnWords(words, say, isOwnTurn(board, table)) + words : over;
    if (asks === "") return setTurn(next(""));
    // Where the focus comes to the question, that is read as its heading; it is not said twice.
    // A table that opens has it there already.
    let isRead = isFirst.current && document.activeElement?.matches("[data-prompt]") === true;
    isFirst.current = false;
    const arrive = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches("[data-prompt]")) isRead = true;
    };
    document.addEventListener("focusin", arrive);
    const timer = setTimeout(() => {
      document.removeEventListener("focusin", arrive);
      setTurn(next(isRead ? "" : asks));
    }, ARRIVED);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", arrive);
    };
  }, [decision]);
  return (
    <>
      <div className="hidden-but-read" aria-live="polite" data-told="">
        <span key={told.n}>{told.words}</span>
      </div>
      <div className="hidden-but-read" aria-live="polite" data-turn="">
        <span key={turn.n}>{turn.words}</span>
      </div>
    </>
  );
}
