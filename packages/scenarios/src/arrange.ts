/**
 * Arranging: changes to a position before play goes on. What is hidden is arranged in piles.ts;
 * here is everything else, and the verbs a game adds.
 */
import type { AnyGame, GameEntry, Plain, Play } from "@sprawl/engine";
import { canonical } from "@sprawl/engine/host";
import { isHandle, type Names } from "./faces.js";
import { listAt, Misfit, type Path, pathText, placeAt } from "./path.js";
import { movePile, setCard, setPile, show, thingsAt } from "./piles.js";
import { didYouMean } from "./place.js";
import type { ArrangeLine, BasicLine, Fields } from "./scenario.js";

export type Arranging = {
  readonly entry: GameEntry;
  readonly play: Play;
  readonly names: Names;
  /** Things that have been given a face; later lines may not take it away again. */
  readonly placed: Set<number>;
};

const BASIC = ["set", "push", "remove", "card", "pile", "move", "show", "hide", "steps"];

/** Carry out one line. Throws a `Misfit` that says what does not fit. */
export function arrange(at: Arranging, line: ArrangeLine): void {
  if (BASIC.some((verb) => Object.hasOwn(line, verb))) arrangeBasic(at, line as BasicLine);
  else runVerb(at, line as Fields);
}

function arrangeBasic(at: Arranging, line: BasicLine): void {
  const { play, entry } = at;
  if ("set" in line) setValue(play.state, line.set, line.to, line.new ?? false);
  else if ("push" in line) listAt(play.state, line.push).push(line.value);
  else if ("remove" in line) removeValue(at, line.remove, line.value);
  else if ("card" in line) setCard(at, line);
  else if ("pile" in line) setPile(at, line);
  else if ("move" in line) movePile(play, line);
  else if ("show" in line) for (const card of thingsAt(play, line.show)) show(play, card, line.to);
  else if ("hide" in line) for (const card of thingsAt(play, line.hide)) show(play, card, "none");
  else if ("steps" in line) setSteps(entry.game, play, line.steps);
  else line satisfies never;
}

/** A verb of the game's own: it changes the position itself, or says it in other lines. */
function runVerb(at: Arranging, line: Fields): void {
  const verbs = at.entry.arrange ?? {};
  const [name = ""] = Object.keys(line);
  if (!Object.hasOwn(verbs, name)) {
    const known = [...BASIC, ...Object.keys(verbs)];
    throw new Misfit(`there is no verb "${name}"${didYouMean(name, known)}`);
  }
  const lines = verbs[name](at.play, line[name], name);
  for (const each of lines) arrange(at, each as ArrangeLine);
}

function setValue(state: unknown, path: Path, value: Plain, fresh: boolean): void {
  const { parent, key } = placeAt(state, path);
  const there = Object.hasOwn(parent, key);
  if (!there && !fresh) {
    const known = Array.isArray(parent) ? [] : Object.keys(parent);
    throw new Misfit(
      `there is no "${pathText(path)}" in the state${didYouMean(key, known)} (or say "new: true")`,
    );
  }
  (parent as Record<string, Plain>)[key] = value;
}

function removeValue({ play, names }: Arranging, path: Path, value: Plain): void {
  if (value === undefined) {
    const { parent, key } = placeAt(play.state, path);
    if (!Object.hasOwn(parent, key)) throw new Misfit(`there is no "${pathText(path)}"`);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return;
  }
  const list = listAt(play.state, path);
  const isIt = (item: Plain) =>
    canonical(item) === canonical(value) ||
    (isHandle(play, item) && names.isFace(play.face(item), value));
  const index = list.findIndex(isIt);
  if (index < 0) throw new Misfit(`${JSON.stringify(value)} is not in "${pathText(path)}"`);
  list.splice(index, 1);
}

type StepNames = Extract<BasicLine, { readonly steps: unknown }>["steps"];

function setSteps(game: AnyGame, play: Play, steps: StepNames): void {
  const calls = steps.map((each) => (typeof each === "string" ? { step: each } : each));
  for (const { step } of calls) {
    const known = Object.keys(game.steps);
    if (!known.includes(step)) {
      throw new Misfit(`there is no step "${step}"${didYouMean(step, known)}`);
    }
  }
  play.steps.splice(0, play.steps.length, ...calls.reverse());
}

/** Which hidden things there are, and how often the game says each of them lies somewhere. */
export function whereabouts(game: AnyGame, play: Play): Map<number, number> | undefined {
  const cards = game.census?.(play.state).cards;
  if (!cards) return undefined;
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Arranging must not lose or double a hidden thing; one it makes (a mark) must lie somewhere. */
export function checkConserved(
  before: ReadonlyMap<number, number> | undefined,
  after: ReadonlyMap<number, number> | undefined,
  /** Handles of those that came into being while arranging. */
  made: readonly number[],
): void {
  if (!before || !after) return;
  for (const card of new Set([...before.keys(), ...after.keys(), ...made])) {
    const was = before.get(card) ?? (made.includes(card) ? 1 : 0);
    const is = after.get(card) ?? 0;
    if (is === was) continue;
    const fate = is < was ? "is lost" : "lies in more places than before";
    throw new Misfit(`after arranging, the hidden thing ${card} ${fate}`);
  }
}
