/** Reports of cards: they speak of the card, and where the card is known, of the reporter. */
import type { Seat } from "@sprawl/engine";
import { faceOf, type SeatView } from "../../src/advice/view.js";
import { ids } from "../../src/ids/index.js";
import { LOYALTY } from "../../src/rows.js";
import type { Colour, Place } from "../../src/state.js";
import { slotOf } from "../../src/table.js";
import type { Reason } from "./evidence.js";
import { FALSE, mix, TRUE, weigh } from "./odds.js";

/** Weights of the colours a card may have. */
type Colours = Readonly<Record<string, number>>;

export type Reports = {
  readonly slots: ReadonlyMap<number, Colours>;
  readonly ids: ReadonlyMap<Seat, Colours>;
  readonly heard: boolean;
};

/** Weighs the reporters in `teams` and gives the reasons in `why`. */
export function reports(
  view: SeatView,
  me: Seat,
  prior: readonly (readonly number[])[],
  teams: readonly number[][],
  why: readonly Reason[][],
): Reports {
  const slots = new Map<number, Record<string, number>>();
  const idWeights = new Map<Seat, Record<string, number>>();
  const spoken = new Set<string>();
  for (const said of view.state.said) {
    if (said.kind !== "report" || said.by === me) continue;
    const { by, target, place, colour } = said;
    const word = `${by} ${target} ${place}`;
    if (spoken.has(word)) continue;
    spoken.add(word);
    const about = { by, target, place, colour };
    const truth = colourAt(view, target, place);
    if (truth !== undefined) {
      weigh(teams[by], truth === colour ? TRUE : FALSE);
      why[by].push({ kind: truth === colour ? "told-truth" : "lied", ...about });
      continue;
    }
    const isTrue = mix(prior[by], TRUE);
    const isFalse = mix(prior[by], FALSE);
    const into = place === "id" ? idWeights : slots;
    const key = place === "id" ? target : slotOf(view, target, place);
    const before = into.get(key);
    const factors: Record<string, number> = {};
    for (const each of ["human", "machine", "outlaw", "legion"]) {
      factors[each] = (before?.[each] ?? 1) * (each === colour ? isTrue : isFalse);
    }
    into.set(key, factors);
    why[target].push({ kind: "reports", ...about });
  }
  return { slots, ids: idWeights, heard: spoken.size > 0 };
}

/** The colour of a card, if this seat has seen it. */
export function colourAt(view: SeatView, seat: Seat, place: Place): Colour | undefined {
  const { state } = view;
  if (place === "id") {
    const face = faceOf(view, state.seats[seat].ids[0].card);
    return face === undefined ? undefined : ids[face].colour;
  }
  const face = faceOf(view, state.loyalty[slotOf(view, seat, place)].card);
  return face === undefined ? undefined : LOYALTY[face].colour;
}
