/**
 * What a bot says to the table, true or false: everybody is Human; Humans name whom they suspect and
 * vouch for whom they trust; the others blacken Humans, cover their own and blame the Machines.
 */
import type { OptionView, Pass, Seat } from "@sprawl/engine";
import type { SayOption } from "../src/questions.js";
import type { Faction } from "../src/state.js";
import { beliefOf } from "./beliefs.js";
import type { Mind } from "./mind.js";

type Word = OptionView<SayOption | Pass>;

export function say(mind: Mind, words: readonly Word[]): Word | undefined {
  return accusation(mind, words) ?? claim(mind, words) ?? voucher(mind, words);
}

function others({ s, me }: Mind): Seat[] {
  return s.seats.map((_, seat) => seat).filter((seat) => seat !== me);
}

/** Whoever is most likely of this faction. */
function most(mind: Mind, faction: Faction): Seat {
  return others(mind).reduce((top, seat) =>
    beliefOf(mind, seat)[faction] > beliefOf(mind, top)[faction] ? seat : top,
  );
}

function accuse(words: readonly Word[], target: Seat, faction: Faction): Word | undefined {
  return words.find(
    (word) => word.kind === "accuse" && word.target === target && word.faction === faction,
  );
}

/** Sure enough to be said aloud; nobody says the same of the same twice in a row. */
function accusation(mind: Mind, words: readonly Word[]): Word | undefined {
  const { s, me, faction } = mind;
  const before = (target: Seat) =>
    s.said.some((said) => said.by === me && said.kind === "accuse" && said.target === target);
  if (faction === "human") {
    for (const named of ["machine", "legion", "fallen"] as const) {
      const suspect = most(mind, named);
      if (beliefOf(mind, suspect)[named] > 0.5 && !before(suspect))
        return accuse(words, suspect, named);
    }
    return undefined;
  }
  // A failed check wants somebody to blame, and whoever is no Machine blames them.
  const missed = s.checks.at(-1)?.result === "missed";
  const prey = faction === "machine" ? most(mind, "human") : most(mind, "machine");
  if (missed && mind.draw(3) > 0 && !before(prey)) return accuse(words, prey, "machine");
  return faction === "legion" ? noLegionHere(mind, words, before) : undefined;
}

/** Among four there is either Fallen or Legion (TB-4.3): naming the one says the other is not there. */
function noLegionHere(
  mind: Mind,
  words: readonly Word[],
  before: (target: Seat) => boolean,
): Word | undefined {
  const fallen = most(mind, "fallen");
  const claimed = claim(mind, words) === undefined;
  return mind.view.seats === 4 && claimed && !before(fallen)
    ? accuse(words, fallen, "fallen")
    : undefined;
}

function claim({ s, me }: Mind, words: readonly Word[]): Word | undefined {
  if (s.said.some((said) => said.by === me && said.kind === "claim")) return undefined;
  return words.find((word) => word.kind === "claim" && word.faction === "human");
}

/** A friend, or one whom many believe anyway. */
function voucher(mind: Mind, words: readonly Word[]): Word | undefined {
  const friend = most(mind, mind.faction === "machine" ? "machine" : "human");
  const sure = beliefOf(mind, friend)[mind.faction === "machine" ? "machine" : "human"] > 0.75;
  if (!sure) return undefined;
  return words.find((word) => word.kind === "vouch" && word.target === friend);
}
