/** Health, Events and the end of the game: the edges of their rules. */
import { view } from "@sprawl/engine/host";
import type { Beginning } from "@sprawl/the-beginning";
import { expect, test } from "vitest";
import { finish } from "../src/ending.js";
import { begun } from "./begun.js";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const DICE = { orange: [4], red: [12], white: [1, 1] };
const THREAT = {
  set: { "bars.threat": 3 },
  enemies: [{ type: "soldier", at: "9" }],
  steps: ["activation", "pass"],
  chance: { orange: [1], red: [3], white: [4, 5] },
};

test("TB-R133 who falls when no Wound is left takes none", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 4, health: 1 }, 1: { area: 1 }, 2: { area: 1 } },
    lines: [{ move: "wounds", to: "seats.1.gag", seen: "all" }],
    enemies: [{ type: "soldier", at: "7a" }],
    steps: ["activation", "pass"],
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(t.at("figures.0")).toMatchObject({ health: 0, lies: "yellow-zone" });
  expect(t.state().seats[0].wounds).toEqual([]);
});

test("TB-R133 the last Wound is received", () => {
  const t = gather({
    ...THREE,
    lines: [{ move: "wounds", to: "seats.1.gag", count: 14, seen: "all" }],
  }).choose({ kind: "ability", ability: "drive" });
  expect(t.state().seats[0].wounds).toHaveLength(1);
});

test("TB-21.17, TB-R148 an Event that harms each character passes over the unconscious", () => {
  const t = gather({
    ...THREE,
    players: { 2: { lies: "yellow-zone", health: 0 } },
    set: { level: 3 },
    steps: ["event", "pass"],
    chance: {
      "event three": ["emergency-channel"],
      "event ex": ["system-shock"],
      general: ["red-1", "blue-1"],
    },
  }).quiet();
  expect(t.state().figures.map(({ health }) => health)).toEqual([1, 2, 0]);
  expect(t.state().seats[2].wounds).toEqual([]);
});

test("TB-R155 if only the first option can be carried out it is chosen", () => {
  const t = gather({
    ...THREE,
    general: 1,
    set: { "deus.status": "destroyed" },
    steps: ["event", "pass"],
    chance: { "event one": ["suspicious-signal"], red: [12] },
  });
  expect(t.told(0).join(" ")).toContain("The General decides: A.");
});

test("TB-42.4 as many Data Chips as open slots: the game goes on", () => {
  const t = gather({
    ...THREE,
    players: {
      0: { area: "junkyard", chips: ["red"] },
      1: { chips: ["blue"] },
      2: { chips: ["red"] },
    },
    lines: [
      {
        network: { alpha: ["blue", "blue", "blue"], beta: ["blue", "red"], gamma: ["red", "red"] },
      },
      { sectors: [0, 0, 0] },
    ],
    set: { level: 3 },
  }).choose("junk");
  expect(t.result()).toBeUndefined();
});

test("TB-42.11, TB-42.12 Check 2 needs 3 in the Junkyard, or 2 there and 2 in the Network", () => {
  const end = (junkyard: number, network: number) =>
    gather({
      ...THREE,
      ...THREAT,
      players: { 0: { faction: "human" }, 1: { faction: "fallen" }, 2: { faction: "human" } },
      lines: [
        { junkyard: Array(junkyard).fill("purple") },
        { network: { alpha: Array(network).fill("purple") } },
      ],
    }).result()?.reason;
  expect(end(3, 0)).toBe("fallen-check-2");
  expect(end(2, 2)).toBe("fallen-check-2");
  expect(end(2, 1)).toBe("outlaws-threat");
  expect(end(1, 2)).toBe("outlaws-threat");
});

test("CM-2.4 the victorious faction is announced", () => {
  const t = gather({
    ...THREE,
    ...THREAT,
    players: { 0: { faction: "human" }, 1: { faction: "machine" }, 2: { faction: "human" } },
  });
  expect(t.told(0).join(" ")).toContain("Victory: Outlaws.");
});

test("CM-2.3 the Junkyard is shuffled before it is revealed", () => {
  const spots = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const match = begun(`junkyard ${n}`, { campaign: true });
    const g = match.play as unknown as Beginning;
    const chips = g.state.sectors.flat();
    const junk = ["red", "blue"].map((colour) => chips.find((chip) => g.face(chip) === colour));
    junk.forEach((chip, i) => {
      if (chip === undefined) return;
      for (const stack of g.state.sectors) {
        if (stack.includes(chip)) stack.splice(stack.indexOf(chip), 1);
      }
      g.state.junkyard.push({ spot: i + 1, chips: [chip], by: 1, effect: "", turn: 0, looked: [] });
    });
    expect(() => finish(g, "resource")).toThrow();
    const { faces } = view(match, "spectator");
    spots.add(g.state.junkyard.flatMap((spot) => spot.chips.map((chip) => faces[chip])).join());
  }
  expect(spots).toEqual(new Set(["red,blue", "blue,red"]));
});

test("TB-43.1 at the end everybody sees who was recruited and infected", () => {
  const match = begun("marks", {});
  const g = match.play as unknown as Beginning;
  const [one, two] = g.state.seats;
  one.recruited.push(...g.hide<"none" | "changed">("recruited", ["changed"], [0]));
  two.infected.push(...g.hide<"none" | "changed">("infected", ["changed"], [1]));
  const marks = [...one.recruited, ...two.infected];
  const seen = () => marks.map((mark) => view(match, 2).faces[mark]);
  expect(seen()).toEqual([undefined, undefined]);
  expect(() => finish(g, "morale")).toThrow();
  expect(seen()).toEqual(["changed", "changed"]);
});
