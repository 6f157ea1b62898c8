/** Verbs that arrange a table in scenarios and tests, in players' words. */
import { type ArrangeVerb, BadInput, type Plain, type Seat } from "@sprawl/engine";
import { hellGateVerbs } from "./hell-gate/arrange.js";
import type { Deduction, MarkFace, Options, Side, State } from "./state.js";
import { SIDES, slotOf } from "./table.js";
import { becomeFallen, giveMark, keepTeam } from "./teams.js";

type Verb = ArrangeVerb<State, Options>;
type Fields = Readonly<Record<string, Plain>>;

function fieldsOf(place: string, given: Plain): Fields {
  if (typeof given === "object" && !Array.isArray(given)) return given as Fields;
  throw new BadInput(place, "must be a set of named fields");
}

function listOf(value: Plain): readonly Plain[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Plain[]) : [value];
}

/**
 * `player: { seat: 0, id: seer, loyalty: [human, machine-x2], revealed: [id, left], hp: 1,
 * programs: [disarm], unlocked: [laser] }`: what is said of a player; loyalty is left, then right.
 */
const player: Verb = (g, given) => {
  const said = fieldsOf("player", given);
  const seat = Number(said.seat);
  const own = g.state.seats[seat];
  if (!own) throw new BadInput("player.seat", "must be a seat");
  if (said.hp !== undefined) own.hp = Number(said.hp);
  for (const kind of listOf(said.unlocked)) own.unlocked.push(kind as never);
  const lines: Plain[] = [];
  if (said.id !== undefined) {
    own.ids[0].revealed = false;
    lines.push({ card: ["seats", seat, "ids", 0, "card"], face: said.id, seen: [seat] });
  }
  listOf(said.loyalty).forEach((face, i) => {
    const slot = slotOf(g, seat, SIDES[i]);
    lines.push({ card: ["loyalty", slot, "card"], face });
  });
  if (said.programs !== undefined) {
    const faces = listOf(said.programs);
    lines.push({ pile: ["seats", seat, "programs"], faces, from: "pile", seen: [seat] });
  }
  for (const place of listOf(said.revealed)) lines.push(...turnedUp(g, seat, String(place)));
  return lines;
};

/** `mark: { seat: 0, face: fallen }`: by the cards as they lie; so it comes after them. */
const mark: Verb = (g, given) => {
  const { seat, face } = fieldsOf("mark", given);
  if (face === "fallen") becomeFallen(g, Number(seat));
  else giveMark(g, Number(seat), face as MarkFace);
  return [];
};

function turnedUp(g: Deduction, seat: Seat, place: string): Plain[] {
  const path =
    place === "id" ? ["seats", seat, "ids", 0] : ["loyalty", slotOf(g, seat, place as Side)];
  return [
    { set: [...path, "revealed"], to: true },
    { show: [...path, "card"], to: "all" },
  ];
}

/** `eliminated: [2, 3]`: these are out, with all their cards turned up and no check to come. */
const eliminated: Verb = (g, given) => {
  const lines: Plain[] = [];
  for (const each of listOf(given)) {
    const seat = Number(each);
    keepTeam(g, seat);
    g.state.seats[seat].hp = 0;
    lines.push(...["id", ...SIDES].flatMap((place) => turnedUp(g, seat, place)));
  }
  return lines;
};

/** `weapon: { kind: pistol, holder: 0, target: [1] }`: held and aimed so. */
const weapon: Verb = (g, given) => {
  const { kind, holder, target, home } = fieldsOf("weapon", given);
  const { weapons } = g.state;
  if (kind === "hell-gate" && !weapons.some((each) => each.kind === kind)) {
    weapons.push({ id: kind, kind, home: "locked", holder: -1, aim: [] });
  }
  const found = weapons.find((each) => each.kind === kind && each.holder < 0);
  if (!found) throw new BadInput("weapon.kind", `no ${String(kind)} is free`);
  if (home !== undefined) found.home = home as "middle" | "locked";
  if (holder === undefined) return [];
  found.holder = Number(holder);
  found.aim = listOf(target).map(Number);
  return [];
};

/** `permanent: { seat: 0, program: gevers-attack, target: 2 }`: lies revealed before a player. */
const permanent: Verb = (g, given) => {
  const { seat, program, target } = fieldsOf("permanent", given);
  const { permanents } = g.state.seats[Number(seat)];
  const card = g.state.pile.shift();
  if (card === undefined) throw new BadInput("permanent", "the pile is empty");
  permanents.push({ card, program: String(program), target: Number(target ?? -1) });
  const path = ["seats", Number(seat), "permanents", permanents.length - 1, "card"];
  return [{ card: path, face: program, seen: "all" }];
};

/** `turn: 2`: the turn of this seat is about to begin; nobody is asked to say anything first. */
const turn: Verb = (g, given) => {
  g.state.turn.seat = Number(given);
  return [{ steps: [{ step: "turn", arg: Number(given) }] }];
};

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  player: player as ArrangeVerb,
  mark: mark as ArrangeVerb,
  eliminated: eliminated as ArrangeVerb,
  weapon: weapon as ArrangeVerb,
  permanent: permanent as ArrangeVerb,
  turn: turn as ArrangeVerb,
  ...hellGateVerbs,
};
