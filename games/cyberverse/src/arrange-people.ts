/** Verbs that place Agents and Henchmen, and begin a Combat. */
import { BadInput, type Plain } from "@sprawl/engine";
import {
  fetch,
  fieldsOf,
  known,
  lay,
  layStock,
  listOf,
  type StepCall,
  setSteps,
  type Verb,
} from "./arranging.js";
import { newHenchman } from "./henchmen.js";
import { newAgent } from "./hiring.js";
import { ROW } from "./row.js";
import type { Agent, Character, Cyber, Org } from "./state.js";
import { agentNamed, characterNamed, layoutOf } from "./table.js";

const AGENT_FIELDS = [
  "org",
  "district",
  "zone",
  "position",
  "health",
  "suppression",
  "wound",
  "bleeding",
  "ones",
  "twos",
  "slots",
  "vehicle",
  "trained",
  "recruited",
  "called",
  "activated",
  "marks",
];

/** `agents: { igor: { org: 0, district: 1, zone: 2, slots: [hand-gun] } }`: hired if need be. */
export const agents: Verb = (g: Cyber, given) => {
  for (const [profile, each] of Object.entries(fieldsOf("agents", given))) {
    const place = `agents.${profile}`;
    const fields = fieldsOf(place, each, AGENT_FIELDS);
    known(place, profile, g.box.profiles);
    const agent = agentNamed(g, profile) ?? hire(g, place, profile, Number(fields.org ?? 0));
    const { slots, vehicle, org: _, ...plain } = fields;
    Object.assign(agent, plain);
    if (agent.district > 0 && agent.zone === 0) agent.zone = layoutOf(g, agent.district).entry;
    for (const token of slots === undefined ? [] : listOf(`${place}.slots`, slots))
      giveToken(g, place, agent, token);
    if (vehicle !== undefined) giveToken(g, place, agent, vehicle);
  }
  return [];
};

function hire(g: Cyber, place: string, profile: string, org: Org): Agent {
  const { sheet } = g.box.profiles[profile];
  const index = g.state.row.findIndex(({ id }) => id === sheet);
  const card =
    index >= 0 ? g.state.row.splice(index, 1)[0].card : fetch(g, place, sheet, g.state.sheets);
  const agent = newAgent(g, org, profile, card);
  lay(g, g.state.sheets, g.state.row, ROW);
  return agent;
}

/** "hand-gun", or { id: hand-gun, active: false } for a damaged one. */
function giveToken(g: Cyber, place: string, agent: Agent, given: Plain): void {
  const { id, active = true } =
    typeof given === "string" ? { id: given } : fieldsOf(place, given, ["id", "active"]);
  const { store } = g.box.supply[known(place, id, g.box.supply)];
  const { stack, stock } = g.state.stores[store];
  const index = stock.findIndex((open) => open.id === id);
  const card =
    stack.some((each) => g.face(each) === id) || index < 0
      ? fetch(g, place, String(id), stack)
      : stock.splice(index, 1)[0].card;
  const supply = { card, id: String(id), active: active === true };
  if (store === "vehicles") agent.vehicles.push(supply);
  else agent.slots.push(supply);
  layStock(g, store);
}

const HENCHMAN_FIELDS = [
  "type",
  "district",
  "zone",
  "position",
  "health",
  "org",
  "recruiter",
  "initiative",
];

/** `henchmen: [{ type: killer, district: 2, zone: 3 }]`: placed in this order, as numbers 1, 2, 3. */
export const henchmen: Verb = (g: Cyber, given) => {
  listOf("henchmen", given).forEach((each, i) => {
    const { type, district, zone, ...rest } = fieldsOf(`henchmen.${i}`, each, HENCHMAN_FIELDS);
    const id = known(`henchmen.${i}`, type, g.box.henchmen);
    g.state.reserve[id]--;
    g.state.henchmen.push(Object.assign(newHenchman(g, id, Number(district), Number(zone)), rest));
  });
  return [];
};

/**
 * `fight: { district: 2, brawl: crossfire, tokens: { igor: t01, henchman-1: t03 }, shown: [igor] }`:
 * a Combat has begun there, with these tokens; the first character acts next.
 */
export const fight: Verb = (g: Cyber, given) => {
  const {
    district,
    brawl,
    colour,
    tokens,
    shown = [],
    at = "fight",
  } = fieldsOf("fight", given, ["district", "brawl", "colour", "tokens", "shown", "at"]);
  const id = known("fight.brawl", brawl, g.box.brawls);
  const card = fetch(g, "fight.brawl", id, g.state.piles.brawls.deck);
  const where = Number(district);
  g.state.phase = "investigation";
  g.state.district = where;
  g.state.step = "combat";
  g.state.brawl = {
    card,
    id,
    district: where,
    colour: colour === undefined ? g.box.brawls[id].colour : colour === "red" ? "red" : "green",
    recruited: [],
    asked: [],
    combat: at === "fight",
    done: [],
    hostiles: [],
    eliminators: [],
  };
  for (const agent of g.state.agents) agent.fought = at === "fight" && agent.district === where;
  for (const [ref, token] of Object.entries(fieldsOf("fight.tokens", tokens ?? {}))) {
    const who = characterNamed(g, ref);
    if (!who) throw new BadInput(`fight.tokens.${ref}`, "is not on a board");
    deal(
      g,
      who,
      known(`fight.tokens.${ref}`, token, g.box.combatTokens),
      listOf("fight.shown", shown).includes(ref),
    );
  }
  const after = ["hacking", "investigation", "influence"].map(
    (step): StepCall => ({ step, arg: where }),
  );
  const begun: StepCall[] =
    at === "fight"
      ? [{ step: "fight" }]
      : [{ step: "react" }, { step: "recruit" }, { step: "tokens" }];
  setSteps(g, [...begun, ...after, { step: "payday-start" }, { step: "end-of-turn" }]);
  return [];
};

function deal(g: Cyber, who: Character, id: string, shown: boolean): void {
  const { deck } = g.state.piles.tokens;
  const index = deck.findIndex((card) => g.face(card) === id);
  if (index < 0) throw new BadInput("fight.tokens", `no ${id} is left`);
  const [card] = deck.splice(index, 1);
  who.token = card;
  who.shown = shown;
  if (shown) g.show(card, "all");
  else if ("profile" in who && who.org < g.seats) g.show(card, who.org);
}
