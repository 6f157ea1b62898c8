/** The answer as it is made: picks and amounts, kept through a reload, for as long as their question. */
import type { QuestionView } from "@sprawl/engine";
import { useEffect, useRef, useState } from "react";
import type { Feed } from "../feed/feed.js";
import type { Half } from "./choices.js";
import { deskHere, keepHalf, keptHalf } from "./half-kept.js";
import type { Ways } from "./ways.js";

export function useHalf(
  feed: Feed,
  question: QuestionView | undefined,
  { begins, beginsWith, shows }: Pick<Ways, "begins" | "beginsWith" | "shows">,
) {
  const starts = begins.includes(question?.kind ?? "");
  /** What it began with: nothing has been made of the answer yet. */
  const first = useRef<Half>(undefined);
  const begun = (asked: QuestionView | undefined) => {
    const { view } = feed.state();
    first.current = keptHalf(deskHere(), view, asked, {
      safe: starts,
      picks: starts && asked && view ? beginsWith?.(asked, view) : undefined,
      empty: starts && shows,
    });
    return first.current;
  };
  const [half, setHalf] = useState<Half>(() => begun(question));
  const latest = useRef(question);
  latest.current = question;
  // Before the next question begins: what was made belongs to this one.
  useEffect(() => {
    if (half !== first.current) keepHalf(deskHere(), feed.state().view, latest.current, half);
  }, [feed, half]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a half-made answer lasts as long as its question.
  useEffect(() => setHalf(begun(latest.current)), [question?.decision, starts, shows]);
  return [half, setHalf] as const;
}
