/** Rules coverage: which of a game's numbered rules are proved by a test or a scenario. */
export { type Catalogue, type NumberedRule, readCatalogue } from "./catalogue.js";
export {
  type Coverage,
  coverageOf,
  type GameFiles,
  type Naming,
  readLock,
  writeLock,
} from "./coverage.js";
export { byId, idsIn, idsLeading, isExample, isRuleId, namesRange } from "./ids.js";
export { type CoverageJson, coverageJson, printCoverage } from "./print.js";
