/**
 * CM: Campaign Mode. A game of The Beginning decides how the same people meet in Social Deduction:
 * who they are, with which cards, how hurt. What the first game leaves hidden stays hidden until the
 * second is over (CM-6.2).
 */
import type { CampaignDefinition, OptionValues, Play, Seat } from "@sprawl/engine";
import { fulfils } from "./ending.js";
import { theBeginning } from "./game.js";
import { factionOf } from "./loyalty.js";
import type { Beginning, CharacterId, Faction, Victor } from "./state.js";
import { FIRST_GAME } from "./transfer.js";
import { figureValue } from "./values.js";

/** What a player was at the end, which only that player knows. */
export type Role = {
  readonly faction: Faction;
  /** Legion by infection, not from the beginning. */
  readonly infected: boolean;
  readonly fulfilled: boolean;
};

/** What everybody could see of a player at the end. */
export type Condition = {
  readonly detained: boolean;
  readonly wounds: number;
  readonly fullHealth: boolean;
  readonly transferred: number;
};

/** CM-2.7: what The Beginning leaves for the game that follows. */
export type Outcome = {
  readonly victor: Victor;
  readonly byMorale: boolean;
  readonly apexDestroyed: boolean;
  readonly deusDestroyed: boolean;
  readonly lastTurn: Seat;
  readonly characters: readonly CharacterId[];
  readonly roles: readonly Role[];
  readonly conditions: readonly Condition[];
};

/** CM-6.1: how the final battle ended. */
type Final = { readonly reason: string; readonly winners: readonly Seat[] };

export type Carried = {
  readonly seats: number;
  readonly hellGate: boolean;
  readonly settings: OptionValues;
  readonly outcome?: Outcome;
  readonly final?: Final;
};

const { characters, firstGame, tips, talk } = theBeginning.options;

export const campaign: CampaignDefinition<Carried> = {
  id: "the-beginning",
  version: 1,
  games: [theBeginning.id, "social-deduction"], // CM-1.1
  seats: { min: 4, max: 6 }, // CM-1.1
  options: { hellGate: { type: "flag", default: false }, characters, firstGame, tips, talk },
  begin: ({ hellGate, ...settings }, seats) => ({ seats, hellGate: hellGate === true, settings }),
  next({ seats, hellGate, settings, outcome, final }) {
    if (!outcome) {
      const first = { name: "the-beginning", game: theBeginning.id, seats, options: settings };
      return [{ ...first, brings: FIRST_GAME, sealed: true }]; // CM-2.5, CM-6.2
    }
    if (final) return [];
    const { characters: _, ...brings } = outcome;
    const options = { hellGate, talk: settings.talk };
    const battle = { name: "final-battle", game: "social-deduction", seats, options };
    return [{ ...battle, choices: ["weapons", "noSpam"], brings: { campaign: brings } }];
  },
  ending: ({ final }) => final?.reason, // CM-6.1, CM-R10
  progress: ({ outcome, final }) => ({ done: (outcome ? 1 : 0) + (final ? 1 : 0), all: 2 }),
  winners: ({ final }) => final?.winners ?? [], // CM-6.1
  seen: ({ seats, hellGate, outcome, final }, viewer) => ({
    seats,
    hellGate,
    ...(outcome && seenBy(outcome, viewer, final)),
  }),
  after: (carried, { game, result: { reason, winners } }, g) =>
    game === theBeginning.id
      ? { ...carried, outcome: outcomeOf(g as Play as Beginning) }
      : { ...carried, final: { reason, winners } }, // CM-6.1
};

/** CM-2.5, CM-2.6, CM-6.2: until all is over everybody knows only their own role. */
function seenBy(outcome: Outcome, viewer: Seat | "spectator", final: Final | undefined) {
  const { roles, conditions, characters: who, lastTurn, ...open } = outcome;
  return {
    ...open,
    lastTurn: who[lastTurn],
    ...(final && { winners: final.winners.map((seat) => who[seat]) }),
    ...(!final && viewer !== "spectator" && { role: roles[viewer] }),
    players: conditions.map((condition, seat) => ({
      character: who[seat],
      ...condition,
      ...(final && roles[seat]),
    })),
  };
}

/** CM-2.7 */
export function outcomeOf(g: Beginning): Outcome {
  const { ended, apex, deus, turn, seats, figures } = g.state;
  return {
    victor: ended?.victor ?? "nobody",
    byMorale: ended?.cause === "morale",
    apexDestroyed: apex.status === "destroyed",
    deusDestroyed: deus.status === "destroyed",
    lastTurn: turn.seat,
    characters: seats.map(({ character }) => character),
    roles: seats.map((own, seat) => ({
      faction: factionOf(g, seat),
      infected: factionOf(g, seat) === "legion" && g.face(own.loyalty[0]) !== "legion",
      fulfilled: fulfils(g, seat),
    })),
    conditions: seats.map(({ wounds, transferred }, seat) => ({
      detained: figures[seat].lies === "detained",
      wounds: wounds.length, // CM-R16
      fullHealth: figures[seat].health === figureValue(g, seat, "maxHealth"), // CM-R8, CM-R16
      transferred: transferred.length,
    })),
  };
}
