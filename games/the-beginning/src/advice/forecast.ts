/** What a careful player could foresee: how far each end is, what the next dice may do, what is shut. */
import { isMoraleYellow, riotZone, spawnsWith } from "../board.js";
import { typeOf } from "../spawning.js";
import type { BarName, Beginning, EnemyType } from "../state.js";
import { oddsOfNumber } from "./odds.js";

/** Steps until something happens there: the end of the game, an EX Event, a mech. */
export function stepsLeft({ state: s }: Beginning, bar: BarName): number {
  const value = s.bars[bar];
  switch (bar) {
    case "riot":
      return (value >= 0 ? (s.anarchy ? 6 : 7) : s.surveillance ? 6 : 7) - Math.abs(value);
    case "morale":
      return value + 10;
    case "resource":
    case "security":
      return value;
    case "threat":
      return 4 - value;
    case "apex":
      return s.apex.status === "in-play" ? Math.max(0, 3 - s.apex.space) : 9 - value;
    case "deus":
      return s.deus.status === "in-play" ? 5 - s.deus.space : 9 - value;
    default:
      return bar satisfies never;
  }
}

/** How near it is: all is well, watch it, or act now. */
export function alarmOf(g: Beginning, bar: BarName): "calm" | "warn" | "danger" {
  const { bars, anarchy, surveillance, apex, deus } = g.state;
  if (bar === "riot") {
    const zone = riotZone(bars.riot, anarchy, surveillance);
    return zone === "blue" ? "calm" : zone === "yellow" ? "warn" : "danger";
  }
  if (bar === "apex") return "calm";
  if (bar === "deus" && deus.status === "destroyed" && apex.status !== "locked") return "calm";
  const left = stepsLeft(g, bar);
  if (left <= 1) return "danger";
  if (bar === "morale") return isMoraleYellow(bars.morale) ? "warn" : "calm";
  return left <= (bar === "deus" ? 3 : 2) ? "warn" : "calm";
}

/** Faces of the red die: what a roll of it brings, of 12 (TB-25.1). */
const RED_DIE = 12;

/** Of 100: how often the next spawn finds no place, and Threat rises (TB-25.8). */
export function chanceOfThreat(g: Beginning): number {
  const { enemies, deadZones, stacks } = g.state;
  const taken = new Set<string>([...enemies.map(({ spot }) => spot), ...deadZones]);
  let full = 0;
  for (let number = 2; number <= 12; number++) {
    if (spawnsWith(number).every(({ id }) => taken.has(id))) full += oddsOfNumber(number);
  }
  let bad = 0;
  for (let die = 1; die <= RED_DIE; die++) {
    const type = typeOf(g, die);
    if (!type) continue;
    if (stacks[type].length === 0) bad += 36;
    else if (!g.box.enemies[type].walks) bad += full;
  }
  return Math.round((bad * 100) / (RED_DIE * 36));
}

/** Of 100: how often the next spawn brings this kind of Enemy. */
export function chanceOfEnemy(g: Beginning, type: EnemyType): number {
  return Math.round((g.box.enemies[type].dice.length * 100) / RED_DIE);
}

/** Why nobody can use this Sector now, whoever it is. */
export function sectorShut({ state: { sectors, values } }: Beginning, sector: number) {
  if (sectors[sector].length === 0) return "empty" as const; // TB-12.5
  const raised = Math.min(4, values[sector] + 1); // TB-12.3
  const ahead = sectors.some(
    (stack, other) => stack.length > 0 && raised > values[other] + 2, // TB-12.2
  );
  return ahead ? ("ahead" as const) : undefined;
}

/** Data Chips until Tier 1, Tier 2 and Tier 3 are full. */
export function chipsToTier({ state: { network } }: Beginning, tier: number): number {
  return network.reduce((sum, channel) => sum + Math.max(0, tier - channel.length), 0);
}
