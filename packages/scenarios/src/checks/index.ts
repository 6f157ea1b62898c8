/** Expectations: does a line hold now? Each check returns what is wrong, or undefined. */
import type { Seat } from "@sprawl/engine";
import { checkEventNames, checkOptionNames, checkPathName } from "../known/check.js";
import { openQuestion } from "../offers.js";
import { Misfit, valueAt } from "../path.js";
import { thingAt, thingsAt } from "../piles.js";
import type { ExpectLine } from "../scenario.js";
import type { Stage } from "../stage.js";
import { checkEvent, checkNoEvent } from "./events.js";
import { checkAsked, checkBarred, checkExactly, checkNotOffered, checkOffered } from "./offers.js";
import { checkResult } from "./result.js";
import { checkFaces, checkPile, checkValue, checkView } from "./values.js";

/** What is wrong, and which fields of the line lead to it. */
export type Wrong = { readonly problem: string; readonly within?: Misfit["within"] };

/** What is wrong with an expectation, or undefined if it holds. */
export function checkLine(stage: Stage, line: ExpectLine): Wrong | undefined {
  try {
    checkNames(stage, line);
    const problem = check(stage, line);
    return problem === undefined ? undefined : { problem };
  } catch (error) {
    if (error instanceof Misfit) return { problem: error.message, within: error.within };
    throw error;
  }
}

/** Names that do not exist are found before anything is compared with them. */
function checkNames(stage: Stage, line: ExpectLine): void {
  const never = "count" in line && line.count === 0;
  if ("event" in line) checkEventNames(stage, line.event, ["event"], never);
  if ("no-event" in line) checkEventNames(stage, line["no-event"], ["no-event"], true);
  if ("offered" in line) checkOptionNames(stage, line.offered, ["offered"], never);
  if ("not-offered" in line) checkOptionNames(stage, line["not-offered"], ["not-offered"], true);
  if ("barred" in line) checkOptionNames(stage, line.barred, ["barred"], never);
}

function check(stage: Stage, line: ExpectLine): string | undefined {
  const { match, entry } = stage;
  const { play } = match;
  const open = (seat?: Seat) => openQuestion(match, entry.text.en, seat);
  if ("view" in line) return checkView(stage, line);
  if ("path" in line) {
    const value = valueAt(play.state, line.path);
    if (value === undefined) checkPathName(stage, line.path, ["path"]);
    return checkValue(stage, value, line);
  }
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
