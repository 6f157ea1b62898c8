/** What a bot makes of its view: who it is, what it wants, and what it holds. */
import type { QuestionView, Seat, View } from "@sprawl/engine";
import { reader } from "../src/advice/reader.js";
import { influenceValue } from "../src/advice/values.js";
import { knownFaction } from "../src/loyalty.js";
import type { Questions } from "../src/questions.js";
import type { Beginning, Card, Faction, State } from "../src/state.js";

export type Asked = QuestionView<Questions>;

export type Mind = {
  readonly view: View<State, Questions>;
  readonly g: Beginning;
  readonly s: State;
  readonly me: Seat;
  readonly faction: Faction;
  readonly draw: (n: number) => number;
  /** What was worked out for this question already. */
  readonly memo: { beliefs?: readonly Belief[]; exposed?: boolean };
};

/** How likely each faction is, all together 1. */
export type Belief = Readonly<Record<Faction, number>>;

export function mindOf(view: View<State, Questions>, draw: (n: number) => number): Mind {
  const me = view.viewer === "spectator" ? 0 : view.viewer;
  const face = (card: number) => view.faces[card];
  const faction = knownFaction(face, view.state.seats[me]) ?? "human";
  return { view, g: reader(view), s: view.state, me, faction, draw, memo: {} };
}

/** The face of a card this seat has seen. */
export function faceOf({ view }: Mind, card: number): string | undefined {
  const face = view.faces[card];
  return typeof face === "string" ? face : undefined;
}

export function valueIn(mind: Mind, card: Card): number {
  return influenceValue(faceOf(mind, card) ?? "");
}

export function handOf({ s, me }: Mind): readonly Card[] {
  return s.seats[me].hand;
}

export function objectivesOf(mind: Mind): readonly string[] {
  return mind.s.seats[mind.me].objectives.map((card) => faceOf(mind, card) ?? "");
}

/** Is this Objective mine, and still open? */
export function wantsFor(mind: Mind, ...ids: readonly string[]): boolean {
  return objectivesOf(mind).some(
    (id) => ids.includes(id) && !mind.g.box.objectives[id].fulfilled(mind.g, mind.me),
  );
}

/** Nobody wins without their Objectives (TB-43.2): what serves one counts for so much more. */
const ZEAL = 1.6;

/** What a deed is worth for one of these Objectives, while it is mine and open. */
export function zealFor(mind: Mind, value: number, ...ids: readonly string[]): number {
  return wantsFor(mind, ...ids) ? value * ZEAL : 0;
}

/** A state must hold at the end and not before: little in the first part, all of it in the last. */
export function wantsLate(mind: Mind, id: string): number {
  return wantsFor(mind, id) ? { 1: 0.25, 2: 0.8, 3: 1 }[mind.s.level] : 0;
}

/** A counter is best begun early: it counts for more before the last part. */
export function wantsEarly(mind: Mind, id: string): number {
  return wantsFor(mind, id) ? (mind.s.level === 3 ? 0.9 : 1) : 0;
}

/** Is this Objective mine, fulfilled or not? */
export function holds(mind: Mind, id: string): boolean {
  return objectivesOf(mind).includes(id);
}

/** All that was asked of this player is done, as things stand. */
export function isDone(mind: Mind): boolean {
  return objectivesOf(mind).every(
    (id) => mind.g.box.objectives[id]?.fulfilled(mind.g, mind.me) ?? true,
  );
}

/** Something else may end the game before long. */
export function isUrgent({ s }: Mind): boolean {
  const { morale, resource, security, threat } = s.bars;
  const deus = s.deus.status === "in-play";
  return deus || threat >= 3 || morale <= -5 || resource <= 2 || security <= 1 || s.turn.round > 10;
}

/** Deus walks, or soon will. */
export function isDeusNear({ s }: Mind): boolean {
  return s.deus.status === "in-play" || (s.deus.status === "locked" && s.bars.deus >= 5);
}

/** The key of the option with the highest score. */
export function best(asked: Asked, score: (option: Asked["options"][number]) => number): string {
  let found = asked.options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of asked.options) {
    const value = score(option);
    if (value > most) {
      most = value;
      found = option;
    }
  }
  return found.key;
}

export function keyOfKind(asked: Asked, kind: string): string | undefined {
  return asked.options.find((option) => option.kind === kind)?.key;
}
