/** What each lesson speaks of on this board. */
import type { Ref } from "@sprawl/engine";
import type { Table } from "@sprawl/kit";
import { NOBODY, type State } from "../src/state.js";
import { WEAPONS } from "../src/weapon-cards.js";

/** The card that was turned up last. */
function lastRevealed({ log }: Pick<Table, "log">): Ref | undefined {
  const { type, args } =
    log.findLast(({ type }) => type === "revealed-loyalty" || type === "revealed-id") ?? {};
  return args && `seat/${args.seat}/${type === "revealed-id" ? "id" : args.side}`;
}

/** Who was eliminated last. */
function lastOut({ log }: Pick<Table, "log">): Ref | undefined {
  const out = log.findLast(({ type }) => type === "eliminated");
  return out && `seat/${out.args.seat}`;
}

/** A weapon that lies there to be taken, and whoever sits opposite. */
function toTake({ view }: Pick<Table<State>, "view">): readonly Ref[] {
  const free = view.state.weapons.find(
    ({ holder, home }) => holder === NOBODY && home === "middle",
  );
  return [...(free ? [`weapon/${free.id}`] : []), "seat/2"];
}

/** The heavy weapons that are on the table. */
function heavyOnes({ view }: Pick<Table<State>, "view">): readonly Ref[] {
  return view.state.weapons
    .filter(({ kind }) => WEAPONS[kind].heavy)
    .map(({ id }) => `weapon/${id}`);
}

export const spotlights = {
  mine: "own",
  look: "seat/2/left",
  teams: "own",
  seen: "seat/2/left",
  aim: toTake,
  shoot: "seat/2",
  reveal: lastRevealed,
  heavy: heavyOnes,
  out: lastOut,
  eyes: lastOut,
} as const;
