/** Verbs that place Agents and Henchmen, and begin a Combat. */
import { BadInput, type ReadAs, type Reader, read, verb } from "@sprawl/engine";
import { newHenchman } from "../henchmen.js";
import { newAgent } from "../hiring.js";
import { ROW } from "../row.js";
import { type Agent, type Character, type Cyber, type Org, refOf } from "../state.js";
import { agentNamed, characterNamed, layoutOf } from "../table.js";
import { type BrawlColour, DISTRICTS, HQ, NO_POSITION } from "../types.js";
import {
  district,
  fetch,
  idIn,
  lay,
  layStock,
  organization,
  owner,
  resolving,
  setSteps,
} from "./laying.js";

const { byName, fields, flag, listOf, maybe, oneOf, whole } = read;

const tokenFields = fields({ id: idIn("supply"), active: maybe(flag) });

/** `hand-gun`, or `{ id: hand-gun, active: false }` for a damaged one. */
const supply: Reader<ReadAs<typeof tokenFields>> = {
  read: (given, place, g) =>
    tokenFields.read(typeof given === "string" ? { id: given } : given, place, g),
};

const standing = {
  zone: maybe(whole(0)),
  position: maybe(whole(NO_POSITION)),
  health: maybe(whole(0)),
};

const agentFields = fields({
  ...standing,
  org: maybe(organization),
  district: maybe(oneOf([HQ, ...DISTRICTS])),
  suppression: maybe(flag),
  wound: maybe(flag),
  bleeding: maybe(flag),
  ones: maybe(whole(0)),
  twos: maybe(whole(0)),
  slots: maybe(listOf(supply)),
  vehicle: maybe(supply),
  trained: maybe(flag),
  recruited: maybe(flag),
  called: maybe(flag),
  activated: maybe(flag),
  marks: maybe(listOf(idIn("ambushes"))),
});

/** `agents: { igor: { org: 0, district: 1, zone: 2, slots: [hand-gun] } }`: hired if need be. */
export const agents = verb(byName(agentFields, idIn("profiles")), (g: Cyber, given) => {
  for (const [profile, { slots = [], vehicle, org = 0, ...said }] of given) {
    const place = `agents.${profile}`;
    const agent = agentNamed(g, profile) ?? hire(g, place, profile, org);
    Object.assign(agent, said);
    if (agent.district > 0 && agent.zone === 0) agent.zone = layoutOf(g, agent.district).entry;
    checkStanding(g, place, agent);
    for (const token of slots) giveToken(g, place, agent, token);
    if (vehicle !== undefined) giveToken(g, place, agent, vehicle);
  }
  return [];
});

/** A zone and a position that the board there has. */
function checkStanding(g: Cyber, place: string, character: Character): void {
  if (character.district === HQ) return;
  const { cells, positions } = layoutOf(g, character.district);
  if (character.zone < 1 || character.zone > cells.length) {
    throw new BadInput(`${place}.zone`, `must be a zone of that board, 1 to ${cells.length}`);
  }
  if (character.position !== NO_POSITION && !positions[character.position]) {
    throw new BadInput(`${place}.position`, `there are ${positions.length} positions there`);
  }
}

function hire(g: Cyber, place: string, profile: string, org: Org): Agent {
  const { sheet } = g.box.profiles[profile];
  const index = g.state.row.findIndex(({ id }) => id === sheet);
  const card =
    index >= 0 ? g.state.row.splice(index, 1)[0].card : fetch(g, place, sheet, g.state.sheets);
  const agent = newAgent(g, org, profile, card);
  lay(g, g.state.sheets, g.state.row, ROW);
  return agent;
}

function giveToken(
  g: Cyber,
  place: string,
  agent: Agent,
  { id, active = true }: ReadAs<typeof tokenFields>,
): void {
  const { store } = g.box.supply[id];
  const { stack, stock } = g.state.stores[store];
  const index = stock.findIndex((open) => open.id === id);
  const card =
    stack.some((each) => g.face(each) === id) || index < 0
      ? fetch(g, place, id, stack)
      : stock.splice(index, 1)[0].card;
  const given = { card, id, active };
  if (store === "vehicles") agent.vehicles.push(given);
  else agent.slots.push(given);
  layStock(g, store);
}

const henchmanFields = fields({
  ...standing,
  type: idIn("henchmen"),
  district,
  zone: whole(1),
  org: maybe(owner),
  recruiter: maybe(idIn("profiles")),
  initiative: maybe(whole(0)),
});

/** `henchmen: [{ type: killer, district: 2, zone: 3 }]`: placed in this order, as numbers 1, 2, 3. */
export const henchmen = verb(listOf(henchmanFields), (g: Cyber, given) => {
  given.forEach(({ type, district: where, zone, ...rest }, i) => {
    g.state.reserve[type]--;
    const placed = Object.assign(newHenchman(g, type, where, zone), rest);
    checkStanding(g, `henchmen.${i}`, placed);
    g.state.henchmen.push(placed);
  });
  return [];
});

const character = oneOf(({ state }: Cyber) => [...state.agents, ...state.henchmen].map(refOf));
const BRAWLS: readonly BrawlColour[] = ["green", "red"];
/** The steps that lead to a Combat, and its own. */
const BEGINNING = ["react", "recruit", "tokens", "fight"] as const;

/**
 * `fight: { district: 2, brawl: crossfire, tokens: { igor: t01, henchman-1: t03 }, shown: [igor] }`:
 * a Combat has begun there, with these tokens; the first character acts next. With `at: recruit`
 * the Brawl is at that step before it.
 */
export const fight = verb(
  fields({
    district,
    brawl: idIn("brawls"),
    colour: maybe(oneOf(BRAWLS)),
    tokens: maybe(byName(idIn("combatTokens"), character)),
    shown: maybe(listOf(character)),
    at: maybe(oneOf(BEGINNING)),
  }),
  (g: Cyber, { district: where, brawl: id, colour, tokens, shown = [], at = "fight" }) => {
    const combat = at === "fight";
    g.state.phase = "investigation";
    g.state.district = where;
    g.state.step = "combat";
    g.state.brawl = {
      card: fetch(g, "fight.brawl", id, g.state.piles.brawls.deck),
      id,
      district: where,
      colour: colour ?? g.box.brawls[id].colour,
      recruited: [],
      asked: [],
      combat,
      done: [],
      hostiles: [],
      eliminators: [],
    };
    for (const agent of g.state.agents) agent.fought = combat && agent.district === where;
    for (const [ref, token] of tokens ?? []) deal(g, ref, token, shown.includes(ref));
    const begun = combat ? [at] : BEGINNING.slice(BEGINNING.indexOf(at), -1);
    setSteps(g, [...begun.map((step) => ({ step })), ...resolving("hacking", where)]);
    return [];
  },
);

function deal(g: Cyber, ref: string, id: string, shown: boolean): void {
  const who = characterNamed(g, ref);
  const { deck } = g.state.piles.tokens;
  const index = deck.findIndex((card) => g.face(card) === id);
  if (!who || index < 0) throw new BadInput(`fight.tokens.${ref}`, `no ${id} is left`);
  const [card] = deck.splice(index, 1);
  who.token = card;
  who.shown = shown;
  if (shown) g.show(card, "all");
  else if ("profile" in who && who.org < g.seats) g.show(card, who.org);
}
