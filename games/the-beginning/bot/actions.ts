/** What a bot does on its turn: every option gets a number, the highest is taken. */
import type { OptionView } from "@sprawl/engine";
import { AREAS, type Area } from "../src/board.js";
import type { Action } from "../src/questions.js";
import type { FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { areaWorth, pull } from "./areas.js";
import { bySuspicion, hostility } from "./beliefs.js";
import { keepsPrograms, programWorth, supplyWorth, trickWorth, uniqueWorth } from "./cards.js";
import { destination, placingWorth } from "./chips.js";
import {
  bestBlues,
  chanceWorth,
  dangerousSpots,
  medWorth,
  moraleWorth,
  nexusWorth,
  resourceWorth,
  riotActionWorth,
  sectorWorth,
} from "./deeds.js";
import { attackWorth, generalWorth } from "./fights.js";
import { faceOf, handOf, type Mind, valueIn, wantsFor } from "./mind.js";
import { deedWorth, taskWorth } from "./tasks.js";

type Offered = OptionView<Action>;

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
        : sensible(scoreOf(mind, index, option), deedWorth(mind, option));
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}

/** A task makes a deed worth more; it does not make one worth doing that harms. */
function sensible(value: number, task: number): number {
  return value < 0 ? value : value + task;
}

/** With one point left, who has something better elsewhere goes there first. */
function moveEagerness(mind: Mind, worths: ReadonlyMap<Area, number>, area: Area): number {
  const elsewhere = Math.max(...AREAS.map((each) => worths.get(each) ?? 0));
  return mind.s.turn.points <= 1 && elsewhere > (worths.get(area) ?? 0) * 1.5 ? 4 : 1.6;
}

type Of<Kind extends Action["kind"]> = Extract<Offered, { kind: Kind }>;

function scoreOf(mind: Mind, index: FigureIndex, option: Offered): number {
  const { s, me } = mind;
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
      return resourceWorth(mind);
    case "city-chance":
      return chanceWorth(mind);
    case "nexus": {
      const likely = bestBlues(mind, 2) >= 4;
      return nexusWorth(mind) + (likely ? taskWorth(mind, { kind: "nexus" }) : 0);
    }
    case "buy-program":
      return handOf(mind).length >= 5 && s.seats[me].programs.length < 2 ? 1.6 : 0;
    case "draw-program":
      return handOf(mind).length >= 6 && s.seats[me].programs.length < 2 ? 1.2 : 0;
    case "monolith":
      return wantsFor(mind, "insider") ? 8 : 0.4;
    case "heal":
      return medWorth(mind);
    case "med-free":
      return medWorth(mind) > 2 ? medWorth(mind) : 0;
    case "transfer":
      return transferWorth(mind);
    case "censure":
    case "new-leader":
    case "buy-weapon":
    case "plead":
    case "interrogation":
    case "pardon":
      return hqOrCubeWorth(mind, option);
    case "junk":
    case "look":
    case "remove":
      return junkyardWorth(mind, index, option);
    default:
      return freeWorth(mind, index, option);
  }
}

type Detention = "plead" | "interrogation" | "pardon";

/** At HQ, and in and before the Isolation Cube. */
function hqOrCubeWorth(
  mind: Mind,
  option: Of<"censure" | "new-leader" | "buy-weapon" | Detention>,
): number {
  const { s } = mind;
  switch (option.kind) {
    case "censure":
      return hostility(mind, bySuspicion(mind)[0]) > 0.75 && s.level > 1 ? 2 : 0;
    case "new-leader": {
      const strong = handOf(mind).some((card) => valueIn(mind, card) >= 3);
      if (!wantsFor(mind, "chain-of-command") || !strong) return 0;
      return s.level === 3 ? 9 : 4;
    }
    case "buy-weapon":
      return wantsFor(mind, "armed") ? 8 : handOf(mind).length > 6 ? 1.2 : 0;
    case "plead":
      return 4;
    case "interrogation":
      return 3;
    case "pardon":
      return hostility(mind, option.target) < 0.5 ? 2 : 0;
    default:
      return option satisfies never;
  }
}

function junkyardWorth(
  mind: Mind,
  index: FigureIndex,
  { kind }: Of<"junk" | "look" | "remove">,
): number {
  const { s, me, faction } = mind;
  const scavenges = wantsFor(mind, "scavenger");
  switch (kind) {
    case "junk":
      if (s.figures[index].chips.some((chip) => destination(mind, chip) === "junkyard")) return 14;
      return scavenges && s.seats[me].tally.lastJunkyardTurn !== s.turn.number ? 6 : 0;
    case "look":
      return scavenges ? 4 : faction === "fallen" ? 1.2 : 0.3;
    case "remove":
      if (scavenges) return 4;
      return faction !== "fallen" && dangerousSpots(mind).length > 0 ? 5 : 0;
    default:
      return kind satisfies never;
  }
}

type Cards = "program" | "charge" | "recon" | "trick" | "unique" | "supply";
type Abilities = "ability" | "ability-on" | "ability-card";
type Panel = "apex-move" | "apex-attack" | "red-button";

/** Cards, abilities, the General and the Control Panel. */
function freeWorth(
  mind: Mind,
  index: FigureIndex,
  option: Of<Cards | Abilities | Panel | "general" | "move" | "end">,
): number {
  const { s, g, faction } = mind;
  switch (option.kind) {
    case "program":
      return programWorth(mind, faceOf(mind, option.card) ?? "");
    case "unique":
      return uniqueWorth(mind, faceOf(mind, option.card) ?? "");
    case "trick":
      return trickWorth(mind, option.trick);
    case "supply": {
      const [box] = s.figures[index].supply;
      return supplyWorth(mind, box === undefined ? undefined : faceOf(mind, box));
    }
    case "recon":
      return 5;
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
    // Where Deus must pass: both are destroyed there (TB-29.20).
    case "apex-move":
      return faction !== "machine" && s.deus.status === "in-play" && s.apex.space < 3 ? 6 : 0;
    case "ability":
    case "red-button":
    case "charge":
    case "move":
    case "end":
      return 0;
    default:
      return option satisfies never;
  }
}

/** CM-1.3: near the end, what is not needed any more serves in the game that follows. */
function transferWorth(mind: Mind): number {
  const { s, me } = mind;
  const { programs, transferred } = s.seats[me];
  if (keepsPrograms(mind) || programs.length === 0 || transferred.length >= 2) return 0;
  return s.level === 3 ? 2.4 : s.level === 2 && programs.length > 2 ? 1 : 0;
}
