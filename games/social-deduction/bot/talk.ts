/**
 * What to say, true or false (SD-4.12). Humans tell what they have seen and name whom they suspect;
 * the others say they are Human, cover their own and blacken Humans (tips 14, 21, 27).
 */
import type { Draw, OptionView } from "@sprawl/engine";
import { ids } from "../src/ids/index.js";
import { LOYALTY } from "../src/rows.js";
import { BOSS } from "../src/state.js";
import { slotOf } from "../src/table.js";
import { type Mind, weaponHeld } from "./mind.js";
import { faceOf } from "./view.js";

/** The statement to make, or none. */
export function statement(
  mind: Mind,
  options: readonly OptionView[],
  draw: Draw,
): OptionView | undefined {
  return (
    report(mind, options, draw) ??
    accusation(mind, options, draw) ??
    claim(mind, options) ??
    proposal(mind, options)
  );
}

/** Tip 14: who has aimed at an enemy asks the others to do the same, once. */
function proposal({ view, me, grudge }: Mind, options: readonly OptionView[]) {
  const target = weaponHeld(view, me)?.aim[0];
  if (target === undefined || target >= BOSS || grudge[target] < 0.5) return undefined;
  const said = view.state.said.some(
    (word) => word.by === me && word.kind === "propose" && word.target === target,
  );
  if (said) return undefined;
  return options.find((option) => option.kind === "propose" && option.target === target);
}

/** The card looked at last, reported once; as it is, or as it suits. */
function report(mind: Mind, options: readonly OptionView[], draw: Draw): OptionView | undefined {
  const { view, me, team, seats } = mind;
  const { looked } = view.state.seats[me];
  if (!looked) return undefined;
  const said = view.state.said.some(
    ({ by, kind, target, place }) =>
      by === me && kind === "report" && target === looked.seat && place === looked.place,
  );
  if (said) return undefined;
  const truth = colourLooked(mind);
  if (truth === undefined) return undefined;
  const { teams } = seats[looked.seat];
  let colour = truth;
  if (team === "machine") {
    if (teams.machine > 0.5) colour = "human";
    else if (teams.human > 0.5 && draw(2) === 0) colour = "machine";
  } else if (team !== "human" && teams.human > 0.6 && draw(3) === 0) {
    colour = "machine"; // keeps the sides even
  }
  return options.find((option) => option.kind === "report" && option.colour === colour);
}

function colourLooked({ view, me }: Mind): string | undefined {
  const { looked } = view.state.seats[me];
  if (!looked) return undefined;
  if (looked.place === "id") {
    const face = faceOf(view, view.state.seats[looked.seat].ids[0].card);
    return face === undefined ? undefined : ids[face].colour;
  }
  const face = faceOf(view, view.state.loyalty[slotOf(view, looked.seat, looked.place)].card);
  return face === undefined ? undefined : LOYALTY[face].colour;
}

function accusation(
  mind: Mind,
  options: readonly OptionView[],
  draw: Draw,
): OptionView | undefined {
  const { team, seats, others } = mind;
  const find = (kind: string, target: number, named?: string) =>
    options.find(
      (option) => option.kind === kind && option.target === target && option.team === named,
    );
  const most = (of: "human" | "machine" | "outlaw", among = others) =>
    among.reduce(
      (top, seat) => (seats[seat].teams[of] > seats[top].teams[of] ? seat : top),
      among[0],
    );
  if (others.length === 0) return undefined;
  if (team === "machine") {
    const prey = most("human");
    if (seats[prey].teams.human > 0.55 && draw(2) === 0) return find("accuse", prey, "machine");
    const friend = most("machine");
    if (seats[friend].teams.machine > 0.7) return find("vouch", friend);
    return undefined;
  }
  const suspect = most("machine");
  if (seats[suspect].teams.machine > 0.55) return find("accuse", suspect, "machine");
  if (team !== "human") return undefined;
  const friend = most("human");
  if (seats[friend].teams.human > 0.75) return find("vouch", friend);
  return undefined;
}

/** Everybody is Human who is asked (tips 21, 27). */
function claim({ view, me }: Mind, options: readonly OptionView[]): OptionView | undefined {
  const said = view.state.said.some(({ by, kind }) => by === me && kind === "claim");
  if (said) return undefined;
  return options.find(({ kind, team }) => kind === "claim" && team === "human");
}
