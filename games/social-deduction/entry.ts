/** What Social Deduction brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { arrange, en, socialDeduction } from "./src/index.js";

export const entry: GameEntry = { game: socialDeduction, text: { en }, arrange };
