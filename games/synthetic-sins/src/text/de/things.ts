/** Wie Argumente von Sätzen auf Deutsch heißen. */
import { thingsIn } from "../writing.js";
import { missionTexts } from "./missions.js";
import { enemyNames, gearNames, itemNames, missionTitles, sectorName } from "./names.js";

export const things = thingsIn({
  sector: sectorName,
  enemies: enemyNames,
  gear: (id) => gearNames[id],
  item: (id) => itemNames[id],
  mission: (id) => missionTitles[id],
  missions: missionTexts,
  purposes: {
    "your-attack": "deinen Angriff",
    "enemy-attack": "einen Angriff auf dich",
    "enemy-against-enemy": "einen Angriff unter Gegnern",
    "trap-against-you": "deine eigene Falle",
    behavior: "das Verhalten",
    alarm: "den Alarm",
  },
  drives: {
    noise: "dem Lärm nach",
    detection: "zum Entdeckungsmarker",
    patrol: "auf Streife",
    back: "zurück auf die Streife",
    override: "wie du es willst",
  },
  actions: {
    nothing: "Nichts tun",
    move: "Gehen",
    search: "Suchen",
    overwatch: "Lauern",
  },
  faceDown: "eine verdeckte Karte",
  anyValue: "-5 bis +5",
  key: "den Schlüssel",
  byteBucks: (n) => (n === 0 ? "nichts" : `${n} ${n === 1 ? "ByteBuck" : "ByteBucks"}`),
});
