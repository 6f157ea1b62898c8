/** What is loaded when somebody plays Uplink. */
import type { GameEntry } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange, en, uplinkGame } from "./src/index.js";

export const entry: GameEntry = { game: uplinkGame, text: { en }, instinct, arrange };
