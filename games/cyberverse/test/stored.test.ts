/**
 * Whole matches, one for the common ways to end, and saves from the middle of them: a change of rules
 * or of cards that alters them is noticed. They are short and packed.
 */
import { entry } from "@sprawl/cyberverse/entry";
import { replaysStoredMatches } from "@sprawl/engine/testing";

const { game, instinct, text } = entry;
const subject = { instinct, text: text.en, packed: true };

/** Domination and a last one left come up too seldom: CV-28.3 and CV-1.19 have tests of their own. */
replaysStoredMatches(game, new URL("stored", import.meta.url), {
  ...subject,
  reasons: ["stories", "turn-limit"],
  table: { seats: 2, options: { shortGame: true, turnLimit: 12 } },
});

replaysStoredMatches(game, new URL("stored-alone", import.meta.url), {
  ...subject,
  reasons: ["turn-limit.beaten", "turn-limit.informer"],
  table: { seats: 1, options: { level: "rookie", turnLimit: 5 } },
});
