/** The rule-of-thumb player as the registry has it: for views whose questions are of any kind. */
import { assert } from "@sprawl/engine";
import { entry } from "@sprawl/synthetic-sins/entry";

assert(entry.instinct, "Synthetic Sins has a rule-of-thumb player");
export const { instinct } = entry;
