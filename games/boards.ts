/** The boards: one line a game that has one. Only the web client loads them. */
import type { BoardDefinition } from "@sprawl/kit";

export const boards: Readonly<Record<string, () => Promise<BoardDefinition>>> = {};
