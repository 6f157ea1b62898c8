/**
 * Whole matches, one for every way to end, and saves from the middle of them: a change of rules or
 * of cards that alters them is noticed. They are short, by playing at small tables, and packed.
 */
import { loadsOlderMatches, replaysStoredMatches } from "@sprawl/engine/testing";
import { entry } from "@sprawl/social-deduction/entry";

const { game, instinct, text } = entry;
const subject = { instinct, text: text.en, packed: true };

/**
 * Outlaws win together only in one scenario. That nobody is left, or that Parasite wins, comes up
 * too seldom: see HG-13.4 and HG-11.12.
 */
const elsewhere = ["outlaws-won", "nobody-left", "parasite-won"];

replaysStoredMatches(game, new URL("stored", import.meta.url), {
  ...subject,
  reasons: Object.keys(text.en.results).filter((reason) => !elsewhere.includes(reason)),
  table: { seats: 4, options: { hellGate: true, talk: false, lastRound: 40 } },
});

replaysStoredMatches(game, new URL("stored-together", import.meta.url), {
  ...subject,
  reasons: ["outlaws-won"],
  table: {
    seats: 8,
    options: { scenario: "everything-is-possible", talk: false, lastRound: 20 },
  },
});

// Of versions 1 and 2: since then it is asked otherwise who acts (SD-R65, SD-R66).
loadsOlderMatches(game, new URL("stored-older", import.meta.url));
