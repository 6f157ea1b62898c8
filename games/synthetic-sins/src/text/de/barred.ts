/** Warum etwas nicht geht, nach der Regel, die es verbietet. */
import type { barred as english } from "../barred.js";

export const barred: Readonly<Record<keyof typeof english, string>> = {
  "barred.SS-3.2": "Dazwischen ist eine Wand.",
  "barred.SS-5.3": "Der freie Schritt kommt vor der Aktion, einmal im Zug.",
  "barred.SS-6.7": "Es ist verschlossen, und du hast keinen Schlüssel.",
  "barred.SS-7.1": "Deine Aktion in diesem Zug ist verbraucht.",
  "barred.SS-9.12": "Cass kann nicht lauern.",
  "barred.SS-10.2": "Hier ist jemand, der sähe, wie du dich versteckst.",
  "barred.SS-11.7": "Einen Körper zu tragen kostet den freien Schritt und die Aktion.",
  "barred.SS-23.8": "Wer noch steht, dem nimmst du es nur aus dem Versteck.",
  "barred.SS-29.7": "Deine Energie reicht nicht.",
  "barred.SS-31.4": "Du hast keine Fallen mehr.",
  "barred.SS-R18": "Du bist schon versteckt.",
  "barred.SS-R79": "Hier liegt schon eine Falle.",
};
