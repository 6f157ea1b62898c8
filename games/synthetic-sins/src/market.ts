/** SS-28.6 to SS-28.11: buying gear. */
import type { Rule } from "@sprawl/engine";
import { GEAR_CHOICE, GEAR_PRICE } from "./content/components.js";
import { ask, type SinsQuestions } from "./questions.js";
import { type Sins, YOU } from "./state.js";

export function mayBuy(g: Sins): boolean {
  const { byteBucks, gearDeck } = g.state.purse;
  return byteBucks >= GEAR_PRICE && gearDeck.length > 0; // SS-28.7, SS-28.11, SS-R92
}

type Purchase = SinsQuestions["buy"];

/** SS-28.8: pay, see four cards, keep one. */
export function* buyGear(g: Sins): Rule<void> {
  const { purse } = g.state;
  purse.byteBucks -= GEAR_PRICE; // SS-28.7
  g.shuffle("gear-deck", purse.gearDeck); // SS-28.8
  while (purse.gearOffered.length < GEAR_CHOICE && purse.gearDeck.length > 0) {
    const card = g.draw("gear", purse.gearDeck); // SS-28.8, SS-28.11
    g.show(card, "all"); // SS-37.6
    purse.gearOffered.push(card);
  }
  const rule = "SS-28.8";
  const options = purse.gearOffered.map(
    (card): Purchase => ({
      kind: "take-gear",
      gear: g.face(card),
      card,
      on: `gear/${g.face(card)}`,
      rule,
    }),
  );
  const { card, gear } = yield* ask(YOU, "buy", options, { rule });
  purse.gear.push(gear); // SS-28.8, SS-1.5
  purse.gearBought.push(card);
  purse.gearDeck.push(...purse.gearOffered.filter((other) => other !== card)); // SS-28.8
  purse.gearOffered = [];
  g.tell("gear-bought", { gear }, { rule });
}
