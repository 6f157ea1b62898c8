/**
 * The laws of the engine, to be tried on any game: pure and deterministic, for tests and for longer
 * runs from the command line.
 *
 *     const report = runLaws({ game, instinct, text }, { matches: 100, progress });
 *     if (!report.kept) console.error(reportText(report));
 */
export { LAWS } from "./all.js";
export { type Ending, type EndingsFound, findEndings } from "./endings.js";
export { type GoldenLength, goldenSettings, goldenText } from "./golden.js";
export {
  type Effort,
  LAW_NAMES,
  type Law,
  LawBroken,
  type LawName,
  type MinEvidence,
  type Subject,
} from "./law.js";
export {
  type LawReport,
  lawText,
  type Progress,
  type Report,
  type RunOptions,
  reportText,
  runLaws,
} from "./run.js";
export {
  optionSets,
  type Setting,
  type Style,
  type TableSetting,
  tableSettings,
} from "./setting.js";
export { checkLaw } from "./trial.js";
