import { keepsTheLaws } from "@sprawl/engine/testing";
import { box } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";

const { game, instinct, text } = entry;
/** What a handful of matches does not come across has tests of its own. */
const rare = Object.values(box).flatMap((kind) => Object.keys(kind));

keepsTheLaws(game, {
  instinct,
  text: text.en,
  rare,
  matches: 3,
  golden: new URL("golden/", import.meta.url),
  goldenLength: { told: 16, played: 200 },
});
