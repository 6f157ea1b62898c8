/** The picture of each game, by its id. */
import type { ComponentType } from "react";
import { CaravanArt } from "./caravan.js";
import { CyberverseArt } from "./cyberverse.js";
import { HumanInterfaceArt } from "./human-interface.js";
import type { SceneProps } from "./scene.js";
import { SocialDeductionArt } from "./social-deduction.js";
import { SyntheticSinsArt } from "./synthetic-sins.js";
import { TheBeginningArt } from "./the-beginning.js";

const PICTURES: Readonly<Record<string, ComponentType<SceneProps>>> = {
  "the-beginning": TheBeginningArt,
  "social-deduction": SocialDeductionArt,
  "synthetic-sins": SyntheticSinsArt,
  cyberverse: CyberverseArt,
  "human-interface": HumanInterfaceArt,
  caravan: CaravanArt,
};

/** A game's picture; nothing where none is drawn yet. */
export function GameArt({ game, className }: SceneProps & { readonly game: string }) {
  const Picture = PICTURES[game];
  return Picture ? <Picture className={className} /> : undefined;
}
