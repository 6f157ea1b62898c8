/** Uplink keeps the laws of the engine, and plays as it always did. */
import { keepsTheLaws } from "@sprawl/engine/testing";
import { uplinkGame } from "@sprawl/uplink";
import { entry } from "@sprawl/uplink/entry";

keepsTheLaws(uplinkGame, {
  text: entry.text.en,
  instinct: entry.instinct,
  golden: new URL("golden", import.meta.url),
});
