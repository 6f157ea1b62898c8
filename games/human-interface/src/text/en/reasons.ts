/** Why a rule-of-thumb player does what it does: for hints and replays. */
export const reasons = {
  "why.place": "a better place to stand",
  "why.target": "the best target there is",
  "why.blast": "it catches them where they stand",
  "why.way-through": "the way leads through here",
  "why.shut": "nobody should come this way",
  "why.mine": "somebody will step here",
  "why.moment": "this is the moment for it",
  "why.patch-up": "one more who can go on",
  "why.hands": "it is better in those hands",
  "why.came-for": "this is what the Team came for",
  "why.way-out": "what was to be done here is done",
  "why.nothing-better": "nothing better is left to do",
  "why.first-shot": "a shot before they get further",
  "why.unhurt": "the best chance to stay unhurt",
  "why.not-worth-it": "it is not worth it",
  "why.ready": "those who can do something go first",
  "why.least-armour": "where the armour is thinnest",
  "why.higher-card": "the higher card counts more",
  "why.weak-defence": "this is where it may succeed",
  "why.clean": "a hostile program does harm every turn",
  "why.guarded": "what is guarded is kept",
  "why.every-point": "every point counts",
  "why.see": "to see what waits there",
  "why.strongest": "the strongest program for it",
  "why.hold": "to hold it",
  "why.missing": "to draw what is missing",
  "why.weakest": "the weakest goes",
  "why.their-trouble": "a machine is better near them than near us",
  "why.be-first": "what it is worth to be first",
  "why.later": "it is kept for later",
  "why.strong-team": "a hacker and good shots",
  "why.wishes": "what each of them can use best",
} as const;

type Label = keyof typeof reasons;
/** The reasons that have a sentence. */
export type ReasonId = Label extends `why.${infer Id}` ? Id : never;
