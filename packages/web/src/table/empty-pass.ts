/** Alone against bots nobody is asked where there is nothing to choose. Pure, and its hook. */
import type { Answer, QuestionView, View } from "@sprawl/engine";
import type { SeatInfo } from "@sprawl/kit";
import { useEffect } from "react";
import type { Feed } from "../feed/feed.js";

const PASS = "pass";
const NOTHING: Answer = [];

/** The pass, or the choice of nothing, where it is all there is and nobody could tell from the time. */
export function emptyPass(
  question: QuestionView | undefined,
  { pending, seats }: Pick<View, "pending" | "seats">,
  people: readonly Pick<SeatInfo, "by">[],
): Answer | undefined {
  const alone = seats > 1 && people.filter(({ by }) => by !== "bot").length === 1;
  if (!alone || !question) return undefined;
  if (question.form === "pick" && question.max === 0) return NOTHING;
  if (question.form !== "choose" || pending?.form === "ask") return undefined;
  const [only, ...more] = question.options;
  return only?.kind === PASS && more.length === 0 ? only.key : undefined;
}

/** Gives that answer. */
export function useEmptyPass(
  feed: Feed,
  decision: string | undefined,
  empty: Answer | undefined,
): void {
  useEffect(() => {
    if (feed.kind !== "local" || decision === undefined || empty === undefined) return;
    feed.answer(decision, empty).catch(() => undefined);
  }, [feed, decision, empty]);
}
