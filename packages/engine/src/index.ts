/** The engine: what a game, a match, a decision, a secret and a view are. */
export { type AboutWords, aboutIn, type Difficulty, type GameAbout } from "./about.js";
export * as read from "./arrange.js";
export { type ReadAs, type Reader, verb } from "./arrange.js";
export {
  type About,
  type AboutAmount,
  type AboutChoice,
  type AboutPick,
  type Ask,
  amount,
  amountEach,
  ask,
  askEach,
  type Offered,
  offer,
  pick,
  pickEach,
} from "./ask.js";
export type { ArrangeVerb, GameEntry, Instinct, Lesson, Run, Thought, Tutorial } from "./bot.js";
export * from "./campaign.js";
export { canonical, clonePlain, sha256Hex } from "./canonical.js";
export type { ChanceScript } from "./chance.js";
export { Check, checkPlain } from "./check.js";
export { commitmentOf, namedSeed } from "./deal.js";
export type { SavedAnswer } from "./entries.js";
export { assert, BadInput, EngineFault, type Refusal, type RefusalCode } from "./errors.js";
export { freshSeed } from "./fresh-seed.js";
export {
  type AnyGame,
  type Casting,
  type Census,
  checkOptions,
  checkSeats,
  defineGame,
  type Game,
  type Migration,
  type OptionSchema,
  type OptionSpec,
  type OptionValues,
  type Step,
  type TalkRooms,
} from "./game.js";
export {
  type Beginning,
  createMatch,
  give,
  indexOfSeat,
  isGroup,
  questionsOf,
  readAnswer,
} from "./match.js";
export {
  type Because,
  type Box,
  type Company,
  type InPlay,
  Moments,
  momentsOf,
  type Piece,
  type Reckoned,
} from "./moments.js";
export { answerOf, barredOf, keyOf, PASS, safeAnswer } from "./options.js";
export { clockwise, Play, type StoredEvent, scope, type Telling } from "./play.js";
export { fingerprint, fork, hashOf, positionOf, resume } from "./position.js";
export {
  type Choice,
  type Pass,
  type Questions,
  type QuestionTypes,
  questions,
} from "./questions.js";
export * from "./record.js";
export * from "./resample.js";
export {
  type Loaded,
  type LoadNotice,
  load,
  SAVE_FORMAT,
  type Saved,
  save,
} from "./save.js";
export { seatCounts } from "./seat-counts.js";
export { type Audience, bitOf, faceFor, type Secret } from "./secrets.js";
export { fieldsBySeat, handlesIn, type PathText } from "./shape.js";
export type {
  Entry,
  Header,
  OpenMatch,
  OpenMatch as Match,
  Position,
  Snapshot,
  UndoBarrier,
} from "./snapshot.js";
export * from "./spell.js";
export * from "./standing.js";
export * from "./submit.js";
export * from "./text.js";
export { canUndo, takeBackTo, type UndoReason, type UndoState, undo } from "./undo.js";
export * from "./view.js";
export type * from "./words.js";
