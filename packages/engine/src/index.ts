/**
 * The door for authors: what the rules, the bot, the board and the entry of a game are written with.
 * Other doors: /host for whoever lets people play a match, /speech for whoever puts one into words,
 * /search for whoever looks inside, /laws and /testing for proof.
 */
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
  type Precedence,
  pick,
  pickEach,
} from "./ask.js";
export {
  type ArrangeVerb,
  defineTutorial,
  type GameEntry,
  type Grounds,
  type Instinct,
  type Lesson,
  type Part,
  type Parts,
  type Run,
  type Thought,
  type Tutorial,
} from "./bot.js";
export type { CampaignDefinition, NextMatch, PlayedMatch } from "./campaign.js";
export { clonePlain } from "./canonical.js";
export { assert, BadInput, EngineFault, type Refusal, type RefusalCode } from "./errors.js";
export {
  type AnyGame,
  type Casting,
  type Census,
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
  type Because,
  type Box,
  type Company,
  type InPlay,
  Moments,
  momentsIn,
  momentsOf,
  type Piece,
  type Reckoned,
} from "./moments.js";
export { keyOf, PASS } from "./options.js";
export { Play } from "./play.js";
export {
  type Choice,
  type Pass,
  type Questions,
  type QuestionTypes,
  questions,
} from "./questions.js";
export { type Draw, drawFrom } from "./resample.js";
export { clockwise, scope } from "./scope.js";
export type { Audience, Secret } from "./secrets.js";
export { type Showing, showing } from "./shown.js";
export type { GameText } from "./text.js";
export type { Telling } from "./told.js";
export {
  type AnyQuestions,
  faceIn,
  type OptionIn,
  type OptionView,
  type QuestionView,
  type View,
} from "./view.js";
export type * from "./words.js";
