/** Caravan keeps the laws of the engine, plays as it always did, and replays its stored matches. */
import { caravan } from "@sprawl/caravan";
import { entry } from "@sprawl/caravan/entry";
import { keepsTheLaws, replaysStoredMatches } from "@sprawl/engine/testing";

const text = entry.text.en;

keepsTheLaws(caravan, {
  text,
  instinct: entry.instinct,
  golden: new URL("golden", import.meta.url),
  minEvidence: { samples: 1000, percent: 50, shuffles: 100, undos: 100 },
});

replaysStoredMatches(caravan, new URL("stored", import.meta.url), {
  text,
  instinct: entry.instinct,
});
