/** Wörter der Lektionen. */
import type { learn as english } from "../en/learn.js";

export const learn: { readonly [K in keyof typeof english]?: string } = {
  "learn.title": "Spielen lernen",
  "learn.none": "Dieses Spiel hat noch keine Lektionen. Die Regeln liegen neben dem Tisch.",
  "learn.lesson": "Lektion",
  "learn.count": "{n} von {of}",
  "learn.next": "Weiter",
  "learn.finished":
    "Das war die letzte Lektion. Du kannst diese Partie zu Ende spielen oder eine richtige beginnen.",
  "learn.further": "Als Nächstes: {name}",
  "learn.playOn": "Diese weiterspielen",
  "learn.bots": "Mit Bots spielen",
  "learn.campaign": "Mission 1 beginnen",
  "learn.again": "Lektionen von vorn",
};
