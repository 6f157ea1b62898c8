/** A worker of `sprawl simulate`: plays the matches it is sent and sends back what they came to. */
import { parentPort, workerData } from "node:worker_threads";
import { gameOf } from "../registry.js";
import { playOne } from "./one.js";
import type { Setting } from "./setting.js";
import { count, newTally } from "./tally.js";

/** From which match to before which. */
export type Batch = readonly [from: number, to: number];

// Authors are told their own file and line.
process.setSourceMapsEnabled(true);

const setting = workerData as Setting;
const { entry } = await gameOf(setting.game);

parentPort?.on("message", ([from, to]: Batch) => {
  const tally = newTally();
  for (let index = from; index < to; index++) {
    count(
      tally,
      playOne(entry, setting, index, () => performance.now()),
    );
  }
  parentPort?.postMessage(tally);
});
parentPort?.postMessage("ready");
