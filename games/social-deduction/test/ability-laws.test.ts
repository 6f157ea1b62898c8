/**
 * Every ID and every program once, at a small and at a large table, with the leak test after each
 * answer: what random matches come to only now and then is looked at here in any case.
 */
import type { AnyGame, Rule } from "@sprawl/engine";
import { type Deduction, ids, NOBODY, programs, socialDeduction } from "@sprawl/social-deduction";
import { describe, test } from "vitest";
import { effect } from "../src/elimination.js";
import { windowRound } from "../src/windows.js";
import { keeps, timeout } from "./keeps.js";

/** A match in which only this happens, and everybody is then asked for a program. */
function only(happens: (g: Deduction) => Rule<void>): AnyGame {
  return {
    ...socialDeduction,
    setup(g: Deduction) {
      g.next("opening");
      return socialDeduction.setup(g);
    },
    steps: {
      ...socialDeduction.steps,
      *opening(g: Deduction) {
        for (const { card } of g.state.loyalty.slice(0, 2)) g.show(card, 3); // somebody has looked
        yield* effect(g, happens(g));
        yield* windowRound(g, "end");
        g.end({ winners: [], reason: "quiet" });
      },
    },
  } as AnyGame;
}

/** Of some seventy to a hundred and fifty: so many answers, each through everybody's eyes. */
const LOOKS = 40;

function keepsSecrets(seats: number, happens: (g: Deduction) => Rule<void>): void {
  const options = { hellGate: true, legionCard: true, talk: false };
  const effort = { looks: LOOKS };
  keeps({ laws: ["leaks"], seats, options, matches: 1, effort }, only(happens));
}

describe("an ability tells nobody what they may not know", () => {
  for (const { id, reveal } of Object.values(ids)) {
    if (!reveal) continue;
    test(id, { timeout }, () => {
      for (const seats of [6, 9]) keepsSecrets(seats, (g) => reveal(g, 0, NOBODY));
    });
  }
});

/** Whether these can be played depends on the secret team (SD-R46). */
const isBoss = (id: string) => id.endsWith("-boss");

describe("a program tells nobody what they may not know", () => {
  for (const { id, play, choices } of Object.values(programs)) {
    if (!play || isBoss(id) || programs[id].portal !== undefined) continue;
    test(id, { timeout }, () => {
      for (const seats of [6, 9]) {
        keepsSecrets(seats, function* (g) {
          const ways = choices ? choices(g, 0, "start") : [{}];
          if (ways.length > 0) yield* play(g, 0, ways[g.below("way", ways.length)]);
        });
      }
    });
  }
});
