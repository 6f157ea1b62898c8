/** Verbs that say how the city is: its phase, Districts, news and stores. */
import { BadInput, read, verb } from "@sprawl/engine";
import { ORGANIZATIONS } from "../draft.js";
import { leaveGame } from "../leaving.js";
import { ROW } from "../row.js";
import { type Cyber, NOBODY } from "../state.js";
import { SUPPORT_ROW } from "../strategy.js";
import { COLOURS, DISTRICTS, STORES } from "../types.js";
import {
  district,
  fetch,
  idIn,
  lay,
  layStock,
  organization,
  owner,
  RESOLVING,
  resolving,
  setSteps,
} from "./laying.js";

const { byName, fields, listOf, maybe, oneOf, whole } = read;

const PAYDAY: readonly string[] = ["payday-start", "end-of-turn"];
const INVESTIGATION: readonly string[] = ["investigation-phase", ...PAYDAY];
const ACTIVATION: readonly string[] = ["activation", ...INVESTIGATION];
const STRATEGY: readonly string[] = ["strategy-phase", ...ACTIVATION];

/** The steps from each phase on. */
const PHASES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["turn", ["turn"]],
  ["event", ["event-phase", ...STRATEGY]],
  ["strategy", STRATEGY],
  ["activation", ACTIVATION],
  ["call", ["call", "auxiliary", ...INVESTIGATION]],
  ["investigation", INVESTIGATION],
  ["payday", PAYDAY],
  ["end", ["end-of-turn"]],
]);

/**
 * `city: { orgs: [eco, fsb], at: activation, turn: 2 }`: the city is open, nobody has an Agent, and
 * this phase comes next.
 */
export const city = verb(
  fields({
    orgs: listOf(oneOf(ORGANIZATIONS)),
    at: maybe(oneOf([...PHASES.keys()])),
    turn: maybe(whole(0)),
    order: maybe(listOf(organization)),
  }),
  (g: Cyber, { orgs, at = "strategy", turn = 1, order }) => {
    const s = g.state;
    if (orgs.length > s.orgs.length) throw new BadInput("city.orgs", `there are ${s.orgs.length}`);
    orgs.forEach((id, org) => {
      s.orgs[org].id = id;
    });
    s.order = [...(order ?? s.orgs.keys())];
    s.turn = turn;
    s.sheets = s.row.splice(0).map(({ card }) => card);
    lay(g, s.sheets, s.row, ROW);
    for (const store of STORES) layStock(g, store);
    lay(g, s.piles.supports.deck, s.supportRow, SUPPORT_ROW);
    setSteps(
      g,
      (PHASES.get(at) ?? []).map((step) => ({ step })),
    );
    return [];
  },
);

const headline = fields({
  event: idIn("events"),
  slot: maybe(whole(1)),
  cancel: maybe(owner),
  reward: maybe(owner),
});

/** `news: [{ event: currency-crash, slot: 1, cancel: 0 }]`: on the track, with Staff tokens. */
export const news = verb(listOf(headline), (g: Cyber, given) => {
  for (const { event: id, slot, cancel = NOBODY, reward = NOBODY } of given) {
    const card = fetch(g, "news.event", id, g.state.piles.events.deck);
    g.state.news.push({ card, id, slot: slot ?? g.box.events[id].duration, cancel, reward });
    for (const org of [cancel, reward]) if (org !== NOBODY) g.state.orgs[org].staff -= 1;
  }
  g.state.news.sort((a, b) => a.slot - b.slot);
  return [];
});

const quarter = fields({
  layout: maybe(idIn("layouts")),
  influence: maybe(listOf(whole(0))),
  ambush: maybe(owner),
});

/** `districts: { 3: { layout: B3, influence: [2, 0], ambush: 1 } }`. */
export const districts = verb(byName(quarter, oneOf(DISTRICTS.map(String))), (g: Cyber, given) => {
  for (const [number, { layout, influence, ambush }] of given) {
    const there = g.state.districts[Number(number) - 1];
    if (layout !== undefined) there.layout = layout;
    if (influence !== undefined) there.influence = [...influence];
    if (ambush !== undefined) there.ambush = ambush;
    if (ambush !== undefined && ambush !== NOBODY) g.state.orgs[ambush].ambushes -= 1;
  }
  return [];
});

/** `stock: { weapons: [hand-gun, rail-gun, zip-gun] }`: exactly this lies in a store. */
export const stock = verb(byName(listOf(idIn("supply")), oneOf(STORES)), (g: Cyber, given) => {
  for (const [store, ids] of given) {
    const { stack, stock: shown } = g.state.stores[store];
    for (const { card } of shown.splice(0)) stack.unshift(card);
    for (const id of ids) shown.push({ card: fetch(g, `stock.${store}`, id, stack), id });
  }
  return [];
});

/** `resolve: { step: hacking, district: 3 }`: this step of a District comes next, then Payday. */
export const resolve = verb(
  fields({ step: oneOf(RESOLVING), district }),
  (g: Cyber, { step, district: where }) => {
    g.state.phase = "investigation";
    setSteps(g, resolving(step, where));
    return [];
  },
);

const PILES = [
  "stories",
  "events",
  "brawls",
  "ambushes",
  "supports",
  "tokens",
  ...COLOURS,
] as const;
type PileName = (typeof PILES)[number];

/** `spent: { stories: 35, gear: 20 }`: so many cards of a pile, or tokens of a stack, are gone. */
export const spent = verb(byName(whole(0), oneOf([...PILES, ...STORES])), (g: Cyber, given) => {
  for (const [name, count] of given) {
    const store = STORES.find((each) => each === name);
    const pile = PILES.find((each) => each === name);
    if (store) g.state.lost.push(...g.state.stores[store].stack.splice(0, count));
    if (pile) spend(g, pile, count);
  }
  return [];
});

/** Story cards leave the game; the others lie open beside their deck. */
function spend(g: Cyber, name: PileName, count: number): void {
  const { deck, discard } = g.state.piles[name];
  const gone = deck.splice(0, count);
  if (name === "stories") {
    g.state.lost.push(...gone);
    return;
  }
  for (const card of gone) g.show(card, "all");
  discard.push(...gone);
}

/** `gone: 1`: this Organization has left the game. */
export const gone = verb(organization, (g: Cyber, org) => {
  leaveGame(g, org);
  return [];
});
