/** HI-15: the first position of a mission. */
import { BadInput, type Seat } from "@sprawl/engine";
import { NO_ACTIVATION } from "../activation.js";
import { makeCanDo } from "../cando.js";
import type { MissionTeam } from "../content.js";
import { membersOf, onFloor } from "../models.js";
import { square } from "../plan.js";
import { win } from "../results.js";
import {
  AI,
  type Brought,
  type Card,
  type Door,
  type Faction,
  type Interface,
  type State,
  type Team,
} from "../state.js";
import { keepProtocol } from "../tower.js";

/** HI-1.5, HI-1.6, HI-1.8: the mission asked for, or the one for so many players. */
function missionFor(g: Interface): string {
  const wanted = g.box.missions[g.options.mission];
  if (!wanted) {
    if (g.seats === 2) return g.options.floor !== "1" ? "firing-range" : "zero-hour";
    return g.seats === 1 ? "lone-wolf" : "three-way-split";
  }
  const { length } = wanted.teams;
  if (length > g.seats)
    throw new BadInput("seats", `${wanted.id} needs at least ${length} players`);
  return wanted.id;
}

export function setup(g: Interface): State {
  const mission = onFloor(g.box.missions[missionFor(g)], g.options.floor);
  const { plan } = mission;
  g.uses(mission.id);
  for (const row of mission.layout) for (const { face } of row) g.uses(face);
  const aside: Card[] = [];
  const teams = mission.teams.map((side, index) =>
    makeTeam(g, side, index, mission.teams.length, aside),
  );
  const aiDeck = g.hide("cards-ai", deckOf(g, "ai"));
  g.shuffle("cards-ai", aiDeck); // HI-15.19
  const state: State = {
    mission: mission.id,
    turn: 0,
    phase: 0,
    teams,
    models: [],
    doors: plan.doors.map(closedDoor),
    terminals: mission.terminals.map(({ id, at, strength }) => ({
      id,
      at: square(...at),
      strength: strength + g.options.strength, // HI-12.4, HI-40.3
      controller: "",
      team: AI,
      programs: [],
      guards: teams.map(() => []),
      taken: false,
    })),
    alarm: plan.areas.map(() => 0),
    rows: plan.areas.map(() => 0),
    levels: plan.areas.map(() => 0),
    mines: [],
    objectives: (mission.objectives ?? []).map((at) => ({
      at: square(...at),
      carrier: "",
      out: -1,
    })),
    entries: mission.entries.map((at) => square(...at)),
    cando: makeCanDo(g as never),
    aiDeck,
    aiDiscard: [],
    aside,
    order: teams.map((_, index) => index), // HI-18.9
    initiative: 0,
    lockdown: false,
    activation: { ...NO_ACTIVATION, entered: [], opened: [], closed: [], charged: [], due: [] },
    chooser: 0,
    acting: [],
    active: "",
    avatarSlayer: AI,
    veterans: [],
    wins: [],
  };
  bring(g, state);
  if (state.wins.length > 0) for (const next of ["recovery", "linked"]) g.next(next);
  for (const next of ["choose-teams", "equip", "deploy", "arrive", "turn"]) g.next(next);
  return state;
}

const closedDoor = ({ at, colour }: Pick<Door, "at" | "colour">): Door => ({
  at,
  colour,
  open: false, // HI-13.2
  locked: false,
  forced: false,
  openedBy: -1,
  passing: false,
});

/** HI-37.1: what a campaign has left of the Teams. */
function bring(g: Interface, state: State): void {
  const brought = g.carried as Brought | undefined;
  if (brought === undefined) return;
  state.wins = [...brought.wins];
  state.veterans = brought.rosters.map((roster) =>
    roster.map((veteran) => ({
      ...veteran,
      equipment: [...veteran.equipment],
      chips: [...veteran.chips],
    })),
  );
  for (const [index, team] of state.teams.entries()) {
    team.stock = [...brought.stocks[index]];
    team.unspent = brought.unspent[index];
  }
}

/**
 * HI-15.1, HI-15.2, HI-15.3: a Team with a deck, a hand and a TN of its own. HI-38.1, HI-38.3:
 * players share Factions in turn.
 */
function makeTeam(
  g: Interface,
  side: MissionTeam,
  index: number,
  count: number,
  aside: Card[],
): Team {
  const faction: Faction = side.faction === "any" ? "freelance" : side.faction;
  const seats: Seat[] = [];
  for (let seat = index; seat < g.seats; seat += count) seats.push(seat);
  const own = faction === "nakamura" ? "nakamura" : "ubermensch";
  const deck = g.hide(`cards-${index}`, deckOf(g, own));
  g.shuffle(`cards-${index}`, deck); // HI-15.19
  if (faction === "freelance") {
    const other = g.hide(`other-${index}`, deckOf(g, "nakamura"));
    g.shuffle(`other-${index}`, other);
    aside.push(...other);
  }
  return {
    faction,
    skilled: faction !== "freelance",
    seats,
    deck,
    discard: [],
    hand: [], // HI-15.19
    network: [], // HI-15.20
    hacker: "",
    silenced: false,
    exchanged: false,
    doubled: false,
    budget: side.budget,
    unspent: 0,
    stock: [],
    points: 0,
    held: [],
  };
}

/** HI-15.19, HI-39.1: blanks only with the advanced rule. */
function deckOf(g: Interface, deck: string): string[] {
  return Object.values(g.box.programs).flatMap((program) => {
    const mine =
      program.deck === deck || (program.deck === "any" && deck !== "ai" && g.options.blanks);
    return mine ? Array.from({ length: program.copies }, () => program.id) : [];
  });
}

/** HI-15.23 */
export function arrive(g: Interface): void {
  const fielded = [...g.state.teams.keys()].filter((index) => membersOf(g, index).length > 0);
  if (fielded.length < g.state.teams.length)
    return g.end(win(g, fielded, "nobody-left", "HI-37.4")); // a campaign's Team has nobody to send
  g.state.turn = 1; // the numbers of the first turn count
  keepProtocol(g);
  g.state.turn = 0;
}
