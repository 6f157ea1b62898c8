/** How many worlds our search bot thinks through in a second, at the first decision of Caravan. */
import { searchBot, seatBot } from "@sprawl/bots";
import { caravan } from "@sprawl/caravan";
import { instinct } from "@sprawl/caravan/bot";
import type { Instinct } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { type Contestant, type Effort, type Rate, Rounds } from "./rounds.js";

export type SearchFigures = { readonly iterations: Readonly<Record<string, Rate>> };

const ITERATIONS = 100;

function thinking(seats: number, playouts: "instinct" | "random"): Contestant {
  const match = createMatch(caravan, { seats, seed: namedSeed("search") });
  const bot = searchBot({ instinct: instinct as Instinct, playouts, iterations: ITERATIONS });
  let number = 0;
  return (until) => {
    let iterations = 0;
    for (; performance.now() < until; iterations += ITERATIONS) {
      const thought = seatBot(match, 0, bot, `search ${number++}`).decide();
      if (!thought?.why?.startsWith(`${ITERATIONS} worlds`)) throw new Error("a search fell short");
    }
    return iterations;
  };
}

export async function search(effort: Effort): Promise<SearchFigures> {
  const contestants: Record<string, Contestant> = {};
  for (const seats of [2, 4]) {
    for (const playouts of ["random", "instinct"] as const) {
      contestants[`${seats} players, ${playouts} playouts`] = thinking(seats, playouts);
    }
  }
  const rounds = await Rounds.run(contestants, effort);
  const names = Object.keys(contestants);
  return { iterations: Object.fromEntries(names.map((name) => [name, rounds.rate(name)])) };
}
