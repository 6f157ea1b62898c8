/**
 * A half-made answer survives a reload: it is kept in this tab, for one question of one match. What
 * the question no longer offers is dropped.
 */
import type { QuestionView, View } from "@sprawl/engine";
import { type Beginning, freshHalf, type Half } from "./choices.js";

const PLACE = "sprawl.half";

type Desk = Pick<Storage, "getItem" | "setItem">;
type Kept = { readonly at: string; readonly picked: readonly string[]; readonly amount: number };

function nameOf(view: View | undefined, { decision }: QuestionView): string {
  return `${view?.commitment} ${view?.viewer} ${decision}`;
}

/** What was begun of this question, if anything was. */
export function keptHalf(
  desk: Desk | undefined,
  view: View | undefined,
  question: QuestionView | undefined,
  beginning: Beginning = {},
): Half {
  const fresh = freshHalf(question, beginning);
  if (!question) return fresh;
  try {
    const kept = JSON.parse(desk?.getItem(PLACE) ?? "null") as Kept | null;
    if (kept?.at !== nameOf(view, question)) return fresh;
    const { min = fresh.amount, max = fresh.amount } = question;
    const picked = question.options.flatMap(({ key }) => (kept.picked.includes(key) ? [key] : []));
    const amount = Math.max(min, Math.min(max, Math.round(kept.amount)));
    return { picked: new Set(picked), amount: Number.isFinite(amount) ? amount : fresh.amount };
  } catch {
    return fresh;
  }
}

export function keepHalf(
  desk: Desk | undefined,
  view: View | undefined,
  question: QuestionView | undefined,
  { picked, amount }: Half,
): void {
  if (!question || question.form === "choose") return;
  const kept: Kept = { at: nameOf(view, question), picked: [...picked], amount };
  try {
    desk?.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Full or forbidden.
  }
}

/** The desk of this tab. */
export function deskHere(): Desk | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
