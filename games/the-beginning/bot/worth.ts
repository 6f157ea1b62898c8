/** What a step of a bar is worth: by how far every end of the game is, and who would gain by it. */
import { moved } from "@sprawl/parts";
import { BARS } from "../src/board.js";
import type { BarName } from "../src/state.js";
import { fallenHaveIt, openSlots, redChannels } from "./chips.js";
import { isDeusNear, type Mind } from "./mind.js";

/** Steps until Deus is in the Network: those of its bar first. */
function deusSteps({ s }: Mind): number {
  if (s.deus.status === "destroyed") return 99;
  return s.deus.status === "in-play" ? 5 - s.deus.space : 9 - s.bars.deus + 4;
}

type Route = "resource" | "deus" | "network";

/** Of the three ways to a victory of the Machines the nearest: it is taken, the others stay hidden. */
export function machineRoute(mind: Mind): Route {
  const left: Readonly<Record<Route, number>> = {
    resource: mind.s.bars.resource + 1,
    deus: deusSteps(mind),
    network: openSlots(mind) + (redChannels(mind) >= 2 ? 0 : 9),
  };
  const routes: readonly Route[] = ["resource", "deus", "network"];
  return routes.reduce((near, route) => (left[route] < left[near] ? route : near));
}

type EndBar = "morale" | "resource" | "security" | "threat" | "deus";

/** The bar whose end is nearest, whoever gains by it; and which way that end lies. */
export function nearestEnd(mind: Mind): { bar: EndBar; way: 1 | -1 } {
  const { morale, resource, security, threat } = mind.s.bars;
  const ends: readonly { bar: EndBar; way: 1 | -1; left: number }[] = [
    { bar: "threat", way: 1, left: 4 - threat },
    { bar: "security", way: -1, left: security },
    { bar: "resource", way: -1, left: resource },
    { bar: "deus", way: 1, left: deusSteps(mind) },
    { bar: "morale", way: -1, left: (morale + 10) / 2 },
  ];
  return ends.reduce((near, end) => (end.left < near.left ? end : near));
}

/** Legion passes for a Human before the Machine Phase, and dares more after it. */
export function boldness(mind: Mind): number {
  if (mind.s.level === 3) return 0.8;
  return preparesInfection(mind) ? 0.25 : 0.2;
}

/** TB-41.12: Legion may infect somebody once Security or Threat is at 2, two people with both. */
function preparesInfection({ s, view }: Mind): boolean {
  const { security, threat } = s.bars;
  return view.seats > 4 && s.level === 2 && (security > 2 || threat < 2);
}

/** What one step up of a bar is worth to this faction, by where the bar stands. */
export function worth(mind: Mind, bar: BarName): number {
  const { s, faction } = mind;
  const { morale, resource, security, threat } = s.bars;
  if (faction === "fallen" && fallenHaveIt(mind)) {
    const end = nearestEnd(mind);
    return bar === end.bar ? end.way * 3 : 0;
  }
  const danger = (left: number) => (left <= 1 ? 5 : left <= 2 ? 3 : left <= 4 ? 1.6 : 0.7);
  switch (bar) {
    case "morale":
      return morale <= 0 ? 2 : danger(morale + 6) * 0.6;
    case "resource": {
      if (faction === "machine")
        return resource <= 4 || (machineRoute(mind) === "resource" && resource <= 6) ? -2.5 : -1;
      return danger(resource);
    }
    case "security":
      return faction === "legion" ? -boldness(mind) : danger(security) * 1.3;
    case "threat":
      // Among three or four two Enemies without a place are enough from 2 on.
      if (faction === "legion")
        return boldness(mind) * (mind.view.seats < 5 && threat >= 2 ? 1.25 : 1);
      return -danger(4 - threat) * 1.9;
    case "apex":
      if (faction === "machine") return -0.6;
      if (isDeusNear(mind)) return faction === "human" ? 2.6 : 1.2;
      return faction === "human" ? 0.9 : 0.2;
    case "deus": {
      if (s.deus.status === "destroyed") return 0;
      const near =
        s.deus.status === "in-play" ? 1.8 : s.bars.deus >= 7 ? 3 : s.bars.deus >= 5 ? 2.2 : 1.2;
      if (faction === "machine") return machineRoute(mind) === "deus" ? near : near * 0.8;
      return -near * 1.5;
    }
    case "riot":
      return 0;
    default:
      return bar satisfies never;
  }
}

/** Where Riot stands after it has moved by so much. */
export const riotAfter = (riot: number, by: number): number => moved(BARS.riot, riot, by);

/** How much better it is for Riot to stand at `to` than at `from`. */
export function riotWorth(mind: Mind, from: number, to: number): number {
  const bad = (value: number) => {
    const size = Math.abs(value);
    return size >= 7 ? 5 : size >= 4 ? 1.5 + (size - 4) * 0.7 : size * 0.1;
  };
  const sign = mind.faction === "legion" && mind.s.bars.morale < 0 ? -0.7 : 1;
  return sign * (bad(from) - bad(to));
}
