/** Writing item cards down: a card file says what is special about the card, these add the rest. */
import type { Piece } from "@sprawl/engine";
import type { Ability } from "../cards.js";
import type { ItemFace, Window } from "../content/types.js";
import type { ItemId } from "./index.js";

/** An item card: what stands on it, and what it does (SS-30.1). */
export type Item = Piece & { readonly id: ItemId } & ItemFace & Ability;

type Needed = "id" | "number" | "rules" | keyof Ability;
type Card = Pick<Item, Needed> & Partial<Omit<Item, Needed>>;

/** An item used in these windows; without any, in your own actions (SS-R95). */
export const item = (card: Card): Item => ({
  windows: ["your-actions"],
  attack: undefined,
  noise: undefined,
  amount: undefined,
  ...card,
});

/** An item used at the one moment its text names (SS-30.2). */
export const reaction = (window: Window, card: Card): Item => item({ ...card, windows: [window] });
