/** Warum etwas nicht geht, nach der Regel, die es verbietet. */
import type { barred as english } from "../barred.js";

export const barred: Readonly<Record<keyof typeof english, string>> = {
  "barred.SD-5.5": "Du hast keine Waffe.",
  "barred.SD-5.9": "Eine Waffe schießt erst ab deinem nächsten Zug.",
  "barred.SD-6.11": "Du hast schon eine Waffe.",
  "barred.SD-6.13": "Der Stapel ist leer, oder ein Effekt verbietet dir zu ziehen.",
  "barred.SD-6.4":
    "Eine ID ist erst anzusehen, wenn alle Loyalitäten ihres Besitzers aufgedeckt sind.",
  "barred.SD-6.5": "Dort sind alle Karten aufgedeckt.",
  "barred.SD-7.2": "Wer bewaffnet ist, schießt oder zielt neu, sonst nichts.",
  "barred.SD-7.5": "Es gibt kein anderes Ziel.",
  "barred.SD-7.6": "Ein Laser hat kein Ziel, bevor er schießt.",
  "barred.SD-8.18": "Diese Waffe ist für dich gesperrt.",
  "barred.SD-13.4": "Dieses Programm ist nur im eigenen Zug spielbar.",
  "barred.SD-13.6": "Dieses Programm wirkt, wenn es gezogen wird.",
  "barred.SD-13.24": "Es hat jetzt kein Ziel oder würde nichts ändern.",
  "barred.SD-14.3": "Ein Loyalitätsprogramm wird nie gespielt.",
  "barred.SD-14.6": "Andere Programme müssen zuerst weg.",
  "barred.SD-14.7": "Höchstens zwei Loyalitätsprogramme dürfen bleiben.",
  "barred.SD-14.11": "Spam kann nicht gespielt werden.",
  "barred.SD-15.4": "Es ist nur spielbar, wenn jemand getroffen wird.",
  "barred.SD-15.6": "Bei einem Treffer sind nur jederzeit spielbare Programme erlaubt.",
  "barred.SD-15.16": "Wer ausgeschieden ist, spielt keine Programme.",
  "barred.SD-22.1": "Eine Karte im Spiel verbietet es.",
  "barred.CM-3.4": "Diese beiden machen dich nicht zum Mitglied deiner Seite.",
};
