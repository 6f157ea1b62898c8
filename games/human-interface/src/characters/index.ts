/** HI-15.5: all characters. */
import type { Character } from "../content.js";
import { harvey } from "./harvey.js";
import { isamu } from "./isamu.js";
import { markus } from "./markus.js";
import { phantom } from "./phantom.js";
import { rin } from "./rin.js";
import { shinsu } from "./shinsu.js";
import { shoko } from "./shoko.js";
import { tetsuo } from "./tetsuo.js";
import { tomo } from "./tomo.js";
import { werner } from "./werner.js";
import { yuko } from "./yuko.js";

export const characters: Readonly<Record<string, Character>> = {
  tomo,
  shoko,
  harvey,
  yuko,
  shinsu,
  tetsuo,
  werner,
  markus,
  rin,
  isamu,
  phantom,
};
