/** Whom a choice is about: they stay in sight beside its menu, and are marked while it is looked at. */
import type { OptionIn } from "@sprawl/engine";
import type { Consequence } from "@sprawl/kit";
import { aimOf, targetRef } from "../src/aim.js";
import { type DeductionQuestions, isEquip, isNewAim, isShot } from "../src/questions.js";

export function consequence(option: OptionIn<DeductionQuestions>): Consequence | undefined {
  if (!isEquip(option) && !isShot(option) && !isNewAim(option)) return undefined;
  return { affects: aimOf(option).map(targetRef) };
}
