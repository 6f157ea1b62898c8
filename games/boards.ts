/** The boards: one line a game that has one. Only the web client loads them. */
import type { BoardDefinition } from "@sprawl/kit";

type Boards = { readonly [game: string]: (() => Promise<BoardDefinition>) | undefined };

export const boards: Boards = {
  caravan: async () => (await import("@sprawl/caravan/board")).board,
  "social-deduction": async () => (await import("@sprawl/social-deduction/board")).board,
  "synthetic-sins": async () => (await import("@sprawl/synthetic-sins/board")).board,
};
