/**
 * Players that are programs. A bot gets what a person gets: its view as inert data, the question in
 * it, what it was told since it last decided, and chance of its own. Nothing in it leads back to the
 * match; a bot that wants to think ahead does so on worlds it imagines.
 */
import type { Answer, Draw, GameEvent, QuestionView, Thought, View } from "@sprawl/engine";
import type { OpenMatch } from "@sprawl/engine/search";

/**
 * A match that might be the true one, for all this seat knows: hidden things lie as they may lie,
 * and what is to come is drawn from a seed of its own. It is the bot's to play with.
 */
export type World = OpenMatch;

/** What a bot gets to decide with. */
export type Briefing = {
  readonly view: View;
  readonly question: QuestionView;
  /** What this seat was told since it last decided. */
  readonly events: readonly GameEvent[];
  /** The bot's own chance: a whole number below n. */
  readonly draw: Draw;
  /** Would this answer be taken? A person finds out by trying: nothing happens to a wrong one. */
  legal(answer: Answer): boolean;
  /**
   * Another world that fits all this seat has seen; undefined if none was found this time, or none
   * before the time was over.
   */
  imagine?(isOver?: () => boolean): World | undefined;
};

export type Bot = {
  readonly name: string;
  /** Does it need `imagine`? Then its match must keep its history. */
  readonly imagines?: boolean;
  decide(seen: Briefing): Thought;
};
