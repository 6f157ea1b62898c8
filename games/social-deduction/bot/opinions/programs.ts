/**
 * What the rule-of-thumb player thinks of each program, in one table: what it is worth keeping
 * (tips 7, 9), when it is worth a thought, and what playing it is worth then. Looking comes before
 * the own action, armour and medkit wait for the moment of death, shots are stopped when they are
 * fired, and what moves cards about is played last (tips 7, 8).
 */
import type { Seat } from "@sprawl/engine";
import { roomFor } from "../../src/advice/programs.js";
import type { Table } from "../../src/advice/view.js";
import type { Moment } from "../../src/cards.js";
import { isShot, type PlayOption } from "../../src/questions.js";
import { NOBODY } from "../../src/state.js";
import { slotOf } from "../../src/table.js";
import { gainOf } from "../actions.js";
import { armour, disarming, hiding, medkit, mirroring, stopping, turning } from "../defending.js";
import { crossing, exchangingIds, stirring, swapping, vanishing } from "../exchanging.js";
import { drawRisk, hunting } from "../gate.js";
import { hesitation, isFriend, type Mind, threatFrom, weaponHeld } from "../mind.js";

type Worth = (mind: Mind, option: PlayOption, moment: Moment) => number;

export type ProgramOpinion = {
  /** From 0, to be thrown away, to 1. */
  readonly keep?: number;
  /** It takes a light blow away again, so that one is sooner taken. */
  readonly cures?: true;
  /** Whether now is worth a thought, at first glance; without it: in the own turn. */
  timely?(view: Table, option: PlayOption, moment: Moment): boolean;
  /** What playing it now is worth. */
  readonly worth?: Worth;
};

/** The one player an option names. */
export function seatOf({ target }: PlayOption): Seat {
  return typeof target === "number" ? target : NOBODY;
}

const isMine = ({ state, viewer }: Table): boolean => state.turn.seat === viewer;

/** Programs against somebody else's announced shot. */
const atShot = (view: Table, _option: PlayOption, moment: Moment): boolean =>
  moment === "interrupt" && !isMine(view);

const looking: Worth = ({ doubt }, option, moment) =>
  moment === "start" ? 0.3 + 0.5 * doubt[seatOf(option)] : 0;
const early: Worth = (_mind, _option, moment) => (moment === "start" ? 0.6 : 0.4);
/** Harm that needs a ground (tip 2), unless the card would have to be thrown away. */
const harming =
  (base: number, share: number): Worth =>
  (mind, option, moment) => {
    const seat = seatOf(option);
    const isSpare = moment === "end" && roomFor(mind.view, mind.me) < 0;
    return base + share * mind.grudge[seat] - (isSpare ? 0 : hesitation(mind, seat));
  };
const disliked = harming(0.3, 0.3);
/** What is played last, when the own action has been taken. */
const last =
  (worth: Worth): Worth =>
  (mind, option, moment) =>
    moment === "end" ? worth(mind, option, moment) : 0;

const BOSS: ProgramOpinion = { worth: () => 2 };

export const programOpinions: Readonly<Record<string, ProgramOpinion>> = {
  "body-armour": { keep: 1, cures: true, timely: () => true, worth: armour },
  "nano-medkit": {
    keep: 0.95,
    cures: true,
    timely: (view, { target }, moment) =>
      moment === "hit"
        ? view.state.hit?.victim === target
        : isMine(view) && moment === "end" && target === view.viewer,
    worth: medkit,
  },
  "backup-exe": {
    keep: 0.9,
    timely: (view, { target }, moment) =>
      target === view.viewer || (isMine(view) && moment === "end"),
    worth({ me, seats, team }, option) {
      const seat = seatOf(option);
      if (seat === me) return 5;
      return seats[seat].teams[team] > 0.6 && team !== "outlaw" ? 1 : -1;
    },
  },
  disarm: {
    keep: 0.8,
    timely: (view, option, moment) =>
      atShot(view, option, moment) && option.target === view.state.turn.seat,
    worth: (mind, option, moment) => stopping(mind, seatOf(option), moment),
  },
  ricochet: { keep: 0.8, timely: atShot, worth: turning },
  hijack: { keep: 0.5, timely: atShot, worth: turning },
  "jammed-trigger": {
    keep: 0.75,
    timely: atShot,
    worth: (mind, _, moment) => stopping(mind, mind.view.state.turn.seat, moment),
  },
  "smoke-screen": {
    timely: atShot,
    worth: (mind, _, moment) => stopping(mind, mind.view.state.turn.seat, moment) / 2,
  },
  "mirror-protocol": { timely: atShot, worth: mirroring },
  grenade: {
    keep: 0.7,
    worth(mind, option) {
      const seat = seatOf(option);
      return 0.25 + 1.2 * gainOf(mind, "pistol", [seat]) - hesitation(mind, seat);
    },
  },
  overclock: { keep: 0.65, worth: overclocking },
  grab: {
    keep: 0.6,
    worth: (mind, option, moment) =>
      moment === "interrupt" ? 0 : 0.25 + threatFrom(mind, seatOf(option)),
  },
  wiretap: { keep: 0.5, worth: looking },
  "deep-scan": { keep: 0.5, worth: looking },
  "gavrick-files": { keep: 0.55, worth: looking },
  "doe-spynetwork": { worth: ({ doubt }, option) => 0.4 + 0.2 * doubt[seatOf(option)] },
  download: {
    keep: 0.55,
    worth: (mind, _, moment) => (moment === "start" ? 0.6 : 0.4) - drawRisk(mind),
  },
  spotlight: {
    keep: 0.5,
    worth({ grudge, doubt }, option, moment) {
      const seat = seatOf(option);
      return moment === "interrupt" ? 0 : 0.2 + 0.4 * grudge[seat] + 0.2 * doubt[seat];
    },
  },
  exposed: {
    keep: 0.45,
    worth: ({ me, grudge }, option) =>
      option.target === me ? 0 : 0.15 + 0.5 * grudge[seatOf(option)],
  },
  blackout: { keep: 0.5, worth: (mind, { place = "id" }) => hiding(mind, place) },
  "data-theft": { keep: 0.45, worth: harming(0.4, 0.2) },
  "corrupted-memory": { worth: last(harming(0.36, 0.3)) },
  stasis: {
    keep: 0.45,
    timely: (_view, _option, moment) => moment === "end",
    worth: last((mind, option) => 0.2 + threatFrom(mind, seatOf(option))),
  },
  emp: { keep: 0.4, worth: disarming },
  sleeper: { keep: 0.3, worth: early },
  "magnetic-glove": { worth: early },
  "rocket-launcher": { worth: early },
  laser: { worth: early },
  "hell-gate": { worth: early },
  "human-boss": BOSS,
  "machine-boss": BOSS,
  "outlaw-boss": BOSS,
  "gevers-attack": { worth: disliked },
  "firmware-lock": { worth: disliked },
  hostage: { worth: disliked },
  "safe-house": { worth: ({ team }) => (team === "human" ? 0.1 : 0.4) },
  "second-wind": {
    worth(mind, option) {
      if (option.target === mind.me) return 0.7;
      return isFriend(mind, seatOf(option)) ? 0.5 : -1;
    },
  },
  "cold-storage": { worth: () => 0.45 },
  "dead-mans-switch": { worth: () => 0.45 },
  "seal-the-rift": { timely: ({ state }) => state.gate.portals.length > 1, worth: () => 0.5 },
  "bloody-track": { worth: (mind, option) => hunting(mind, seatOf(option)) },
  bug: { keep: 0.2, worth: last(swapping) },
  screensaver: { keep: 0.2, worth: last(exchangingIds) },
  "orellana-effect": { keep: 0.1, worth: last((mind) => stirring(mind, false)) },
  roulette: {
    worth: last((mind) => {
      const { view, me } = mind;
      return stirring(mind, view.state.loyalty[slotOf(view, me, "left")].revealed);
    }),
  },
  "shadow-existence": { worth: last(vanishing) },
  "cross-fire": { worth: last(crossing) },
  spam: { keep: 0 },
};

/** Best after a shot: the weapon is picked up again at once. */
function overclocking(mind: Mind, _option: PlayOption, moment: Moment): number {
  const weapon = weaponHeld(mind.view, mind.me);
  if (moment === "interrupt") return 0;
  if (moment === "end") return !weapon && isShot(mind.view.state.turn.action) ? 0.7 : 0.2;
  return weapon && gainOf(mind, weapon.kind, weapon.aim) > 0 ? 0.7 : 0;
}
