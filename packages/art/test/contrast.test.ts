/** What must be told apart in a picture is far enough apart. */
import { expect, test } from "vitest";
import { GROUNDS, groundOf, SEAT_COLOURS } from "../src/palette.js";

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("names can be read on every ground of a side", () => {
  for (const { deep, rim, ink } of Object.values(GROUNDS)) {
    expect(contrast(rim, deep)).toBeGreaterThan(4.5);
    expect(contrast(ink, deep)).toBeGreaterThan(4.5);
  }
});

test("a head's edge stands off its ground, whatever the seat", () => {
  for (const colour of SEAT_COLOURS) {
    const { disc, rim } = groundOf(colour);
    expect(contrast(rim, disc)).toBeGreaterThan(3);
  }
});

test("the base of a piece is seen on a dark floor", () => {
  for (const colour of SEAT_COLOURS) expect(contrast(colour, "#0a1120")).toBeGreaterThan(4.5);
});
