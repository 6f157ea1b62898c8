/** Verbs that arrange a table in scenarios and tests, in players' words. Unknown names are errors. */
import {
  type ArrangeVerb,
  BadInput,
  type Decision,
  type Given,
  type Plain,
  type Rule,
  type Seat,
} from "@sprawl/engine";
import { AREAS, type Area, CHANNELS, PLACES, RED_PATH, SPAWNS } from "./board.js";
import { COLUMNS } from "./content.js";
import { deal } from "./deal.js";
import {
  type Beginning,
  type CharacterId,
  type Colour,
  type EnemyType,
  type Figure,
  type Level,
  NOBODY,
} from "./state.js";
import { newTurn } from "./turn.js";
import { figureValue } from "./values.js";

type Verb = (g: Beginning, given: Plain) => readonly Plain[];
type Fields = Readonly<Record<string, Plain>>;

function fieldsOf(place: string, given: Plain, known: readonly string[]): Fields {
  if (typeof given !== "object" || Array.isArray(given)) {
    throw new BadInput(place, "must be a set of named fields");
  }
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) {
      throw new BadInput(`${place}.${name}`, `is unknown; known are: ${known.join(", ")}`);
    }
  }
  return given as Fields;
}

function listOf(value: Plain): readonly Plain[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Plain[]) : [value];
}

function oneOf<T extends string | number>(place: string, value: Plain, known: readonly T[]): T {
  const found = known.find((each) => String(each) === String(value));
  if (found === undefined) throw new BadInput(place, `must be one of ${known.join(", ")}`);
  return found;
}

/** Run a rule to its end; whatever it asks is answered with what comes first. */
function runSafely(rule: Rule<void>): void {
  let next = rule.next();
  while (!next.done) next = rule.next(firstAnswer(next.value));
}

function firstAnswer(decision: Decision): Given {
  if ("questions" in decision) throw new BadInput("table", "asks several at once");
  if (decision.form === "amount") return decision.min;
  return decision.form === "pick" ? decision.options.slice(0, decision.min) : decision.options[0];
}

// --- who sits there ------------------------------------------------------------------------------

/**
 * `table: { characters: [havoc, nova, jayden], turn: 0, leader: 1, general: 2 }`: these sit there,
 * everybody at HQ, and the actions of `turn` are about to begin. It comes first.
 */
const table: Verb = (g, given) => {
  const said = fieldsOf("table", given, ["characters", "turn", "leader", "general"]);
  const s = g.state;
  const wanted = listOf(said.characters).map((id, i) =>
    oneOf<CharacterId>(`table.characters.${i}`, id, s.free),
  );
  if (wanted.length !== g.seats) throw new BadInput("table.characters", "must name one a seat");
  wanted.forEach((id, seat) => {
    s.free.splice(s.free.indexOf(id), 1);
    s.seats[seat].character = id;
  });
  runSafely(deal(g));
  s.leader = Number(said.leader ?? 1 % g.seats);
  s.general = Number(said.general ?? 2 % g.seats);
  const seat = Number(said.turn ?? 0);
  s.starter = seat;
  s.turn = { ...newTurn(seat, 1, 1), phase: "action" };
  return [{ steps: ["part", "discard", "activation", "event", "pass"] }];
};

// --- cards by name -------------------------------------------------------------------------------

/** Exactly these lie in a pile, taken from wherever they are; what lay there goes back. */
function layExactly(
  g: Beginning,
  place: string,
  pile: number[],
  faces: readonly Plain[],
  sources: readonly number[][],
  seen: readonly Seat[] | "all",
): void {
  const home = sources[0];
  home.unshift(...pile.splice(0));
  for (const face of faces) {
    const source = sources.find((cards) => cards.some((card) => g.face(card) === face));
    if (!source) throw new BadInput(place, `there is no ${String(face)} left`);
    const index = source.findIndex((card) => g.face(card) === face);
    pile.push(...source.splice(index, 1));
  }
  for (const card of pile) g.show(card, seen);
}

const PLAYER = [
  "seat",
  "hand",
  "programs",
  "open",
  "chips",
  "area",
  "health",
  "lies",
  "boosts",
  "wounds",
  "scanners",
  "supply",
  "faction",
  "objectives",
  "recon",
  "bar",
  "deck",
] as const;

/** `player: { seat: 0, hand: [blue-3], chips: [red], area: 2, health: 1, boosts: { hacking: 1 } }`. */
const player: Verb = (g, given) => {
  const said = fieldsOf("player", given, PLAYER);
  const s = g.state;
  const seat = Number(said.seat);
  const own = s.seats[seat];
  if (!own) throw new BadInput("player.seat", "must be a seat");
  const figure = s.figures[seat];
  const others = s.seats.filter((each) => each !== own);
  const programSources = [s.programs, s.display, ...others.map(({ programs }) => programs)];
  const decks = [own.deck, s.influence, ...s.seats.map(({ deck }) => deck), s.discard];
  if (said.hand !== undefined)
    layExactly(g, "player.hand", own.hand, listOf(said.hand), decks, [seat]);
  if (said.deck !== undefined) {
    s.influence.unshift(...own.deck.splice(0, Math.max(0, own.deck.length - Number(said.deck))));
  }
  if (said.programs !== undefined) {
    layExactly(g, "player.programs", own.programs, listOf(said.programs), programSources, [seat]);
  }
  for (const id of listOf(said.open)) {
    const laid: number[] = [];
    layExactly(g, "player.open", laid, [id], programSources, "all");
    const charges = g.box.programs[String(id)].lasts === "charges" ? 2 : 0;
    own.open.push({ card: laid[0], id: String(id), charges });
  }
  if (said.objectives !== undefined) {
    const held = others.map(({ objectives }) => objectives);
    layExactly(
      g,
      "player.objectives",
      own.objectives,
      listOf(said.objectives),
      [s.objectiveBox, ...held],
      [seat],
    );
  }
  for (const id of listOf(said.wounds)) {
    const laid: number[] = [];
    layExactly(g, "player.wounds", laid, [id], [s.wounds], "all");
    own.wounds.push({ card: laid[0], id: String(id) });
  }
  if (said.boosts !== undefined) {
    const boosts = fieldsOf("player.boosts", said.boosts, COLUMNS);
    COLUMNS.forEach((name, column) => {
      const level = Number(boosts[name] ?? own.tree[column].level);
      own.tree[column].level = level === 2 ? 2 : level === 1 ? 1 : 0;
    });
  }
  if (said.bar !== undefined) own.bar = Number(said.bar);
  if (said.supply !== undefined) {
    layExactly(
      g,
      "player.supply",
      figure.supply,
      listOf(said.supply),
      [s.supply, s.weapons, s.traps],
      "all",
    );
  }
  if (said.recon !== undefined) {
    layExactly(g, "player.recon", figure.recon, listOf(said.recon), [s.recon], [seat]);
  }
  place(g, "player", figure, said, [seat]);
  figure.health = Number(said.health ?? figureValue(g, seat, "maxHealth"));
  return said.faction === undefined ? [] : [takesFaction(g, seat, said.faction)];
};

/** The Loyalty card changes places with one that shows this faction. */
function takesFaction(g: Beginning, seat: Seat, faction: Plain): Plain {
  const s = g.state;
  const own = s.seats[seat];
  const piles = [s.loyaltyBox, ...s.seats.slice(seat + 1).map(({ loyalty }) => loyalty)];
  if (g.face(own.loyalty[0]) !== faction) {
    const pile = piles.find((cards) => cards.some((card) => g.face(card) === faction));
    if (!pile) throw new BadInput("player.faction", `there is no ${String(faction)} left`);
    const index = pile.findIndex((card) => g.face(card) === faction);
    [own.loyalty[0], pile[index]] = [pile[index], own.loyalty[0]];
  }
  return { show: ["seats", seat, "loyalty", 0], to: [seat] };
}

/** Where a standee is and what it carries. */
function place(
  g: Beginning,
  where: string,
  figure: Figure,
  said: Fields,
  seen: readonly Seat[],
): void {
  const s = g.state;
  if (said.area !== undefined) {
    figure.area = oneOf<Area>(`${where}.area`, said.area, AREAS);
    figure.place = PLACES[figure.area][0];
  }
  if (said.lies !== undefined) {
    figure.lies = oneOf(`${where}.lies`, said.lies, [
      "up",
      "yellow-zone",
      "detained",
      "away",
    ] as const);
    if (figure.lies === "detained") figure.area = 6;
  }
  if (said.chips !== undefined) {
    layExactly(
      g,
      `${where}.chips`,
      figure.chips,
      listOf(said.chips),
      s.sectors.slice().reverse(),
      seen,
    );
  }
  for (const scanner of listOf(said.scanners)) {
    const i = Number(scanner) === 1 ? 0 : 1;
    figure.scanners[i] = true;
    s.scannersLeft[i]--;
  }
}

/** `kuro: { area: 3, health: 1, chips: [red], markers: [1, 2] }`: markers that are face-up. */
const kuro: Verb = (g, given) => {
  const said = fieldsOf("kuro", given, ["area", "health", "lies", "chips", "scanners", "markers"]);
  const figure = g.state.figures[g.seats];
  if (!figure) throw new BadInput("kuro", "is not in play");
  place(g, "kuro", figure, said, [figure.seat]);
  if (said.health !== undefined) figure.health = Number(said.health);
  if (said.markers !== undefined) {
    const areas = listOf(said.markers).map((area) => oneOf<Area>("kuro.markers", area, AREAS));
    g.state.seats[figure.seat].markers = areas;
  }
  return [];
};

// --- the board -----------------------------------------------------------------------------------

const TYPES: readonly EnemyType[] = ["tank", "sniper", "soldier", "crawler", "thief"];

/** `enemy: { type: soldier, level: 2, at: "6" }`, or `at: red-3` for the red path. */
const enemy: Verb = (g, given) => {
  const said = fieldsOf("enemy", given, ["type", "level", "at", "damage"]);
  const s = g.state;
  const type = oneOf("enemy.type", said.type, TYPES);
  const level = oneOf<Level>("enemy.level", said.level ?? 1, [1, 2, 3]);
  const at = String(said.at);
  const stack = s.stacks[type];
  const index = stack.indexOf(level);
  if (index < 0) throw new BadInput("enemy", `no ${type} of level ${level} is left`);
  stack.splice(index, 1);
  const red = at.startsWith("red-");
  const spot = red
    ? ("red" as const)
    : oneOf(
        "enemy.at",
        at,
        SPAWNS.map(({ id }) => id),
      );
  const id = `${type}-${level}-${s.nextEnemy++}`;
  const space = red
    ? oneOf(
        "enemy.at",
        at.slice(4),
        RED_PATH.map((_, i) => i + 1),
      )
    : 0;
  s.enemies.push({ id, type, level, damage: Number(said.damage ?? 0), spot, space });
  return [];
};

/** `network: { alpha: [blue, red], beta: [], open: true }`: the lowest Tier first. */
const network: Verb = (g, given) => {
  const said = fieldsOf("network", given, [...CHANNELS, "open"]);
  const s = g.state;
  CHANNELS.forEach((name, channel) => {
    for (const colour of listOf(said[name])) {
      const laid: number[] = [];
      const open = said.open === true;
      layExactly(
        g,
        `network.${name}`,
        laid,
        [colour],
        s.sectors.slice().reverse(),
        open ? "all" : [],
      );
      s.network[channel].push({ chip: laid[0], open, by: 0, turn: 0 });
    }
  });
  return [];
};

/** `junkyard: [purple, red]`: spots from 1 on. */
const junkyard: Verb = (g, given) => {
  const s = g.state;
  for (const colour of listOf(given)) {
    const laid: number[] = [];
    layExactly(g, "junkyard", laid, [colour as Colour], s.sectors.slice().reverse(), []);
    const spot = s.junkyard.length + 1;
    s.junkyard.push({ spot, chips: laid, by: NOBODY, effect: "", turn: 0, looked: [] });
  }
  return [];
};

/** `sectors: [0, 0, 1]`: so many Data Chips are left in each; the others are out of the game. */
const sectors: Verb = (g, given) => {
  listOf(given).forEach((left, i) => {
    const stack = g.state.sectors[i];
    g.state.removed.push(...stack.splice(0, Math.max(0, stack.length - Number(left))));
  });
  return [];
};

/** `elite: { apex: 3, health: 2 }` or `elite: { deus: 4 }`: in play on this space. */
const elite: Verb = (g, given) => {
  const said = fieldsOf("elite", given, ["apex", "deus", "health", "before"]);
  const s = g.state;
  const which = said.apex !== undefined ? "apex" : "deus";
  s[which] = { status: "in-play", space: Number(said[which]) };
  s.bars[which] = Number(said.health ?? 9);
  if (which === "deus") s.deusBefore = Number(said.before ?? s.turn.seat);
  return [];
};

/** `box: { area: 3, supply: laser, up: false }`: a Supply Box lies in an Area. */
const box: Verb = (g, given) => {
  const said = fieldsOf("box", given, ["area", "supply", "up"]);
  const s = g.state;
  const laid: number[] = [];
  const up = said.up === true;
  layExactly(g, "box", laid, [said.supply], [s.supply, s.traps, s.weapons], up ? "all" : []);
  s.boxes.push({ box: laid[0], area: oneOf<Area>("box.area", said.area, AREAS), up });
  return up ? [] : [{ hide: ["boxes", s.boxes.length - 1, "box"] }];
};

export const arrange: Readonly<Record<string, ArrangeVerb>> = {
  table: table as ArrangeVerb,
  player: player as ArrangeVerb,
  kuro: kuro as ArrangeVerb,
  enemy: enemy as ArrangeVerb,
  network: network as ArrangeVerb,
  junkyard: junkyard as ArrangeVerb,
  sectors: sectors as ArrangeVerb,
  elite: elite as ArrangeVerb,
  box: box as ArrangeVerb,
};
