/** What Caravan brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange, caravan, de, en, tutorial } from "./src/index.js";

export const entry: GameEntry = { game: caravan, text: { en, de }, instinct, arrange, tutorial };
