/**
 * Missions as players write them: `JT Ana>2 (100D, 1XP)`, `CH Ana>2+Hac>1 (300D, 2XP)`,
 * `FJ Combat+K (200D, 2XP)`, `Hack CH, Hac>3`, `Hack IP >=300D`, `Hack JT, rival`, `Gain IP, own 2`,
 * `Gain IP, most`, `Gain IP, remove`, `Gain IP + JT`. `MM/FJ` is either of the two.
 */
import { assert } from "@sprawl/engine";
import { pieces } from "../box/pieces.js";
import type {
  Colour,
  District,
  Feature,
  Investigation,
  Mission,
  MissionAsk,
  Test,
} from "../types.js";

const CODES: Readonly<Record<string, District>> = { MM: 1, FJ: 2, JT: 3, CH: 4, IP: 5, ALL: 0 };
const SHORT: Readonly<Record<string, Feature>> = {
  Mov: "movement",
  Ana: "analysis",
  Hac: "hacking",
  Rep: "reputation",
  Com: "combat",
};

function districtOf(code: string): District {
  assert(code in CODES, `${code} is no District`);
  return CODES[code];
}

function testOf(written: string): Test {
  const [short, threshold] = written.split(">");
  assert(short in SHORT, `${written} is no test`);
  return { feature: SHORT[short], threshold: Number(threshold) };
}

function hackOf(said: string): MissionAsk {
  if (said === "") return { kind: "hack" };
  if (said === ", rival") return { kind: "hack", rival: true };
  const amount = /^ >=(\d+)D$/.exec(said);
  if (amount) return { kind: "hack", amount: Number(amount[1]) };
  return { kind: "hack", threshold: testOf(said.slice(2)).threshold };
}

function gainOf(said: string): MissionAsk {
  if (said === "") return { kind: "gain" };
  if (said === ", most") return { kind: "gain", most: true };
  if (said === ", remove") return { kind: "gain", remove: true };
  const own = /^, own (\d)$/.exec(said);
  if (own) return { kind: "gain", own: Number(own[1]) };
  return { kind: "gain", with: districtOf(said.slice(3)) };
}

function askOf(verb: string, said: string): MissionAsk {
  if (verb === "Hack") return hackOf(said);
  if (verb === "Gain") return gainOf(said);
  const what = said.trim();
  if (what.startsWith("Combat") && !what.includes(">")) {
    return { kind: "combat", elimination: what === "Combat+K" };
  }
  return { kind: "tests", tests: what.split("+").map(testOf) };
}

export function missionOf(written: string): Mission {
  const parts = /^(?:(Hack|Gain) )?([A-Z/]+)(.*?) \((\d+)D, ([12])XP\)$/.exec(written);
  assert(parts !== null, `${written} is no Mission`);
  const [, verb = "", codes, said, money, xp] = parts;
  const [district, ...or] = codes.split("/").map(districtOf);
  return {
    district,
    or,
    ask: askOf(verb, said),
    money: Number(money),
    xp: xp === "2" ? 2 : 1,
  };
}

export function investigations(
  colour: Colour,
  written: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, Investigation>> {
  return pieces(
    Object.entries(written).map(([id, missions]) => ({
      id,
      colour,
      missions: missions.map(missionOf),
    })),
  );
}
