/**
 * What to say, true or false (SD-4.12). Humans tell what they have seen and name whom they suspect;
 * the others say they are Human, cover their own and blacken Humans (tips 14, 21, 27).
 */
import type { Draw, OptionView, Seat } from "@sprawl/engine";
import { isPlayer } from "../src/aim.js";
import type { SayOption } from "../src/questions.js";
import type { Colour, Team } from "../src/state.js";
import { colourAt } from "./beliefs/reports.js";
import { type Mind, weaponHeld } from "./mind.js";

type Word = OptionView<SayOption>;

/** The statement to make, or none. */
export function statement(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  return (
    report(mind, options, draw) ??
    accusation(mind, options, draw) ??
    claim(mind, options) ??
    proposal(mind, options)
  );
}

/** Tip 14: who has aimed at an enemy asks the others to do the same, once. */
function proposal({ view, me, grudge }: Mind, options: readonly Word[]) {
  const target = weaponHeld(view, me)?.aim[0];
  if (target === undefined || !isPlayer(target) || grudge[target] < 0.5) return undefined;
  const said = view.state.said.some(
    (word) => word.by === me && word.kind === "propose" && word.target === target,
  );
  if (said) return undefined;
  return options.find((option) => option.kind === "propose" && option.target === target);
}

/** A card that may be reported, once: the one looked at last comes first. As it is, or as it suits. */
function report(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  const { view, me } = mind;
  for (const { seat, place } of view.state.seats[me].looked.slice().reverse()) {
    const said = view.state.said.some(
      (word) =>
        word.by === me && word.kind === "report" && word.target === seat && word.place === place,
    );
    const mine = options.filter(
      (option) => option.kind === "report" && option.target === seat && option.place === place,
    );
    const truth = colourAt(view, seat, place);
    if (said || mine.length === 0 || truth === undefined) continue;
    const colour = reported(mind, seat, truth, draw);
    return mine.find((option) => option.kind === "report" && option.colour === colour);
  }
  return undefined;
}

/** What a player of this team says of a card of that player. */
function reported({ team, seats }: Mind, seat: Seat, truth: Colour, draw: Draw): Colour {
  const { teams } = seats[seat];
  if (team === "machine") {
    // A Machine card is blamed on nobody who may be one of us.
    if (teams.machine > 0.5 || (truth === "machine" && teams.human <= 0.5)) return "human";
    return teams.human > 0.5 && draw(2) === 0 ? "machine" : truth;
  }
  if (team !== "human" && teams.human > 0.6 && draw(3) === 0) return "machine"; // keeps the sides even
  return truth;
}

function accusation(mind: Mind, options: readonly Word[], draw: Draw): Word | undefined {
  const { team, seats, others } = mind;
  const accuse = (target: Seat, named: Team) =>
    options.find(
      (option) => option.kind === "accuse" && option.target === target && option.team === named,
    );
  const vouch = (target: Seat) =>
    options.find((option) => option.kind === "vouch" && option.target === target);
  const most = (of: Team) =>
    others.reduce(
      (top, seat) => (seats[seat].teams[of] > seats[top].teams[of] ? seat : top),
      others[0],
    );
  if (others.length === 0) return undefined;
  if (team === "machine") {
    const prey = most("human");
    if (seats[prey].teams.human > 0.55 && draw(2) === 0) return accuse(prey, "machine");
    const friend = most("machine");
    if (seats[friend].teams.machine > 0.7) return vouch(friend);
    return undefined;
  }
  for (const named of ["machine", "legion", "fallen"] as const) {
    const suspect = most(named);
    if (named === team || seats[suspect].teams[named] <= 0.55) continue;
    const said = accuse(suspect, named);
    if (said) return said;
  }
  if (team !== "human") return undefined;
  const friend = most("human");
  if (seats[friend].teams.human > 0.75) return vouch(friend);
  return undefined;
}

/** Everybody is Human who is asked (tips 21, 27). */
function claim({ view, me }: Mind, options: readonly Word[]): Word | undefined {
  const said = view.state.said.some(({ by, kind }) => by === me && kind === "claim");
  if (said) return undefined;
  return options.find((option) => option.kind === "claim" && option.team === "human");
}
