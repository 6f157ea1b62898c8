/** How the deeds of Caravan are shown: cards pass between places, coins rise and fall. */
import type { GameEvent, Plain } from "@sprawl/engine";
import type { Stager, Staging, Table } from "@sprawl/kit";
import {
  type CaravanState,
  type Card,
  PASS_PAYS,
  PLAY_PAYS,
  SALE_PAYS,
  suitOf,
  UNDERCUT_COSTS,
} from "../src/state.js";
import { inOrder } from "./in-order.js";
import { BOUGHT, NEWEST } from "./newest.js";

const faceOf = ({ faces }: GameEvent): Plain => faces?.[0];
const seat = (who: Plain): string => `seat/${who}`;
const handOf = (who: Plain, { view }: Table<CaravanState>): readonly Card[] =>
  who === view.viewer ? view.state.hands[Number(who)] : [];

/** Where a card comes to lie: among one's own in the dock; those of others lie at their seat. */
function landsAt(who: Plain, face: Plain, table: Table<CaravanState>): string {
  const card = handOf(who, table).find((each) => table.view.faces[each] === face);
  return card === undefined ? seat(who) : `card/${card}`;
}

/** Where a card has left a hand: a hand lies in order, so the next higher one has its place now. */
function leftFrom(who: Plain, face: Plain, table: Table<CaravanState>): string {
  const hand = inOrder(table.view, handOf(who, table));
  const next = hand.find((each) => Number(table.view.faces[each]) > Number(face)) ?? hand.at(-1);
  return next === undefined ? seat(who) : `card/${next}`;
}

const purse = (who: Plain, label: string, tone: "good" | "danger"): Staging => ({
  shape: "pulse",
  at: `purse/${who}`,
  label,
  tone,
});

export const stage: Readonly<Record<string, Stager<CaravanState>>> = {
  drew: ({ args }, table) => ({
    shape: "pass",
    from: "deck",
    to: args.seat === table.view.viewer ? NEWEST : seat(args.seat),
  }),
  bought: (event, table) => ({
    shape: "pass",
    from: BOUGHT,
    to: landsAt(event.args.seat, faceOf(event), table),
    face: faceOf(event),
    label: `−${event.args.price}`,
  }),
  played: (event, table) => ({
    shape: "pass",
    from: leftFrom(event.args.seat, faceOf(event), table),
    to: `trail/${event.args.seat}/${suitOf(Number(faceOf(event)))}`,
    face: faceOf(event),
    label: `+${PLAY_PAYS}`,
  }),
  sold: (event, table) => ({
    shape: "pass",
    from: leftFrom(event.args.seat, faceOf(event), table),
    to: "discard",
    face: faceOf(event),
    label: `+${SALE_PAYS}`,
  }),
  raided: (event, table) => ({
    shape: "pass",
    from: leftFrom(event.args.target, faceOf(event), table),
    to: landsAt(event.args.by, faceOf(event), table),
    face: faceOf(event),
  }),
  undercut: ({ args }) => purse(args.seat, `−${UNDERCUT_COSTS}`, "danger"),
  passed: ({ args }) => purse(args.seat, `+${PASS_PAYS}`, "good"),
  "paid-toll": ({ args }) => purse(args.seat, `−${UNDERCUT_COSTS}`, "danger"),
};
