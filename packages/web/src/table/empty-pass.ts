/** Alone against bots nobody is asked where there is nothing but to pass. Pure, and its hook. */
import type { QuestionView, View } from "@sprawl/engine";
import type { SeatInfo } from "@sprawl/kit";
import { useEffect } from "react";
import type { Feed } from "../feed/feed.js";

const PASS = "pass";

/** The key of the pass, where it is all there is and nobody else could tell from the time. */
export function emptyPass(
  question: QuestionView | undefined,
  { pending, seats }: Pick<View, "pending" | "seats">,
  people: readonly Pick<SeatInfo, "by">[],
): string | undefined {
  const alone = seats > 1 && people.filter(({ by }) => by !== "bot").length === 1;
  if (!alone || !question || question.form !== "choose" || pending?.form === "ask")
    return undefined;
  const [only, ...more] = question.options;
  return only?.kind === PASS && more.length === 0 ? only.key : undefined;
}

/** Gives that pass. */
export function useEmptyPass(
  feed: Feed,
  decision: string | undefined,
  key: string | undefined,
): void {
  useEffect(() => {
    if (feed.kind !== "local" || decision === undefined || key === undefined) return;
    feed.answer(decision, key).catch(() => undefined);
  }, [feed, decision, key]);
}
