/** What the play of a program names besides its card: where there is much to name, piece by piece. */
import type { OptionIn, Ref, Seat, View } from "@sprawl/engine";
import { aimOf, targetRef } from "../src/aim.js";
import type { DeductionQuestions, PlayChoice } from "../src/questions.js";
import type { State } from "../src/state.js";

/** Programs that take up somebody's ID: that card is as good a place to choose it as the player. */
const OF_IDS: readonly string[] = ["screensaver", "deep-scan", "exposed"];

type Option = OptionIn<DeductionQuestions>;
type Played = PlayChoice & { readonly kind: string };

export function pieces(option: Option, { viewer, state }: View<State>): readonly Ref[] {
  if (!("card" in option) || option.kind === "give-program") return [];
  const played: Played = option;
  const { own, from, target, boss } = played;
  return [
    ...(own === undefined ? [] : [`seat/${viewer}/${own}`]),
    ...(from === undefined ? [] : [heldBy(state, from)]),
    ...(typeof target === "number"
      ? [placeOf(target, played)]
      : aimOf({ target: target ?? [], boss: boss ?? [] }).map((each) =>
          typeof each === "number" ? placeOf(each, played) : targetRef(each),
        )),
  ];
}

/** A card before them, or they themselves. */
function placeOf(seat: Seat, { kind, side, what }: Played): Ref {
  const at = `seat/${seat}`;
  if (side !== undefined) return `${at}/${side}`;
  if (what === "id") return `${at}/id`;
  if (what === "loyalty") return `${at}/left ${at}/right`;
  return OF_IDS.includes(kind) ? `${at} ${at}/id` : at;
}

function heldBy({ weapons }: State, seat: Seat): Ref {
  const weapon = weapons.find(({ holder }) => holder === seat);
  return weapon ? `weapon/${weapon.id}` : `seat/${seat}`;
}
