/** Verbs that arrange a mission in scenarios and tests, in players' words. */
import { type ArrangeVerb, BadInput, type Plain } from "@sprawl/engine";
import { beginActivation } from "./activation.js";
import { square } from "./plan.js";
import { fieldTeams } from "./preparing/models.js";
import { itemOf } from "./preparing/purchases.js";
import type { Interface, Model, Options, State } from "./state.js";

type Verb = ArrangeVerb<State, Options>;

function fieldsOf(place: string, given: Plain): Readonly<Record<string, Plain>> {
  if (typeof given === "object" && !Array.isArray(given))
    return given as Readonly<Record<string, Plain>>;
  throw new BadInput(place, "must be a set of named fields");
}

const at = (place: string, given: Plain): number => {
  if (!Array.isArray(given) || given.length !== 2)
    throw new BadInput(place, "must be a square [x, y]");
  return square(Number(given[0]), Number(given[1]));
};

function find(g: Interface, id: string, place: string): Model {
  const model = g.state.models.find((each) => each.id === id);
  if (!model)
    throw new BadInput(
      place,
      `there is no model ${id}; there are: ${g.state.models.map((each) => each.id).join(", ")}`,
    );
  return model;
}

/** `begin: [[tomo, shoko], [werner]]`: these Teams stand on the board; the next turn is the first. */
const begin: Verb = (play, given) => {
  const g = play as Interface;
  if (!Array.isArray(given)) throw new BadInput("begin", "must be a list of Teams");
  const teams = given.map((members, i) => listOf(`begin.${i}`, members));
  for (const id of teams.flat())
    if (!g.box.characters[id]) throw new BadInput("begin", `there is no ${id}`);
  if (teams.length !== g.state.teams.length)
    throw new BadInput("begin", `must be ${g.state.teams.length} Teams`);
  fieldTeams(g, teams);
  return [{ steps: ["turn"] }];
};

/**
 * `models: { tomo: { at: [5, 6], wounds: 2, equipment: [cyberdeck-07] } }`: what is said of each
 * model; a machine that gets a square is on the board. The rest stays.
 */
const models: Verb = (play, given) => {
  const g = play as Interface;
  for (const [id, each] of Object.entries(fieldsOf("models", given))) {
    const model = find(g, id, `models.${id}`);
    const { at: where, equipment, chips, ...rest } = fieldsOf(`models.${id}`, each);
    for (const field of Object.keys(rest)) {
      if (!Object.hasOwn(model, field))
        throw new BadInput(`models.${id}.${field}`, "is no field of a model");
    }
    if (where !== undefined) {
      model.at = at(`models.${id}.at`, where);
      if (model.condition === "reserve") model.condition = "ready";
    }
    if (equipment !== undefined)
      model.equipment = listOf(`models.${id}.equipment`, equipment).map((item) => known(g, item));
    if (chips !== undefined) model.chips = listOf(`models.${id}.chips`, chips);
    Object.assign(model, rest);
  }
  return [];
};

function listOf(place: string, given: Plain): string[] {
  if (!Array.isArray(given)) throw new BadInput(place, "must be a list");
  return given.map(String);
}

function known(g: Interface, id: string) {
  if (!g.box.weapons[id] && !g.box.gear[id]) throw new BadInput("equipment", `there is no ${id}`);
  return itemOf(g, id);
}

/** `doors: { "4,2": { open: true } }`: what is said of each door; `all` means every door. */
const doors: Verb = (play, given) => {
  const g = play as Interface;
  for (const [where, each] of Object.entries(fieldsOf("doors", given))) {
    const [x, y] = where.split(",").map(Number);
    const chosen = g.state.doors.filter((door) => where === "all" || door.at === square(x, y));
    if (chosen.length === 0) throw new BadInput(`doors.${where}`, "there is no door");
    for (const door of chosen) Object.assign(door, fieldsOf(`doors.${where}`, each));
  }
  return [];
};

/**
 * `terminal: { id: orange, team: 0, controller: tomo, programs: { owner: 0, cards: [gutterwall] } }`:
 * who holds it, and what lies in it.
 */
const terminal: Verb = (play, given) => {
  const g = play as Interface;
  const { id, team, controller, programs } = fieldsOf("terminal", given);
  const found = g.state.terminals.find((each) => each.id === id);
  if (!found) throw new BadInput("terminal.id", `there is no Terminal ${String(id)}`);
  if (team !== undefined) found.team = Number(team);
  if (controller !== undefined) found.controller = String(controller);
  if (found.team >= 0) found.taken = true;
  if (programs !== undefined) {
    const { owner, cards } = fieldsOf("terminal.programs", programs);
    for (const card of listOf("terminal.programs.cards", cards)) {
      found.programs.push({ card: takeCard(g, Number(owner), card), owner: Number(owner) });
    }
  }
  return [];
};

/** A card of that face, wherever its owner has one; everybody sees it from now on. */
function takeCard(g: Interface, owner: number, face: string): number {
  const from = g.state.teams[owner];
  const piles = from ? [from.hand, from.deck, from.discard] : [g.state.aiDeck, g.state.aiDiscard];
  for (const cards of piles) {
    const found = cards.find((each) => g.face(each) === face);
    if (found === undefined) continue;
    cards.splice(cards.indexOf(found), 1);
    g.show(found, "all");
    return found;
  }
  throw new BadInput("card", `no ${face} is left`);
}

/** `activate: tomo`: its activation has just begun; then the next Team acts, and the turn ends. */
const activate: Verb = (play, given) => {
  const g = play as Interface;
  const model = find(g, String(given), "activate");
  g.state.phase = 5;
  g.state.turn = Math.max(1, g.state.turn);
  beginActivation(g, model);
  const next = (model.team + 1) % g.state.teams.length;
  return [{ steps: ["act", { step: "team-turn", arg: next }, "clean-up"] }];
};

/**
 * `phase: [4, cyber-turn, 0]`: this step of this phase, with whom it is for; then the Teams act in
 * the Real World, and the turn ends.
 */
const phase: Verb = (play, given) => {
  const g = play as Interface;
  if (!Array.isArray(given)) throw new BadInput("phase", "must be [phase, step, whom]");
  const [number, step, arg] = given;
  g.state.turn = Math.max(1, g.state.turn);
  g.state.phase = Number(number);
  const first = arg === undefined ? { step } : { step, arg };
  return [{ steps: [first, "real-world", "clean-up"] }];
};

/** `install: { team: 0, field: 1, card: gutterwall, owner: 0 }`: a card in a network. */
const install: Verb = (play, given) => {
  const g = play as Interface;
  const { team, field, card, owner = team, supports = 0 } = fieldsOf("install", given);
  g.state.teams[Number(team)].network.push({
    card: takeCard(g, Number(owner), String(card)),
    field: Number(field),
    owner: Number(owner),
    supports: Number(supports),
    fought: 0,
    down: false,
    target: "",
    disables: -1,
  });
  return [];
};

/** `hand: { team: 0, cards: [lovebite] }`: exactly these are in that hand. */
const hand: Verb = (play, given) => {
  const g = play as Interface;
  const { team, cards } = fieldsOf("hand", given);
  const index = Number(team);
  if (!g.state.teams[index]) throw new BadInput("hand.team", "there is no such Team");
  return [
    {
      pile: ["teams", index, "hand"],
      faces: listOf("hand.cards", cards),
      from: `teams.${index}.deck`,
      seen: g.state.teams[index].seats,
    },
  ];
};

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  begin,
  models,
  doors,
  terminal,
  activate,
  phase,
  install,
  hand,
} as never;
