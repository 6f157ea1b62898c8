/** Choices that name several pieces: from long menus one chooses piece by piece. */
import type { OptionView } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { begunAt, commonWords, heldAt } from "../src/table/piece-by-piece.js";

/** A card that swaps one of two own things with one of two things of two others. */
const swap = (own: string, target: number, side: string): OptionView => ({
  kind: "swap",
  key: `swap ${own} ${target} ${side}`,
  on: "card/1",
  own,
  target,
  side,
});
const sides = ["left", "right"];
const swaps = sides.flatMap((own) =>
  [1, 2].flatMap((target) => sides.map((side) => swap(own, target, side))),
);
const look: OptionView = { kind: "look", key: "look", on: "seat/1/left" };
const question = {
  kind: "act",
  form: "choose",
  safe: "look",
  decision: "1",
  options: [...swaps, look],
  barred: [],
} as const;
const piecesOf = ({ kind, own, target, side }: OptionView) =>
  kind === "swap" ? [`own/${own} seat/0/${own}`, `seat/${target}/${side}`] : [];
const keys = (options: readonly OptionView[]) => options.map(({ key }) => key);

describe("piece by piece", () => {
  test("what would be a long menu is begun at the piece; a short one stays a menu", () => {
    expect(begunAt(swaps, [], "card/1", piecesOf).map(({ kind }) => kind)).toEqual(["swap"]);
    expect(begunAt(swaps.slice(0, 3), [], "card/1", piecesOf)).toEqual([]);
  });

  test("each piece leaves what goes with it, in any order, until one choice is left", () => {
    const held = { kind: "swap", pieces: ["card/1"] };
    // Called by another of its names; and what else could be done there waits.
    expect(heldAt(question, held, "seat/0/left own/left", piecesOf)).toHaveLength(4);
    expect(keys(heldAt(question, held, "seat/1/left", piecesOf))).toEqual([
      "swap left 1 left",
      "swap right 1 left",
    ]);
    const both = { kind: "swap", pieces: ["card/1", "seat/1/left"] };
    expect(keys(heldAt(question, both, "own/right", piecesOf))).toEqual(["swap right 1 left"]);
    expect(heldAt(question, both, "seat/2/left", piecesOf)).toEqual([]);
  });

  test("what pieces cannot tell apart stays a menu", () => {
    const same = Array.from({ length: 8 }, (_, n) => ({
      kind: "say",
      key: `say ${n}`,
      on: "seat/1",
    }));
    expect(begunAt(same, [], "seat/1", () => ["seat/2"])).toEqual([]);
    expect(begunAt(same, [], "seat/1", () => [])).toEqual([]);
  });

  test("what is still open is left open in words", () => {
    expect(commonWords(["Swap left with A", "Swap right with A"])).toBe("Swap … with A");
    expect(commonWords(["Swap left with A", "Swap right with B"])).toBe("Swap …");
    expect(commonWords(["Swap left with A"])).toBe("Swap left with A");
  });
});
