/** Every command, in the order the help lists them. */
import type { Command } from "../command.js";
import { bench } from "./bench.js";
import { fuzz } from "./fuzz.js";
import { list } from "./list.js";
import { newGame } from "./new.js";
import { play } from "./play.js";
import { replay } from "./replay.js";
import { scenario } from "./scenario.js";
import { serve } from "./serve.js";
import { simulate } from "./simulate.js";
import { verify } from "./verify.js";

export const commands: readonly Command[] = [
  list,
  play,
  serve,
  replay,
  verify,
  simulate,
  scenario,
  fuzz,
  newGame,
  bench,
];
