/** The rule-of-thumb player, for views whose questions are of any kind. */
import type { Instinct } from "@sprawl/engine";
import type { SinsState } from "@sprawl/synthetic-sins";
import { instinct as ofSins } from "@sprawl/synthetic-sins/bot";

export const instinct: Instinct<SinsState> = ofSins;
