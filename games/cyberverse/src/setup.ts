/** CV-2, CV-3: setting up New Eden. What players choose is asked in draft.ts. */
import type { Secret } from "@sprawl/engine";
import {
  type Cyber,
  type CyberState,
  NOBODY,
  type Organization,
  type Pile,
  type Store,
} from "./state.js";
import { MODIFIERS } from "./tests.js";
import { type COLOURS, DISTRICTS, type StoreName, type SupplyPiece } from "./types.js";

export const START_MONEY = 900; // CV-2.3
export const START_STAFF = 3; // CV-2.9, CV-4.8, CV-R3
export const AMBUSH_TOKENS = 3; // CV-2.9

export function setup(g: Cyber): CyberState {
  const { box } = g;
  const solo = g.seats === 1; // CV-31.1
  const players = solo ? 2 : g.seats; // CV-1.1
  const first = solo ? 0 : g.below("first-drafter", players); // CV-4.1, CV-R5
  const draft = Array.from({ length: players }, (_, i) => (first + i) % players); // CV-4.3
  for (const org of draft) g.next("organization", org); // CV-2.1
  for (const org of draft) g.next("draft", org); // CV-4.14
  g.next("open-city");
  g.next("turn");
  const ids = (kind: Readonly<Record<string, { readonly id: string }>>): string[] =>
    Object.keys(kind);
  const starters = Object.values(box.stories).filter(({ starter }) => starter);
  const others = Object.values(box.stories).filter(({ starter }) => !starter);
  const sheets = [...new Set(Object.values(box.profiles).map(({ sheet }) => sheet))];
  return {
    turn: 0,
    phase: "setup",
    district: 0,
    step: "",
    orgs: draft.map((_, org) => organization(g, org)),
    order: draft.slice().reverse(), // CV-4.6, CV-4.7, CV-R2
    agents: [],
    henchmen: [], // CV-3.19
    numbered: 0,
    reserve: Object.fromEntries(Object.values(box.henchmen).map(({ id, copies }) => [id, copies])), // CV-3.14
    districts: DISTRICTS.map((district) => ({
      layout: `${sideOf(g, district)}${district}`, // CV-3.2, CV-3.3, CV-R7
      influence: draft.map(() => 0), // CV-3.19
      ambush: NOBODY, // CV-3.19
    })),
    news: [], // CV-3.8
    stores: {
      weapons: store(g, "weapons"),
      implants: store(g, "implants"),
      gear: store(g, "gear"),
      vehicles: store(g, "vehicles"),
    },
    sheets: [],
    row: g.hide("sheet", sheets, "all").map((card, i) => ({ card, id: sheets[i] })), // CV-4.2, CV-4.4
    lost: g.hide(
      "starter",
      starters.map(({ id }) => id),
      "all",
    ), // CV-2.14
    supportRow: [],
    piles: {
      events: pile(g, "event", ids(box.events)), // CV-3.7
      supports: pile(g, "support", ids(box.supports)), // CV-3.10
      ambushes: pile(g, "ambush", ids(box.ambushes)), // CV-3.12
      brawls: pile(g, "brawl", ids(box.brawls)), // CV-3.13
      stories: pile(
        g,
        "story",
        others.map(({ id }) => id),
      ), // CV-3.15
      tokens: pile(
        g,
        "token",
        Object.values(box.combatTokens).flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
      ), // CV-3.17
      yellow: investigationPile(g, "yellow"),
      blue: investigationPile(g, "blue"),
      red: investigationPile(g, "red"),
    },
    table: [],
    used: [],
    brawl: undefined,
    solo,
    scores: [],
  };
}

function organization(g: Cyber, org: number): Organization {
  const deck = g.hide(`modifier-${org}`, MODIFIERS); // CV-2.4
  g.shuffle("modifiers", deck);
  return {
    id: "",
    money: START_MONEY, // CV-2.3
    staff: START_STAFF, // CV-2.9, CV-4.8
    ambushes: AMBUSH_TOKENS, // CV-2.9
    actions: 0,
    auxiliary: 0,
    passed: false,
    deck,
    discard: [],
    drawn: [],
    story: undefined,
    resolved: [],
    looking: [],
    supports: [],
    taken: 0,
    gone: false,
    progress: 0,
  };
}

/** CV-3.3, CV-30.2. */
function sideOf(g: Cyber, district: number): "A" | "B" {
  const { boards } = g.options;
  if (boards === "random") return g.below(`board-${district}`, 2) === 0 ? "A" : "B"; // CV-3.3
  if (boards !== "chosen") return boards; // CV-30.2
  return [g.options.board1, g.options.board2, g.options.board3, g.options.board4, g.options.board5][
    district - 1
  ];
}

function pile(g: Cyber, pool: string, faces: readonly string[]): Pile {
  const deck: Secret<string>[] = g.hide(pool, faces);
  g.shuffle(pool, deck); // CV-29.7
  return { deck, discard: [] };
}

/** CV-3.16. */
function investigationPile(g: Cyber, colour: (typeof COLOURS)[number]): Pile {
  const cards = Object.values(g.box.investigations).filter((card) => card.colour === colour);
  return pile(
    g,
    colour,
    cards.map(({ id }) => id),
  ); // CV-3.16
}

/** CV-3.5: one stack a category; the stock is laid out when the city opens. */
function store(g: Cyber, name: StoreName): Store {
  const pieces: SupplyPiece[] = Object.values(g.box.supply).filter((piece) => piece.store === name);
  const stack: Secret<string>[] = g.hide(
    name,
    pieces.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
  ); // CV-3.5
  g.shuffle(name, stack); // CV-3.5, CV-12.2
  return { stack, stock: [] };
}
