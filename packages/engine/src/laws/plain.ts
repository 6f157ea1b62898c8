/**
 * Everything that is kept is plain data, and all of it is copied: what a save would lose, or a copy
 * would share, is found here.
 */
import { canonical, clonePlain } from "../canonical.js";
import { checkPlain } from "../check.js";
import { BadInput } from "../errors.js";
import { questionsOf } from "../match.js";
import { barredOf } from "../options.js";
import type { OpenMatch } from "../snapshot.js";
import type { Plain } from "../words.js";
import { firstDifference } from "./difference.js";
import { count, type Law, type Trial } from "./law.js";
import { retrace } from "./play-out.js";

export const plain: Law = {
  name: "plain",
  says: "state, faces, steps and events are plain data, and every field of them is copied",
  check(trial) {
    const faces: Plain[] = [];
    retrace(trial, (match, n) => {
      for (const [place, value] of keptBy(match)) checkPart(trial, n, place, value);
      checkTree(trial, n, match.play.state);
      checkFaces(trial, n, match.play.secrets.face, faces);
      checkClone(trial, n, match);
      count(trial.evidence, "positions");
    });
  },
};

/** Everything a match holds or says, by the name of its place. */
function keptBy({ play, pending }: OpenMatch): [place: string, value: unknown][] {
  const { state, steps, result, news } = play;
  return [
    ["state", state],
    ...steps.flatMap(({ step, arg }): [string, unknown][] =>
      arg === undefined ? [] : [[`argument of step "${step}"`, arg]],
    ),
    ...news.map(({ type, args, twin }): [string, unknown] => [
      `event "${type}"`,
      twin ? [args, twin.args] : args,
    ]),
    ...questionsOf(pending).map((question): [string, unknown] => [
      `question "${question.kind}"`,
      {
        args: question.args,
        options: question.form === "amount" ? [] : question.options,
        barred: barredOf(question).map(({ option }) => option),
      },
    ]),
    ["result", result ?? {}],
  ];
}

function checkPart(trial: Trial, n: number, place: string, value: unknown): void {
  try {
    checkPlain(place, value);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw trial.broken(error.message, { after: n });
  }
  const text = JSON.stringify(value);
  if (text === undefined || canonical(JSON.parse(text)) !== canonical(value)) {
    throw trial.broken(`${place} is another one after having been written as JSON`, { after: n });
  }
}

/** The state is a tree: an object that stands in two places would be two after a save. */
function checkTree(trial: Trial, n: number, state: unknown): void {
  const places = new Map<object, string>();
  for (const [place, part] of objectsIn(state, "state")) {
    const other = places.get(part);
    if (other !== undefined) {
      throw trial.broken(`the same object stands at ${other} and at ${place}`, { after: n });
    }
    places.set(part, place);
  }
}

/** Copies share the faces, so no rule may ever change one. */
function checkFaces(trial: Trial, n: number, now: readonly Plain[], before: Plain[]): void {
  for (let thing = before.length; thing < now.length; thing++) {
    checkPart(trial, n, `face of thing ${thing}`, now[thing]);
    before.push(clonePlain(now[thing]));
  }
  const difference = firstDifference(before, now);
  if (difference) throw trial.broken("a face was changed in its place", { after: n, difference });
}

function checkClone(trial: Trial, n: number, match: OpenMatch): void {
  const { game } = trial.subject;
  if (!game.clone) return;
  const { state } = match.play;
  const copy = game.clone(state);
  const difference = firstDifference(written(state), written(copy));
  if (difference) {
    throw trial.broken("the game's clone is not equal to the state", { after: n, difference });
  }
  const parts = new Map([...objectsIn(state, "state")].map(([place, part]) => [part, place]));
  for (const [, part] of objectsIn(copy, "copy")) {
    const place = parts.get(part);
    if (place !== undefined) {
      throw trial.broken(`the game's clone shares ${place} with the state`, { after: n });
    }
  }
}

function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Every object and list in some data, with its place. */
function* objectsIn(value: unknown, place: string): Generator<[place: string, part: object]> {
  if (typeof value !== "object" || value === null) return;
  yield [place, value];
  for (const [key, item] of Object.entries(value)) {
    yield* objectsIn(item, Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`);
  }
}
