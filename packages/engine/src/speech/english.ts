/** The few words that are needed where neither the game nor the page brings its own. */

export type Terms = {
  readonly yes: string;
  readonly no: string;
  /** Stands for what is hidden, and is counted in lists; else the game's own word for such a card. */
  readonly hidden?: string;
};

export const ENGLISH: Terms = { yes: "yes", no: "no", hidden: "hidden" };

export const A_HIDDEN_CARD = "a hidden card";

/** What stands where nothing is. */
export const NOTHING = "–";
