/** What a bot makes of its view: who it is, what it wants, and what it holds. */
import type { QuestionView, Seat, View } from "@sprawl/engine";
import { moved } from "@sprawl/parts";
import { reader } from "../src/advice/reader.js";
import { influenceValue } from "../src/advice/values.js";
import { BARS } from "../src/board.js";
import { knownFaction } from "../src/loyalty.js";
import type { Questions } from "../src/questions.js";
import type { BarName, Beginning, Card, Faction, State } from "../src/state.js";

export type Asked = QuestionView<Questions>;

export type Mind = {
  readonly view: View<State, Questions>;
  readonly g: Beginning;
  readonly s: State;
  readonly me: Seat;
  readonly faction: Faction;
  readonly draw: (n: number) => number;
  /** What was worked out for this question already. */
  readonly memo: { beliefs?: readonly Belief[] };
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

/** Legion passes for a Human before the Machine Phase, and dares more after it. */
export function boldness({ s }: Mind): number {
  return s.level === 3 ? 0.8 : 0.2;
}

/** What one step up of a bar is worth to this faction, by where the bar stands. */
export function worth(mind: Mind, bar: BarName): number {
  const { s, faction } = mind;
  const { morale, resource, security, threat } = s.bars;
  const danger = (left: number) => (left <= 1 ? 5 : left <= 2 ? 3 : left <= 4 ? 1.6 : 0.7);
  switch (bar) {
    case "morale":
      return morale < 0 ? 2 : danger(morale + 6) * 0.6;
    case "resource": {
      const near = danger(resource);
      if (faction === "machine") return resource <= 6 ? -2.5 : -1;
      return near;
    }
    case "security":
      return faction === "legion" ? -boldness(mind) : danger(security) * 1.3;
    case "threat":
      return faction === "legion" ? boldness(mind) : -danger(4 - threat) * 1.3;
    case "apex":
      if (faction === "machine") return -0.6;
      if (isDeusNear(mind)) return faction === "human" ? 1.7 : 0.9;
      return faction === "human" ? 0.9 : 0.2;
    case "deus": {
      if (s.deus.status === "destroyed") return 0;
      const near =
        s.deus.status === "in-play" ? 1.8 : s.bars.deus >= 7 ? 3 : s.bars.deus >= 5 ? 2.2 : 1.2;
      return faction === "machine" ? near : -near * 1.2;
    }
    case "riot":
      return 0;
    default:
      return bar satisfies never;
  }
}

/** Where Riot stands after it has moved by so much. */
export const riotAfter = (riot: number, by: number): number => moved(BARS.riot, riot, by);

/** How much better it is for Riot to stand at `to` than at `from`. */
export function riotWorth(mind: Mind, from: number, to: number): number {
  const bad = (value: number) => {
    const size = Math.abs(value);
    return size >= 7 ? 5 : size >= 4 ? 1.5 + (size - 4) * 0.7 : size * 0.1;
  };
  const sign = mind.faction === "legion" && mind.s.bars.morale < 0 ? -0.7 : 1;
  return sign * (bad(from) - bad(to));
}
