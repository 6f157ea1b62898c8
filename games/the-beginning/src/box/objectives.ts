/**
 * TB-4.14, TB-R4: the 15 Objectives. What Kuro does counts for his player; states are Dee Coy's own
 * (TB-R162).
 */
import type { Seat } from "@sprawl/engine";
import type { ObjectiveCard } from "../content.js";
import { ownedPrograms } from "../programs.js";
import type { Beginning } from "../state.js";
import { boostCount } from "../tasks.js";
import { figureValue } from "../values.js";

type Count = (g: Beginning, seat: Seat) => number;

/** Fulfilled once a number has come so far; the number is the tracker. */
function reaches(id: string, goal: number, count: Count): ObjectiveCard {
  return {
    id,
    fulfilled: (g, seat) => count(g, seat) >= goal,
    progress: (g, seat) => [Math.min(goal, count(g, seat)), goal],
  };
}

function holds(id: string, state: (g: Beginning, seat: Seat) => boolean): ObjectiveCard {
  return reaches(id, 1, (g, seat) => (state(g, seat) ? 1 : 0));
}

const tally =
  (name: keyof Beginning["state"]["seats"][number]["tally"]): Count =>
  (g, seat) =>
    g.state.seats[seat].tally[name];

const cards: readonly ObjectiveCard[] = [
  // Placing counts, exchanging does not (TB-43.7).
  reaches(
    "data-smuggler",
    1,
    (g, seat) => g.state.seats[seat].brought.filter((chip) => g.face(chip) !== "blue").length,
  ),
  reaches("courier", 2, tally("brought")),
  reaches("hunter", 3, tally("eliminated")), // TB-R48
  reaches("augmented", 4, (g, seat) => boostCount(g, seat, 1)),
  reaches("specialist", 1, (g, seat) => boostCount(g, seat, 2)),
  holds("unbroken", (g, seat) => {
    const { health } = g.state.figures[seat];
    return g.state.seats[seat].wounds.length === 0 && health === figureValue(g, seat, "maxHealth");
  }),
  reaches("archivist", 2, (g, seat) => ownedPrograms(g, seat).length),
  holds("armed", (g, seat) => {
    const [box] = g.state.figures[seat].supply;
    return box !== undefined && g.box.supply[g.face(box)].kind === "weapon";
  }),
  holds("chain-of-command", (g, seat) => seat === g.state.leader || seat === g.state.general),
  reaches("insider", 1, tally("reconUsed")),
  reaches("scavenger", 2, tally("junkyardTurns")),
  reaches("public-servant", 4, tally("city")),
  reaches("mechanic", 2, tally("nexus")),
  reaches("team-player", 8, tally("checks")),
  {
    id: "well-connected",
    fulfilled: (g, seat) =>
      g.state.seats[seat].hand.length >= 6 && g.state.figures[seat].lies !== "detained",
    progress: (g, seat) => [
      g.state.figures[seat].lies === "detained" ? 0 : Math.min(6, g.state.seats[seat].hand.length),
      6,
    ],
  },
];

export const objectives: Readonly<Record<string, ObjectiveCard>> = Object.fromEntries(
  cards.map((card) => [card.id, card]),
);
