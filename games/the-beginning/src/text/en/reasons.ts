/** Why a rule-of-thumb player does what it does: for hints and replays. */
export const reasons = {
  "why.there": "there is more to do there",
  "why.chips": "Data Chips decide the game",
  "why.network": "this is where they count",
  "why.riot": "Riot must go where it helps",
  "why.morale": "Morale must not fall",
  "why.cards": "more cards, more to do",
  "why.chance": "it may help the city",
  "why.nexus": "the cards for it are there",
  "why.program": "a Program will be of use",
  "why.suspect": "they look like the other side",
  "why.trust": "they can be trusted",
  "why.rank": "the rank is worth it",
  "why.armed": "a weapon will be of use",
  "why.know": "to know more",
  "why.free": "in the cube nothing can be done",
  "why.harmless": "there they do the least harm",
  "why.hurt": "Health comes first",
  "why.fight": "the fight can be won",
  "why.later": "it serves in the game that follows",
  "why.moment": "this is the moment for it",
  "why.enemies": "there are too many Enemies",
  "why.nothing-better": "nothing better is left to do",
  "why.least-useful": "the least useful goes",
  "why.best-cards": "the best cards for it",
  "why.save": "cards are kept for later",
  "why.wanted": "this is what my side needs",
  "why.boost": "a Boost lasts",
  "why.should-hear": "this is what they should hear",
  "why.lesser-evil": "the better of two evils",
  "why.not-now": "not now",
} as const;

type Label = keyof typeof reasons;
/** The reasons that have a sentence. */
export type ReasonId = Label extends `why.${infer Id}` ? Id : never;
