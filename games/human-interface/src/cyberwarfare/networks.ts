/** HI-19: what lies in Tactical Networks, and how cards get in and out. */
import type { Rule, Seat } from "@sprawl/engine";
import type { Program } from "../content.js";
import { leaderOf, sideName } from "../models.js";
import { ask } from "../questions.js";
import { AI, type Card, type Installed, type Interface, type Team } from "../state.js";
import { ableHacker } from "./battles.js";

const FIELDS = 4; // HI-15.20, HI-R145

export const programOf = (g: Interface, card: Card): Program => g.box.programs[g.face(card)];

/** HI-38.4: the seat that decides for a Team in Phase 4. */
export function cyberSeat(g: Interface, team: number): Seat {
  return ableHacker(g, team)?.seat ?? leaderOf(g.state.teams[team]);
}

/** HI-19.25: the lowest empty field, or 0. */
export function emptyField(team: Team): number {
  for (let field = 1; field <= FIELDS; field++) {
    if (!team.network.some((each) => each.field === field)) return field;
  }
  return 0;
}

/** HI-19.26: own programs that could make room. */
function replaceable(g: Interface, index: number, keep: readonly Installed[]): Installed[] {
  const { network } = g.state.teams[index];
  return network.filter((each) => each.owner === index && !keep.includes(each));
}

/** HI-19.27: is there a field for one more card? */
export function hasRoom(g: Interface, index: number, keep: readonly Installed[] = []): boolean {
  return emptyField(g.state.teams[index]) > 0 || replaceable(g, index, keep).length > 0;
}

/** HI-19.25, HI-19.26: a field for a card of the Team's own; what makes room is discarded. */
function* makeRoom(g: Interface, index: number, keep: readonly Installed[]): Rule<number> {
  const team = g.state.teams[index];
  const empty = emptyField(team);
  if (empty > 0) return empty;
  const options = replaceable(g, index, keep).map(({ field, card }) => ({
    kind: "replace" as const,
    field,
    on: `card/${card}`,
    rule: "HI-19.26",
  }));
  const { field } = yield* ask(cyberSeat(g, index), "replace", options, { rule: "HI-19.26" });
  const old = team.network.find((each) => each.field === field);
  if (old) uninstall(g, index, old);
  return field;
}

/** HI-19.23: a card from hand goes into the Team's own TN; only a support card may lie face-down. */
export function* installFromHand(
  g: Interface,
  index: number,
  card: Card,
  about: {
    readonly supports?: Installed;
    readonly down?: boolean;
    readonly keep?: readonly Installed[];
  } = {},
): Rule<Installed> {
  const team = g.state.teams[index];
  const { supports, down = false, keep = [] } = about;
  const field = yield* makeRoom(g, index, supports ? [...keep, supports] : keep);
  g.take(team.hand, card);
  if (!down) g.show(card, "all"); // HI-2.11
  const installed: Installed = {
    card,
    field,
    owner: index,
    supports: supports?.field ?? 0,
    fought: 0,
    down,
    target: "",
    disables: -1,
  };
  team.network.push(installed);
  g.tell("installed", { team: sideName(g, index), field }, { cards: [card], rule: "HI-19.25" });
  return installed;
}

/** The support card attached to a program. */
export function supportFor(team: Team, program: Installed): Installed | undefined {
  return team.network.find(
    (each) => each.supports === program.field && each.owner === program.owner,
  );
}

/** HI-R83: a program leaves a TN for its owner's discard pile, and its support card with it. */
export function uninstall(g: Interface, index: number, installed: Installed): void {
  const team = g.state.teams[index];
  const support = installed.supports === 0 ? supportFor(team, installed) : undefined;
  team.network = team.network.filter((each) => each !== installed);
  discard(g, installed.card, installed.owner);
  g.tell("uninstalled", { team: sideName(g, index) }, { cards: [installed.card] });
  if (support) uninstall(g, index, support);
}

/** HI-2.10: to the discard pile of whoever owns it; a blank goes back to the hand (HI-39.3). */
export function discard(g: Interface, card: Card, owner: number): void {
  const program = programOf(g, card);
  if (owner === AI) {
    g.show(card, "all");
    g.state.aiDiscard.push(card); // HI-22.11
    return;
  }
  const team = g.state.teams[owner];
  if (program.type === "blank") return g.put(card, team.hand, team.seats); // HI-39.3, HI-R133
  g.show(card, "all"); // HI-2.4
  team.discard.push(card);
}

/** A card of the hand is discarded. */
export function discardFromHand(g: Interface, index: number, card: Card): void {
  g.take(g.state.teams[index].hand, card);
  discard(g, card, index);
  g.tell("discarded", { team: sideName(g, index) }, { cards: [card], rule: "HI-2.10" });
}

/** HI-2.5: support cards are turned up. */
export function revealSupport(g: Interface, installed: Installed | undefined): void {
  if (!installed?.down) return;
  installed.down = false;
  g.show(installed.card, "all");
  g.tell(
    "support-revealed",
    { team: sideName(g, installed.owner) },
    { cards: [installed.card], rule: "HI-21.7" },
  );
}

/** Own defensive programs of a Team in its TN, lowest field first: HI-21.2, HI-R60. */
export function defencesOf(g: Interface, index: number): Installed[] {
  return g.state.teams[index].network
    .filter(({ owner, supports, card }) => {
      if (owner !== index || supports !== 0) return false;
      const { type } = programOf(g, card);
      return type === "ice" || type === "ids" || type === "bastion";
    })
    .sort((a, b) => a.field - b.field);
}

export const hostileIn = (team: Team, index: number): Installed[] =>
  team.network.filter(({ owner, supports }) => owner !== index && supports === 0);

/** HI-19.12, HI-19.13: one card from the draw deck; undefined if there is none. */
export function drawProgram(g: Interface, index: number): boolean {
  const team = g.state.teams[index];
  if (team.deck.length === 0) {
    if (team.discard.length === 0) return false; // HI-19.13
    team.deck = team.discard;
    team.discard = [];
    g.shuffle(`cards-${index}`, team.deck); // HI-19.12
  }
  g.put(g.draw(`cards-${index}`, team.deck), team.hand, team.seats); // HI-2.2, HI-2.12
  return true;
}

/** HI-22.11: the top card of the AI deck; undefined if there is none anywhere. */
export function drawAICard(g: Interface): Card | undefined {
  const { state } = g;
  if (state.aiDeck.length === 0) {
    if (state.aiDiscard.length === 0) return undefined; // HI-22.12
    state.aiDeck = state.aiDiscard;
    state.aiDiscard = [];
    g.shuffle("cards-ai", state.aiDeck);
  }
  return g.draw("cards-ai", state.aiDeck);
}
