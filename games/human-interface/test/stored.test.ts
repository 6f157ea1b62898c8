/**
 * Whole missions, one for each common way to end, and saves from the middle of them: a change of
 * rules or of cards that alters them is noticed.
 */
import { replaysStoredMatches } from "@sprawl/engine/testing";
import { entry } from "@sprawl/human-interface/entry";

const { game, instinct, text } = entry;

const MISSIONS = [
  { mission: "zero-hour", seats: 2, reasons: ["held-terminal", "time-is-up"] },
  { mission: "lone-wolf", seats: 1, reasons: ["files-out", "no-hacker-left"] },
  { mission: "common-enemy", seats: 2, reasons: ["avatar-slain"] },
  { mission: "three-way-split", seats: 3, reasons: ["points"] },
];

for (const { mission, seats, reasons } of MISSIONS) {
  replaysStoredMatches(game, new URL(`stored/${mission}`, import.meta.url), {
    instinct,
    text: text.en,
    packed: true,
    reasons,
    table: { seats, options: { mission } },
  });
}
