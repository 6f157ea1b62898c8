/** Expectations: does a line hold now? Each check returns what is wrong, or undefined. */
import type { Seat } from "@sprawl/engine";
import { openQuestion } from "../offers.js";
import { Misfit, valueAt } from "../path.js";
import { thingAt, thingsAt } from "../piles.js";
import type { ExpectLine } from "../scenario.js";
import type { Stage } from "../stage.js";
import { checkEvent, checkNoEvent } from "./events.js";
import { checkAsked, checkBarred, checkExactly, checkNotOffered, checkOffered } from "./offers.js";
import { checkResult } from "./result.js";
import { checkFaces, checkPile, checkValue, checkView } from "./values.js";

/** What is wrong with an expectation, or undefined if it holds. */
export function checkLine(stage: Stage, line: ExpectLine): string | undefined {
  try {
    return check(stage, line);
  } catch (error) {
    if (error instanceof Misfit) return error.message;
    throw error;
  }
}

function check(stage: Stage, line: ExpectLine): string | undefined {
  const { match, entry } = stage;
  const { play } = match;
  const open = (seat?: Seat) => openQuestion(match, entry.text.en, seat);
  if ("view" in line) return checkView(stage, line);
  if ("path" in line) return checkValue(stage, valueAt(play.state, line.path), line);
  if ("card" in line) return checkFaces(stage, [thingAt(play, line.card)], { face: line.face });
  if ("pile" in line) return checkPile(stage, thingsAt(play, line.pile), line);
  if ("offered" in line) return checkOffered(open(line.seat), line.offered, line.count);
  if ("not-offered" in line) return checkNotOffered(open(line.seat), line["not-offered"]);
  if ("exactly" in line) return checkExactly(open(line.seat), line.exactly);
  if ("barred" in line) return checkBarred(open(line.seat), line);
  if ("asked" in line) return checkAsked(match, line.asked);
  if ("event" in line) return checkEvent(stage, line);
  if ("no-event" in line) return checkNoEvent(stage, line);
  if ("over" in line) return checkResult(match, line);
  return line satisfies never;
}
