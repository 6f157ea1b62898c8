/** Expectations about values in the state, about faces, and about what a viewer sees. */
import type { Plain, Viewer } from "@sprawl/engine";
import { canonical, view } from "@sprawl/engine/host";
import { areFaces, isFields, isMeant } from "../faces.js";
import { checkPathName } from "../known/check.js";
import { Misfit, valueAt } from "../path.js";
import { thingAt, thingsAt } from "../piles.js";
import { seatName } from "../say.js";
import type { ExpectLine, FaceTests, Looking, PileTests, ValueTests } from "../scenario.js";
import type { Stage } from "../stage.js";

type ViewLine = Extract<ExpectLine, { readonly view: unknown }>;

export function checkValue(stage: Stage, value: Plain, tests: ValueTests): string | undefined {
  const { is, isnt, has, length, missing } = tests;
  const said = [is, isnt, has, length, missing].filter((each) => each !== undefined);
  if (said.length === 0) throw new Misfit("says nothing of it: is, isnt, has, length or missing");
  if (missing !== undefined && missing !== (value === undefined)) return itIs(value);
  if (is !== undefined && !isExactly(stage, value, is)) return itIs(value);
  if (isnt !== undefined && isExactly(stage, value, isnt)) return itIs(value);
  if (has !== undefined && !contains(stage, value, has)) return itIs(value);
  if (length !== undefined && lengthOf(value) !== length) {
    return `its length is ${lengthOf(value) ?? "none"}: ${itIs(value)}`;
  }
  return undefined;
}

function itIs(value: Plain): string {
  return value === undefined ? "there is no such thing" : `it is ${JSON.stringify(value)}`;
}

/** A record must have exactly the fields that are said; a hidden thing may be named by its face. */
function isExactly({ match, names }: Stage, value: Plain, wanted: Plain): boolean {
  if (canonical(value) === canonical(wanted)) return true;
  if (isFields(value)) return false;
  return typeof wanted !== "number" && isMeant(match.play, names, value, wanted);
}

function contains({ match, names }: Stage, value: Plain, wanted: Plain): boolean {
  if (typeof value === "string") return typeof wanted === "string" && value.includes(wanted);
  if (Array.isArray(value)) {
    return value.some((item: Plain) => isMeant(match.play, names, item, wanted));
  }
  if (!isFields(value)) return false;
  if (typeof wanted === "string") return Object.hasOwn(value, wanted);
  return isMeant(match.play, names, value, wanted);
}

function lengthOf(value: Plain): number | undefined {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return isFields(value) ? Object.keys(value).length : undefined;
}

/** The faces of a pile as they are. */
export function checkPile(
  stage: Stage,
  things: readonly number[],
  { faces, has, length }: PileTests,
): string | undefined {
  const { match, names } = stage;
  if (faces === undefined && has === undefined && length === undefined) {
    throw new Misfit("says nothing of it: faces, has or length");
  }
  const are = things.map((card) => match.play.face(card));
  const said = `they are: ${are.map(names.say).join(", ") || "none"}`;
  if (length !== undefined && things.length !== length) return `there are ${things.length}`;
  if (faces !== undefined && !areFaces(names, are, faces)) return said;
  const missing = (has ?? []).filter((face) => !are.some((each) => names.isFace(each, face)));
  return missing.length === 0 ? undefined : said;
}

/** The faces of hidden things; with a viewer, as that viewer sees them. */
export function checkFaces(
  { match, names }: Stage,
  things: readonly number[],
  tests: FaceTests,
  viewer?: Viewer,
): string | undefined {
  const seen = viewer === undefined ? undefined : view(match, viewer).faces;
  const faces = things.map((card) => (seen ? seen[card] : match.play.face(card)));
  const said = faces.map((face) => (face === undefined ? "hidden" : names.say(face)));
  const are = said.length === 1 ? `it is ${said[0]}` : `they are: ${said.join(", ") || "none"}`;
  const { face, faces: wanted, hidden } = tests;
  if (
    face !== undefined &&
    !faces.every((each) => each !== undefined && names.isFace(each, face))
  ) {
    return are;
  }
  if (wanted !== undefined) {
    const known = faces.filter((each) => each !== undefined);
    if (known.length !== faces.length || !areFaces(names, known, wanted)) return are;
  }
  if (hidden === undefined) return undefined;
  const fits = faces.every((each) => (each === undefined) === hidden);
  return fits ? undefined : are;
}

export function checkView(stage: Stage, line: ViewLine): string | undefined {
  const { play } = stage.match;
  const { path, card, pile } = line.view;
  const viewer = viewerOf(line.view);
  const name = viewer === "spectator" ? "a spectator" : seatName(viewer);
  const wrong = (problem: string | undefined) => problem && `for ${name}: ${problem}`;
  const places = [path, card, pile].filter((each) => each !== undefined);
  if (places.length !== 1) throw new Misfit("a view is of one path, card or pile");
  if (path !== undefined) {
    const { state } = view(stage.match, viewer);
    const value = valueAt(state, path);
    if (value === undefined) checkPathName(stage, path, ["view", "path"]);
    return wrong(checkValue(stage, value, line));
  }
  if (line.face === undefined && line.faces === undefined && line.hidden === undefined) {
    throw new Misfit("says nothing of it: face, faces or hidden");
  }
  const things = card === undefined ? thingsAt(play, pile ?? "") : [thingAt(play, card)];
  return wrong(checkFaces(stage, things, line, viewer));
}

function viewerOf({ seat, spectator }: Looking): Viewer {
  if (spectator === true && seat === undefined) return "spectator";
  if (seat !== undefined && spectator === undefined) return seat;
  throw new Misfit("a view is that of one seat, or of a spectator");
}
