/** The answer as it is made: picks and amounts, kept through a reload, for as long as their question. */
import type { QuestionView } from "@sprawl/engine";
import { useEffect, useRef, useState } from "react";
import type { Feed } from "../feed/feed.js";
import type { Half } from "./choices.js";
import { deskHere, keepHalf, keptHalf } from "./half-kept.js";

export function useHalf(feed: Feed, question: QuestionView | undefined) {
  const begun = (asked: QuestionView | undefined) => keptHalf(deskHere(), feed.state().view, asked);
  const [half, setHalf] = useState<Half>(() => begun(question));
  const latest = useRef(question);
  latest.current = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a half-made answer lasts as long as its question.
  useEffect(() => setHalf(begun(latest.current)), [question?.decision]);
  useEffect(() => {
    keepHalf(deskHere(), feed.state().view, latest.current, half);
  }, [feed, half]);
  return [half, setHalf] as const;
}
