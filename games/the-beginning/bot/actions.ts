/** What a bot does on its turn: every option gets a number, the highest is taken. */
import type { OptionView } from "@sprawl/engine";
import { AREAS, type Area } from "../src/board.js";
import { ownedPrograms } from "../src/programs.js";
import type { Action } from "../src/questions.js";
import type { FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { areaWorth, pull, reconUse } from "./areas.js";
import { keepsPrograms, programWorth, supplyWorth, trickWorth, uniqueWorth } from "./cards.js";
import { destination, placingWorth } from "./chips.js";
import {
  chanceWorth,
  dangerousSpots,
  hasForeignSpot,
  medWorth,
  moraleWorth,
  nexusWorth,
  resourceWorth,
  riotActionWorth,
  sectorWorth,
} from "./deeds.js";
import { attackWorth, generalWorth } from "./fights.js";
import { faceOf, handOf, type Mind, wantsFor, zealFor } from "./mind.js";
import { hqOrCubeWorth, panelWorth } from "./ranks.js";
import { deedWorth } from "./tasks.js";
import { waysOf } from "./ways.js";

type Offered = OptionView<Action>;

export function chooseAction(mind: Mind, options: readonly Offered[]): Offered {
  const { s } = mind;
  const index = s.turn.figure;
  const worths = new Map<Area, number>();
  for (const area of AREAS) worths.set(area, areaWorth(mind, index, area));
  const { area } = s.figures[index];
  const ways = waysOf(mind, index);
  const open = (to: Area) => ways.get(area)?.has(to);
  const here = pull(mind, index, area, worths, ways);
  const end = options[options.length - 1];
  let best = end;
  let most = 0.15;
  for (const option of options) {
    const value =
      option.kind === "move"
        ? open(option.to)
          ? (pull(mind, index, option.to, worths, ways) - here) * moveEagerness(mind, worths, area)
          : 0
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
      return attackWorth(mind, index, option.enemy, figure.area);
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
    case "nexus":
      return nexusWorth(mind);
    case "buy-program":
      return handOf(mind).length >= 5 && s.seats[me].programs.length < 2 ? 1.6 : 0;
    case "draw-program":
      return handOf(mind).length >= 6 && s.seats[me].programs.length < 2 ? 1.2 : 0;
    case "monolith":
      return Math.max(0.4, reconUse(mind) + 1);
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
      return s.seats[me].tally.lastJunkyardTurn === s.turn.number
        ? 0
        : zealFor(mind, 6, "scavenger");
    case "look":
      return scavenges ? zealFor(mind, 5, "scavenger") : faction === "fallen" ? 1.2 : 0.3;
    case "remove":
      if (faction === "fallen") return hasForeignSpot(mind) ? zealFor(mind, 5, "scavenger") : 0;
      return scavenges ? zealFor(mind, 5, "scavenger") : dangerousSpots(mind).length > 0 ? 5 : 0;
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
  const { s, g } = mind;
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
    case "apex-move":
    case "red-button":
      return panelWorth(mind, option.kind);
    case "ability":
    case "charge":
    case "move":
    case "end":
      return 0;
    default:
      return option satisfies never;
  }
}

/** CM-1.3: near the end, what is beyond the limit serves in the game that follows. */
export function transferWorth(mind: Mind): number {
  const { s, me, g } = mind;
  if (keepsPrograms(mind) || s.level < 3) return 0;
  return ownedPrograms(g, me).length > figureValue(g, me, "programLimit") ? 2.4 : 0;
}
