/** The game with EX Bosses in play before the first turn, for laws that should meet them. */
import type { AnyGame } from "@sprawl/engine";
import { type Deduction, programs, socialDeduction } from "@sprawl/social-deduction";
import { arrive } from "../src/hell-gate/arrival.js";

/** They stand at the starting player, in this order; `then` may change the table further. */
export function withBosses(
  bosses: readonly number[],
  then: (g: Deduction) => void = () => {},
): AnyGame {
  return {
    ...socialDeduction,
    setup(g: Deduction) {
      g.next("opening");
      return socialDeduction.setup(g);
    },
    steps: {
      ...socialDeduction.steps,
      *opening(g: Deduction) {
        for (const number of bosses) yield* arrive(g, number, g.state.starter);
        then(g);
      },
    },
  } as AnyGame;
}

/** Everybody gets another program from the pile, none of those that act when drawn. */
export function dealAgain(g: Deduction): void {
  const { pile, seats } = g.state;
  const calm = pile.filter((card) => programs[g.face(card)].timing !== "immediate");
  seats.forEach(({ programs: hand }, seat) => {
    g.take(pile, calm[seat]);
    g.put(calm[seat], hand, seat);
  });
}
