/** The faces a viewer sees, followed answer by answer, are those of the whole view. */
import { caravan } from "@sprawl/caravan";
import { keyOf, type Viewer } from "@sprawl/engine";
import { answer, namedSeed, ownView } from "@sprawl/engine/host";
import { createMatch, type OpenMatch, questionsOf } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { Faces } from "../src/table/faces.js";
import { withChanges } from "../src/wire/changes.js";
import { ROOT, sumOf } from "../src/wire/hash.js";
import { chooser } from "./client.js";

/** Looks again and compares everything with the whole view. Returns what the viewer sees now. */
function follow(faces: Faces, match: OpenMatch, viewer: Viewer, before: object): object {
  const { changes, hash } = faces.next(match);
  const after = { faces: ownView(match, viewer).faces };
  expect(withChanges(before, JSON.parse(`[${changes}]`))).toEqual(after);
  expect({ faces: faces.all() }).toEqual(after);
  expect((sumOf(before, ROOT) + hash) | 0).toBe(sumOf(after, ROOT));
  return after;
}

test.each<Viewer>([0, 2, "spectator"])("a whole match in the eyes of %s", (viewer) => {
  const options = { guards: true, tolls: true };
  const match = createMatch(caravan, { seats: 3, seed: namedSeed("faces"), options });
  const draw = chooser(7);
  const faces = new Faces(match, viewer);
  let seen: object = { faces: faces.all() };
  while (match.pending) {
    const open = questionsOf(match.pending).find(({ seat }) => ownView(match, seat).question);
    if (open?.form !== "choose") throw new Error("Caravan asks for choices only");
    answer(match, open.seat, keyOf(open.options[draw(open.options.length)]));
    seen = follow(faces, match, viewer, seen);
  }
});

test("nothing at all to see is told as such, and so is the first thing", () => {
  const match = createMatch(caravan, { seats: 2, seed: namedSeed("none") });
  const { seen: who } = match.play.secrets;
  const shown = who.slice();
  const faces = new Faces(match, 0);
  let now: object = { faces: faces.all() };
  who.fill(0);
  now = follow(faces, match, 0, now);
  expect(now).toEqual({ faces: {} });
  shown.forEach((bits, thing) => {
    who[thing] = bits;
  });
  now = follow(faces, match, 0, now);
  expect(now).not.toEqual({ faces: {} });
});
