/** The scenario format, as a table: every field with its shape and one sentence about it. */
import {
  either,
  flag,
  listOf,
  mapOf,
  may,
  need,
  plain,
  record,
  rule,
  type Shape,
  text,
  whole,
} from "../shape.js";
import { arrangeLine } from "./arrange.js";
import { expectLine } from "./expect.js";
import { playLine } from "./play.js";

export { audience, option, path } from "./parts.js";
export { arrangeLine, expectLine, playLine };

const chance = mapOf(listOf(plain));

export const scenarioShape: Shape = record({
  game: need(text, "the id of the game"),
  title: need(text, "what this example shows, as a sentence"),
  proves: may(listOf(rule), "the rules this example proves"),
  note: may(text, "anything else a reader should know"),
  seats: may(whole(1), "how many seats; the fewest the game allows if left out"),
  options: may(mapOf(either(flag, whole(), text)), "the options of the table"),
  seed: may(text, "a name for the deal, or 64 hex digits"),
  carried: may(plain, "what a campaign has brought along"),
  from: may(record({}, plain), "a saved match or the record of one, to go on from"),
  deal: may(chance, "what named sources of chance yield during setup, in order"),
  chance: may(chance, "what named sources of chance yield after setup, in order"),
  arrange: may(listOf(arrangeLine), "changes to the state after setup"),
  play: may(listOf(playLine), "the answers, in order"),
  expect: may(listOf(expectLine), "what must hold afterwards"),
});
