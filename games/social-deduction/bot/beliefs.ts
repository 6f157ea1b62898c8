/**
 * What a seat believes of all others: a chance for every team, ID, loyalty card and mark of each.
 * It is worked out from the view alone, so that it can be asked for at any moment of a replay.
 */
import type { Seat, View } from "@sprawl/engine";
import { LOYALTY } from "../src/rows.js";
import type { IdName, LoyaltyName, State, Team } from "../src/state.js";
import { SIDES, slotOf } from "../src/table.js";
import { teamFrom } from "../src/teams.js";
import { type Evidence, evidenceFor } from "./evidence.js";
import { type Hand, handsOf } from "./hands.js";
import {
  faceOf,
  type Known,
  knownTo,
  LOYALTIES,
  type PlayerKnown,
  type Table,
  TEAMS,
} from "./know.js";
import { type Suspect, solve } from "./solve.js";

export type SeatBelief = {
  readonly seat: Seat;
  readonly teams: Readonly<Record<Team, number>>;
  readonly ids: Readonly<Record<IdName, number>>;
  readonly left: Readonly<Record<LoyaltyName, number>>;
  readonly right: Readonly<Record<LoyaltyName, number>>;
  /** Chance that a mark has made this player Legion, or Fallen. */
  readonly marks: { readonly legion: number; readonly fallen: number };
  /** What speaks for it beside the cards. */
  readonly why: string;
};

export type Beliefs = {
  readonly me: Seat;
  readonly team: Team;
  /** One for every seat, the own one included. */
  readonly seats: readonly SeatBelief[];
  /** Whether every way the cards may lie was counted. */
  readonly exact: boolean;
};

/** What the viewer of this view believes. A pure function: the same view, the same beliefs. */
export function beliefs(view: View<State>): Beliefs {
  const known = knownTo(view);
  const { me } = known;
  const others = known.players.filter(({ seat }) => seat !== me);
  const hands = others.map((player) => handsOf(known, player));
  const plain = others.map((player, i) => suspectOf(player, hands[i], undefined));
  const before = solve(known, plain, false);
  const prior = priorTeams(known, ownTeam(view), others, hands, before.chances);
  const evidence = evidenceFor(view, known, prior);
  const isWeighed = evidence.any;
  const weighed = others.map((player, i) => suspectOf(player, hands[i], evidence));
  const { chances, exact } = isWeighed ? solve(known, weighed, true) : before;
  const seats = known.players.map((player) => {
    const i = others.indexOf(player);
    if (i < 0) return ownBelief(view, player);
    const teamsOf = (hand: Hand) => teamChances(hand, evidence.teams[player.seat]);
    return beliefOf(player, hands[i], chances[i], teamsOf, evidence.why[player.seat]);
  });
  return { me, team: ownTeam(view), seats, exact };
}

/** SD-3.18: a player always knows the own team. */
export function ownTeam(view: Table): Team {
  const me = Number(view.viewer);
  return teamFrom(knownCards(view, me));
}

function knownCards(view: Table, seat: Seat) {
  const own = view.state.seats[seat];
  const slots = SIDES.map((side) => slotOf(view, seat, side));
  const face = (card: number) => faceOf(view, card) ?? "";
  return {
    ids: own.ids.map(({ card }) => face(card)),
    loyalty: slots.map((slot) => face(view.state.loyalty[slot].card)),
    programs: own.programs.map(face),
    marks: own.marks.map(({ mark }) => face(mark) as "legion" | "fallen" | "unchanged"),
  };
}

/** Each hand with the weight that doings give it. */
function suspectOf(
  player: PlayerKnown,
  hands: readonly Hand[],
  evidence: Evidence | undefined,
): Suspect {
  const weights = hands.map((hand) => {
    const { kind, odds, cards } = hand;
    if (!evidence) return kind.share;
    let weight = kind.share * sum(odds.map((chance, i) => chance * evidence.teams[player.seat][i]));
    weight *= evidence.ids.get(player.seat)?.[kind.colour] ?? 1;
    player.slots.forEach((slot, side) => {
      weight *= evidence.slots.get(slot)?.[LOYALTY[LOYALTIES[cards[side]]].colour] ?? 1;
    });
    return weight;
  });
  return { player, hands, weights };
}

function sum(list: readonly number[]): number {
  return list.reduce((all, each) => all + each, 0);
}

/** The teams of one hand, once doings are weighed. */
function teamChances({ odds }: Hand, weights: readonly number[]): number[] {
  const masses = odds.map((chance, i) => chance * weights[i]);
  const total = sum(masses);
  return total > 0 ? masses.map((mass) => mass / total) : odds.slice();
}

function priorTeams(
  { players, me }: Known,
  team: Team,
  others: readonly PlayerKnown[],
  hands: readonly (readonly Hand[])[],
  chances: readonly (readonly number[])[],
): number[][] {
  return players.map((player) => {
    if (player.seat === me) return TEAMS.map((each) => (each === team ? 1 : 0));
    const i = others.indexOf(player);
    return TEAMS.map((_, t) => sum(hands[i].map(({ odds }, h) => odds[t] * chances[i][h])));
  });
}

function beliefOf(
  player: PlayerKnown,
  hands: readonly Hand[],
  chances: readonly number[],
  teamsOf: (hand: Hand) => readonly number[],
  why: readonly string[],
): SeatBelief {
  const teams = { human: 0, machine: 0, outlaw: 0, legion: 0, fallen: 0 };
  const idChances: Record<IdName, number> = {};
  const sides: [Record<LoyaltyName, number>, Record<LoyaltyName, number>] = [{}, {}];
  hands.forEach((hand, h) => {
    const chance = chances[h];
    if (chance === 0) return;
    teamsOf(hand).forEach((part, t) => {
      teams[TEAMS[t]] += chance * part;
    });
    for (const [name, share] of Object.entries(hand.kind.names)) {
      idChances[name] = (idChances[name] ?? 0) + (chance * share) / hand.kind.share;
    }
    hand.cards.forEach((card, side) => {
      const name = LOYALTIES[card];
      sides[side][name] = (sides[side][name] ?? 0) + chance;
    });
  });
  const marked = (face: string) => (player.marks.includes(face as never) ? 1 : 0);
  return {
    seat: player.seat,
    teams,
    ids: idChances,
    left: sides[0],
    right: sides[1],
    marks: {
      legion: marked("legion") || 1 - 0.7 ** player.doubtfulMarks,
      fallen: marked("fallen"),
    },
    why: why.length > 0 ? why.join("; ") : "the cards alone",
  };
}

function ownBelief(view: Table, player: PlayerKnown): SeatBelief {
  const { ids, loyalty } = knownCards(view, player.seat);
  const team = ownTeam(view);
  return {
    seat: player.seat,
    teams: Object.fromEntries(TEAMS.map((each) => [each, each === team ? 1 : 0])) as Record<
      Team,
      number
    >,
    ids: { [ids[0]]: 1 },
    left: { [loyalty[0]]: 1 },
    right: { [loyalty[1]]: 1 },
    marks: {
      legion: player.marks.includes("legion") ? 1 : 0,
      fallen: player.marks.includes("fallen") ? 1 : 0,
    },
    why: "my own cards",
  };
}
