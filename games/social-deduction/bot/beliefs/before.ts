/**
 * What the cards alone say, before anything that anybody did is weighed. It changes only when a card
 * is seen, drawn or moved, and is asked for at every decision: so the last answers are kept.
 */
import { type SeatView, TEAMS } from "../../src/advice/view.js";
import type { Team } from "../../src/state.js";
import type { Suspect } from "./every-way.js";
import { type Hand, handsOfEach } from "./hands.js";
import { type Known, knownTo, type PlayerKnown } from "./know.js";
import { type Solved, solve } from "./solve.js";

export type Before = {
  readonly known: Known;
  /** All players but the viewer, and every hand each of them may have. */
  readonly others: readonly PlayerKnown[];
  readonly hands: readonly (readonly Hand[])[];
  readonly solved: Solved;
  /** The chance of each team, by seat. */
  readonly prior: readonly (readonly number[])[];
};

/** So many answers are kept: enough for all seats of a large table. */
const MOST = 32;
const KEPT = new Map<string, Before>();

export function before(view: SeatView, team: Team): Before {
  const cards = cardsIn(view);
  const kept = KEPT.get(cards);
  if (kept) return kept;
  const known = knownTo(view);
  const others = known.players.filter(({ seat }) => seat !== known.me);
  const hands = handsOfEach(known, others);
  const solved = solve(known, suspectsOf(others, hands), false);
  const prior = priorTeams(known, team, others, hands, solved.chances);
  const made = { known, others, hands, solved, prior };
  const [oldest] = KEPT.keys();
  if (KEPT.size === MOST) KEPT.delete(oldest);
  KEPT.set(cards, made);
  return made;
}

/** Everything `knownTo` reads of a view, in one line: the same line, the same knowledge. */
export function cardsIn(view: SeatView): string {
  const { state, faces, options } = view;
  const seen = (cards: readonly number[]) => {
    let line = "";
    for (const card of cards) line += `${faces[card] ?? "?"},`;
    return `${line};`;
  };
  const { scenario, firstSession, noLoyaltyChanges, hellGate } = options;
  const { bossIds, box } = state;
  let line = `${view.viewer} ${view.seats} ${scenario} ${firstSession} ${noLoyaltyChanges} ${hellGate} `;
  line += `${bossIds.human.length} ${bossIds.machine.length} ${bossIds.outlaw.length} `;
  for (const own of state.seats) {
    line += `${own.hp > 0} ${own.fallenUnlessLegion} ${seen(own.programs)}`;
    for (const { card } of own.ids) line += `${faces[card] ?? "?"} `;
    for (const { card } of own.permanents) line += `${faces[card] ?? "?"} `;
    for (const { mark } of own.marks) line += `${faces[mark] ?? "?"}.`;
    line += "|";
  }
  for (const { card } of state.loyalty) line += `${faces[card] ?? "?"} `;
  line += seen(state.setAside) + seen(box.ids) + seen(box.loyalty) + seen(box.programs);
  return line + seen(state.pile) + seen(state.resolving) + seen(state.inspected);
}

/** Each hand with the weight its cards give it; players with the same hands have one list of them. */
function suspectsOf(players: readonly PlayerKnown[], hands: readonly (readonly Hand[])[]) {
  const lists = new Map<readonly Hand[], readonly number[]>();
  return players.map((player, i): Suspect => {
    const weights = lists.get(hands[i]) ?? hands[i].map(({ kind }) => kind.share);
    lists.set(hands[i], weights);
    return { player, hands: hands[i], weights };
  });
}

function priorTeams(
  { players, me }: Known,
  team: Team,
  others: readonly PlayerKnown[],
  hands: readonly (readonly Hand[])[],
  chances: readonly (readonly number[])[],
): number[][] {
  const lists = new Map<readonly number[], number[]>();
  return players.map((player) => {
    if (player.seat === me) return TEAMS.map((each) => (each === team ? 1 : 0));
    const i = others.indexOf(player);
    const teams = lists.get(chances[i]) ?? teamsOf(hands[i], chances[i]);
    lists.set(chances[i], teams);
    return teams;
  });
}

function teamsOf(hands: readonly Hand[], chances: readonly number[]): number[] {
  const teams = TEAMS.map(() => 0);
  for (let h = 0; h < hands.length; h++) {
    const { odds } = hands[h];
    for (let t = 0; t < odds.length; t++) teams[t] += odds[t] * chances[h];
  }
  return teams;
}
