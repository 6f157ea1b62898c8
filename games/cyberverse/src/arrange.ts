/** Verbs that arrange a position in scenarios and tests, in players' words. Unknown names are errors. */
import { BadInput, type Plain } from "@sprawl/engine";
import { agents, fight, henchmen } from "./arrange-people.js";
import {
  fetch,
  fieldsOf,
  known,
  lay,
  layStock,
  listOf,
  PHASES,
  type StepCall,
  setSteps,
  type Verb,
} from "./arranging.js";
import { leaveGame } from "./leaving.js";
import { ROW } from "./row.js";
import { type Cyber, type CyberState, NOBODY, type Org, type Pile } from "./state.js";
import { SUPPORT_ROW } from "./strategy.js";
import { COLOURS, type OrgId, STORES } from "./types.js";

/**
 * `city: { orgs: [eco, fsb], at: activation, turn: 2 }`: the city is open, nobody has an Agent, and
 * this phase comes next.
 */
const city: Verb = (g: Cyber, given) => {
  const {
    orgs,
    at = "strategy",
    turn = 1,
    order,
  } = fieldsOf("city", given, ["orgs", "at", "turn", "order"]);
  listOf("city.orgs", orgs).forEach((id, org) => {
    g.state.orgs[org].id = known("city.orgs", id, g.box.organizations) as OrgId;
  });
  g.state.order =
    order === undefined
      ? g.state.orgs.map((_, org) => org)
      : listOf("city.order", order).map(Number);
  g.state.turn = Number(turn);
  g.state.sheets = g.state.row.splice(0).map(({ card }) => card);
  lay(g, g.state.sheets, g.state.row, ROW);
  for (const store of STORES) layStock(g, store);
  lay(g, g.state.piles.supports.deck, g.state.supportRow, SUPPORT_ROW);
  const steps = PHASES[String(at)];
  if (!steps) throw new BadInput("city.at", `there is no phase ${String(at)}`);
  setSteps(
    g,
    steps.map((step) => ({ step })),
  );
  return [];
};

const ORG_FIELDS = [
  "org",
  "money",
  "staff",
  "ambushes",
  "actions",
  "supports",
  "story",
  "resolved",
  "progress",
  "discard",
];

/** `org: { org: 0, money: 300, supports: [double-v], story: { id: last-tram-home, cards: [tunnel-maps] } }`. */
const org: Verb = (g: Cyber, given) => {
  const {
    org: number,
    supports,
    story,
    resolved,
    discard,
    ...plain
  } = fieldsOf("org", given, ORG_FIELDS);
  const own = g.state.orgs[Number(number)];
  if (!own) throw new BadInput("org.org", `there is no Organization ${String(number)}`);
  Object.assign(own, plain);
  for (const id of supports === undefined ? [] : listOf("org.supports", supports)) {
    const name = known("org.supports", id, g.box.supports);
    const index = g.state.supportRow.findIndex((open) => open.id === name);
    const card =
      index >= 0
        ? g.state.supportRow.splice(index, 1)[0].card
        : fetch(g, "org.supports", name, g.state.piles.supports.deck);
    own.supports.push({ card, id: name });
  }
  lay(g, g.state.piles.supports.deck, g.state.supportRow, SUPPORT_ROW);
  for (const id of resolved === undefined ? [] : listOf("org.resolved", resolved)) {
    const name = known("org.resolved", id, g.box.stories);
    own.resolved.push({
      card: fetch(g, "org.resolved", name, g.state.piles.stories.deck, g.state.lost),
      id: name,
    });
  }
  if (story !== undefined) giveStory(g, Number(number), story);
  for (const value of discard === undefined ? [] : listOf("org.discard", discard))
    discardModifier(g, Number(number), Number(value));
  return [];
};

function giveStory(g: Cyber, number: Org, given: Plain): void {
  const { id, cards, done = [] } = fieldsOf("org.story", given, ["id", "cards", "done"]);
  const name = known("org.story.id", id, g.box.stories);
  const card = fetch(g, "org.story.id", name, g.state.piles.stories.deck, g.state.lost);
  const folders = listOf("org.story.cards", cards).map((each) => {
    const investigation = known("org.story.cards", each, g.box.investigations);
    const { colour, missions } = g.box.investigations[investigation];
    return {
      card: fetch(g, "org.story.cards", investigation, g.state.piles[colour].deck),
      id: investigation,
      colour,
      missions: missions.map(() => "open" as "open" | "validated" | "used"),
    };
  });
  for (const each of listOf("org.story.done", done)) {
    const [investigation, index, state = "validated"] = String(each).split(" ");
    const folder = folders.find((one) => one.id === investigation);
    if (!folder) throw new BadInput("org.story.done", `there is no ${investigation}`);
    if (!Object.hasOwn(folder.missions, index) || !(state === "used" || state === "validated"))
      throw new BadInput("org.story.done", `"${String(each)}" is not a Mission, or not its state`);
    folder.missions[Number(index)] = state;
  }
  g.state.orgs[number].story = { card, id: name, folders };
}

function discardModifier(g: Cyber, number: Org, value: number): void {
  const { deck, discard } = g.state.orgs[number];
  const index = deck.findIndex((card) => g.face(card) === value);
  if (index < 0) throw new BadInput("org.discard", `no ${value} is left`);
  const [card] = deck.splice(index, 1);
  g.show(card, "all");
  discard.push(card);
}

/** `news: [{ event: currency-crash, slot: 1, cancel: 0 }]`: on the track, with Staff tokens. */
const news: Verb = (g: Cyber, given) => {
  for (const each of listOf("news", given)) {
    const {
      event,
      slot,
      cancel = NOBODY,
      reward = NOBODY,
    } = fieldsOf("news", each, ["event", "slot", "cancel", "reward"]);
    const id = known("news.event", event, g.box.events);
    const card = fetch(g, "news.event", id, g.state.piles.events.deck);
    g.state.news.push({
      card,
      id,
      slot: Number(slot ?? g.box.events[id].duration),
      cancel: Number(cancel),
      reward: Number(reward),
    });
    for (const owner of [Number(cancel), Number(reward)])
      if (owner >= 0) g.state.orgs[owner].staff -= 1;
  }
  g.state.news.sort((a, b) => a.slot - b.slot);
  return [];
};

/** `districts: { 3: { layout: B3, influence: [2, 0], ambush: 1 } }`. */
const districts: Verb = (g: Cyber, given) => {
  for (const [number, each] of Object.entries(fieldsOf("districts", given))) {
    const { layout, influence, ambush } = fieldsOf(`districts.${number}`, each, [
      "layout",
      "influence",
      "ambush",
    ]);
    const district = g.state.districts[Number(number) - 1];
    if (!district) throw new BadInput(`districts.${number}`, "there is no such District");
    if (layout !== undefined) district.layout = known("districts.layout", layout, g.box.layouts);
    if (influence !== undefined)
      district.influence = listOf("districts.influence", influence).map(Number);
    if (ambush !== undefined) {
      district.ambush = Number(ambush);
      if (district.ambush >= 0) g.state.orgs[district.ambush].ambushes -= 1;
    }
  }
  return [];
};

/** `stock: { weapons: [hand-gun, rail-gun, zip-gun] }`: exactly this lies in a store. */
const stock: Verb = (g: Cyber, given) => {
  for (const [name, ids] of Object.entries(fieldsOf("stock", given, STORES))) {
    const store = STORES.find((each) => each === name);
    if (!store) continue;
    const { stack, stock: shown } = g.state.stores[store];
    for (const { card } of shown.splice(0)) stack.unshift(card);
    for (const id of listOf(`stock.${name}`, ids)) {
      shown.push({
        card: fetch(g, `stock.${name}`, known(`stock.${name}`, id, g.box.supply), stack),
        id: String(id),
      });
    }
  }
  return [];
};

/** `resolve: { step: hacking, district: 3 }`: this step of a District comes next, then Payday. */
const resolve: Verb = (g: Cyber, given) => {
  const { step, district } = fieldsOf("resolve", given, ["step", "district"]);
  const order = ["ambush", "brawl", "hacking", "investigation", "influence"];
  const from = order.indexOf(String(step));
  if (from < 0) throw new BadInput("resolve.step", `there is no step ${String(step)}`);
  g.state.phase = "investigation";
  const steps = order.slice(from).map((each): StepCall => ({ step: each, arg: Number(district) }));
  setSteps(g, [...steps, { step: "payday-start" }, { step: "end-of-turn" }]);
  return [];
};

/** `spent: { stories: 35, gear: 20 }`: so many cards of a pile, or tokens of a stack, are gone. */
const spent: Verb = (g: Cyber, given) => {
  for (const [name, count] of Object.entries(
    fieldsOf("spent", given, [
      "stories",
      "events",
      "brawls",
      "ambushes",
      "supports",
      "tokens",
      ...COLOURS,
      ...STORES,
    ]),
  )) {
    const store = STORES.find((each) => each === name);
    if (store) {
      g.state.lost.push(...g.state.stores[store].stack.splice(0, Number(count)));
      continue;
    }
    const pile: Pile = g.state.piles[name as keyof CyberState["piles"]];
    const gone = pile.deck.splice(0, Number(count));
    if (name === "stories") g.state.lost.push(...gone);
    else {
      for (const card of gone) g.show(card, "all");
      pile.discard.push(...gone);
    }
  }
  return [];
};

/** `gone: 1`: this Organization has left the game. */
const gone: Verb = (g: Cyber, given) => {
  leaveGame(g, Number(given));
  return [];
};

export const arrange: Readonly<Record<string, Verb>> = {
  city,
  agents,
  henchmen,
  org,
  news,
  districts,
  stock,
  fight,
  resolve,
  spent,
  gone,
};
