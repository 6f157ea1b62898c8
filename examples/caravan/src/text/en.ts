/** Every sentence a player of Caravan reads, in English. */
import type { GameText } from "@sprawl/engine";
import { rankOf, SUITS, suitOf } from "../state.js";
import { lyingAt, marketPlace } from "./lying-at.js";

const card = (face: unknown): string =>
  typeof face === "number" ? `${SUITS[suitOf(face)]} ${rankOf(face)}` : "a card";

export const en: GameText = {
  title: "Caravan-40",
  prompts: {
    act: "Choose an action.",
    guard: "{by} raids {target}. Discard a guard to stop it?",
    toll: "Vote: shall the richest pay a toll?",
  },
  options: {
    draw: "Draw a card",
    buy: "Buy {on}",
    play: "Play {card}",
    sell: "Sell {card}",
    raid: "Raid {target}",
    pass: "Pass",
    guard: "Discard {card} as a guard",
    for: "For the toll",
    against: "Against the toll",
  },
  events: {
    drew: "{seat} draws a card.",
    bought: "{seat} buys {cards} for {price} {price|coin|coins}.",
    played: "{seat} plays {cards}.",
    undercut: "{by} undercuts {seat}: 1 coin lost.",
    sold: "{seat} sells {cards}.",
    passed: "{seat} passes.",
    "raid-announced": "{by} wants to raid {target}.",
    guarded: "{seat} stops the raid with {cards}.",
    raided: "{by} raids {target} and takes {cards}.",
    "toll-voted": "{count} of {seats} vote for a toll.",
    "paid-toll": "{seat} pays the toll.",
  },
  results: { "highest-score": "{winner} has the highest score." },
  settings: {
    guards: "Guards can stop raids",
    tolls: "Vote on tolls after each round",
    "preset.plain": "Plain game",
    "preset.full": "With guards and tolls",
  },
  labels: {
    "barred.CA-3.1": "Your hand is full: 7 cards.",
    "barred.CA-3.4": "There is no card left to draw.",
    "barred.CA-3.5": "You have too few coins.",
    "barred.CA-3.6": "No card lies there.",
    "barred.CA-4.1": "It must be higher than the top card of its trail.",
    "barred.CA-5.1": "A raid costs 3 coins, and the rival needs a card in hand.",
    "barred.CA-7.3": "After a raid that was stopped there is no second one.",
    "window.guard": "Guards against a raid",
    market: "Market",
    deck: "Deck",
    "deck-holds": "Deck: {n} {n|card|cards}",
    discard: "Discarded",
    "discard-holds": "Discarded: {n}",
    hand: "Your hand",
    empty: "empty",
    coins: "Coins",
    purse: "{coins} {coins|coin|coins}",
    "asked.act": "Draw, buy, play, sell or raid: two actions a turn.",
    "asked.guard": "A guard costs you that card: nothing is paid, and nothing is taken.",
    "asked.toll": "If more than half are for it, whoever has the most coins pays 1.",
    "why.draw": "a new card may fit",
    "why.buy": "cheap, and it fits",
    "why.play": "a small step up",
    "why.sell": "it will hardly fit any more",
    "why.raid": "there is money enough for it",
    "why.guard": "there are cards enough to lose one",
    "why.pass": "nothing better is left to do",
    "why.i-pay": "I would have to pay",
    "why.they-pay": "somebody else would have to pay",
    hands: "Hand",
    trails: "Trails",
    seat: "Whose turn",
    left: "Actions left",
    moves: "Actions so far",
    "hand-size": "{n} {n|card|cards} in hand",
    "hand-full": "hand full: play or sell",
    "actions-left": "{n} {n|action|actions} left",
    "not-your-turn": "Not your turn",
    points: "{n|point|points}",
    worth: "{n} {n|point|points} so far",
    "worth-ahead": "{n} {n|point|points} so far, ahead",
    way: "The caravan's way",
    "way-short": "{n}/{of}",
    "way-left": "Round {n} of {of}",
    "way-done": "In town",
    now: "Now",
    "in-market": "{what} for {coins} {coins|coin|coins}",
    "on-top": "{what} on top",
    "on-trail": "{suit} trail: {ranks}",
    "no-trail": "no trail yet",
    "ahead-is": "{seat} is ahead with {n} {n|point|points}",
    "about.raid": "a card at random",
    "about.play": "+{n} {n|point|points}, +{coins} {coins|coin|coins}",
    "suit.silk": "silk",
    "suit.salt": "salt",
    "suit.spice": "spice",
    "suit.steel": "steel",
    "first.want":
      "Most points in town: your coins, and the numbers on all the cards your four beasts carry.",
    "first.can":
      "Two actions a turn: load a card on the beast of its good, higher than the last (+1 coin), or draw, buy, sell, raid. What glows can be chosen.",
    "short.can":
      "Two actions a turn: load a card on the beast of its good, higher than the last (+1 coin), or draw, buy, sell, raid.",
    "first.threat":
      "A rival's third card of a good costs you 1 coin, unless you carry three of it too. For 3 coins one of them may take a card from your hand.",
    "lesson.welcome":
      "Your four beasts carry one good each: these are your trails. What they carry when the caravan reaches the town is your score, and so are your coins. A turn is two actions.",
    "lesson.play":
      "Load the card that glows on its beast. It is worth its number in points, and every card played brings 1 coin. Begin low: you have a higher one of it.",
    "lesson.climb":
      "Now go on with your trail: each card must be higher than the last. A third one costs rivals with fewer 1 coin.",
    "lesson.draw":
      "Your rival has taken two actions too. Now draw: the deck may hold what you need.",
    "lesson.sell":
      "Too late: your trail is past this card, and it will never fit. Sell it: 2 coins, but no points.",
    "lesson.buy":
      "The market is open to all; low cards cost less. Buy this one: it goes before cards in your hand. A hand holds 7 cards at most.",
    "lesson.raid":
      "With 3 coins you may raid: you take one of a rival's cards, at random. This one has it coming.",
    "lesson.go-on":
      "That is all. Above you see how far the caravan has come: when it reaches the town, coins and trails are counted. Climb slowly, and do not hold what will not fit.",
  },
  things: { card, cards: card, on: marketPlace("from market place") },
  atTable: (view, id) => lyingAt(view, id, card),
};
