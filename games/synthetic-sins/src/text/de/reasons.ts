/** Gründe des Spielers nach Faustregel. */
import type { GameText } from "@sprawl/engine";
import type { reasons as english } from "../reasons.js";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  "why.move": "{way}, {danger}",
  "why.move-then": "{way}, {danger}, dann {plan}",
  "why.attack": "{good} von {left} Karten genügen, mit aller Hilfe {percent} %",
  "why.out": "du bist draußen und hast gewonnen",
  "why.hide": "versteckt findet dich nur eine Suche",
  "why.pick-up": "hier liegt, wofür du gekommen bist",
  "why.overwatch": "wahrscheinlich kommt jemand herein",
  "why.trap": "da läuft gleich jemand hinein",
  "why.end": "in diesem Zug ist nichts Besseres mehr zu tun",
  "why.carry": "hier soll niemand einen Körper finden",
  "why.moment": "genau dafür ist es da",
  "why.armor": "Panzerung, und was einen Schuss sicherer macht",
  "why.any-card": "schlecht für sie, gut für mich",
  "why.fight": "sollen sie sich schlagen",
  "why.away": "weg von mir",
  "why.now": "besser jetzt als nie",
  "why.buy": "ByteBucks sind zum Ausgeben da",
  "why.easier": "letztes Mal war es zu schwer",
  "why.prepared": "es gibt nichts mehr vorzubereiten",
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  way: { on: "auf deinem Weg", off: "ein Umweg", beside: "nicht näher, aber besser gelegen" },
  danger: { none: "kaum Gefahr", some: "etwas Gefahr", much: "gefährlich" },
  plan: {
    hide: "verstecken",
    overwatch: "lauern",
    "pick-up": "aufheben, was dort liegt",
    move: "weitergehen",
    attack: "angreifen",
  },
};

export const reasonThings: NonNullable<GameText["things"]> = {
  way: (value) => WORDS.way[String(value)],
  danger: (value) => WORDS.danger[String(value)],
  plan: (value) => WORDS.plan[String(value)],
};
