/** A name or a value that does not exist is an error where a scenario arranges a position. */
import { expect, test } from "vitest";
import { eden, type Position } from "./new-eden.js";

test.each<[Position, RegExp]>([
  [{ at: "teatime" }, /city\.at/],
  [{ orgs: ["eco", "ecco"] }, /city\.orgs/],
  [{ turn: -1 }, /city\.turn/],
  [{ order: [0, 2] }, /city\.order/],
  [{ agents: { igorr: {} } }, /agents\.igorr/],
  [{ agents: { igor: { heath: 2 } } }, /agents\.igor\.heath/],
  [{ agents: { igor: { district: 6 } } }, /agents\.igor\.district/],
  [{ agents: { igor: { district: 2, zone: 99 } } }, /agents\.igor\.zone/],
  [{ agents: { igor: { district: 2, position: 99 } } }, /agents\.igor\.position/],
  [{ agents: { igor: { wound: 1 } } }, /agents\.igor\.wound/],
  [{ agents: { igor: { slots: ["handgun"] } } }, /agents\.igor\.slots/],
  [{ agents: { igor: { marks: ["tracker"] } } }, /agents\.igor\.marks/],
  [{ henchmen: [{ type: "killer", district: 2, zone: 99 }] }, /henchmen\.0\.zone/],
  [{ henchmen: [{ type: "kiler", district: 2, zone: 1 }] }, /henchmen\.0\.type/],
  [{ org: [{ org: 2 }] }, /org\.org/],
  [{ org: [{ org: 0, money: "much" }] }, /org\.money/],
  [{ org: [{ org: 0, discard: [9] }] }, /org\.discard/],
  [{ news: [{ event: "toxic-frog" }] }, /news\.0\.event/],
  [{ districts: { 6: { ambush: 0 } } }, /districts\.6/],
  [{ districts: { 2: { ambush: 2 } } }, /districts\.2\.ambush/],
  [{ stock: { weapon: [] } }, /stock\.weapon/],
  [{ fight: { district: 2, brawl: "curfew", shown: ["igor"] } }, /fight\.shown/],
  [{ fight: { district: 2, brawl: "curfew", colour: "blue" } }, /fight\.colour/],
  [{ fight: { district: 2, brawl: "curfew", tokens: { igor: "t01" } } }, /fight\.tokens\.igor/],
  [{ resolve: { step: "hacked", district: 1 } }, /resolve\.step/],
  [{ resolve: { step: "hacking", district: 6 } }, /resolve\.district/],
  [{ spent: { stories: -1 } }, /spent\.stories/],
  [{ gone: 2 }, /gone/],
])("%j names what does not exist", (position, place) => {
  expect(() => eden(position)).toThrow(place);
});
