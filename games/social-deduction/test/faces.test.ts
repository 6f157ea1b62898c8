/** Every ID has a face of its own, and no face brings a side's colour. */
import { person } from "@sprawl/art";
import { expect, test } from "vitest";
import { idFace, idsWithFaces } from "../board/faces.js";
import { hasRoom } from "../board/hand-room.js";
import { idTexts, programTexts } from "../src/text/cards.js";

const ids = Object.keys(idTexts);

test("each of the IDs has a face, and each face belongs to an ID", () => {
  expect([...idsWithFaces].sort()).toEqual([...ids].sort());
});

test("no two faces look alike", () => {
  const drawn = ids.map((id) => {
    const face = idFace(id);
    return face && person({ ...face, id: "same" }).draw();
  });
  expect(new Set(drawn).size).toBe(ids.length);
});

test("a face brings no ground", () => {
  for (const id of ids) expect(Object.keys(idFace(id) ?? {})).not.toContain("ground");
});

test("a desk's hand of one or two programs says of nearly all what they do", () => {
  const all = Object.values(programTexts);
  const silent = all.filter(({ text }) => !hasRoom(text, 148, false)).map(({ name }) => name);
  expect(silent.length / all.length).toBeLessThan(0.1);
  expect(silent).not.toContain("Outlaw Boss");
});
