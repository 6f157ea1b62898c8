import { box, teamFrom } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { gather } from "./gather.js";

const cards = (
  id: string,
  loyalty: string[],
  programs: string[] = [],
  marks: ("legion" | "fallen" | "unchanged")[] = [],
) => teamFrom(box, { ids: [id], loyalty, programs, marks });

test("SD-3.2, SD-3.3, SD-3.4 ID and single cards count 1, x2 cards count 2", () => {
  expect(cards("seer", ["human", "machine"])).toBe("outlaw"); // 1 1 1
  expect(cards("seeker", ["human", "machine-x2"])).toBe("outlaw"); // 2 2
  expect(cards("seeker", ["machine", "machine-x2"])).toBe("machine"); // 1 3
  expect(cards("execute", ["human-x2", "outlaw"])).toBe("human"); // 2 1 1
});

test("SD-3.7, SD-3.8, SD-3.9 the colour with strictly the highest total decides", () => {
  expect(cards("seeker", ["human", "outlaw"])).toBe("human");
  expect(cards("execute", ["human", "machine"])).toBe("machine");
  expect(cards("seer", ["outlaw", "machine-x2"])).toBe("outlaw");
  expect(cards("seer", ["outlaw-x2", "machine-x2"])).toBe("outlaw");
});

test("SD-3.10 who shares the highest total is an Outlaw", () => {
  expect(cards("execute", ["human-x2", "outlaw-x2"])).toBe("outlaw");
  expect(cards("execute", ["human", "outlaw"])).toBe("outlaw");
  expect(cards("seeker", ["machine", "human"], ["machine-loyalty"])).toBe("outlaw");
});

test("SD-3.5 every loyalty program counts 1", () => {
  expect(cards("seeker", ["human", "machine"], ["outlaw-loyalty"])).toBe("human");
  expect(cards("seeker", ["human", "machine-x2"], ["machine-loyalty", "spam"])).toBe("machine");
});

test("SD-3.11 an Always line overrides the count", () => {
  expect(cards("01011012", ["human", "human-x2"])).toBe("machine");
  expect(cards("undercover-cop", ["machine", "machine-x2"])).toBe("human");
  expect(cards("homeless", ["human", "human-x2"])).toBe("outlaw");
});

test("SD-3.12, SD-3.13, SD-3.14, SD-3.15 Legion comes before Fallen, Fallen before Always", () => {
  expect(cards("01011012", ["human", "human"], [], ["fallen"])).toBe("fallen");
  expect(cards("mindeater", ["human", "human"], [], ["fallen"])).toBe("legion");
  expect(cards("undercover-cop", ["human", "legion"])).toBe("legion");
  expect(cards("deathbringer", ["human", "human"], ["legion-loyalty"])).toBe("legion");
  expect(cards("homeless", ["human", "human"], [], ["legion", "fallen"])).toBe("legion");
});

test("SD-19.2, SD-19.7, SD-R5 what makes a player Legion or Fallen", () => {
  expect(cards("mindeater", ["human", "human"])).toBe("legion");
  expect(cards("seeker", ["legion", "human"])).toBe("legion");
  expect(cards("seeker", ["human", "human"], ["legion-loyalty"])).toBe("legion");
  expect(cards("seeker", ["human", "human"], [], ["legion"])).toBe("legion");
  expect(cards("deathbringer", ["human", "human"])).toBe("fallen");
  expect(cards("seeker", ["human", "human"], [], ["unchanged"])).toBe("human");
});

test("SD-11.18, SD-11.19 Mindeater is Legion and Deathbringer Fallen from the first moment", () => {
  const t = gather({
    players: {
      0: { id: "mindeater", loyalty: ["human", "human"] },
      1: { id: "deathbringer", loyalty: ["machine", "machine"] },
    },
  });
  expect([t.team(0), t.team(1)]).toEqual(["legion", "fallen"]);
});

test("SD-3.6 revealed and unrevealed cards count alike", () => {
  const own = { id: "seeker", loyalty: ["machine", "machine"] };
  const hidden = gather({ players: { 0: own } });
  const open = gather({ players: { 0: { ...own, revealed: ["id", "left", "right"] } } });
  expect([hidden.team(0), open.team(0)]).toEqual(["machine", "machine"]);
});

test("SD-3.1, SD-3.16, SD-3.17, SD-14.2, SD-E10 a drawn loyalty program changes the team at once and silently", () => {
  const t = gather({
    players: { 0: { id: "seeker", loyalty: ["human", "machine"], programs: [] } },
    drawn: ["machine-loyalty"],
  });
  expect(t.team(0)).toBe("human");
  t.act("draw");
  expect(t.team(0)).toBe("outlaw"); // SD-3.10
  expect(t.told(1)).toEqual(["seat 0 draws a program."]);
  expect(t.told(0)).toContain("You receive Machine loyalty.");
  const { bossIds: _, ...state } = t.state();
  expect(JSON.stringify(state)).not.toMatch(/outlaw|"human"|"machine"/); // SD-3.1
});

test("SD-3.18, SD-1.18, SD-1.21 a player sees all that decides the own team", () => {
  const t = gather({ players: { 2: { programs: ["human-loyalty"] } } });
  for (let seat = 0; seat < 6; seat++) {
    const { faces } = t.view(seat);
    const own = t.state().seats[seat];
    const cards = [...own.ids.map(({ card }) => card), ...own.programs];
    cards.push(t.state().loyalty[seat * 2].card, t.state().loyalty[seat * 2 + 1].card);
    for (const card of cards) expect(faces[card]).toBeDefined();
  }
});

test("SD-19.4, SD-19.10, SD-14.9, SD-14.10, SD-E11 what a stolen Legion program does", () => {
  const t = gather({
    players: {
      0: { id: "seeker", loyalty: ["human", "human"], programs: ["data-theft"] },
      1: { id: "01011012" },
    },
    marks: [{ seat: 1, face: "fallen" }],
  });
  expect(t.team(1)).toBe("fallen");
  t.arrange({ player: { seat: 1, programs: ["legion-loyalty"] } });
  expect([t.team(0), t.team(1)]).toEqual(["human", "legion"]);
  t.window({ 0: { kind: "data-theft", target: 1 } });
  expect([t.team(0), t.team(1)]).toEqual(["legion", "fallen"]);
  expect(t.told(2)).toEqual([
    "seat 0 plays Data theft on seat 1.",
    "seat 0 takes a program of seat 1.",
  ]);
});

test("SD-19.1, SD-19.6, SD-19.9, SD-19.11, SD-R8 Fallen unless Legion looks the same from outside", () => {
  const t = gather({
    players: {
      0: { id: "deathbringer" },
      1: { id: "seeker", loyalty: ["human", "human"] },
      2: { id: "mindeater" },
    },
    marks: [
      { seat: 1, face: "fallen" },
      { seat: 2, face: "fallen" },
    ],
  });
  expect([t.team(1), t.team(2)]).toEqual(["fallen", "legion"]);
  expect(t.at("seats.1.fallenUnlessLegion")).toBe(true);
  expect(t.at("seats.2.fallenUnlessLegion")).toBe(true);
  const marks = t
    .state()
    .seats.slice(1, 3)
    .map(({ marks }) => marks);
  for (const [{ mark, aside }] of marks) {
    expect(t.view(4).faces[mark]).toBeUndefined();
    expect(t.view(4).faces[aside]).toBeUndefined();
  }
  expect(t.view(2).faces[marks[1][0].mark]).toBe("unchanged"); // SD-19.9
});
