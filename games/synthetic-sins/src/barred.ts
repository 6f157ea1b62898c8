/** What one would expect to be able to do in one's turn, and the rule that forbids it. */
import type { Barred } from "@sprawl/engine";
import { unpayable } from "./cards.js";
import { characters } from "./content/characters.js";
import { bodiesIn, enemiesIn } from "./enemies.js";
import { whyNotHide } from "./hiding.js";
import { enterable, mayEnter } from "./locks.js";
import { neighbours, wallsAround } from "./map.js";
import { carryOption, moveOption } from "./move-options.js";
import { thingsHere } from "./pick-up.js";
import type { Action, Move } from "./questions.js";
import { HIDE, isTrapper, OVERWATCH, PICK_UP, PLACE_TRAP } from "./second-actions.js";
import type { Sins } from "./state.js";
import { whyNotTrap } from "./traps.js";

export function barredActions(g: Sins): Barred[] {
  return [...barredMovements(g), ...barredSecondActions(g), ...barredCards(g)];
}

function barredMovements(g: Sins): Barred[] {
  const { map, you, turn } = g.state;
  const barred: Barred[] = [];
  const bar = (option: Action, rule: string) => barred.push({ option, rule });
  const kind: Move["kind"] =
    turn.skates > 0 ? "skate" : turn.freeMovement ? "free-move" : "second-move";
  for (const sector of neighbours(map, you.sector)) {
    if (!mayEnter(g, sector)) bar(moveOption(kind, sector), "SS-6.7");
  }
  for (const wall of wallsAround(map, you.sector)) {
    for (const sector of wall) if (sector !== you.sector) bar(moveOption(kind, sector), "SS-3.2");
  }
  for (const sector of enterable(g)) {
    if (!turn.freeMovement && turn.skates === 0) bar(moveOption("free-move", sector), "SS-5.3");
    if (!turn.secondAction && turn.skates === 0) bar(moveOption("second-move", sector), "SS-7.1");
    if (turn.freeMovement && turn.secondAction) continue;
    for (const body of bodiesIn(g, you.sector)) bar(carryOption(body, sector), "SS-11.7");
  }
  return barred;
}

function barredSecondActions(g: Sins): Barred[] {
  const { turn, you } = g.state;
  const barred: Barred[] = [];
  const trapper = isTrapper(g);
  const all = trapper ? [HIDE, PICK_UP, PLACE_TRAP] : [OVERWATCH, HIDE, PICK_UP];
  if (!turn.secondAction) return all.map((option) => ({ option, rule: "SS-7.1" }));
  const hide = whyNotHide(g);
  if (hide) barred.push({ option: HIDE, rule: hide });
  const trap = trapper ? whyNotTrap(g) : undefined;
  if (trap) barred.push({ option: PLACE_TRAP, rule: trap });
  if (!characters[you.character].canOverwatch) barred.push({ option: OVERWATCH, rule: "SS-9.12" });
  const carriers = enemiesIn(g, you.sector).filter(({ carries }) => carries !== "");
  if (carriers.length > 0 && thingsHere(g).length === 0) {
    barred.push({ option: PICK_UP, rule: "SS-23.8" });
  }
  return barred;
}

function barredCards(g: Sins): Barred[] {
  const windows = g.state.turn.secondAction
    ? (["your-actions", "action"] as const)
    : (["your-actions"] as const);
  return unpayable(g, { windows }).map((option) => ({ option, rule: "SS-29.7" }));
}
