/** What the rule-of-thumb player gives as its reasons. */
import type { GameText } from "@sprawl/engine";

export const reasons = {
  "why.move": "{way}, {danger}",
  "why.move-then": "{way}, {danger}, then {plan}",
  "why.attack": "{good} of {left} cards will do, {percent}% with all help",
  "why.out": "you are out, and have won",
  "why.hide": "only a Search can find you while you are Hidden",
  "why.pick-up": "what you came for is here",
  "why.overwatch": "somebody is likely to come in",
  "why.trap": "somebody is going to walk into it",
  "why.end": "nothing better is left to do in this turn",
  "why.carry": "a body is better not found here",
  "why.moment": "this is the moment it is for",
  "why.armor": "armor, and what makes a shot surer",
  "why.any-card": "bad for them, good for me",
  "why.fight": "let them fight",
  "why.away": "away from me",
  "why.now": "better now than never",
  "why.buy": "ByteBucks are for spending",
  "why.easier": "it was too hard last time",
  "why.prepared": "nothing is left to prepare",
} as const;

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  way: { on: "on your way", off: "out of the way", beside: "no nearer, but better placed" },
  danger: { none: "hardly any danger", some: "some danger", much: "dangerous" },
  plan: {
    hide: "hide",
    overwatch: "go on Overwatch",
    "pick-up": "pick up what lies there",
    move: "move on",
    attack: "attack",
  },
};

export const reasonThings: NonNullable<GameText["things"]> = {
  way: (value) => WORDS.way[String(value)],
  danger: (value) => WORDS.danger[String(value)],
  plan: (value) => WORDS.plan[String(value)],
};
