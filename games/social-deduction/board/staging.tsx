/** How what happens is shown on the table: shots, looks, cards turned up, deaths and returns. */
import type { GameEvent, Plain, Seat, View } from "@sprawl/engine";
import { sayEvent } from "@sprawl/engine/speech";
import { type Stager, type Staging, type TurningPoint, weightiest } from "@sprawl/kit";
import type { State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { BossMoment, FateMoment, HitMoment, RevealMoment } from "./moments.js";
import { sayStatement } from "./phrases.js";
import { SHOWN_ANYWAY } from "./told.js";

const isSeat = (value: Plain): value is Seat => typeof value === "number" && value >= 0;
const seatRef = (value: Plain): string => `seat/${String(value)}`;

/** The seats and EX Bosses an event is aimed at. */
function targetsOf({ target, boss }: GameEvent["args"]): readonly string[] {
  const listed = (value: Plain): readonly Plain[] =>
    Array.isArray(value) ? value : value === undefined ? [] : [value];
  return [
    ...listed(target).filter(isSeat).map(seatRef),
    ...listed(boss).map((number) => `ex-boss/${String(number)}`),
  ];
}

/** The weapon somebody holds. */
const heldBy = ({ seat, weapon }: GameEvent["args"], { state }: View<State>) =>
  state.weapons.find(({ holder, kind }) => holder === seat && kind === weapon);

/** The same, as far as it lies on the table. */
function weaponRef(args: GameEvent["args"], view: View<State>): string {
  const held = heldBy(args, view);
  return held && args.seat !== view.viewer ? `weapon/${held.id}` : seatRef(args.seat);
}

/** Somebody aims: it does not hit yet. */
const aims: Stager<State> = ({ args }, { view }) =>
  targetsOf(args).map((to): Staging => ({ shape: "aim", from: weaponRef(args, view), to }));

/** The shot itself, along the line of its aim. */
const fires: Stager<State> = ({ args }, { view }) =>
  targetsOf(args).map((to): Staging => {
    const along = `${heldBy(args, view)?.id ?? ""}/${to}`;
    return { shape: "shot", from: weaponRef(args, view), to, hit: true, along };
  });

const pulse =
  (tone: "good" | "warm" | "danger", label?: (args: GameEvent["args"]) => string): Stager =>
  ({ args }) => ({
    shape: "pulse",
    at: seatRef(args.seat),
    tone,
    ...(label && { label: label(args) }),
  });

/** A card is turned up before everybody. */
const turnsUp: Stager = (event) => {
  const [face] = event.faces ?? [];
  if (typeof face !== "string") return undefined;
  return { shape: "scene", node: <RevealMoment event={event} /> };
};

/** Everybody sees who looks where; what it is comes up for whoever looks, and stays (looked.tsx). */
const looks: Stager = ({ args: { by, target, place } }) => ({
  shape: "look",
  from: seatRef(by),
  to: `${seatRef(target)}/${String(place)}`,
});

/** Oneself is hit: that is a moment; of others a number at the seat. */
const hurts: Stager = (event, table) => {
  const { seat, amount } = event.args;
  if (seat === table.view.viewer) return { shape: "scene", node: <HitMoment event={event} /> };
  return { shape: "pulse", at: seatRef(seat), tone: "danger", label: `-${String(amount)}` };
};

const goes: Stager = (event) => ({ shape: "scene", node: <FateMoment event={event} /> });
const returns: Stager = (event) => ({ shape: "scene", node: <FateMoment event={event} back /> });
const comes: Stager = (event) => ({ shape: "scene", node: <BossMoment event={event} /> });
const falls: Stager = (event) => ({ shape: "scene", node: <BossMoment event={event} gone /> });

/** An EX Boss is hurt. */
const isHurt: Stager = (event) =>
  targetsOf({ boss: event.args.boss }).map(
    (at): Staging => ({
      shape: "pulse",
      at,
      tone: "danger",
      label: `-${String(event.args.amount)}`,
    }),
  );

/** Somebody plays a program: everybody reads it. */
const plays: Stager = (event, table) => {
  const [face] = event.faces ?? [];
  if (typeof face !== "string") return undefined;
  const from = seatRef(event.args.seat);
  return { shape: "card", face, name: sayEvent(table.speaker, event), from };
};

/** It acts in the moment it is drawn: everybody reads that as well. */
const acts: Stager = (event, { speaker }) => {
  const { program, seat } = event.args;
  if (typeof program !== "string") return undefined;
  const from = seatRef(seat);
  return { shape: "card", face: program, name: sayEvent(speaker, event), from };
};

/** The bubble at the seat says it; where there is room for signs only, it is read while it is said. */
const says: Stager<State> = (event, table) => {
  if (!isLarge(table.view)) return { shape: "pulse", at: seatRef(event.args.by), tone: "warm" };
  const { said, round } = table.view.state;
  const { by } = event.args;
  const word = said.findLast((each) => each.by === by && each.round === round);
  const words = word
    ? sayStatement(table.speaker, table.view, word)
    : sayEvent(table.speaker, event);
  return { shape: "say", at: seatRef(by), words };
};

/** A card passes from one to another, face down. */
const passes = (from: string, to: string, back: string): Staging => ({
  shape: "pass",
  from,
  to,
  face: `back/${back}`,
});

const draws: Stager = ({ args }) => passes("pile", seatRef(args.seat), "program");
const steals: Stager = ({ args }) => passes(seatRef(args.from), seatRef(args.by), "program");

/** Two cards change places: where each lay, there the other goes. */
function exchange(one: string, other: string, backs: readonly [string, string]) {
  return [passes(one, other, backs[0]), passes(other, one, backs[1])];
}

const swapsLoyalty: Stager = ({ args: { seat, side, target, place } }) =>
  exchange(`${seatRef(seat)}/${String(side)}`, `${seatRef(target)}/${String(place)}`, [
    String(side),
    String(place),
  ]);

const swapsIds: Stager = ({ args: { seat, target } }) =>
  exchange(`${seatRef(seat)}/id`, `${seatRef(target)}/id`, ["id", "id"]);

const SAID: readonly string[] = [
  "said-claim",
  "said-accuse",
  "said-vouch",
  "said-propose",
  "said-report",
];

export const stage: Readonly<Record<string, Stager<State>>> = {
  equipped: aims,
  "equipped-ex": aims,
  "equipped-ex-pair": aims,
  aimed: aims,
  "aimed-ex": aims,
  "aimed-ex-pair": aims,
  "announced-shoot": aims,
  "announced-shoot-ex": aims,
  "announced-shoot-ex-pair": aims,
  fired: fires,
  "fired-ex": fires,
  looked: looks,
  "revealed-id": turnsUp,
  "revealed-loyalty": turnsUp,
  played: plays,
  "drew-immediate": acts,
  drew: draws,
  stole: steals,
  "exchanged-loyalty": swapsLoyalty,
  "exchanged-ids": swapsIds,
  damaged: hurts,
  healed: pulse("good", ({ amount }) => `+${String(amount)}`),
  reanimated: returns,
  prevented: pulse("good"),
  eliminated: goes,
  "saw-team": ({ args }) => ({ shape: "pulse", at: seatRef(args.target), tone: "warm" }),
  "ex-came": comes,
  "beast-came": comes,
  "ex-damaged": isHurt,
  "ex-defeated": falls,
  ...Object.fromEntries(SAID.map((type) => [type, says])),
};

/** Moments say themselves what they are, and not before it is seen. */
const MOMENTS: readonly string[] = [
  "revealed-id",
  "revealed-loyalty",
  "eliminated",
  "reanimated",
  "ex-came",
  "beast-came",
  "ex-defeated",
];

/** Told by what is seen; what a check showed lies open over the table after it. */
export const quiet: readonly string[] = [
  ...SHOWN_ANYWAY,
  ...SAID,
  ...MOMENTS,
  "fired",
  "fired-ex",
  "saw-team",
];

/** Deeds worth going back to, the weightiest first. */
const WEIGHTS: Readonly<Record<string, number>> = {
  "ex-came": 5,
  "ex-defeated": 5,
  eliminated: 4,
  reanimated: 4,
  "became-boss": 3,
  "revealed-id": 2,
  fired: 1,
};

export const turningPoints = (log: readonly GameEvent[]): readonly TurningPoint[] =>
  weightiest(log, ({ type }) => WEIGHTS[type] ?? 0);
