/** What the tests of games use; it runs in vitest. */
export {
  type FollowOptions,
  followLessons,
  type Taught,
  type TaughtStep,
} from "./follow-lessons.js";
export { compareWithFile } from "./golden-file.js";
export { type KeepOptions, keepsTheLaws } from "./keeps-the-laws.js";
export { loadsOlderMatches, replaysStoredMatches, type StoredOptions } from "./stored-matches.js";
export { writeJson } from "./write-json.js";
