/** A worker of `sprawl fuzz`: tries the laws it is sent, one after the other. */
import { parentPort } from "node:worker_threads";
import { gameOf } from "../registry.js";
import { type Trial, tryLaw } from "./law.js";

// Authors are told their own file and line.
process.setSourceMapsEnabled(true);

parentPort?.on("message", async (trial: Trial) => {
  const { entry } = await gameOf(trial.game);
  const result = tryLaw(entry, trial, ({ match, of }) => {
    parentPort?.postMessage({ match, of });
    return true;
  });
  parentPort?.postMessage({ result });
});
parentPort?.postMessage("ready");
