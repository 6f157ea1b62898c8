/** Verbs that arrange EX Bosses and portals in scenarios and tests. */
import { type ArrangeVerb, BadInput, type Plain } from "@sprawl/engine";
import type { Options, State } from "../state.js";
import { bossCards } from "./bosses.js";
import { exitusCards } from "./exitus.js";
import { BLOODBEAST, EXITUS } from "./gate.js";

type Verb = ArrangeVerb<State, Options>;
type Fields = Readonly<Record<string, Plain>>;

/**
 * `boss: { number: 3, place: 2, open: 2, hp: 1, programs: [emp] }`: in play on the right of seat 2
 * (Bloodbeast: at it), with so many EX loyalty cards revealed, and these programs before it.
 */
const boss: Verb = (g, given) => {
  const { number, place, open, hp, programs } = given as Fields;
  const card = bossCards[Number(number)];
  if (!card) throw new BadInput("boss.number", "must be the number of an EX Boss");
  const { gate } = g.state;
  gate.bosses.push({
    number: card.number,
    hp: hp === undefined ? 2 : Number(hp),
    shields: Array.from({ length: card.shields }, (_, i) => i < Number(open ?? 0)),
    place: Number(place),
    ready: card.number !== BLOODBEAST,
    programs: [],
  });
  if (card.number === EXITUS) gate.exitus = g.hide<string>("exitus", Object.keys(exitusCards));
  if (programs === undefined) return [];
  const path = ["gate", "bosses", gate.bosses.length - 1, "programs"];
  return [{ pile: path, faces: programs, from: "pile", seen: "none" }];
};

/** `portals: [portal-1, portal-2]`: these lie beside the pile. */
const portals: Verb = (_g, faces) => [
  { pile: ["gate", "portals"], faces, from: "pile", seen: "all" },
];

/** `marching: [march-of-the-fallen]`: a copy lies beside the pile. */
const marching: Verb = (_g, faces) => [
  { pile: ["gate", "marching"], faces, from: "pile", seen: "all" },
];

export const hellGateVerbs: Readonly<Record<string, ArrangeVerb>> = {
  boss: boss as ArrangeVerb,
  portals: portals as ArrangeVerb,
  marching: marching as ArrangeVerb,
};
