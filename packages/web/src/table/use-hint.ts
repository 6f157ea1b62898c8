/** What the rule of thumb would do: said, and pointed at. */
import type { Answer, QuestionView } from "@sprawl/engine";
import { type Speaker, sayOption, sayWhy } from "@sprawl/engine/speech";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Feed } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import { keysOf } from "./choices.js";
import type { Ways } from "./ways.js";

export type Hint = {
  readonly says: string | undefined;
  /** It is thought about: what it says is only that. */
  readonly thinks: boolean;
  readonly points: ReadonlySet<string>;
  /** Undefined where nobody gives hints. */
  readonly ask: (() => void) | undefined;
};

/** A hint that takes longer than this is said to be on its way, in ms. */
const SOON = 150;

const NONE: ReadonlySet<string> = new Set();

type Hints = Pick<Feed, "hint">;

type Given = { readonly answer?: Answer; readonly says: string; readonly thinks?: boolean };

/** A lesson points already, and a rule of thumb might say otherwise. */
export const NO_HINTS: Hints = {};

export function useHint(
  feed: Hints,
  question: QuestionView | undefined,
  speaker: Speaker,
  { meant }: Pick<Ways, "meant">,
): Hint {
  const say = useSay();
  const [given, setGiven] = useState<Given>();
  const decision = question?.decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint lasts as long as its question.
  useEffect(() => setGiven(undefined), [decision]);
  // One that comes when something else is asked by now is not told.
  const asked = useRef(decision);
  asked.current = decision;
  const ask = useCallback(() => {
    if (!feed.hint) return;
    const soon = setTimeout(() => setGiven({ says: say("table.hintComes"), thinks: true }), SOON);
    feed.hint().then(
      (hint) => {
        clearTimeout(soon);
        if (asked.current !== question?.decision) return;
        if (!hint || !question) return setGiven({ says: say("table.noHint") });
        const answer = answerMeant(hint.answer, question, meant);
        const words = say("table.hintGiven", { answer: answerWords(answer, question, speaker) });
        const why = sayWhy(speaker, hint);
        setGiven({ answer, says: why ? `${words} (${why})` : words });
      },
      () => {
        clearTimeout(soon);
        setGiven({ says: say("table.noHint") });
      },
    );
  }, [feed, question, speaker, say, meant]);
  return {
    says: given?.says,
    thinks: given?.thinks === true,
    points: given?.answer === undefined ? NONE : keysOf(given.answer),
    ask: feed.hint ? ask : undefined,
  };
}

/** What one would press for it: nothing else can be pointed at. */
export function answerMeant(
  answer: Answer,
  { options }: QuestionView,
  meant: Ways["meant"],
): Answer {
  const option = options.find(({ key }) => key === answer);
  return (option && meant(option, options)?.key) ?? answer;
}

/** An answer in words. */
export function answerWords(answer: Answer, { options }: QuestionView, speaker: Speaker): string {
  if (typeof answer === "number") return String(answer);
  const keys = typeof answer === "string" ? [answer] : answer;
  const named = keys.flatMap((key) => options.find((option) => option.key === key) ?? []);
  return named.map((option) => sayOption(speaker, option)).join(", ") || "–";
}
