/** TB-2, TB-3, TB-4: setting up. What depends on the characters comes once they are taken. */
import type { Rule, Seat } from "@sprawl/engine";
import { type Area, PLACES } from "./board.js";
import { COLUMNS } from "./content.js";
import { chips, decks, stacks, supplies, supplyOf } from "./decks.js";
import { areaOf } from "./dice.js";
import { fillDisplay } from "./phases.js";
import { ask } from "./questions.js";
import { takeMarker } from "./stacks.js";
import { type Beginning, type CharacterId, NOBODY, type SeatState, type State } from "./state.js";
import { isCampaign } from "./transfer.js";
import { newTurn } from "./turn.js";
import { named } from "./values.js";

/** TB-R1: six; the seventh Player Board and standee are Kuro's. */
const CHARACTERS: readonly CharacterId[] = [
  "jayden",
  "feykah",
  "nova",
  "havoc",
  "dryden",
  "dee-coy",
];

export function setup(g: Beginning): State {
  const large = g.seats >= 5;
  const starter = g.below("starting player", g.seats); // TB-3.1, TB-R11
  const right = (seat: Seat) => (seat + g.seats - 1) % g.seats;
  const traps = supplyOf(g, ({ kind }) => kind === "trap");
  g.order("traps", traps); // TB-2.8, TB-R170
  const state: State = {
    campaign: isCampaign(g), // CM-1.2
    seats: Array.from({ length: g.seats }, newSeat),
    figures: [],
    free: CHARACTERS.slice(),
    turn: newTurn(starter, 0, 1),
    starter,
    leader: right(starter), // TB-3.14
    general: right(right(starter)), // TB-3.14
    badgeGone: false,
    bars: barsFor(large),
    anarchy: false, // TB-2.11
    surveillance: false, // TB-2.11
    redZone: false,
    redPaid: false,
    inEx: false,
    sectors: [
      chips(g, 1, 6, 3, 2), // TB-2.16
      chips(g, 2, 6, 9, 3), // TB-2.17
      chips(g, 3, 4, 5, 2), // TB-2.18
    ],
    values: [0, 0, 0], // TB-2.24
    guard: 3, // TB-2.25
    network: [[], [], []],
    junkyard: [],
    removed: [],
    drawn: [],
    scannersLeft: large ? [2, 2] : [1, 1], // TB-2.14, TB-2.15
    level: 1,
    ...decks(g, large),
    ...supplies(g, traps),
    stacks: stacks(g), // TB-2.12
    enemies: [],
    nextEnemy: 1,
    deadZones: [], // TB-2.11
    apex: { status: "locked", space: 0 }, // TB-2.10
    deus: { status: "locked", space: 0 },
    deusBefore: NOBODY,
    loyaltyBox: [],
    loyaltyStack: [],
    objectiveBox: [],
    check: undefined,
    checks: [],
    motions: [],
    said: [],
    blanked: [],
    ended: undefined,
  };
  g.state = state;
  begin(g, large);
  return state;
}

/** What depends on what lies there already, and the steps of the match. */
function begin(g: Beginning, large: boolean): void {
  const { starter } = g.state;
  fillDisplay(g); // TB-2.5
  if (large) {
    const crawler = takeMarker(g, "crawler"); // TB-2.29, TB-2.30
    if (crawler) crawler.space = 1;
  }
  for (let i = 0; i < g.seats; i++) g.next("character", (starter + i) % g.seats); // TB-R12
  g.next("deal");
  for (let i = 0; i < g.seats; i++) g.next("start", (starter + i) % g.seats);
  g.next("turn", starter);
}

function barsFor(large: boolean): State["bars"] {
  return {
    riot: 0, // TB-2.20
    morale: 5, // TB-2.19
    resource: large ? 12 : 11, // TB-2.22, TB-2.23
    security: 4, // TB-2.21
    threat: 0, // TB-2.28
    apex: large ? 0 : 2, // TB-2.26
    deus: large ? 1 : 3, // TB-2.27
  };
}

function newSeat(): SeatState {
  return {
    character: "jayden",
    loyalty: [],
    recruited: [],
    infected: [],
    objectives: [],
    hand: [],
    deck: [],
    programs: [],
    transferred: [],
    open: [],
    wounds: [],
    tree: COLUMNS.map(() => ({ level: 0, half: "" })), // TB-3.7
    bar: 0, // TB-3.13
    revoked: false, // TB-2.11
    gag: [],
    tricks: [],
    played: [],
    tookBack: false,
    driven: false,
    markers: [],
    destroyed: false,
    tally: {
      brought: 0,
      eliminated: 0,
      nexus: 0,
      nexusFailed: 0,
      city: 0,
      resources: 0,
      junkyardTurns: 0,
      lastJunkyardTurn: 0,
      checks: 0,
      reconUsed: 0,
    },
    brought: [],
  };
}

// --- characters ----------------------------------------------------------------------------------

/** TB-3.2, TB-R12: in turn order each takes one of those that are left. */
export function* character(g: Beginning, seat: Seat): Rule<void> {
  const s = g.state;
  let chosen: CharacterId;
  if (g.options.characters === "random") chosen = s.free[g.below("character", s.free.length)];
  else {
    const options = s.free.map((id) => ({
      kind: "take-character" as const,
      character: id,
      on: `character/${id}`,
      rule: "TB-3.2",
    }));
    chosen = (yield* ask(seat, "character", options, { rule: "TB-3.2" })).character;
  }
  s.free.splice(s.free.indexOf(chosen), 1);
  s.seats[seat].character = chosen;
  g.uses(chosen);
  if (g.box.characters[chosen].companion) g.uses("kuro");
  g.tell("took-character", { seat, character: chosen }, { rule: "TB-3.2" });
}

// --- where everybody starts ----------------------------------------------------------------------

/** TB-3.9, TB-3.16: the orange die gives the Area, the player chooses the Place. */
export function* start(g: Beginning, seat: Seat): Rule<void> {
  const { figures } = g.state;
  for (let index = 0; index < figures.length; index++) {
    if (figures[index].seat !== seat) continue;
    const area: Area = areaOf(g.roll("orange", 6)); // TB-3.9, TB-3.16
    const options = PLACES[area].map((place) => ({
      kind: "start-at" as const,
      place,
      on: place.startsWith("sector-") ? place.replace("-", "/") : `place/${place}`,
      rule: "TB-3.9",
    })); // TB-3.10, TB-R13
    const { place } =
      options.length === 1
        ? options[0]
        : yield* ask(seat, "start", options, { rule: "TB-3.9", args: { ...named(g, index) } });
    figures[index].area = area;
    figures[index].place = place;
    g.tell("started", { ...named(g, index), area }, { rule: "TB-3.9" });
  }
}
