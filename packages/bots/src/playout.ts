/** Plays an imagined world to its end, at random or by the game's rule of thumb. */
import type { Draw, Given, Instinct, Question, Result } from "@sprawl/engine";
import { give, isGroup, readAnswer } from "@sprawl/engine/search";
import { randomGiven } from "./answers.js";
import type { World } from "./bot.js";
import { ImaginedView, type OptionViews } from "./imagined-view.js";

/** Answers one question of a world. */
export type Policy = (world: World, question: Question) => Given;

/** Anything legal. */
export function randomPolicy(draw: Draw): Policy {
  return (_, question) => randomGiven(question, draw);
}

/**
 * Now and then anything at all: if everybody always did what they think best, many playouts would
 * tell no more than one.
 */
export function looselyBy(policy: Policy, draw: Draw): Policy {
  return (world, question) =>
    draw(10) === 0 ? randomGiven(question, draw) : policy(world, question);
}

/** What the rule of thumb answers. */
export function instinctPolicy(instinct: Instinct, draw: Draw): Policy {
  const options: OptionViews = new WeakMap();
  return (world, question) => {
    const view = new ImaginedView(world, question, options);
    const { answer } = instinct(view, view.question, draw);
    if (question.form !== "choose") {
      return readAnswer(question, answer) ?? randomGiven(question, draw);
    }
    const at = view.question.options.findIndex(({ key }) => key === answer);
    return at < 0 ? randomGiven(question, draw) : question.options[at];
  };
}

/**
 * Play on to the end, or until `horizon` more answers are given (then there is no result), or until
 * the time is over.
 */
export function playOut(
  world: World,
  policy: Policy,
  horizon: number,
  isOver: () => boolean = () => false,
): Result | undefined | "out of time" {
  let left = horizon;
  while (world.pending && left > 0) {
    if (isOver()) return "out of time";
    const { pending } = world;
    if (!isGroup(pending)) {
      const given = policy(world, pending);
      if (isOver()) return "out of time";
      give(world, 0, given);
      left--;
      continue;
    }
    const { questions } = pending;
    const { sealed } = world; // the next group brings a list of its own
    for (let i = 0; i < questions.length; i++) {
      if (sealed[i] !== undefined) continue;
      const given = policy(world, questions[i]);
      if (isOver()) return "out of time";
      give(world, i, given);
      left--;
    }
  }
  return world.play.result;
}
