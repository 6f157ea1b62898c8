/** What everybody may know of a player, in words: what is carried, and what only this character has. */
import type { Seat } from "@sprawl/engine";
import type { FigureIndex } from "../src/state.js";
import { kuroOf } from "../src/values.js";
import type { City } from "./use-city.js";

/** What the operative carries, or the dog. */
export function carriedBy({ s, label, thing, face }: City, index: FigureIndex): readonly string[] {
  const { chips, scanners, supply, recon } = s.figures[index];
  return [
    chips.length > 0 ? label("chips", { n: chips.length }) : "",
    scanners[0] ? label("scanner-one") : "",
    scanners[1] ? label("scanner-two") : "",
    ...supply.map((box) => thing("supply", face(box))),
    recon.length > 0 ? label("recon-held") : "",
  ].filter(Boolean);
}

/** A bar of one's own, All-Rounder cards, or Kuro with his markers. */
export function ownBoardOf({ s, g, label, thing }: City, seat: Seat): readonly string[] {
  const { character, bar, played, tricks, markers } = s.seats[seat];
  const kuro = kuroOf(g, seat);
  const dog = kuro === undefined ? undefined : s.figures[kuro];
  return [
    BARRED.has(character) ? label("own-bar", { name: thing("character", character), n: bar }) : "",
    played.length + tricks.length > 0
      ? label("tricks-played", { what: played.map((id) => thing("trick", id)).join(", ") || "–" })
      : "",
    dog
      ? label("kuro-markers", {
          what: markers.map((area) => label(`short.${area}`)).join(", ") || "–",
        })
      : "",
    dog
      ? label("kuro-is", {
          where: dog.lies === "up" ? thing("area", dog.area) : label(dog.lies),
          n: dog.health,
        })
      : "",
  ].filter(Boolean);
}

const BARRED: ReadonlySet<string> = new Set(["nova", "havoc", "dryden"]);

/** The Boost that comes next in a column; none where both are unlocked. */
export function nextBoostsOf({ s, g }: City, seat: Seat): readonly (string | undefined)[] {
  const { character, tree } = s.seats[seat];
  return tree.map(({ level }, column) =>
    level === 2 ? undefined : g.box.characters[character].tree[column][level].id,
  );
}
