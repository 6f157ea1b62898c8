/** What cards and Events say, in both languages. */
import { sayEvent, sayLabel, sayPrompt } from "@sprawl/engine/speech";
import { describe, expect, test } from "vitest";
import { eventLines } from "../board/event-lines.js";
import { box } from "../src/box/index.js";
import { de } from "../src/text/de/index.js";
import { en } from "../src/text/en/index.js";

const speaker = (text: typeof en) => ({ text, seat: String, face: () => undefined });
const english = speaker(en);
const german = speaker(de);

const cards = [
  ...Object.keys({ ...box.programs, ...box.wounds, ...box.objectives, ...box.recon }),
  ...Object.keys({ ...box.tricks, ...box.interrogation, ...box.supply }),
  ...Object.values(box.influence)
    .filter(({ colour }) => colour === "unique" || colour === "special")
    .map(({ id }) => id),
];
/** Bars with the same name in both languages: "Deus -2." */
const SAME = /^(Apex|Deus) [+-]\d\.$/;

describe("cards", () => {
  test.each(cards)("%s says what it does, in German too", (id) => {
    const said = sayLabel(english, `card.${id}`);
    expect(said).not.toBe(`card.${id}`);
    const translated = sayLabel(german, `card.${id}`);
    expect(translated).not.toBe(`card.${id}`);
    if (!SAME.test(said)) expect(translated).not.toBe(said);
  });
});

describe("Events", () => {
  test.each(Object.values(box.events))("$id has its lines in both languages", (event) => {
    for (const reader of [english, german]) {
      const lines = eventLines(event, (id, args) => sayLabel(reader, id, args));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(/effect\.|line\.|\?|undefined/);
    }
  });

  test("an Event is spelled in the words of its language", () => {
    const lines = (reader: typeof english) =>
      eventLines(box.events["blackout-in-block-nine"], (id, args) => sayLabel(reader, id, args));
    expect(lines(english)).toEqual(["Target +7", "Met: Morale +1", "Missed: Riot +2, Morale -1"]);
    expect(lines(german)).toEqual([
      "Ziel +7",
      "Geschafft: Moral +1",
      "Verfehlt: Aufruhr +2, Moral -1",
    ]);
  });

  test("TB-32.5 who may add cards at the end of a check is asked for more", () => {
    const args = { event: "blackout-in-block-nine", goal: 7, ask: "add" };
    expect(sayPrompt(english, "contribute", args)).toMatch(/: do you add more cards\?$/);
    expect(sayPrompt(german, "contribute", args)).toMatch(/: Gibst du noch Karten dazu\?$/);
  });

  test("TB-32.3 where grey and green cards are counted, no number is called the target", () => {
    const args = { event: "medical-drill", goal: 0, ask: "give" };
    expect(sayPrompt(english, "contribute", args)).toBe(
      "Medical Drill, target grey and green: which cards do you give?",
    );
    expect(sayPrompt(german, "contribute", args)).toBe(
      "Medical Drill, Ziel Grau und Grün: Welche Karten gibst du?",
    );
  });
});

test("Enemies, dice, weapons, skills and what a confession costs are German in German", () => {
  const said = (name: string, value: string | number) => de.things?.[name]?.(value);
  expect(said("enemy", "soldier-2-17")).toBe("Soldat II");
  expect(said("enemy", "crawler-1-3")).toBe("Crawler I");
  expect(said("dice", "white white red")).toBe("weiß weiß rot");
  expect(said("supply", "rocket-launcher")).toBe("Raketenwerfer");
  expect(said("card", "pistol")).toBe("Pistole");
  expect(said("column", 2)).toBe("Sicherheit");
  expect(said("line", "random-cards")).toBe("3 zufällige Karten");
  expect(said("where", "sector 2")).toBe("Sektor 2");
  expect(said("area", "junkyard")).toBe("Gebiet Schrottplatz");
});

test("whoever sees no Data Chip that somebody looks at is told no list of hidden cards", () => {
  const look = {
    type: "looked-at-chips",
    at: 1,
    args: { seat: 0, count: 2 },
    cards: [7, 8],
  } as const;
  const told = (reader: typeof english, faces: readonly (string | undefined)[]) =>
    sayEvent(reader, { ...look, faces });
  expect(told(english, [undefined, undefined])).toBe("0 looks at 2 Data Chips.");
  expect(told(english, ["blue", "red"])).toBe(
    "0 looks at 2 Data Chips: blue Data Chip, red Data Chip.",
  );
  expect(told(german, [undefined, undefined])).toBe("0 sieht 2 Datenchips an.");
});
