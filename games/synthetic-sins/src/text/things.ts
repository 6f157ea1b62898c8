/** What the arguments of sentences are called in English. */
import { enemyNames, gearTexts, itemTexts } from "./content.js";
import { missionTexts } from "./missions.js";
import { sectorName } from "./sectors.js";
import { thingsIn } from "./writing.js";

export const things = thingsIn({
  sector: sectorName,
  enemies: enemyNames,
  gear: (id) => gearTexts[id].name,
  item: (id) => itemTexts[id].name,
  mission: (id) => missionTexts[id].title,
  missions: missionTexts,
  purposes: {
    "your-attack": "your attack",
    "enemy-attack": "an attack on you",
    "enemy-against-enemy": "an attack among enemies",
    "trap-against-you": "your own Trap",
    behavior: "behavior",
    alarm: "the alarm",
  },
  drives: {
    noise: "towards the Noise",
    detection: "towards the Detection token",
    patrol: "on patrol",
    back: "back to its patrol",
    override: "as you say",
  },
  actions: {
    nothing: "Do nothing",
    move: "Move",
    search: "Search",
    overwatch: "Overwatch",
  },
  faceDown: "a face-down card",
  anyValue: "-5 to +5",
  key: "the Key",
  byteBucks: (n) => (n === 0 ? "nothing" : `${n} ${n === 1 ? "ByteBuck" : "ByteBucks"}`),
});
