/** What Human Interface brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { arrange, en, humanInterface } from "./src/index.js";

export const entry: GameEntry = { game: humanInterface, text: { en }, arrange };
