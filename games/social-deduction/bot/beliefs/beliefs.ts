/**
 * What a seat believes of all others: a chance for every team, ID, loyalty card and mark of each.
 * It is worked out from the view alone, so that it can be asked for at any moment of a replay.
 */
import { faceIn, type Seat } from "@sprawl/engine";
import { faceOf, LOYALTIES, type SeatView, TEAMS } from "../../src/advice/view.js";
import { box } from "../../src/box.js";
import { LOYALTY } from "../../src/rows.js";
import type { IdName, LoyaltyName, MarkFace, Team } from "../../src/state.js";
import { SIDES, slotOf } from "../../src/table.js";
import { teamFrom } from "../../src/teams.js";
import { before } from "./before.js";
import type { Suspect } from "./every-way.js";
import { type Evidence, evidenceFor, type Reason } from "./evidence.js";
import { DOUBTFUL, type Hand } from "./hands.js";
import type { PlayerKnown } from "./know.js";
import { solve } from "./solve.js";
import type { IdKind } from "./unseen-ids.js";

export type SeatBelief = {
  readonly seat: Seat;
  readonly teams: Readonly<Record<Team, number>>;
  readonly ids: Readonly<Record<IdName, number>>;
  readonly left: Readonly<Record<LoyaltyName, number>>;
  readonly right: Readonly<Record<LoyaltyName, number>>;
  /** Chance that a mark has made this player Legion, or Fallen. */
  readonly marks: { readonly legion: number; readonly fallen: number };
  /** What was weighed beside the cards. */
  readonly why: readonly Reason[];
};

export type Beliefs = {
  readonly me: Seat;
  readonly team: Team;
  /** One for every seat, the own one included. */
  readonly seats: readonly SeatBelief[];
  /** Whether every way the cards may lie was counted. */
  readonly exact: boolean;
};

/** What the viewer of this view believes. The same view, the same beliefs. */
export function beliefs(view: SeatView): Beliefs {
  const team = ownTeam(view);
  const { known, others, hands, solved, prior } = before(view, team);
  const evidence = evidenceFor(view, known, prior);
  const weighed = () => others.map((player, i) => suspectOf(player, hands[i], evidence));
  const { chances, exact } = evidence.any ? solve(known, weighed(), true) : solved;
  const seats = known.players.map((player) => {
    const i = others.indexOf(player);
    if (i < 0) return ownBelief(view, player, team);
    const { seat } = player;
    return beliefOf(player, hands[i], chances[i], evidence.teams[seat], evidence.why[seat]);
  });
  return { me: known.me, team, seats, exact };
}

/** SD-3.18: a player always knows the own team. */
export function ownTeam(view: SeatView): Team {
  const me = Number(view.viewer);
  return teamFrom(box, knownCards(view, me));
}

function knownCards(view: SeatView, seat: Seat) {
  const own = view.state.seats[seat];
  const slots = SIDES.map((side) => slotOf(view, seat, side));
  const face = (card: number) => faceOf(view, card) ?? "";
  return {
    ids: own.ids.map(({ card }) => face(card)),
    loyalty: slots.map((slot) => face(view.state.loyalty[slot].card)),
    programs: own.programs.map(face),
    marks: own.marks.flatMap(({ mark }) => faceIn(view, mark) ?? []),
  };
}

function mixed(odds: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let t = 0; t < odds.length; t++) sum += odds[t] * weights[t];
  return sum;
}

/** Each hand with the weight that doings give it. */
function suspectOf(player: PlayerKnown, hands: readonly Hand[], evidence: Evidence): Suspect {
  const saidOfId = evidence.ids.get(player.seat);
  const saidOfCards = player.slots.map((slot) => evidence.slots.get(slot));
  const weights = hands.map(({ kind, odds, cards }) => {
    let weight = kind.share * mixed(odds, evidence.teams[player.seat]);
    if (saidOfId) weight *= saidOfId[kind.colour] ?? 1;
    for (let side = 0; side < 2; side++) {
      const said = saidOfCards[side];
      if (said) weight *= said[LOYALTY[LOYALTIES[cards[side]]].colour] ?? 1;
    }
    return weight;
  });
  return { player, hands, weights };
}

function beliefOf(
  player: PlayerKnown,
  hands: readonly Hand[],
  chances: readonly number[],
  weights: readonly number[],
  why: readonly Reason[],
): SeatBelief {
  const teams = TEAMS.map(() => 0);
  const kinds = new Map<IdKind, number>();
  const sides = [LOYALTIES.map(() => 0), LOYALTIES.map(() => 0)];
  for (let h = 0; h < hands.length; h++) {
    const chance = chances[h];
    if (chance === 0) continue;
    const { odds, kind, cards } = hands[h];
    const total = mixed(odds, weights);
    for (let t = 0; t < odds.length; t++) {
      teams[t] += total > 0 ? (chance * odds[t] * weights[t]) / total : chance * odds[t];
    }
    kinds.set(kind, (kinds.get(kind) ?? 0) + chance);
    sides[0][cards[0]] += chance;
    sides[1][cards[1]] += chance;
  }
  const idChances: Record<IdName, number> = {};
  for (const [{ names, share }, chance] of kinds) {
    for (const name of Object.keys(names)) idChances[name] = (chance * names[name]) / share;
  }
  const marked = (face: MarkFace) => (player.marks.includes(face) ? 1 : 0);
  return {
    seat: player.seat,
    teams: named(TEAMS, teams) as Record<Team, number>,
    ids: idChances,
    left: named(LOYALTIES, sides[0]),
    right: named(LOYALTIES, sides[1]),
    marks: {
      legion: marked("legion") || 1 - (1 - DOUBTFUL) ** player.doubtfulMarks,
      fallen: marked("fallen"),
    },
    why,
  };
}

/** Chances by name; for cards that cannot be there, none. */
function named(names: readonly string[], chances: readonly number[]): Record<string, number> {
  const all: Record<string, number> = {};
  names.forEach((name, i) => {
    all[name] = chances[i];
  });
  return all;
}

function ownBelief(view: SeatView, player: PlayerKnown, team: Team): SeatBelief {
  const { ids, loyalty } = knownCards(view, player.seat);
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
    why: [],
  };
}
