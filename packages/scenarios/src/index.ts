/**
 * Scenarios: worked examples that run. Text in, result out; no files are read here, so that a
 * browser can do it too. How to write one stands in docs/scenarios.md.
 */
export { type Place, type Problem, ScenarioError } from "./place.js";
export { bugToScenario, reportToScenario } from "./report.js";
export * from "./rules/index.js";
export {
  askScenario,
  printResult,
  runScenario,
  type ScenarioResult,
  type StepResult,
} from "./run.js";
export { describePending, sayEvents } from "./say.js";
export {
  type ArrangeLine,
  type ExpectLine,
  type PlayLine,
  parseScenario,
  type Scenario,
} from "./scenario.js";
export { scenarioSchema } from "./schema.js";
export { openTable, type Table, type TableSetting } from "./table.js";
