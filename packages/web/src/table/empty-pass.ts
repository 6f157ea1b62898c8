/** Alone against bots nobody is asked where there is nothing to choose. Pure, and its hook. */
import type { Answer, QuestionView, View } from "@sprawl/engine";
import type { SeatInfo } from "@sprawl/kit";
import { useEffect } from "react";
import type { Feed } from "../feed/feed.js";
import type { Ways } from "./ways.js";

const PASS = "pass";
const NOTHING: Answer = [];

/** The pass, or the choice of nothing, where it is all there is and nobody could tell from the time. */
export function emptyPass(
  question: QuestionView | undefined,
  { pending, seats }: Pick<View, "pending" | "seats">,
  people: readonly Pick<SeatInfo, "by">[],
  { forced }: Pick<Ways, "forced"> = { forced: [] },
): Answer | undefined {
  if (!question || people.filter(({ by }) => by !== "bot").length !== 1) return undefined;
  const rest = forced.includes(question.kind) ? question.options : [];
  // What was taken back is asked: whoever does that wants to look again.
  if (rest.length === 1 && !question.decision.includes(".")) return rest[0]?.key;
  if (seats === 1) return undefined;
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
