/** Alone against bots nobody is asked where there is nothing to choose. Pure, and its hook. */
import type { Answer, QuestionView, View } from "@sprawl/engine";
import type { SeatInfo } from "@sprawl/kit";
import { useEffect, useRef } from "react";
import type { Feed } from "../feed/feed.js";

const PASS = "pass";
const NOTHING: Answer = [];

/** The pass, or the choice of nothing, where it is all there is and nobody could tell from the time. */
export function emptyPass(
  question: QuestionView | undefined,
  { pending, seats }: Pick<View, "pending" | "seats">,
  people: readonly Pick<SeatInfo, "by">[],
  forced: readonly string[] = [],
): Answer | undefined {
  if (!question || people.filter(({ by }) => by !== "bot").length !== 1) return undefined;
  const [rest, ...others] = forced.includes(question.kind) ? question.options : [];
  if (question.form === "choose" && rest && others.length === 0) return rest.key;
  if (seats === 1) return undefined;
  if (question.form === "pick" && question.max === 0) return NOTHING;
  if (question.form !== "choose" || pending?.form === "ask") return undefined;
  const [only, ...more] = question.options;
  return only?.kind === PASS && more.length === 0 ? only.key : undefined;
}

/** Beside the kinds of question that a lesson is about, it asks nothing that it leaves no choice in. */
export function forcedIn(
  kind: string | undefined,
  forced: readonly string[],
  about: readonly string[] | undefined,
): readonly string[] {
  return kind === undefined || !about || about.includes(kind) ? forced : [kind];
}

/** Is this what an answer was taken back to? Whoever does that wants to look again. */
export function useTakenBack(decision: string | undefined): boolean {
  const last = useRef({ backs: backsIn(decision), to: "" });
  const backs = backsIn(decision);
  if (decision !== undefined && backs > last.current.backs) last.current = { backs, to: decision };
  return decision === last.current.to;
}

/** How often something had been taken back: the second part of a decision's id. */
const backsIn = (decision: string | undefined): number => Number(decision?.split(".")[1] ?? 0);

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
