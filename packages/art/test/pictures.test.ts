/** Every picture that can be described: the same each time, whole, small, and with ids of its own. */
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cardBack, cardBackKinds } from "../src/cards/backs.js";
import { loyaltyFace, loyaltySeen } from "../src/cards/loyalty.js";
import { gearNames } from "../src/faces/gear.js";
import { hairNames } from "../src/faces/hair.js";
import { headsNames } from "../src/faces/heads.js";
import { inMood, person, portraitMarkup } from "../src/faces/portrait.js";
import { seatFaces } from "../src/faces/seat-faces.js";
import { wearNames } from "../src/faces/wear.js";
import { figurePicture } from "../src/figures/figure.js";
import { MACHINES, type Machine } from "../src/figures/machines.js";
import { seatGround } from "../src/palette.js";
import type { Picture } from "../src/picture.js";
import { weaponPicture } from "../src/things/table-weapons.js";
import { thing, thingNames } from "../src/things/thing.js";

const machines = Object.keys(MACHINES) as Machine[];
const sides = ["human", "machine", "outlaw", "legion"] as const;

const all: readonly Picture[] = [
  ...seatFaces.map(person),
  person(inMood(seatFaces[2], "hit")),
  ...hairNames.map((style) => person({ id: `hair-${style}`, hair: { style } })),
  ...gearNames.map((gear) => person({ id: `gear-${gear}`, gear: [gear] })),
  ...headsNames.map((head) => person({ id: `head-${head}`, head })),
  ...wearNames.map((style) => person({ id: `wear-${style}`, wear: { style } })),
  ...machines.map((is) => figurePicture({ id: is, is })),
  figurePicture({ id: "one", is: "person", look: { extra: ["coat", "shield", "case"] } }),
  ...thingNames.map(thing),
  ...(["pistol", "rifle", "companion", "rocket", "laser"] as const).map(weaponPicture),
  ...cardBackKinds.map(cardBack),
  ...sides.flatMap((side) => [loyaltyFace(side, false), loyaltyFace(side, true)]),
  ...sides.map((side) => loyaltySeen("R", side, false)),
];

describe("pictures", () => {
  test("no two share a key", () => {
    const keys = all.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  });

  test("each is the same text every time it is drawn", () => {
    for (const { draw } of all) expect(draw()).toBe(draw());
  });

  test("each has something to show, and no number or colour that failed", () => {
    for (const { key, draw } of all) {
      const text = draw();
      expect(text.length, key).toBeGreaterThan(100);
      expect(text, key).not.toMatch(/NaN|undefined|\[object/);
    }
  });

  test("ids are unique over a whole page, and every reference is met", () => {
    const page = all.map(({ draw }) => draw()).join("");
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const known = new Set(ids);
    const met = [...page.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect(met.filter((id) => !known.has(id))).toEqual([]);
  });

  test("markup is balanced", () => {
    for (const { key, draw } of all) {
      const text = draw();
      for (const tag of ["g", "clipPath", "defs"]) {
        const opened = text.match(new RegExp(`<${tag}[ >]`, "g"))?.length ?? 0;
        expect(text.match(new RegExp(`</${tag}>`, "g"))?.length ?? 0, `${key} ${tag}`).toBe(opened);
      }
    }
  });

  test("sixteen seats weigh less than 40 KB, everything less than 120 KB, packed", () => {
    const packed = (pictures: readonly Picture[]): number =>
      gzipSync(pictures.map(({ draw }) => draw()).join("")).length;
    expect(packed(seatFaces.map(person))).toBeLessThan(40_000);
    expect(packed(all)).toBeLessThan(120_000);
  });
});

describe("portraits", () => {
  test("a seat's face brings no ground: the side of a player is a secret", () => {
    for (const face of seatFaces) expect(Object.keys(face)).not.toContain("ground");
  });

  test("a mood changes the face and nothing else", () => {
    const face = seatFaces[0];
    const hit = inMood(face, "hit");
    expect(person(hit).key).not.toBe(person(face).key);
    expect({
      ...hit,
      mood: undefined,
      eyes: face.eyes,
      brows: face.brows,
      mouth: face.mouth,
    }).toEqual({
      ...face,
      mood: undefined,
      mouth: face.mouth,
    });
    expect(inMood(face, "calm")).toBe(face);
  });

  test("as text it carries its colours itself", () => {
    const text = portraitMarkup(seatFaces[0], seatGround(3));
    expect(text).not.toContain("var(");
    expect(text).toContain(seatGround(3).rim);
  });
});
