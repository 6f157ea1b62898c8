/**
 * The rule-of-thumb player of Social Deduction. It believes what its view allows it to believe
 * (beliefs.ts), wants what its team wants (mind.ts), and weighs every option with both. A question
 * it does not know gets its safe answer.
 */
import type { Draw, Instinct, OptionView, QuestionView, Thought } from "@sprawl/engine";
import type { Moment } from "../src/cards.js";
import type { State, WeaponKind } from "../src/state.js";
import { weighAction } from "./actions.js";
import {
  aimWorth,
  answerWorth,
  assassinate,
  best,
  cardWorth,
  choosing,
  choosingCard,
  choosingSome,
  discarding,
  giving,
  passing,
  placingBoss,
  weaponWorth,
} from "./answers.js";
import { type Mind, mindOf } from "./mind.js";
import { statement } from "./talk.js";
import type { Table } from "./view.js";
import { isTimely, PLAY, programWorth } from "./windows.js";

export const instinct: Instinct<State> = (view, question, draw): Thought => {
  const { options, form, kind, safe } = question;
  if (form === "amount") return { answer: safe };
  if (form === "choose" && options.length === 1) return { answer: options[0].key };
  if (form === "pick") return picking(view, question);
  switch (kind) {
    case "start":
    case "interrupt":
    case "end":
    case "hit":
      return window(view, question, kind);
    case "announce":
    case "longshot":
      return announcing(mindOf(view), question, draw);
    case "talk": {
      const word = statement(mindOf(view), options, draw);
      return word ? { answer: word.key, why: "this is what they should hear" } : { answer: safe };
    }
    default:
      return choice(view, question);
  }
};

function window(view: Table, { options, safe }: QuestionView, moment: Moment): Thought {
  const timely = options.filter((option) => isTimely(view, option, moment));
  if (timely.length === 0) return { answer: safe, why: "not now" };
  const mind = mindOf(view);
  let chosen: OptionView | undefined;
  let most = PLAY;
  for (const option of timely) {
    const worth = programWorth(mind, option, moment);
    if (worth > most) {
      most = worth;
      chosen = option;
    }
  }
  if (!chosen) return { answer: safe, why: "not now" };
  return { answer: chosen.key, why: `worth ${most.toFixed(2)} now` };
}

/** The best action; of nearly equal ones any. */
function announcing(mind: Mind, { options, safe }: QuestionView, draw: Draw): Thought {
  let answer = safe;
  let why = "nothing better";
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const weighed = weighAction(mind, option);
    if (!weighed) continue;
    const liking = weighed.worth + draw(100) / 2000;
    if (liking > most) {
      most = liking;
      answer = option.key;
      why = weighed.why;
    }
  }
  return { answer, why };
}

function picking(view: Table, question: QuestionView): Thought {
  const { kind, safe } = question;
  if (question.options.length === 0 || question.max === 0) return { answer: safe };
  const mind = mindOf(view);
  if (kind === "limit" || kind === "pay")
    return { answer: discarding(mind, question), why: "the least useful goes" };
  if (kind === "choose-players") return { answer: choosingSome(mind, question) };
  return { answer: safe };
}

/** Questions about one thing among several. */
function choice(view: Table, question: QuestionView): Thought {
  const { options, args, kind, safe } = question;
  const like = likingFor(mindOf(view), kind, String(args?.name ?? ""), args?.weapon);
  if (!like) return { answer: safe };
  const chosen = best(options, like);
  return chosen ? { answer: chosen.key, why: "the best of it" } : { answer: safe };
}

/** How options of this question are liked; undefined for a question nobody has told it about. */
function likingFor(
  mind: Mind,
  kind: string,
  card: string,
  weapon: unknown,
): ((option: OptionView) => number) | undefined {
  switch (kind) {
    case "answer":
    case "trojan":
      return (option) => answerWorth(mind, option);
    case "choose-player":
      return (option) => choosing(mind, card, Number(option.target));
    case "choose-card":
      return (option) => choosingCard(mind, card, option);
    case "aim":
      return (option) => aimWorth(mind, String(weapon) as WeaponKind, option);
    case "keep-weapon":
      return (option) => weaponWorth(String(option.name));
    case "may-equip":
      return (option) => (option.kind === "pass" ? 0.05 : (weighAction(mind, option)?.worth ?? 0));
    case "before-shot":
      return (option) => (option.kind === "assassin" && assassinate(mind) ? 1 : 0);
    case "draw-one":
    case "take-program":
      return (option) => cardWorth(mind, option);
    case "put-under":
      return (option) => -cardWorth(mind, option);
    case "top-card":
      return (option) => (option.kind === "put-under" ? 0.4 - cardWorth(mind, option) : 0);
    case "no-spam":
      return (option) => (option.kind === "discard" ? 0.4 - cardWorth(mind, option) : 0);
    case "pass-card":
      return (option) => passing(mind, option);
    case "turn-down":
      return (option) => (option.kind === "turn-down" ? 1 : 0);
    case "network":
      return (option) => cardWorth(mind, option);
    case "give-program":
      return (option) => giving(mind, option);
    case "first-boss":
      return (option) => placingBoss(mind, option);
    default:
      return undefined;
  }
}
