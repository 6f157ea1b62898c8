/** Jeder Satz, den man in Caravan liest, auf Deutsch. */
import type { GameText } from "@sprawl/engine";
import { rankOf, suitOf } from "../state.js";
import { lyingAt, marketPlace } from "./lying-at.js";

const SUITS = ["Seide", "Salz", "Gewürz", "Stahl"];

const card = (face: unknown): string =>
  typeof face === "number" ? `${SUITS[suitOf(face)]} ${rankOf(face)}` : "eine Karte";

export const de: GameText = {
  title: "Caravan-40",
  prompts: {
    act: "Wähle eine Aktion.",
    guard: "{by} überfällt {target}. Eine Wache abwerfen, um das zu verhindern?",
    toll: "Abstimmung: Soll der Reichste Zoll zahlen?",
  },
  options: {
    draw: "Eine Karte ziehen",
    buy: "{on} kaufen",
    play: "{card} ausspielen",
    sell: "{card} verkaufen",
    raid: "{target} überfallen",
    pass: "Passen",
    guard: "{card} als Wache abwerfen",
    for: "Für den Zoll",
    against: "Gegen den Zoll",
  },
  events: {
    drew: "{seat} zieht eine Karte.",
    bought: "{seat} kauft {cards} für {price} {price|Münze|Münzen}.",
    played: "{seat} spielt {cards} aus.",
    undercut: "{by} unterbietet {seat}: 1 Münze verloren.",
    sold: "{seat} verkauft {cards}.",
    passed: "{seat} passt.",
    "raid-announced": "{by} will {target} überfallen.",
    guarded: "{seat} verhindert den Überfall mit {cards}.",
    raided: "{by} überfällt {target} und nimmt {cards}.",
    "toll-voted": "{count} von {seats} stimmen für den Zoll.",
    "paid-toll": "{seat} zahlt den Zoll.",
  },
  results: { "highest-score": "{winner} hat die meisten Punkte." },
  settings: {
    guards: "Wachen können Überfälle verhindern",
    tolls: "Nach jeder Runde über Zoll abstimmen",
    "preset.plain": "Einfaches Spiel",
    "preset.full": "Mit Wachen und Zöllen",
  },
  labels: {
    "barred.CA-3.1": "Deine Hand ist voll: 7 Karten.",
    "barred.CA-3.4": "Es ist keine Karte mehr zu ziehen.",
    "barred.CA-3.5": "Du hast zu wenige Münzen.",
    "barred.CA-3.6": "Dort liegt keine Karte.",
    "barred.CA-4.1": "Sie muss höher sein als die oberste Karte ihres Weges.",
    "barred.CA-5.1": "Ein Überfall kostet 3 Münzen, und der Gegner braucht eine Handkarte.",
    "barred.CA-7.3": "Nach einem abgewehrten Überfall gibt es keinen zweiten.",
    "window.guard": "Wachen gegen einen Überfall",
    market: "Markt",
    deck: "Stapel",
    "deck-holds": "Stapel: {n} {n|Karte|Karten}",
    discard: "Abgelegt",
    "discard-holds": "Abgelegt: {n}",
    hand: "Deine Hand",
    empty: "leer",
    coins: "Münzen",
    purse: "{coins} {coins|Münze|Münzen}",
    "asked.guard": "Eine Wache kostet dich die Karte: Nichts wird bezahlt, nichts genommen.",
    "asked.toll": "Ist mehr als die Hälfte dafür, zahlt 1, wer die meisten Münzen hat.",
    "asked.act": "Zieh, kauf, spiel, verkauf oder überfall: zwei Aktionen je Zug.",
    "why.draw": "eine neue Karte passt vielleicht",
    "why.buy": "billig, und sie passt",
    "why.play": "ein kleiner Schritt nach oben",
    "why.sell": "sie passt kaum noch",
    "why.raid": "das Geld reicht dafür",
    "why.guard": "eine Karte ist zu entbehren",
    "why.pass": "es gibt nichts Besseres mehr zu tun",
    "why.i-pay": "ich müsste zahlen",
    "why.they-pay": "jemand anderes müsste zahlen",
    hands: "Hand",
    trails: "Wege",
    seat: "Am Zug",
    left: "Aktionen übrig",
    moves: "Aktionen bisher",
    "hand-size": "{n} {n|Karte|Karten} auf der Hand",
    "hand-full": "Hand voll: spiel oder verkauf",
    "actions-left": "noch {n} {n|Aktion|Aktionen}",
    "not-your-turn": "Nicht dein Zug",
    points: "{n|Punkt|Punkte}",
    worth: "bisher {n} {n|Punkt|Punkte}",
    "worth-ahead": "bisher {n} {n|Punkt|Punkte}, vorn",
    way: "Der Weg der Karawane",
    "way-short": "{n}/{of}",
    "way-left": "Runde {n} von {of}",
    "way-done": "In der Stadt",
    now: "Jetzt",
    "in-market": "{what} für {coins} {coins|Münze|Münzen}",
    "on-top": "{what} oben",
    "on-trail": "Weg für {suit}: {ranks}",
    "no-trail": "noch kein Weg",
    "ahead-is": "{seat} ist vorn mit {n} {n|Punkt|Punkten}",
    "about.raid": "eine zufällige Karte",
    "about.play": "+{n} {n|Punkt|Punkte}, +{coins} {coins|Münze|Münzen}",
    "suit.silk": "Seide",
    "suit.salt": "Salz",
    "suit.spice": "Gewürz",
    "suit.steel": "Stahl",
    "first.want":
      "Die meisten Punkte in der Stadt: deine Münzen und die Zahlen aller Karten, die deine vier Tiere tragen.",
    "first.can":
      "Zwei Aktionen im Zug: eine Karte auf das Tier ihrer Ware laden, höher als die letzte (+1 Münze), oder ziehen, kaufen, verkaufen, überfallen. Was leuchtet, ist wählbar.",
    "short.can":
      "Zwei Aktionen im Zug: eine Karte auf das Tier ihrer Ware laden, höher als die letzte (+1 Münze), oder ziehen, kaufen, verkaufen, überfallen.",
    "first.threat":
      "Lädt ein Gegner die dritte Karte einer Ware, kostet dich das 1 Münze, wenn du keine drei davon trägst. Für 3 Münzen nimmt man dir eine Karte aus der Hand.",
    "lesson.welcome":
      "Deine vier Tiere tragen je eine Ware: Das sind deine Wege. Was sie tragen, wenn die Karawane die Stadt erreicht, zählt Punkte, und deine Münzen auch. Ein Zug hat zwei Aktionen.",
    "lesson.play":
      "Lade die Karte, die leuchtet, auf ihr Tier. Sie bringt so viele Punkte, wie ihre Zahl sagt, und jede gespielte Karte 1 Münze. Fang niedrig an: Du hast davon noch eine höhere.",
    "lesson.climb":
      "Jetzt setz deinen Weg fort: Jede Karte muss höher sein als die letzte. Eine dritte kostet Gegner mit weniger 1 Münze.",
    "lesson.draw":
      "Dein Gegner hatte auch zwei Aktionen. Zieh jetzt: Vielleicht bringt der Stapel, was du brauchst.",
    "lesson.sell":
      "Zu spät: Dein Weg ist an dieser Karte vorbei, sie passt nie mehr. Verkauf sie: 2 Münzen, aber keine Punkte.",
    "lesson.buy":
      "Der Markt ist für alle da; niedrige Karten kosten weniger. Kauf diese: Sie passt noch vor die auf deiner Hand. Mehr als 7 Karten hält niemand.",
    "lesson.raid":
      "Mit 3 Münzen kannst du jemanden überfallen: Du nimmst eine zufällige Karte. Hier trifft es die Richtige.",
    "lesson.go-on":
      "Das ist alles. Oben siehst du, wie weit die Karawane ist: In der Stadt werden Münzen und Wege gezählt. Steig langsam, und behalte nichts, was nicht passt.",
  },
  things: { card, cards: card, on: marketPlace("Vom Marktplatz") },
  atTable: (view, id) => lyingAt(view, id, card),
};
