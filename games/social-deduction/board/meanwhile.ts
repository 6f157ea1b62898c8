/**
 * The table while it is shown what has happened: whose turn it is, who is hurt and what lies open, as
 * far as that has been told. Nothing turns up before its moment, and nothing turns back after it.
 */
import type { GameEvent, Seat } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import { useMemo } from "react";
import type { Laid, State } from "../src/state.js";
import { actingBoss, bossAtTurn } from "./bosses.js";

type Told = readonly GameEvent[];

const REVEALS: readonly string[] = ["revealed-id", "revealed-loyalty"];
/** What moves cards from one place to another. */
const MOVES: readonly string[] = [
  "exchanged-loyalty",
  "exchanged-ids",
  "passed-loyalty",
  "balanced",
  "roulette",
  "dusted",
  "took-set-aside",
  "took-from-box",
  "became-boss",
];

export function meanwhile(before: State, after: State, told: Told): State {
  const were = new Map(laidIn(before).map((laid) => [laid.card, laid.revealed]));
  const turned = new Set(told.flatMap(({ type, cards }) => (REVEALS.includes(type) ? cards : [])));
  /** A card that turns up lies as it lay until it is told. */
  const laid = (each: Laid): Laid =>
    each.revealed && were.get(each.card) === false && !turned.has(each.card)
      ? { ...each, revealed: false }
      : each;
  const moved = told.some(({ type }) => MOVES.includes(type));
  /** Where other cards lie now, the old ones lie until it is told that cards have moved. */
  const placed = (now: readonly Laid[], then: readonly Laid[] = now) =>
    (moved || then.length === 0 ? now : sameOr(then, now)).map(laid);
  const seats = after.seats.map((seat, i) => ({
    ...seat,
    hp: hpOf(i, before, after, told),
    ids: placed(seat.ids, before.seats[i]?.ids),
  }));
  const goesOn = before.turn.seat === after.turn.seat;
  const began = goesOn || told.some(({ type }) => type === "turn-began");
  const turn = began ? after.turn : before.turn;
  return { ...after, seats, loyalty: placed(after.loyalty, before.loyalty), turn };
}

/** As they lie now, where the same cards lie there; else as they lay. */
function sameOr(then: readonly Laid[], now: readonly Laid[]): readonly Laid[] {
  const isSame = now.length === then.length && now.every(({ card }, i) => card === then[i].card);
  return isSame ? now : then;
}

const laidIn = ({ seats, loyalty }: State): readonly Laid[] => [
  ...seats.flatMap(({ ids }) => ids),
  ...loyalty,
];

/** As the last thing leaves it that was told of them. */
function hpOf(seat: Seat, before: State, after: State, told: Told): number {
  const last = told.findLast(({ args }) => args.seat === seat && typeof args.hp === "number");
  return Number((last?.args ?? before.seats[seat] ?? after.seats[seat]).hp);
}

/** What has happened and has not been told yet. */
export function useToCome(): readonly GameEvent[] {
  const { recent, log, playing } = useTable<State>();
  return useMemo(
    () => (playing ? recent.filter((event) => !log.includes(event)) : []),
    [recent, log, playing],
  );
}

/** The EX Boss that acts now; while something is still to be told, only whose turn it is. */
export function useActingBoss(): number | undefined {
  const { view, log } = useTable<State>();
  const waits = useToCome().length > 0;
  return waits ? bossAtTurn(view, log) : actingBoss(view, log);
}
