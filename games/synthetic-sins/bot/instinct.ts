/**
 * The rule-of-thumb player of Synthetic Sins: it weighs every action by the way that is left, the
 * Health it is likely to cost and the alarm it is likely to raise. It knows what a player knows.
 */
import type { Instinct, Thought } from "@sprawl/engine";
import type { SinsQuestions, SinsState } from "../src/index.js";
import {
  anyCard,
  equipment,
  farthest,
  keepAway,
  overrideRow,
  payment,
  purchase,
  reaction,
  stopToken,
  takeOver,
  whichCard,
} from "./answers.js";
import { bestAction } from "./plans.js";
import type { Asked } from "./questions.js";

export const instinct: Instinct<SinsState, SinsQuestions> = (view, question): Thought => {
  const { safe } = question;
  switch (question.kind) {
    case "your-actions": {
      const { option, because } = bestAction(view, question.options);
      return { answer: option.key, because };
    }
    case "equip":
      return { answer: equipment(view, question), because: { id: "armor" } };
    case "prepare":
      return preparation(question);
    case "buy":
      return { answer: purchase(question) };
    case "any-card":
      return { answer: anyCard(question), because: { id: "any-card" } };
    case "after-draw":
      return { answer: reaction(view, question) };
    case "which-card":
      return { answer: whichCard(question) };
    case "token":
      return { answer: stopToken(view, question) };
    case "drone-acts":
      return { answer: takeOver(view, question) };
    case "override-row":
      return { answer: overrideRow(question) };
    case "override-attack":
      return { answer: question.options[0].key, because: { id: "fight" } };
    case "before-reinforcements":
      return { answer: keepAway(view, question) };
    case "energy":
      return { answer: payment(view, question) };
    case "override-step":
    case "enemy-path":
      return { answer: farthest(view, question), because: { id: "away" } };
    case "overwatch":
    case "search":
      return { answer: question.options[0].key, because: { id: "now" } };
    default:
      return { answer: safe };
  }
};

/** Buy what can be bought, and take a retry easier. */
function preparation({ options }: Asked<"prepare">): Thought {
  const ofKind = (wanted: string) => options.find(({ kind }) => kind === wanted);
  const buy = ofKind("buy-gear");
  if (buy) return { answer: buy.key, because: { id: "buy" } };
  const lower = ofKind("lower-alertness");
  if (lower) return { answer: lower.key, because: { id: "easier" } };
  return { answer: options[0].key, because: { id: "prepared" } };
}
