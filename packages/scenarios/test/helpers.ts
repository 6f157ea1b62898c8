import { parseScenario, runScenario, type ScenarioResult } from "@sprawl/scenarios";
import { lantern } from "./lantern.js";

/** A lantern scenario with these lines below its heading, played. */
export function play(lines: string): ScenarioResult {
  return runScenario(lantern, parseScenario(`game: lantern\ntitle: toy\n${lines}`, "toy.yaml"));
}

/** What reading a file says is wrong with it. */
export function problemsOf(text: string): string[] {
  try {
    parseScenario(text, "x.yaml");
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
}
