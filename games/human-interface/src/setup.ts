/** HI-15: preparing a mission. */
import { BadInput, type Rule, type Seat } from "@sprawl/engine";
import { NO_ACTIVATION } from "./activation.js";
import { makeCanDo } from "./cando.js";
import type { MissionTeam } from "./content.js";
import { kitFor } from "./kits.js";
import { isFree, leaderOf, missionOf, sideName } from "./models.js";
import { square } from "./plan.js";
import { brokenBy, isChip, itemOf, offersFor, startLevel } from "./purchases.js";
import { ask, type Purchase, pickEach } from "./questions.js";
import {
  AI,
  type Card,
  type Faction,
  type Interface,
  type Model,
  NOBODY,
  NOWHERE,
  type State,
  type Team,
} from "./state.js";
import { keepProtocol } from "./tower.js";

/** HI-1.5 to HI-1.8: the mission asked for, or the one for so many players. */
function missionFor(g: Interface): string {
  const wanted = g.box.missions[g.options.mission];
  if (!wanted) return g.seats === 1 ? "lone-wolf" : g.seats === 2 ? "zero-hour" : "three-way-split";
  const { length } = wanted.teams;
  if (length > g.seats)
    throw new BadInput("seats", `${wanted.id} needs at least ${length} players`);
  return wanted.id;
}

export function setup(g: Interface): State {
  const mission = g.box.missions[missionFor(g)];
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
    doors: plan.doors.map(({ at, colour }) => ({
      at,
      colour,
      open: false, // HI-13.2
      locked: false,
      forced: false,
      openedBy: -1,
      passing: false,
    })),
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
  };
  for (const next of ["choose-teams", "equip", "deploy", "arrive", "turn"]) g.next(next);
  return state;
}

/** HI-38.1: players share Factions in turn. */
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

/** HI-15.5 to HI-15.7 */
export function* chooseTeams(g: Interface): Rule<void> {
  const { teams } = g.state;
  const mission = missionOf(g);
  const taken: string[] = [];
  const open = mission.teams.flatMap((side, index) =>
    side.members.length < side.size && side.faction !== "freelance" ? [index] : [],
  );
  const picks = yield* pickEach(
    "team",
    open.map((index) => leaderOf(teams[index])),
    (seat) => {
      const side = mission.teams[teamOfSeat(g, seat)];
      return teamOffer(g, side, side.members);
    },
  );
  for (const [index, side] of mission.teams.entries()) {
    let chosen = picks.get(leaderOf(teams[index]))?.map(({ character }) => character) ?? [];
    if (side.faction === "freelance") {
      const offer = teamOffer(g, side, [...side.members, ...taken]);
      chosen =
        (yield* pickEach("team", [leaderOf(teams[index])], () => offer))
          .get(leaderOf(teams[index]))
          ?.map(({ character }) => character) ?? [];
    }
    const members = [...side.members, ...chosen];
    taken.push(...members);
    settleFaction(g, teams[index], side, members);
    for (const [i, card] of members.entries())
      addCharacter(g, card, index, teams[index].seats[i % teams[index].seats.length]); // HI-38.2
    if (side.faction === "any" || side.faction === "freelance")
      yield* chooseDeck(g, teams[index], index);
    g.tell("team", { team: sideName(g, index), members }, { rule: "HI-15.5" });
  }
  addMachines(g);
}

const teamOfSeat = (g: Interface, seat: Seat): number =>
  g.state.teams.findIndex((team) => team.seats.includes(seat));

/** Whom a Team may choose from, and what it must end up with. */
function teamOffer(g: Interface, side: MissionTeam, without: readonly string[]) {
  const options = Object.values(g.box.characters)
    .filter(({ id, faction }) => !without.includes(id) && isOpen(side, faction))
    .map(({ id }) => ({ kind: "member" as const, character: id, rule: "HI-15.5" }));
  const count = side.size - side.members.length;
  const hackerNeeded =
    missionOf(g).hackerNeeded && !side.members.some((id) => g.box.characters[id].hacker);
  const special = (id: string): boolean => g.box.characters[id].faction === "special";
  return {
    options,
    min: count,
    max: count,
    check: (picked: readonly { readonly character: string }[]) => {
      if (hackerNeeded && !picked.some(({ character }) => g.box.characters[character].hacker))
        return "HI-15.5";
      if (side.faction !== "any" && picked.filter(({ character }) => special(character)).length > 1)
        return "HI-15.6";
      return undefined;
    },
    safe: safeTeam(g, options, count, hackerNeeded ?? false),
    rule: "HI-15.5",
  };
}

function safeTeam<T extends { readonly character: string }>(
  g: Interface,
  options: readonly T[],
  count: number,
  hacker: boolean,
): T[] {
  const first = options.find(({ character }) => hacker && g.box.characters[character].hacker);
  const others = options.filter(
    (option) => option !== first && g.box.characters[option.character].faction !== "special",
  );
  return [...(first ? [first] : []), ...others].slice(0, count);
}

function isOpen(side: MissionTeam, faction: string): boolean {
  if (side.faction === "any" || side.faction === "freelance") return true;
  return faction === side.faction || (faction === "special" && side.special); // HI-15.6
}

/** A Team of any Factions has Faction skills only if all its members are of one. */
function settleFaction(
  g: Interface,
  team: Team,
  side: MissionTeam,
  members: readonly string[],
): void {
  if (side.faction !== "any") return;
  const factions = new Set(members.map((id) => g.box.characters[id].faction));
  const [only] = factions;
  team.skilled = factions.size === 1 && only !== "special";
  team.faction = team.skilled && only !== "special" ? only : "freelance";
}

/** HI-38.6: which Faction's cards such a Team plays with. */
function* chooseDeck(g: Interface, team: Team, index: number): Rule<void> {
  const options = ["ubermensch", "nakamura"].map((deck) => ({
    kind: "deck" as const,
    deck,
    rule: "HI-38.6",
  }));
  const { deck } = yield* ask(leaderOf(team), "deck", options, { rule: "HI-38.6" });
  if (deck === "ubermensch") return;
  const other = team.deck;
  team.deck = g.state.aside;
  g.state.aside = other;
  g.tell("deck-chosen", { team: sideName(g, index), deck });
}

function addCharacter(g: Interface, card: string, team: number, seat: Seat): void {
  const id = g.state.models.some((model) => model.id === card) ? `${card}-${team + 1}` : card; // HI-15.7
  const model = blankModel(id, "character", card, team);
  model.seat = seat;
  model.equipment = g.box.characters[card].equipment.map((item) => itemOf(g, item)); // HI-15.9
  g.uses(card);
  g.state.models.push(model);
}

/** HI-33.9: five drones of each kind wait in the box. */
function addMachines(g: Interface): void {
  for (const card of ["masamune", "muramasa"]) {
    for (let i = 1; i <= 5; i++) g.state.models.push(machine(g, `${card}-${i}`, "drone", card));
  }
  const { avatar, figure } = missionOf(g);
  if (avatar) {
    const model = machine(g, "avatar", "avatar", "avatar");
    model.condition = "ready";
    model.at = square(...avatar);
    g.state.models.push(model);
  }
  if (figure) {
    const model = blankModel("doctor", "figure", "doctor", NOBODY);
    model.condition = "unconscious";
    model.at = square(...figure);
    g.state.models.push(model);
  }
}

function machine(g: Interface, id: string, kind: "drone" | "avatar", card: string): Model {
  const model = blankModel(id, kind, card, AI);
  model.condition = "reserve";
  model.equipment = g.box.machines[card].weapons.map((weapon) => itemOf(g, weapon)); // HI-4.6
  return model;
}

function blankModel(id: string, kind: Model["kind"], card: string, team: number): Model {
  return {
    id,
    kind,
    card,
    team,
    home: team,
    seat: -1,
    at: NOWHERE,
    condition: "ready",
    crippled: false, // HI-1.11
    wounds: 0,
    shock: 0,
    startShock: 0,
    lost: false,
    equipment: [],
    chips: [],
    resources: 0,
    stunned: false,
    activated: false,
    reacted: false,
    fastAttacks: 0,
    tokens: [],
    mined: false,
    used: [],
    behind: 0,
    entry: NOWHERE,
    felledBy: AI,
    guards: -1,
  };
}

/**
 * Teams of these members with their starting equipment on the first squares of their zones, and the
 * machines in the box: for examples that begin in the middle of a mission.
 */
export function fieldTeams(g: Interface, teams: readonly (readonly string[])[]): void {
  g.state.models = [];
  for (const [index, members] of teams.entries()) {
    const team = g.state.teams[index];
    const { deployment } = missionOf(g).teams[index];
    for (const [i, card] of members.entries()) {
      addCharacter(g, card, index, team.seats[i % team.seats.length]);
      const model = g.state.models[g.state.models.length - 1];
      model.at = square(...deployment[i]);
      model.startShock = startLevel(
        g,
        team,
        model,
        model.equipment.map(({ id }) => id),
      );
      model.shock = model.startShock;
    }
  }
  addMachines(g);
}

/** HI-15.10 to HI-15.18, HI-2.13: purchases are secret until all have finished. */
export function* equip(g: Interface): Rule<void> {
  const { teams } = g.state;
  const mission = missionOf(g);
  const modelsOf = (index: number): Model[] =>
    g.state.models.filter((model) => model.team === index);
  const bought = new Map<number, readonly Purchase[]>();
  if (g.options.equipment === "choose") {
    const picks = yield* pickEach("buy", teams.map(leaderOf), (seat) => {
      const index = teamOfSeat(g, seat);
      const models = modelsOf(index);
      const options = offersFor(g, teams[index], mission.teams[index], models);
      const check = (picked: readonly Purchase[]) => brokenBy(g, teams[index], models, picked);
      return {
        options,
        min: 0,
        max: options.length,
        check,
        safe: [],
        rule: "HI-15.10",
        args: { budget: teams[index].budget },
      };
    });
    for (const [seat, picked] of picks) bought.set(teamOfSeat(g, seat), picked);
  } else {
    for (const index of teams.keys()) bought.set(index, kitFor(g, index, modelsOf(index)));
  }
  for (const [index, picked] of bought) {
    for (const { kind, item, model } of picked) {
      const bearer = g.state.models.find(({ id }) => id === model);
      if (!bearer) continue;
      if (kind === "leave")
        bearer.equipment = bearer.equipment.filter(({ id }) => id !== item); // HI-15.17
      else if (isChip(g, item))
        bearer.chips.push(item); // HI-R19
      else bearer.equipment.push(itemOf(g, item));
      g.tell(kind === "buy" ? "bought" : "left-out", { model, item }, { rule: "HI-2.13" });
    }
    for (const model of modelsOf(index)) {
      model.startShock = startLevel(
        g,
        teams[index],
        model,
        model.equipment.map(({ id }) => id),
      ); // HI-15.18
      model.shock = model.startShock;
    }
  }
}

/** HI-15.22: models are put on the squares of the deployment zone, the Team listed first first. */
export function* deploy(g: Interface): Rule<void> {
  for (const [index, side] of missionOf(g).teams.entries()) {
    for (const model of g.state.models.filter((each) => each.team === index)) {
      const free = side.deployment
        .map(([x, y]) => square(x, y))
        .filter((at) => isFree(g, model, at));
      const options = free.map((at) => ({
        kind: "deploy" as const,
        square: at,
        on: `square/${at}`,
        rule: "HI-15.22",
      }));
      const choice = yield* ask(model.seat, "deploy", options, {
        args: { model: model.id },
        rule: "HI-15.22",
      });
      model.at = choice.square;
      g.tell("deployed", { model: model.id, square: model.at }, { rule: "HI-15.22" });
    }
  }
}

/** HI-15.23 */
export function arrive(g: Interface): void {
  g.state.turn = 1; // the numbers of the first turn count
  keepProtocol(g);
  g.state.turn = 0;
}
