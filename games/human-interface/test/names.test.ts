/** Rules know no card by name: what a card does stands with the card. */
import { readdirSync, readFileSync } from "node:fs";
import { box } from "@sprawl/human-interface";
import { expect, test } from "vitest";

const SRC = new URL("../src/", import.meta.url);
const ROOMS = ["", "cyberwarfare/", "campaign/"];

test("no rule names a skill, a gear, a weapon, a Neurochip, a program or a character", () => {
  const { skills, gear, weapons, chips, programs, characters } = box;
  const names = new Set(
    [skills, gear, weapons, chips, programs, characters].flatMap((kind) => Object.keys(kind)),
  );
  names.delete("blank"); // HI-39: the rules speak of blank cards
  const files = ROOMS.flatMap((room) =>
    readdirSync(new URL(room, SRC), { withFileTypes: true }).flatMap((file) =>
      file.isFile() ? [`${room}${file.name}`] : [],
    ),
  );
  expect(files.length).toBeGreaterThan(30);
  const named = files.flatMap((file) => {
    const code = readFileSync(new URL(file, SRC), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    const found = [...code.matchAll(/["'`:]([\w-]+)["'`]/g)].filter(([, word]) => names.has(word));
    return found.map(([, word]) => `${file}: ${word}`);
  });
  expect(named).toEqual([]);
});
