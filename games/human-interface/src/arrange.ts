/** Verbs that arrange a mission in scenarios and tests, in players' words. */
import { type ArrangeVerb, BadInput, type Plain, type Reader, read, verb } from "@sprawl/engine";
import type { Square } from "@sprawl/parts";
import { beginActivation } from "./activation.js";
import { square } from "./plan.js";
import { fieldTeams } from "./preparing/models.js";
import { itemOf } from "./preparing/purchases.js";
import { AI, type Condition, type Interface, NOBODY } from "./state.js";

const { anything, byName, fields, flag, listOf, maybe, oneOf, someOf, text, whole } = read;

const CONDITIONS: readonly Condition[] = [
  "ready",
  "unconscious",
  "escaped",
  "waiting",
  "reserve",
  "destroyed",
];

const team = oneOf(({ state }: Interface) => state.teams.map((_, i) => i));
/** A Team, or the tower. */
const side = oneOf(({ state }: Interface) => [...state.teams.map((_, i) => i), AI]);
const modelId = oneOf(({ state }: Interface) => state.models.map(({ id }) => id));
const character = oneOf(({ box }: Interface) => Object.keys(box.characters));
const program = oneOf(({ box }: Interface) => Object.keys(box.programs));
const chip = oneOf(({ box }: Interface) => [...Object.keys(box.chips), ""]);
const item = oneOf(({ box }: Interface) => [...Object.keys(box.weapons), ...Object.keys(box.gear)]);

/** `[5, 6]` */
const place: Reader<Square> = {
  read(given, where, g) {
    if (!Array.isArray(given) || given.length !== 2)
      throw new BadInput(where, "must be a square [x, y]");
    const [x, y] = given.map((each: Plain, i) => whole(0).read(each, `${where}.${i}`, g));
    return square(x, y);
  },
};

/** `begin: [[tomo, shoko], [werner]]`: these Teams stand on the board; the next turn is the first. */
const begin = verb(listOf(listOf(character)), (g: Interface, teams) => {
  if (teams.length !== g.state.teams.length)
    throw new BadInput("begin", `must be ${g.state.teams.length} Teams`);
  fieldTeams(
    g,
    teams.map((members) => [...members]),
  );
  return [{ steps: ["turn"] }];
});

/** What is said of a model, beside where it is and what it has. */
const model = someOf(({ state }: Interface) => state.models[0], {
  at: place,
  condition: oneOf(CONDITIONS),
  equipment: listOf(item),
  chips: listOf(chip),
  team: oneOf(({ state }: Interface) => [...state.teams.map((_, i) => i), AI, NOBODY]),
});

/**
 * `models: { tomo: { at: [5, 6], wounds: 2, equipment: [cyberdeck-07] } }`: what is said of each
 * model; a machine that gets a square is on the board. The rest stays.
 */
const models = verb(byName(model, modelId), (g: Interface, given) => {
  for (const [id, { equipment, ...said }] of given) {
    const found = g.state.models.find((each) => each.id === id);
    if (!found) continue;
    const isPlaced = said.at !== undefined && found.condition === "reserve";
    if (isPlaced) found.condition = "ready";
    if (Array.isArray(equipment))
      found.equipment = equipment.map((each: Plain) => itemOf(g, String(each)));
    Object.assign(found, said);
  }
  return [];
});

const doorName: Reader<string> = {
  read(given, where, g) {
    const [x, y] = String(given).split(",").map(Number);
    const { doors } = (g as Interface).state;
    if (given === "all" || doors.some(({ at }) => at === square(x, y))) return String(given);
    throw new BadInput(where, "there is no door");
  },
};
const door = fields({
  open: maybe(flag),
  locked: maybe(flag),
  forced: maybe(flag),
  openedBy: maybe(whole(-3)),
  passing: maybe(flag),
});

/** `doors: { "4,2": { open: true } }`: what is said of each door; `all` means every door. */
const doors = verb(byName(door, doorName), (g: Interface, given) => {
  for (const [where, said] of given) {
    const [x, y] = where.split(",").map(Number);
    for (const each of g.state.doors) {
      if (where === "all" || each.at === square(x, y)) Object.assign(each, said);
    }
  }
  return [];
});

/**
 * `terminal: { id: orange, team: 0, controller: tomo, programs: { owner: 0, cards: [gutterwall] } }`:
 * who holds it, and what lies in it.
 */
const terminal = verb(
  fields({
    id: oneOf(({ state }: Interface) => state.terminals.map(({ id }) => id)),
    team: maybe(side),
    controller: maybe(oneOf(({ state }: Interface) => ["", ...state.models.map(({ id }) => id)])),
    programs: maybe(fields({ owner: side, cards: listOf(program) })),
  }),
  (g: Interface, said) => {
    const found = g.state.terminals.find(({ id }) => id === said.id);
    if (!found) return [];
    if (said.team !== undefined) found.team = said.team;
    if (said.controller !== undefined) found.controller = said.controller;
    if (found.team >= 0) found.taken = true;
    const { owner = AI, cards = [] } = said.programs ?? {};
    for (const card of cards) found.programs.push({ card: takeCard(g, owner, card), owner });
    return [];
  },
);

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
const activate = verb(modelId, (g: Interface, id) => {
  const found = g.state.models.find((each) => each.id === id);
  if (!found) return [];
  g.state.phase = 5;
  g.state.turn = Math.max(1, g.state.turn);
  beginActivation(g, found);
  const next = (found.team + 1) % g.state.teams.length;
  return [{ steps: ["act", { step: "team-turn", arg: next }, "clean-up"] }];
});

/** Whom a step is for: a Team, or a Team in a step of its Cyberwarfare. */
const whom: Reader<Plain> = {
  read: (given, where, g) =>
    typeof given === "object"
      ? fields({ step: whole(0), team }).read(given, where, g)
      : side.read(given, where, g),
};

/**
 * `phase: [4, cyber-turn, 0]`: this step of this phase, with whom it is for; then the Teams act in
 * the Real World, and the turn ends.
 */
const phase = verb(listOf(anything), (g: Interface, [number, step, arg]) => {
  g.state.turn = Math.max(1, g.state.turn);
  g.state.phase = whole(1, 7).read(number, "phase.0", g);
  const name = text.read(step, "phase.1", g);
  const first =
    arg === undefined ? { step: name } : { step: name, arg: whom.read(arg, "phase.2", g) };
  return [{ steps: [first, "real-world", "clean-up"] }];
});

/** `install: { team: 0, field: 1, card: gutterwall, owner: 0 }`: a card in a network. */
const install = verb(
  fields({
    team,
    field: whole(0),
    card: program,
    owner: maybe(side),
    supports: maybe(whole(0)),
  }),
  (g: Interface, { team: into, field, card, owner = into, supports = 0 }) => {
    g.state.teams[into].network.push({
      card: takeCard(g, owner, card),
      field,
      owner,
      supports,
      fought: 0,
      down: false,
      target: "",
      disables: -1,
    });
    return [];
  },
);

/** `hand: { team: 0, cards: [lovebite] }`: exactly these are in that hand. */
const hand = verb(fields({ team, cards: listOf(program) }), (g: Interface, said) => [
  {
    pile: ["teams", said.team, "hand"],
    faces: said.cards,
    from: `teams.${said.team}.deck`,
    seen: g.state.teams[said.team].seats,
  },
]);

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  begin,
  models,
  doors,
  terminal,
  activate,
  phase,
  install,
  hand,
};
