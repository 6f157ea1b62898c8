/** Whom a choice is about: they stay in sight beside its menu, and are marked while it is looked at. */
import type { OptionIn } from "@sprawl/engine";
import type { Consequence, Table } from "@sprawl/kit";
import { aimOf, targetRef } from "../src/aim.js";
import { type DeductionQuestions, isEquip, isNewAim, isShot } from "../src/questions.js";
import type { State } from "../src/state.js";
import { pieces } from "./pieces.js";

export function consequence(
  option: OptionIn<DeductionQuestions>,
  { view }: Pick<Table<State, DeductionQuestions>, "view">,
): Consequence | undefined {
  if (isEquip(option) || isShot(option) || isNewAim(option)) {
    return { affects: aimOf(option).map(targetRef) };
  }
  // A program: each thing it names by its first name.
  const named = pieces(option, view).map((names) => names.split(" ")[0]);
  return named.length > 0 ? { affects: named } : undefined;
}
