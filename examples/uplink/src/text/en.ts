/** Every sentence a player of Uplink reads, in English. */
import type { GameText } from "@sprawl/engine";

const card = (strength: unknown): string =>
  typeof strength === "number" ? `signal ${strength}` : "a signal";

export const en: GameText = {
  title: "Uplink",
  prompts: { act: "Send a signal, or listen." },
  options: { send: "Send {card}", listen: "Listen" },
  events: { sent: "{seat} sends {cards}.", listened: "{seat} listens." },
  results: {
    "all-sent": "{winner} has sent everything.",
    silence: "The deck is empty; {winner} holds the fewest.",
  },
  labels: {
    "barred.UP-2.2": "It must be stronger than the one on the air.",
    air: "On the air",
    deck: "Deck: {n} {n|signal|signals}",
    hand: "Your hand",
    "hand-size": "{n} {n|signal|signals}",
    "your-turn": "Your turn",
    "not-your-turn": "The others are on the air",
    round: "Round {n}",
    "why.weakest": "the weakest that is strong enough",
    "why.too-weak": "nothing is strong enough",
  },
  things: { card, cards: card },
};
