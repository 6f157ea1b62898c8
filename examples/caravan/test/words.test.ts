/** What a choice of Caravan is called at a table, and what it says it brings. */
import { caravan } from "@sprawl/caravan";
import { entry } from "@sprawl/caravan/entry";
import type { Option } from "@sprawl/engine";
import { namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { type Speaker, sayOption } from "@sprawl/engine/speech";
import { expect, test } from "vitest";
import { type CaravanState, NO_CARD, rankOf, SUITS, suitOf } from "../src/state.js";
import { de } from "../src/text/de.js";

const BUY: Option = { kind: "buy", place: 2, on: "market/2" };

function dealt() {
  const seen = view(createMatch(caravan, { seats: 2, seed: namedSeed("words") }), 0);
  const speaker = (text: Speaker["text"]): Speaker => ({
    text,
    seat: String,
    face: (card) => seen.faces[card],
    atTable: (id) => text.atTable?.(seen, id),
  });
  return { seen, speaker, state: seen.state as CaravanState };
}

test("what is bought is called by its card, not by its place", () => {
  const { seen, speaker, state } = dealt();
  const face = Number(seen.faces[state.market[2]]);
  expect(sayOption(speaker(entry.text.en), BUY)).toBe(`Buy ${SUITS[suitOf(face)]} ${rankOf(face)}`);
  expect(sayOption(speaker(de), BUY)).toMatch(/^(Seide|Salz|Gewürz|Stahl) \d+ kaufen$/);
});

test("where no card lies, or no table tells, it is called by its place", () => {
  const { speaker, state } = dealt();
  state.market[2] = NO_CARD;
  expect(sayOption(speaker(entry.text.en), BUY)).toBe("Buy from market place 3");
  expect(sayOption(speaker(de), BUY)).toBe("Vom Marktplatz 3 kaufen");
});
