/**
 * The rule-of-thumb player of Social Deduction. It believes what its view allows it to believe
 * (src/advice), wants what its team wants (mind.ts), and weighs every option with both. A question
 * it does not know gets its safe answer.
 */
import type { Answer, Draw, Instinct, OptionView, QuestionView, Thought } from "@sprawl/engine";
import type { Table } from "../src/advice/view.js";
import { aimOf } from "../src/aim.js";
import type { Moment } from "../src/cards.js";
import type { Action, DeductionQuestions, Keep } from "../src/questions.js";
import type { State } from "../src/state.js";
import { isStatement } from "../src/talk.js";
import { isWeaponKind } from "../src/weapon-cards.js";
import { gainOf, weighAction } from "./actions.js";
import {
  answerWorth,
  anyOfEqual,
  assassinate,
  best,
  choosing,
  choosingCard,
  choosingSome,
  discarding,
  giving,
  passing,
  placingBoss,
} from "./answers.js";
import { weaponWorth } from "./exchanging.js";
import { type Mind, mindOf } from "./mind.js";
import { statement } from "./talk.js";
import { whySaid } from "./why.js";
import {
  cardWorth,
  deedWorth,
  isDeed,
  isTimely,
  isWindowOption,
  PLAY,
  type Stepping,
} from "./windows.js";

type Asked = QuestionView<DeductionQuestions>;
type Of<Kind extends Asked["kind"]> = Extract<Asked, { readonly kind: Kind }>;

export const instinct: Instinct<State, DeductionQuestions> = (view, question, draw): Thought => {
  const { options, form, safe } = question;
  if (form === "amount") return { answer: safe };
  if (form === "choose" && options.length === 1) return { answer: options[0].key };
  switch (question.kind) {
    case "start":
    case "interrupt":
    case "end":
    case "hit":
      return window(view, question, question.kind, draw);
    case "announce":
    case "longshot":
      return announcing(view, question, draw);
    case "talk": {
      const mind = mindOf(view);
      const word = statement(mind, question.options.filter(isStatement), draw);
      return word ? { answer: word.key, because: whySaid(mind, word) } : { answer: safe };
    }
    case "limit":
    case "pay":
      if (options.length === 0 || question.max === 0) return { answer: safe };
      return { answer: discarding(mindOf(view), question), because: { id: "least-useful" } };
    case "choose-players":
      return { answer: choosingPlayers(view, question, draw) };
    default: {
      const answer = choice(mindOf(view), question, draw);
      return answer === undefined ? { answer: safe } : { answer, because: { id: "best-of-it" } };
    }
  }
};

function window(
  view: Table,
  { options, safe }: Of<"start" | "interrupt" | "end" | "hit">,
  moment: Moment,
  draw: Draw,
): Thought {
  const deed = deedNow(view, options.filter(isDeed), moment, () => mindOf(view), draw);
  return deed ?? { answer: safe, because: { id: "not-now" } };
}

/** What is best done at this moment of a window, if anything is. */
function deedNow(
  view: Table,
  options: readonly Stepping[],
  moment: Moment,
  minding: () => Mind,
  draw: Draw,
): Thought | undefined {
  const timely = options.filter((option) => isTimely(view, option, moment));
  if (timely.length === 0) return undefined;
  const mind = minding();
  let chosen: Stepping | undefined;
  let most = PLAY;
  let liking = 0;
  for (const option of timely) {
    const worth = deedWorth(mind, option, moment);
    if (worth <= PLAY) continue;
    const liked = anyOfEqual(worth, draw);
    if (liked > liking) {
      liking = liked;
      most = worth;
      chosen = option;
    }
  }
  if (!chosen) return undefined;
  return {
    answer: chosen.key,
    because: { id: "worth-it", args: { percent: Math.round(100 * most) } },
  };
}

/** A program that is worth it comes first (SD-R66). Then the best action; of nearly equal ones any. */
function announcing(
  view: Table,
  { options, safe }: Of<"announce" | "longshot">,
  draw: Draw,
): Thought {
  const announced: readonly Announced[] = options;
  const mind = mindOf(view);
  const deed = deedNow(view, announced.filter(isStepping), "start", () => mind, draw);
  if (deed) return deed;
  let answer: Answer = safe;
  let because: Thought["because"] = { id: "nothing-better" };
  let most = Number.NEGATIVE_INFINITY;
  for (const option of announced) {
    if (!isAction(option)) continue;
    const weighed = weighAction(mind, option);
    const liking = weighed.worth + draw(100) / 2000;
    if (liking > most) {
      most = liking;
      answer = option.key;
      because = weighed.because;
    }
  }
  return { answer, because };
}

type Announced = Of<"announce" | "longshot">["options"][number];

const isStepping = (option: Announced): option is Stepping => isWindowOption(option);

const isAction = (option: Announced): option is OptionView<Action | Keep> =>
  !isStatement(option) && !isWindowOption(option) && option.kind !== "pass";

function choosingPlayers(view: Table, question: Of<"choose-players">, draw: Draw): Answer {
  const { options, max, safe } = question;
  if (options.length === 0 || max === 0) return safe;
  const players = options.filter((option) => option.kind === "player");
  return choosingSome(mindOf(view), cardIn(question), players, max ?? 1, draw);
}

/** The card that asks. */
function cardIn({ args }: Asked): string {
  return typeof args?.name === "string" ? args.name : "";
}

/** The option liked best; undefined for a question nobody has told it about. */
function choice(mind: Mind, question: Asked, draw: Draw): Answer | undefined {
  switch (question.kind) {
    case "answer":
    case "trojan":
      return liked(draw, question.options, (option) => answerWorth(mind, option));
    case "choose-player":
      return liked(draw, question.options, ({ target }) =>
        choosing(mind, cardIn(question), target),
      );
    case "choose-card":
      return liked(draw, question.options, (option) =>
        choosingCard(mind, cardIn(question), option),
      );
    case "aim": {
      const weapon = question.args?.weapon;
      if (typeof weapon !== "string" || !isWeaponKind(weapon)) return undefined;
      return liked(draw, question.options, (option) => gainOf(mind, weapon, aimOf(option)));
    }
    case "keep-weapon":
      return liked(draw, question.options, ({ name }) => weaponWorth(name));
    case "may-equip":
      return liked(draw, question.options, (option) => weighAction(mind, option).worth, 0.05);
    case "before-shot": {
      const isUse = assassinate(mind);
      return liked(draw, question.options, ({ kind }) => (kind !== "fire" && isUse ? 1 : 0));
    }
    case "draw-one":
      return liked(draw, question.options, ({ card }) => cardWorth(mind, card));
    case "take-program":
      return liked(draw, question.options, ({ card }) => cardWorth(mind, card));
    case "network":
      return liked(draw, question.options, ({ card }) => cardWorth(mind, card));
    case "put-under":
      return liked(draw, question.options, ({ card }) => -cardWorth(mind, card));
    case "top-card":
      return liked(draw, question.options, (option) =>
        option.kind === "put-under" ? 0.4 - cardWorth(mind, option.card) : 0,
      );
    case "no-spam":
      return liked(draw, question.options, ({ card }) => 0.4 - cardWorth(mind, card), 0);
    case "pass-card":
      return liked(draw, question.options, ({ side }) => passing(mind, side));
    case "turn-down":
      return liked(draw, question.options, () => 1, 0);
    case "give-program":
      return liked(draw, question.options, ({ card, target }) => giving(mind, card, target));
    case "first-boss":
      return liked(draw, question.options, ({ kind, target }) =>
        placingBoss(mind, target, kind === "beast-seat"),
      );
    default:
      return undefined;
  }
}

type Passing = { readonly kind: "pass" };

/** The key of the option liked best; passing is liked so much. */
function liked<O extends { readonly kind: string; readonly key: string }>(
  draw: Draw,
  options: readonly O[],
  like: (option: Exclude<O, Passing>) => number,
  passing = Number.NEGATIVE_INFINITY,
): Answer | undefined {
  return best(options, (option) => (isDeedOf(option) ? anyOfEqual(like(option), draw) : passing))
    ?.key;
}

function isDeedOf<O extends { readonly kind: string }>(option: O): option is Exclude<O, Passing> {
  return option.kind !== "pass";
}
