/** Tables that many tests of Human Interface sit down at, and the lines that arrange them. */
import type { Plain } from "@sprawl/engine";
import { mission } from "./mission.js";

export type Line = Record<string, Plain>;
export type Table = ReturnType<typeof mission>;
type Models = Record<string, Plain>;

export const hacker = (team: number, id: string): Line => ({
  set: `teams.${team}.hacker`,
  to: id,
});
export const hand = (team: number, ...cards: string[]): Line => ({ hand: { team, cards } });
export const install = (team: number, field: number, card: string, owner = team): Line => ({
  install: { team, field, card, owner },
});
export const prepare = (step: number, team = 0): Line => ({
  phase: [4, "prepare", { step, team }],
});
export const turn = (team = 0): Line => ({ phase: [4, "cyber-turn", team] });
export const held = (id: string, team: number, controller: string, ...cards: string[]): Line => ({
  terminal: { id, team, controller, programs: { owner: team, cards } },
});

/** Tomo, a hacker, against Rin; nobody else is there. */
export const duel = (
  models: Models,
  lines: readonly Line[],
  more: Record<string, unknown> = {},
): Table =>
  mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models,
    arrange: [hacker(0, "tomo"), ...lines],
    ...more,
  });

/** Phase 6, and only these machines still to act. */
export const acting = (...ids: string[]): Line[] => [
  { set: "turn", to: 1 },
  { set: "phase", to: 6 },
  { set: "acting", to: ids },
  { steps: ["machine", "real-world", "clean-up"] },
];

/** Tomo and Shoko in a corner, Rin in another, and these machines. */
export const floor = (
  models: Models,
  lines: readonly Line[],
  more: Record<string, unknown> = {},
): Table =>
  mission([["tomo", "shoko"], ["rin"]], {
    mission: "kill-switch",
    models: { shoko: { at: [0, 5] }, rin: { at: [23, 17] }, tomo: { at: [0, 6] }, ...models },
    arrange: lines,
    ...more,
  });
