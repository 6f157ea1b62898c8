/** HI-31: grenades. */
import type { Rule } from "@sprawl/engine";
import { crossedBetween, DIRECTIONS, groundAt, type Square, towards, WALL } from "@sprawl/parts";
import { raiseAlarmBy } from "./alarm.js";
import { makeAttack } from "./attacks.js";
import { drawCanDo, testOver } from "./cando.js";
import type { Weapon } from "./content.js";
import { strike } from "./fighting.js";
import { canAct, isConscious, isFriendly, planOf, sideOf, whereIs } from "./models.js";
import { moments, tally } from "./moments.js";
import { inOrder, ordererOf } from "./order.js";
import { columnOf, rowOf, square, WIDTH } from "./plan.js";
import { reactionWindow } from "./reactions.js";
import { shockTest } from "./shock.js";
import { distanceBetween, isShut, modelsBetween, seesSquare } from "./sight.js";
import type { Interface, Model } from "./state.js";

/** HI-31.2, HI-31.13: squares a grenade may be thrown at. */
export function throwSquares(g: Interface, thrower: Model, weapon: Weapon): Square[] {
  const { range } = weapon.effective;
  const found: Square[] = [];
  const { areaOf } = planOf(g);
  const shut = isShut(g);
  const [x, y] = [columnOf(thrower.at), rowOf(thrower.at)];
  for (let row = Math.max(0, y - range); row <= y + range && row < WIDTH; row++) {
    for (let column = Math.max(0, x - range); column <= x + range && column < WIDTH; column++) {
      const at = square(column, row);
      if (areaOf[at] < 0 || at === thrower.at || shut(at)) continue;
      if (seesSquare(g, thrower.at, at)) found.push(at); // HI-31.2
    }
  }
  return found;
}

/** HI-31.3: what the throw needs to be greater than. */
export function throwNeeds(g: Interface, thrower: Model, to: Square): number {
  const crossed = modelsBetween(g, thrower.at, to).map(({ at }) => at);
  return 3 + distanceBetween(g, thrower.at, to) + new Set(crossed).size; // HI-R103
}

/** HI-31.3: its sum before the card; TAC does not apply (HI-31.4, HI-R139). */
export function throwSum(g: Interface, thrower: Model, weapon: Weapon): number {
  const attack = makeAttack(g, thrower, thrower, { weapon, close: false });
  const own = moments.of(thrower);
  const sum = tally(g, own.reckon(g, "attack", sideOf(g, thrower).physical, attack)).value;
  return tally(g, own.reckon(g, "throwing", sum)).value;
}

export function* throwGrenade(
  g: Interface,
  thrower: Model,
  weapon: Weapon,
  to: Square,
): Rule<void> {
  g.state.active = thrower.id;
  g.uses(weapon.id);
  g.tell(
    "throws",
    { model: thrower.id, weapon: weapon.id, ...whereIs(g, to) },
    { rule: "HI-31.1" },
  );
  yield* reactionWindow(g, { active: thrower, moving: false }, strike); // HI-31.11, HI-31.12
  if (canAct(thrower)) {
    const sum = throwSum(g, thrower, weapon);
    const needed = throwNeeds(g, thrower, to);
    const card = drawCanDo(g);
    const good = sum + card > needed; // HI-31.5, HI-R104
    g.tell(
      "throw-tested",
      { model: thrower.id, sum, drawn: card, total: sum + card, needed, won: good ? 1 : 0 },
      { rule: "HI-31.3" },
    );
    const lands = good ? to : scatter(g, thrower.at, to);
    g.tell("lands", whereIs(g, lands), { rule: good ? "HI-31.5" : "HI-31.6" });
    yield* burstsAt(g, thrower, weapon, lands);
    testOver(g);
    if (weapon.class === "grenade") raiseAlarmBy(g, thrower, weapon.silent ? "ranged" : "heavy"); // HI-14.5, HI-14.6
  }
  g.state.active = "";
}

/** HI-31.9, HI-31.10: everybody in the landing square and around it with LOS to it. */
function* burstsAt(g: Interface, thrower: Model, weapon: Weapon, at: Square): Rule<void> {
  const caught = g.state.models.filter((model) => {
    if (!isConscious(model)) return false;
    return (
      model.at === at || (distanceBetween(g, model.at, at) === 1 && seesSquare(g, model.at, at))
    );
  });
  const treason = caught.some(
    (model) => model.team !== thrower.team && isFriendly(g, thrower, model),
  );
  yield* inOrder(g, ordererOf(g), caught, function* (victim) {
    const effect = weapon.blast?.(g, thrower, victim, victim.at === at);
    if (effect) yield* effect;
  });
  if (treason) yield* shockTest(g, thrower, "treachery"); // HI-R27
}

/** HI-31.6, HI-31.7 */
function scatter(g: Interface, from: Square, to: Square): Square {
  const card = drawCanDo(g);
  g.tell("scatters", { drawn: card }, { rule: "HI-31.6" });
  return scattersTo(g, from, to, card);
}

/** Where a grenade that was thrown from there lands with this card. */
export function scattersTo(g: Interface, from: Square, to: Square, card: number): Square {
  const turns = Math.min(card, 9) - 1; // HI-31.6: a 9 and a 10 go straight on
  const landing = towards(planOf(g).floor, to, (directionBeyond(from, to) + turns) % 8);
  return landing < 0 ? to : stopsBefore(g, from, landing);
}

/** HI-R102: the direction of the first square the prolonged line enters after the second square. */
export function directionBeyond(from: Square, to: Square): number {
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  // The prolonged line leaves the square over its side, its top, or exactly over its corner.
  const x = wide >= high ? Math.sign(dx) : 0;
  const y = high >= wide ? Math.sign(dy) : 0;
  return DIRECTIONS.findIndex(([i, j]) => i === x && j === y);
}

/** HI-31.7: a wall or a closed door on the line stops it in the last square before. */
function stopsBefore(g: Interface, from: Square, to: Square): Square {
  const { floor } = planOf(g);
  const shut = isShut(g);
  const solid = (at: Square): boolean =>
    groundAt(floor, columnOf(at), rowOf(at)) === WALL || shut(at);
  let last = from;
  for (const at of [...crossedBetween(floor, from, to), to]) {
    // From one square of the line to the next: over a side, or over a corner that may be blocked.
    if (solid(at) || !seesSquare(g, last, at)) return last;
    last = at;
  }
  return last;
}
