/** All characters, and their Boosts by id. */
import type { Boost, Character } from "../content.js";
import { deeCoy, kuro } from "./dee-coy.js";
import { dryden } from "./dryden.js";
import { feykah } from "./feykah.js";
import { havoc } from "./havoc.js";
import { jayden } from "./jayden.js";
import { nova } from "./nova.js";

export const characters: Readonly<Record<string, Character>> = {
  jayden,
  feykah,
  nova,
  havoc,
  dryden,
  "dee-coy": deeCoy,
  kuro,
};

export const boosts: Readonly<Record<string, Boost>> = Object.fromEntries(
  Object.values(characters)
    .flatMap(({ tree }) => tree.flat())
    .map((boost) => [boost.id, boost]),
);
