/** Writing item cards down: a card file says what is special about the card, these add the rest. */
import type { Item, Window } from "../types.js";

type Needed = "id" | "number" | "rules";
type Card = Pick<Item, Needed> & Partial<Omit<Item, Needed>>;

/** An item used in these windows; without any, in your own actions (SS-R95). */
export const item = (card: Card): Item => ({
  windows: ["your-actions"],
  target: "none",
  attack: undefined,
  noise: undefined,
  amount: undefined,
  usedBy: ["garrett", "cass"], // SS-30.4
  ...card,
});

/** An item used at the one moment its text names (SS-30.2). */
export const reaction = (window: Window, card: Card): Item => item({ ...card, windows: [window] });
