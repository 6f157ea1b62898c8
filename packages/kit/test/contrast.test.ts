/** Every pair of colours a person must read or find, in every theme, from the style sheet itself. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../src/styles.css", import.meta.url), "utf8").replace(
  /\/\*.*?\*\//gs,
  "",
);

type Tokens = Readonly<Record<string, string>>;

/** The tokens of all blocks whose selectors include this one, in order. */
function tokensOf(...selectors: readonly string[]): Tokens {
  const tokens: Record<string, string> = {};
  for (const [, head = "", body = ""] of css.matchAll(/^([^@{}]+)\{([^{}]*)\}/gm)) {
    const heads = head.split(",").map((each) => each.trim());
    if (!heads.some((each) => selectors.includes(each))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      tokens[name] = value.trim();
    }
  }
  return tokens;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["--ground", "--surface", "--raised", "--sunk"];
const INKS = ["--ink", "--ink-soft", "--signal-ink", "--warm-ink", "--danger-ink", "--good-ink"];
const FILLS = ["signal", "warm", "danger", "good"];
const EDGES = ["--line-strong", "--focus", "--signal", "--warm", "--danger", "--good"];
const SEATS = Array.from({ length: 8 }, (_, seat) => `--seat-${seat}`);

const pairs: readonly (readonly [string, string, number])[] = [
  ...GROUNDS.flatMap((ground) => INKS.map((ink) => [ink, ground, 4.5] as const)),
  ...FILLS.map((fill) => [`--on-${fill}`, `--${fill}`, 4.5] as const),
  ["--ground", "--ink", 4.5],
  // Lines and marks that carry meaning, beside what they stand on.
  ...GROUNDS.flatMap((ground) => EDGES.map((edge) => [edge, ground, 3] as const)),
  ...SEATS.map((seat) => ["--seat-ink", seat, 4.5] as const),
  ...SEATS.flatMap((seat) =>
    ["--ground", "--surface", "--raised"].map((ground) => [seat, ground, 3] as const),
  ),
];

test("the measure is right", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(["night", "calm", "contrast"])("theme %s", (theme) => {
  const tokens = tokensOf(":root", `:root[data-theme="${theme}"]`);

  test("is written down", () => {
    expect(tokensOf(`:root[data-theme="${theme}"]`)).toHaveProperty("--ground");
  });

  test.each(pairs)("%s on %s", (ink, ground, least) => {
    for (const name of [ink, ground]) expect(tokens[name], name).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(tokens[ink] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(least);
  });
});

test("themes name the same tokens, so that none borrows another's colour", () => {
  const names = ["night", "calm", "contrast"].map((theme) =>
    Object.keys(tokensOf(`:root[data-theme="${theme}"]`)).sort(),
  );
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toEqual(names[0]);
});
