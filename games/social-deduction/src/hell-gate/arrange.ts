/** Verbs that arrange EX Bosses and portals in scenarios and tests. */
import { type ArrangeVerb, read, verb } from "@sprawl/engine";
import { bossCard } from "../moments.js";
import type { Deduction } from "../state.js";
import { newBoss } from "./arrival.js";
import { bosses } from "./bosses.js";
import { exitusCards } from "./exitus.js";

const { anything, fields, maybe, oneOf, seat, whole } = read;

/**
 * `boss: { number: 3, place: 2, open: 2, hp: 1, programs: [emp] }`: in play on the right of seat 2
 * (Bloodbeast: at it), with so many EX loyalty cards revealed, and these programs before it.
 */
const boss = verb(
  fields({
    number: oneOf(Object.values(bosses).map(({ number }) => number)),
    place: seat,
    open: maybe(whole(0)),
    hp: maybe(whole(0)),
    programs: maybe(anything),
  }),
  (g: Deduction, { number, place, open = 0, hp, programs }) => {
    const { gate } = g.state;
    const card = bossCard(g, number);
    const arrived = newBoss(card, place);
    if (hp !== undefined) arrived.hp = hp;
    arrived.shields = arrived.shields.map((_, i) => i < open);
    gate.bosses.push(arrived);
    if (card.id === "exitus") gate.exitus = g.hide<string>("exitus", Object.keys(exitusCards));
    if (programs === undefined) return [];
    const path = ["gate", "bosses", gate.bosses.length - 1, "programs"];
    return [{ pile: path, faces: programs, from: "pile", seen: "none" }];
  },
);

/** `portals: [portal-1, portal-2]`: these lie beside the pile. */
const portals = verb(anything, (_g, faces) => [
  { pile: ["gate", "portals"], faces, from: "pile", seen: "all" },
]);

/** `marching: [march-of-the-fallen]`: a copy lies beside the pile. */
const marching = verb(anything, (_g, faces) => [
  { pile: ["gate", "marching"], faces, from: "pile", seen: "all" },
]);

export const hellGateVerbs: Readonly<Record<string, ArrangeVerb>> = { boss, portals, marching };
