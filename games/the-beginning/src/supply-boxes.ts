/** TB-39: Supply Boxes and Traps. */

import type { Rule, Seat } from "@sprawl/engine";
import type { Area } from "./board.js";
import { areaOf, rollDice } from "./dice.js";
import { moments } from "./moments.js";
import { ask, PASS } from "./questions.js";
import type { Beginning, FigureIndex, Supply } from "./state.js";
import { did } from "./tasks.js";
import { named } from "./values.js";

/** The top of the supply stack; an empty stack is made anew of the pile (TB-39.10). */
export function takeTopSupply(g: Beginning): Supply | undefined {
  refill(g);
  const { supply } = g.state;
  if (supply.length === 0) return undefined; // TB-R119
  const box = g.draw("supply", supply);
  refill(g);
  return box;
}

function refill(g: Beginning): void {
  const s = g.state;
  if (s.supply.length > 0 || s.supplyDiscard.length === 0) return;
  s.supply = s.supplyDiscard; // TB-39.10
  s.supplyDiscard = [];
  g.shuffle("supply", s.supply);
}

/** TB-39.1: face-down into the Area given by a roll of the orange die. */
export function* addSupply(g: Beginning, count: number): Rule<void> {
  for (let i = 0; i < count; i++) {
    const { supply, supplyDiscard } = g.state;
    if (supply.length + supplyDiscard.length === 0) return; // TB-R119
    const [orange] = yield* rollDice(g, ["orange"]);
    const box = takeTopSupply(g);
    if (box === undefined) return;
    layBox(g, box, areaOf(orange), false); // TB-39.1, TB-R118
  }
}

/** What lies there face-down nobody knows (TB-50.17). */
export function layBox(g: Beginning, box: Supply, area: Area, up: boolean): void {
  g.state.boxes.push({ box, area, up });
  g.tell("supply-lies", { area }, { cards: [box], rule: up ? "TB-39.7" : "TB-39.1" });
}

/** TB-39.17: set-aside Traps are shuffled into the supply stack, from the top of theirs (TB-R170). */
export function addTraps(g: Beginning, count: number): void {
  const s = g.state;
  for (let i = 0; i < count; i++) {
    const trap = s.traps.pop();
    if (trap !== undefined) s.supply.push(trap); // TB-R120
  }
  g.shuffle("supply", s.supply); // TB-39.17
  g.tell("traps-added", { count }, { rule: "TB-39.17" });
}

// --- carrying ------------------------------------------------------------------------------------

export function carriedSupply(g: Beginning, index: FigureIndex): string | undefined {
  const [box] = g.state.figures[index].supply;
  return box === undefined ? undefined : g.face(box);
}

/** The weapon that can be fired in an attack. */
export function weaponOf(g: Beginning, index: FigureIndex): string | undefined {
  const id = carriedSupply(g, index);
  return id !== undefined && g.box.supply[id].attack ? id : undefined;
}

/** TB-39.8, TB-39.9: used up, to the pile, or back to HQ. */
export function spendSupply(g: Beginning, index: FigureIndex): void {
  const s = g.state;
  const box = s.figures[index].supply.pop();
  if (box === undefined) return;
  const { id, price } = g.box.supply[g.face(box)];
  g.uses(id);
  g.tell("supply-used", { ...named(g, index), supply: id }, { rule: "TB-39.8" });
  if (price !== undefined)
    s.weapons.push(box); // TB-39.9, TB-R121
  else {
    s.supplyDiscard.push(box); // TB-39.8
    refill(g);
  }
}

/** TB-39.4: the carried one is dropped where the figure stands, face-up (TB-39.7). */
export function dropSupply(g: Beginning, index: FigureIndex): void {
  const figure = g.state.figures[index];
  const box = figure.supply.pop();
  if (box !== undefined) layBox(g, box, figure.area, true); // TB-39.7
}

/** TB-39.3: equip a marker; what is carried is dropped first (TB-16.25). */
export function equip(g: Beginning, index: FigureIndex, box: Supply): void {
  dropSupply(g, index); // TB-39.3, TB-39.4
  g.state.figures[index].supply.push(box);
  g.tell("equipped", { ...named(g, index), supply: g.face(box) }, { rule: "TB-39.5" });
}

/** A weapon lying at HQ comes to a player. */
export function* equipFromHq(
  g: Beginning,
  seat: Seat,
  weapon: Supply,
  bought: boolean,
): Rule<void> {
  const { weapons } = g.state;
  weapons.splice(weapons.indexOf(weapon), 1);
  equip(g, seat, weapon); // TB-16.23
  yield* did(g, seat, { kind: "weapon", bought });
}

/** The weapons at HQ that this player may have. */
export function weaponsFor(g: Beginning, seat: Seat): Supply[] {
  return g.state.weapons.filter(
    (weapon) => moments.of(seat).bars(g, "barsWeapon", g.face(weapon)) === undefined, // TB-47.2
  );
}

// --- entering an Area ----------------------------------------------------------------------------

/** TB-39.2: whoever enters may take what lies there; one of them. */
export function* maybeTakeSupply(g: Beginning, index: FigureIndex): Rule<void> {
  const figure = g.state.figures[index];
  const here = g.state.boxes.filter(({ area }) => area === figure.area);
  if (here.length === 0) return;
  const options = here.map(({ box }) => ({
    kind: "take" as const,
    box,
    on: `box/${box}`,
    rule: "TB-39.2",
  }));
  const chosen = yield* ask(figure.seat, "supply", [...options, PASS], {
    rule: "TB-39.2",
    safe: PASS,
  });
  if (chosen.kind === "take") yield* takeBox(g, index, chosen.box);
}

export function* takeBox(g: Beginning, index: FigureIndex, box: Supply): Rule<void> {
  const s = g.state;
  const { seat } = s.figures[index];
  s.boxes.splice(
    s.boxes.findIndex((each) => each.box === box),
    1,
  );
  g.show(box, "all"); // TB-39.6
  const piece = g.box.supply[g.face(box)];
  if (piece.kind !== "trap") return equip(g, index, box); // TB-39.5
  dropSupply(g, index); // TB-R159
  g.uses(piece.id);
  g.tell("trap", { ...named(g, index), supply: piece.id }, { rule: "TB-39.18" });
  if (piece.stays) {
    s.seats[seat].gag.push(box); // TB-39.22
    return;
  }
  s.supplyDiscard.push(box); // TB-39.18
  refill(g);
  if (piece.spring) yield* piece.spring(g, seat); // TB-39.23
}

/** TB-39.22, TB-R117: once the next Event of any kind is resolved. */
export function clearGags(g: Beginning): void {
  const s = g.state;
  for (const own of s.seats) {
    const gag = own.gag.pop();
    if (gag === undefined) continue;
    s.supplyDiscard.push(gag);
    refill(g);
  }
}

/** TB-49.23: Kuro's player may secretly look at a face-down Supply Box. */
export function* maybeSniff(g: Beginning, index: FigureIndex): Rule<void> {
  const figure = g.state.figures[index];
  const here = g.state.boxes.filter(({ area, up }) => area === figure.area && !up);
  if (here.length === 0) return;
  const options = here.map(({ box }) => ({ kind: "sniff" as const, box, on: `box/${box}` }));
  const chosen = yield* ask(figure.seat, "sniff", [...options, PASS], {
    rule: "TB-49.23",
    safe: PASS,
  });
  if (chosen.kind === "pass") return;
  g.show(chosen.box, figure.seat); // TB-49.23, TB-49.24, TB-49.25
  g.tell("sniffed", { seat: figure.seat }, { cards: [chosen.box], rule: "TB-49.23" });
  yield* did(g, figure.seat, { kind: "sniffed" });
}
