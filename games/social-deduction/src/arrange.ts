/** Verbs that arrange a table in scenarios and tests, in players' words. */
import {
  type ArrangeVerb,
  BadInput,
  type Plain,
  type Reader,
  read,
  type Seat,
  verb,
} from "@sprawl/engine";
import { exBossRef, type Target } from "./aim.js";
import { box } from "./box.js";
import { campaignVerbs } from "./campaign/arrange.js";
import { hellGateVerbs } from "./hell-gate/arrange.js";
import { type Deduction, type MarkFace, NOBODY, type Place, type Weapon } from "./state.js";
import { SIDES, slotOf } from "./table.js";
import { becomeFallen, giveMark, keepTeam } from "./teams.js";
import { WEAPON_KINDS } from "./weapon-cards.js";

const { anything, fields, listOf, maybe, oneOf, seat, whole } = read;

const PLACES: readonly Place[] = ["id", ...SIDES];
const idName = oneOf(Object.keys(box.ids));
const programName = oneOf(Object.keys(box.programs));

/**
 * `player: { seat: 0, id: seer, loyalty: [human, machine-x2], revealed: [id, left], hp: 1,
 * programs: [disarm], unlocked: [laser] }`: what is said of a player; loyalty is left, then right.
 */
const player = verb(
  fields({
    seat,
    id: maybe(idName),
    loyalty: maybe(listOf(anything)),
    revealed: maybe(listOf(oneOf(PLACES))),
    hp: maybe(whole(0)),
    programs: maybe(listOf(programName)),
    unlocked: maybe(listOf(oneOf(WEAPON_KINDS))),
  }),
  (g: Deduction, said) => {
    const own = g.state.seats[said.seat];
    if (said.hp !== undefined) own.hp = said.hp;
    own.unlocked.push(...(said.unlocked ?? []));
    const lines: Plain[] = [];
    if (said.id !== undefined) {
      own.ids[0].revealed = false;
      const card = ["seats", said.seat, "ids", 0, "card"];
      lines.push({ card, face: said.id, seen: [said.seat] });
    }
    const loyalty = said.loyalty ?? [];
    if (loyalty.length > SIDES.length) throw new BadInput("player.loyalty", "has two cards");
    loyalty.forEach((face, i) => {
      lines.push({ card: ["loyalty", slotOf(g, said.seat, SIDES[i]), "card"], face });
    });
    if (said.programs !== undefined) {
      const pile = ["seats", said.seat, "programs"];
      lines.push({ pile, faces: said.programs, from: "pile", seen: [said.seat] });
    }
    for (const place of said.revealed ?? []) lines.push(...turnedUp(g, said.seat, place));
    return lines;
  },
);

/** `mark: { seat: 0, face: fallen }`: by the cards as they lie; so it comes after them. */
const mark = verb(
  fields({ seat, face: oneOf<MarkFace>(["fallen", "legion", "unchanged"]) }),
  (g: Deduction, said) => {
    if (said.face === "fallen") becomeFallen(g, said.seat);
    else giveMark(g, said.seat, said.face);
    return [];
  },
);

function turnedUp(g: Deduction, owner: Seat, place: Place): Plain[] {
  const path = place === "id" ? ["seats", owner, "ids", 0] : ["loyalty", slotOf(g, owner, place)];
  return [
    { set: [...path, "revealed"], to: true },
    { show: [...path, "card"], to: "all" },
  ];
}

/** `eliminated: [2, 3]`: these are out, with all their cards turned up and no check to come. */
const eliminated = verb(listOf(seat), (g: Deduction, out) => {
  for (const each of out) {
    keepTeam(g, each);
    g.state.seats[each].hp = 0;
  }
  return out.flatMap((each) => PLACES.flatMap((place) => turnedUp(g, each, place)));
});

/** An EX Boss by its number. */
const bossNumber = oneOf(Object.values(box.bosses).map(({ number }) => number));

/** In scenarios written before version 3 an EX Boss is a target by its number and so much more. */
const OLDER = 100;

const target: Reader<Target> = {
  read: (given, place, g) =>
    typeof given === "number" && given > OLDER
      ? exBossRef(bossNumber.read(given - OLDER, place, g))
      : seat.read(given, place, g),
};

/** `weapon: { kind: pistol, holder: 0, target: [1], boss: [3] }`: held and aimed so. */
const weapon = verb(
  fields({
    kind: oneOf(WEAPON_KINDS),
    holder: maybe(seat),
    target: maybe(listOf(target)),
    boss: maybe(listOf(bossNumber)),
    home: maybe(oneOf<Weapon["home"]>(["middle", "locked"])),
  }),
  (g: Deduction, { kind, holder, target: at = [], boss = [], home }) => {
    const { weapons } = g.state;
    if (kind === "hell-gate" && !weapons.some((each) => each.kind === kind)) {
      weapons.push({ id: kind, kind, home: "locked", holder: NOBODY, aim: [] });
    }
    const found = weapons.find((each) => each.kind === kind && each.holder === NOBODY);
    if (!found) throw new BadInput("weapon.kind", `no ${kind} is free`);
    if (home !== undefined) found.home = home;
    if (holder === undefined) return [];
    found.holder = holder;
    found.aim = [...at, ...boss.map(exBossRef)];
    return [];
  },
);

/** `permanent: { seat: 0, program: gevers-attack, target: 2 }`: lies revealed before a player. */
const permanent = verb(
  fields({ seat, program: programName, target: maybe(seat) }),
  (g: Deduction, said) => {
    const { permanents } = g.state.seats[said.seat];
    const card = g.state.pile.shift();
    if (card === undefined) throw new BadInput("permanent", "the pile is empty");
    permanents.push({ card, program: said.program, target: said.target ?? NOBODY });
    const path = ["seats", said.seat, "permanents", permanents.length - 1, "card"];
    return [{ card: path, face: said.program, seen: "all" }];
  },
);

/** `turn: 2`: the turn of this seat is about to begin; nobody is asked to say anything first. */
const turn = verb(seat, (g: Deduction, active) => {
  g.state.turn.seat = active;
  return [{ steps: [{ step: "turn", arg: active }] }];
});

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  player,
  mark,
  eliminated,
  weapon,
  permanent,
  turn,
  ...hellGateVerbs,
  ...campaignVerbs,
};
