/** Verbs that say what is on the board: enemies, Elites, the Network, the Junkyard, boxes. */
import { BadInput, read, verb } from "@sprawl/engine";
import { BLUE_PATH, CHANNELS, RED_PATH, SPAWNS } from "../board.js";
import { ELITE } from "../elites.js";
import { type Beginning, type Enemy, type EnemyType, type Level, NOBODY } from "../state.js";
import { area, chipsLeft, colours, named, take } from "./laying.js";

const { fields, flag, listOf, maybe, oneOf, seat, text, whole } = read;

const TYPES: readonly EnemyType[] = ["tank", "sniper", "soldier", "crawler", "thief"];
const LEVELS: readonly Level[] = [1, 2, 3];

type Position = Pick<Enemy, "spot" | "space">;

/** Where an enemy can be: the Spawn Locations by their names, the red path as `red-1` and on. */
const POSITIONS: ReadonlyMap<string, Position> = new Map([
  ...SPAWNS.map(({ id }): [string, Position] => [id, { spot: id, space: 0 }]),
  ...RED_PATH.map((_, i): [string, Position] => [`red-${i + 1}`, { spot: "red", space: i + 1 }]),
]);
const position = named([...POSITIONS.keys()]);

/** `enemy: { type: soldier, level: 2, at: "6" }`, or `at: red-3` for the red path. */
export const enemy = verb(
  fields({
    type: oneOf(TYPES),
    level: maybe(named(LEVELS)),
    at: position,
    damage: maybe(whole(0)),
  }),
  (g: Beginning, { type, level = 1, at, damage = 0 }) => {
    const s = g.state;
    const where = POSITIONS.get(at);
    const index = s.stacks[type].indexOf(level);
    if (!where || index < 0) throw new BadInput("enemy", `no ${type} of level ${level} is left`);
    s.stacks[type].splice(index, 1);
    s.enemies.push({ id: `${type}-${level}-${s.nextEnemy++}`, type, level, damage, ...where });
    return [];
  },
);

/** `network: { alpha: [blue, red], beta: [], open: true }`: the lowest Tier first. */
export const network = verb(
  fields({ alpha: maybe(colours), beta: maybe(colours), gamma: maybe(colours), open: maybe(flag) }),
  (g: Beginning, { open = false, ...said }) => {
    CHANNELS.forEach((name, channel) => {
      for (const colour of said[name] ?? []) {
        const chip = take(g, `network.${name}`, colour, chipsLeft(g), open ? "all" : []);
        g.state.network[channel].push({ chip, open, by: 0, turn: 0 });
      }
    });
    return [];
  },
);

/** `junkyard: [purple, red]`: spots from 1 on. */
export const junkyard = verb(colours, (g: Beginning, said) => {
  for (const colour of said) {
    const chips = [take(g, "junkyard", colour, chipsLeft(g), [])];
    const spot = g.state.junkyard.length + 1;
    g.state.junkyard.push({ spot, chips, by: NOBODY, effect: "", turn: 0, looked: [] });
  }
  return [];
});

/** `sectors: [0, 0, 1]`: so many Data Chips are left in each; the others are out of the game. */
export const sectors = verb(listOf(whole(0)), (g: Beginning, said) => {
  const stacks = g.state.sectors;
  if (said.length > stacks.length) throw new BadInput("sectors", `there are ${stacks.length}`);
  said.forEach((left, i) => {
    g.state.removed.push(...stacks[i].splice(0, Math.max(0, stacks[i].length - left)));
  });
  return [];
});

/** `elite: { apex: 3, health: 2 }` or `elite: { deus: 4 }`: in play on this space. */
export const elite = verb(
  fields({
    apex: maybe(whole(1, BLUE_PATH.length)),
    deus: maybe(whole(1, RED_PATH.length)),
    health: maybe(whole(0, ELITE.health)),
    before: maybe(seat),
  }),
  (g: Beginning, { apex, deus, health = ELITE.health, before = g.state.turn.seat }) => {
    const s = g.state;
    const space = apex ?? deus;
    if (space === undefined || (apex !== undefined && deus !== undefined)) {
      throw new BadInput("elite", "must name apex or deus");
    }
    const which = apex === undefined ? "deus" : "apex";
    s[which] = { status: "in-play", space };
    s.bars[which] = health;
    if (which === "deus") s.deusBefore = before;
    return [];
  },
);

/** `box: { area: 3, supply: laser, up: false }`: a Supply Box lies in an Area. */
export const box = verb(
  fields({ area, supply: text, up: maybe(flag) }),
  (g: Beginning, { area: where, supply, up = false }) => {
    const s = g.state;
    const from = [s.supply, s.traps, s.weapons];
    const laid = take(g, "box.supply", supply, from, up ? "all" : []);
    s.boxes.push({ box: laid, area: where, up });
    return up ? [] : [{ hide: ["boxes", s.boxes.length - 1, "box"] }];
  },
);
