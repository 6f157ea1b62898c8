/** What a bot does on its turn: every option gets a number, the highest is taken. */
import type { OptionView } from "@sprawl/engine";
import { chanceToHit, oddsOfNumber } from "../src/advice/odds.js";
import { areasOf, DEUS, redLimit, shieldOf, targetsWithin } from "../src/attack.js";
import { AREAS, type Area, areasApart, spawnLocation } from "../src/board.js";
import type { Deed } from "../src/deeds.js";
import type { Action } from "../src/questions.js";
import { isBlocked } from "../src/spawning.js";
import type { Beginning, FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { bySuspicion, hostility } from "./beliefs.js";
import { destination, placingWorth } from "./chips.js";
import { faceOf, handOf, holds, type Mind, riotWorth, valueIn, wantsFor, worth } from "./mind.js";

type Offered = OptionView<Action>;

// --- fighting ------------------------------------------------------------------------------------

/** Red cards a figure could play, the best first, up to its limit. */
export function bestReds(mind: Mind, index: FigureIndex): number[] {
  return handOf(mind)
    .filter((card) => valueIn(mind, card) < 0)
    .sort((a, b) => valueIn(mind, a) - valueIn(mind, b))
    .slice(0, redLimit(mind.g, index));
}

function weaponBonus(g: Beginning, index: FigureIndex): { bonus: number; damage: number } {
  const [supply] = g.state.figures[index].supply;
  const id = supply === undefined ? undefined : g.face(supply);
  return (id !== undefined && g.box.supply[id]?.attack) || { bonus: 0, damage: 0 };
}

/** The chance of an attack with all that could be put into it, and whether it would eliminate. */
export function prospects(mind: Mind, index: FigureIndex, target: string) {
  const { g } = mind;
  const reds = bestReds(mind, index).reduce((sum, card) => sum - valueIn(mind, card), 0);
  const weapon = weaponBonus(g, index);
  const strength = figureValue(g, index, "strength");
  const needsWeapon = strength === 0;
  const keeps = holds(mind, "armed");
  const bare = chanceToHit(g, reds - shieldOf(g, target));
  const armed = chanceToHit(g, reds + weapon.bonus - shieldOf(g, target));
  const able = weapon.damage > 0 && !keeps ? armed : 0;
  const chance = needsWeapon ? able : Math.max(bare, able * 0.97);
  return { chance, bare, armed, strength, weapon };
}

/** What it is worth to be rid of an Enemy. */
export function enemyWorth(mind: Mind, target: string): number {
  const { g, s, faction, me } = mind;
  if (target === DEUS) {
    if (faction === "machine") return -2;
    return 7 + s.deus.space * 1.5;
  }
  const enemy = s.enemies.find(({ id }) => id === target);
  if (!enemy) return 0;
  const hunter = wantsFor(mind, "hunter") ? 2.5 : 0;
  let value = 4.2 + enemy.level * 0.6 + s.bars.threat * 1.8 + crowd(mind) + hunter;
  if (enemy.spot === "red") value += enemy.space * 0.8 + (s.bars.security <= 2 ? 2 : 0);
  else {
    const odds = Math.max(...spawnLocation(enemy.spot).numbers.map(oddsOfNumber));
    value += odds * 0.25;
    if (mind.view.seats > 4 && (enemy.spot === "6" || enemy.spot === "8")) value += 1.5;
  }
  if (areasOf(enemy).includes(s.figures[me].area)) value += 0.4;
  const left = g.box.enemies[enemy.type].health[enemy.level - 1] - enemy.damage;
  value /= Math.max(1, left * 0.6);
  if (faction === "legion") value *= hunter > 0 ? 0.8 : s.level === 3 ? 0.4 : 0.75;
  return value;
}

/** The fuller the streets, the likelier the next Enemy finds no place. */
function crowd({ s }: Mind): number {
  return Math.max(0, s.enemies.length - 3) * 0.45;
}

function attackWorth(mind: Mind, index: FigureIndex, target: string): number {
  const { chance, strength, weapon } = prospects(mind, index, target);
  if (chance < 0.34) return 0;
  const damage = strength + (strength === 0 ? weapon.damage : 0);
  return damage === 0 ? 0 : enemyWorth(mind, target) * chance * (damage > 1 ? 1.3 : 1);
}

// --- Areas ---------------------------------------------------------------------------------------

/** What a figure could do in an Area, at best. */
function areaWorth(mind: Mind, index: FigureIndex, area: Area): number {
  const { g, s, me, faction } = mind;
  const figure = s.figures[index];
  const [chip] = figure.chips;
  let best = 0.2;
  const take = (value: number) => {
    if (value > best) best = value;
  };
  for (const target of targetsWithin(g, area, figureValue(g, index, "range"))) {
    take(attackWorth(mind, index, target) * 0.95);
  }
  if (chip !== undefined) {
    const to = destination(mind, chip);
    if (area === 6 && to === "network") take(placingWorth(mind, chip));
    if (area === "junkyard" && to === "junkyard") take(13);
  }
  const kuro = index >= g.seats;
  if (kuro && !s.seats[me].markers.includes(area)) return best;
  if (area === 1 && figure.chips.length === 0) take(faction === "legion" ? 6 : 8);
  if (area === 2) take(cityWorth(mind));
  if (area === 3) take(nexusWorth(mind));
  if (area === "med-center" && !kuro) take(medWorth(mind));
  if (area === "junkyard") take(junkyardWorth(mind));
  if (area === 4 && !kuro && wantsFor(mind, "armed") && rich(mind)) take(s.level > 1 ? 8 : 4);
  if (area === 4 && wantsFor(mind, "chain-of-command")) take(s.level === 3 ? 6 : 3);
  if (area === 5 && wantsFor(mind, "insider") && !figure.hadRecon) take(7);
  if (area === 6 && s.leader === me && s.figures.some((each) => each.lies === "detained"))
    take(1.5);
  return best;
}

/** Can a Pistol be paid for? */
function rich(mind: Mind): boolean {
  const values = handOf(mind).map((card) => valueIn(mind, card));
  const sum = (sign: number) =>
    values.reduce((total, value) => total + Math.max(0, sign * value), 0);
  return sum(1) >= 4 || sum(-1) >= 4;
}

function medWorth(mind: Mind): number {
  const { s, me, g } = mind;
  const { wounds } = s.seats[me];
  const lost = figureValue(g, me, "maxHealth") - s.figures[me].health;
  const whole = wantsFor(mind, "unbroken") ? 1.5 : 1;
  return (wounds.length * 1.6 + lost * 1.2) * whole;
}

/** Whoever must be seen in the Junkyard needs something to do there. */
function junkyardWorth(mind: Mind): number {
  const { s, me, faction } = mind;
  const spots = s.junkyard.some(({ chips }) => chips.length > 0);
  const cards = handOf(mind).some((card) => ["grey", "green"].includes(faceOf(mind, card) ?? ""));
  const chips = s.figures[me].chips.length > 0;
  if (wantsFor(mind, "scavenger")) return (spots && cards) || chips ? 7 : 0.3;
  return faction === "fallen" && spots && cards ? 1.2 : 0.3;
}

function bestBlues(mind: Mind, count: number): number {
  return handOf(mind)
    .map((card) => valueIn(mind, card))
    .filter((value) => value > 0)
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, value) => sum + value, 0);
}

function nexusWorth(mind: Mind): number {
  const { s } = mind;
  if (s.apex.status === "destroyed" && !wantsFor(mind, "mechanic")) return 0;
  const expected = bestBlues(mind, 2) - 3.5;
  if (expected <= 0) return 0;
  const gain = expected >= 4 ? 2 : 1;
  return gain * Math.max(0, worth(mind, "apex")) + (wantsFor(mind, "mechanic") ? 7 : 0);
}

function cityWorth(mind: Mind): number {
  return Math.max(moraleWorth(mind), riotActionWorth(mind), resourceWorth(mind), chanceWorth(mind));
}

function servant(mind: Mind): number {
  return wantsFor(mind, "public-servant") ? 4 : 0;
}

function moraleWorth(mind: Mind): number {
  if (mind.s.turn.city.includes("city-morale")) return 0;
  const gain = Math.min(6, bestBlues(mind, 3) - 3.5);
  return gain <= 0 ? 0 : gain * worth(mind, "morale") * 0.5 + servant(mind) * 0.5;
}

function riotActionWorth(mind: Mind): number {
  const { riot } = mind.s.bars;
  if (Math.abs(riot) < 4 || mind.s.turn.city.includes("city-riot")) return 0;
  return Math.max(0, riotWorth(mind, riot, riot - Math.sign(riot) * 3.5)) + servant(mind);
}

function resourceWorth(mind: Mind): number {
  const { s, faction } = mind;
  if (s.turn.city.includes("city-resources") || s.bars.resource <= 2) return 0;
  const cards = handOf(mind).length < 3 ? 3.6 : handOf(mind).length < 5 ? 2.2 : 0.8;
  if (faction === "machine") return cards + 1.4;
  return s.bars.resource > 6 ? cards : cards - 2;
}

function chanceWorth(mind: Mind): number {
  if (mind.s.turn.city.includes("city-chance")) return 0;
  const low = mind.s.bars.resource <= 5 ? 2 : 0.8;
  return (mind.faction === "machine" ? 0.3 : low) + servant(mind);
}

/** Ways still to go, with the Blockade and without wasting the Network on those who stand in it. */
function distanceTo(mind: Mind, from: Area, to: Area): number {
  const apart = areasApart(from, to);
  if (from === 2 && to === 6 && isBlocked(mind.g)) return 3;
  return apart;
}

/** The pull of all Areas, seen from one of them: what is worth most and nearest. */
function pull(
  mind: Mind,
  index: FigureIndex,
  from: Area,
  worths: ReadonlyMap<Area, number>,
): number {
  let best = 0;
  for (const area of AREAS) {
    const figure = mind.s.figures[index];
    // Whoever stands in Area 6 without having entered must leave it first (TB-18.3).
    const again = area === 6 && from === 6 && figure.area === 6 && !figure.enteredNetwork;
    const far = again ? 2 : distanceTo(mind, from, area);
    best = Math.max(best, (worths.get(area) ?? 0) * 0.82 ** far);
  }
  return best;
}

// --- scoring -------------------------------------------------------------------------------------

export function chooseAction(mind: Mind, options: readonly Offered[]): Offered {
  const { s } = mind;
  const index = s.turn.figure;
  const worths = new Map<Area, number>();
  for (const area of AREAS) worths.set(area, areaWorth(mind, index, area));
  const { area } = s.figures[index];
  const here = pull(mind, index, area, worths);
  const end = options[options.length - 1];
  let best = end;
  let most = 0.15;
  for (const option of options) {
    const value =
      option.kind === "move"
        ? (pull(mind, index, option.to, worths) - here) * moveEagerness(mind, worths, area)
        : scoreOf(mind, index, option);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}

/** With one point left, who has something better elsewhere goes there first. */
function moveEagerness(mind: Mind, worths: ReadonlyMap<Area, number>, area: Area): number {
  const elsewhere = Math.max(...AREAS.map((each) => worths.get(each) ?? 0));
  return mind.s.turn.points <= 1 && elsewhere > (worths.get(area) ?? 0) * 1.5 ? 4 : 1.6;
}

function scoreOf(mind: Mind, index: FigureIndex, option: Offered): number {
  const { s, me, g, faction } = mind;
  const figure = s.figures[index];
  switch (option.kind) {
    case "attack":
      return attackWorth(mind, index, option.enemy);
    case "sector":
      return sectorWorth(mind, option.sector);
    case "place":
      return figure.chips[0] === undefined ? 0 : placingWorth(mind, figure.chips[0]);
    case "city-riot":
      return riotActionWorth(mind);
    case "city-morale":
      return moraleWorth(mind);
    case "city-resources":
      return resourceWorth(mind) + taskWorth(mind, { kind: "city", action: "city-resources" });
    case "city-chance":
      return chanceWorth(mind) + taskWorth(mind, { kind: "city", action: "city-chance" });
    case "nexus": {
      const likely = bestBlues(mind, 2) >= 4;
      return nexusWorth(mind) + (likely ? taskWorth(mind, { kind: "nexus" }) : 0);
    }
    case "buy-program":
      return handOf(mind).length >= 5 && s.seats[me].programs.length < 2 ? 1.6 : 0;
    case "draw-program":
      return handOf(mind).length >= 6 && s.seats[me].programs.length < 2 ? 1.2 : 0;
    case "censure":
      return hostility(mind, bySuspicion(mind)[0]) > 0.75 && s.level > 1 ? 2 : 0;
    case "new-leader":
      return wantsFor(mind, "chain-of-command") &&
        handOf(mind).some((card) => valueIn(mind, card) >= 3)
        ? s.level === 3
          ? 6
          : 3
        : 0;
    case "buy-weapon":
      return wantsFor(mind, "armed") ? 8 : handOf(mind).length > 6 ? 1.2 : 0;
    case "monolith":
      return wantsFor(mind, "insider") ? 8 : 0.4;
    case "plead":
      return 4;
    case "interrogation":
      return 3;
    case "pardon":
      return hostility(mind, option.target) < 0.5 ? 2 : 0;
    case "junk":
      if (figure.chips.some((chip) => destination(mind, chip) === "junkyard")) return 14;
      return wantsFor(mind, "scavenger") && s.seats[me].tally.lastJunkyardTurn !== s.turn.number
        ? 6
        : 0;
    case "look":
      if (taskWorth(mind, { kind: "junkyard", action: 2 }) > 0) return 4;
      return wantsFor(mind, "scavenger") ? 4 : faction === "fallen" ? 1.2 : 0.3;
    case "remove":
      if (taskWorth(mind, { kind: "junkyard", action: 3 }) > 0) return 4;
      return wantsFor(mind, "scavenger") ? 4 : faction === "human" ? 1 : 0;
    case "heal":
      return medWorth(mind);
    case "med-free":
      return medWorth(mind) > 2 ? medWorth(mind) : 0;
    case "program":
      return programWorth(mind, faceOf(mind, option.card) ?? "");
    case "unique":
      return uniqueWorth(mind, faceOf(mind, option.card) ?? "");
    case "trick":
      return trickWorth(mind, option.trick);
    case "supply": {
      const [box] = figure.supply;
      const id = box === undefined ? "" : faceOf(mind, box);
      return id === "laser" ? (holds(mind, "armed") ? 0 : 3) : 1;
    }
    case "recon":
      return 5;
    case "ability":
      return 0;
    case "ability-on":
      return option.ability === "treat"
        ? 1.5
        : 2 + (figureValue(g, option.figure, "maxHealth") - s.figures[option.figure].health);
    case "ability-card":
      return wantsFor(mind, "armed") ? 5 : 2;
    case "general":
      return generalWorth(mind);
    case "apex-attack":
      return faction === "machine" || faction === "legion" ? 0 : s.bars.apex > 4 ? 3 : 0;
    case "apex-move":
      return faction !== "machine" && s.deus.status === "in-play" && s.deus.space >= 2 ? 2 : 0;
    case "red-button":
    case "charge":
    case "move":
    case "end":
      return 0;
    default:
      return option satisfies never;
  }
}

/** A deed that completes or begins a task of the own skill tree is worth a little more. */
function taskWorth(mind: Mind, deed: Deed): number {
  const { s, me, g } = mind;
  const { tree, character } = s.seats[me];
  const eager = wantsFor(mind, "augmented", "specialist") ? 3 : 1.2;
  const counts = tree.some(({ level }, column) => {
    if (level === 2) return false;
    return g.box.characters[character].tree[column][level].task.deed?.(deed) !== undefined;
  });
  return counts ? eager : 0;
}

/** TB-35.5: when the streets are nearly lost. */
export function generalWorth(mind: Mind): number {
  const { s, faction } = mind;
  if (faction === "legion" || wantsFor(mind, "chain-of-command")) return 0;
  if (s.bars.threat >= 3) return s.enemies.length >= 2 ? 9 : 0;
  return s.enemies.length >= (s.bars.threat >= 1 ? 4 : 5) ? 8 : 0;
}

function sectorWorth(mind: Mind, sector: number): number {
  const likes = {
    human: [8, 7, 7.6],
    machine: [7, 8, 7.7],
    fallen: [7.6, 8, 7.6],
    legion: [6, 6, 6],
  }[mind.faction];
  return likes[sector - 1];
}

/** Two Programs are kept by whoever must own them at the end. */
export function keepsPrograms(mind: Mind): boolean {
  return holds(mind, "archivist") && mind.s.seats[mind.me].programs.length <= 2;
}

function programWorth(mind: Mind, id: string): number {
  const { s, me, g } = mind;
  const piece = g.box.programs[id];
  if (!piece) return 0;
  if (keepsPrograms(mind)) return 0;
  if (piece.lasts === "permanent") return 3;
  if (piece.lasts === "charges") return 1.5;
  switch (id) {
    case "data-mine":
      return handOf(mind).length < 6 ? 3 : 0;
    case "adrenal-patch":
      return s.turn.points === 0 ? 2 : 0;
    case "slipstream":
      return s.turn.movement === 0 && s.figures[me].chips.length > 0 ? 2 : 0;
    case "remote-detonator":
      return s.enemies.length > 2 ? 2.5 : 0;
    case "patrol-routine":
      return Math.max(0, worth(mind, "security"));
    case "de-escalation":
      return Math.max(0, -worth(mind, "threat"));
    case "kill-switch":
      return Math.max(0, -worth(mind, "deus")) * 2;
    case "overdrive-reactor":
      return Math.max(0, worth(mind, "apex")) * 2;
    case "medkit-routine":
      return s.figures[me].health < figureValue(g, me, "maxHealth") ? 1.5 : 0;
    case "deep-scan":
    case "wiretap":
    case "salvage-drone":
      return 1;
    case "backdoor":
      return s.figures[me].chips.length > 0 && s.turn.movement > 0 && s.figures[me].area !== 6
        ? 4
        : 0;
    case "frame-up":
      return hostility(mind, bySuspicion(mind)[0]) > 0.7 ? 2 : 0;
    default:
      return 0;
  }
}

function uniqueWorth(mind: Mind, id: string): number {
  const { s, me, g } = mind;
  switch (id) {
    case "twice-as-far":
      return s.turn.points === 0 ? 2 : 0;
    case "system-restore":
      return 1.5;
    case "combat-stims":
      return 1.5;
    case "right-tool":
      return s.figures[me].supply.length === 0 ? 2 : 0;
    case "last-command":
      return g.seats < s.figures.length && s.bars.threat >= 3 && mind.faction !== "legion"
        ? 1.2
        : 0;
    case "good-boy":
      return s.seats[me].destroyed ? 3 : 0.5;
    default:
      return 0;
  }
}

function trickWorth(mind: Mind, id: string): number {
  const { s } = mind;
  switch (id) {
    case "fixers-trick":
      return handOf(mind).length < 6 ? 2.5 : 0;
    case "coders-trick":
      return 2;
    case "workers-trick":
      return s.turn.points === 0 ? 2.2 : 0;
    case "runners-trick":
      return s.turn.movement === 0 ? 1 : 0;
    case "medics-trick":
      return 1.6;
    case "diplomats-trick":
      return Math.abs(s.bars.riot) >= 4 ? 2 : 0;
    case "gunners-trick":
      return 0.2;
    default:
      return 0;
  }
}
