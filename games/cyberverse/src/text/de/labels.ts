/** Was Pläne, Tafeln und Lektionen schreiben. Eigennamen bleiben, wie sie sind. */
import { rewards } from "../en/effects.js";
import { DISTRICT_NAMES, names, ORGANIZATION_NAMES, skills, trades } from "../en/names.js";
import { boardLabels } from "./board-labels.js";
import { effects, rewardIn } from "./effects.js";
import { lessons } from "./lessons.js";
import { premises } from "./premises.js";
import { TOKEN_EFFECTS } from "./things.js";

function each(prefix: string, words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([id, said]) => [`${prefix}.${id}`, said]));
}

export const labels: Readonly<Record<string, string>> = {
  ...boardLabels,
  ...lessons,
  ...each("name", names),
  ...each("name", ORGANIZATION_NAMES),
  ...each("skill", skills),
  ...each("trade", trades),
  ...each("effect", effects),
  ...Object.fromEntries(
    Object.entries(rewards).map(([id, said]) => [`reward.${id}`, rewardIn(said)]),
  ),
  ...each("premise", premises),
  ...each("token", TOKEN_EFFECTS),
  ...Object.fromEntries(DISTRICT_NAMES.map((name, i) => [`district.${i}`, name])),
  "stand.org": "{org} ({by}): {money}D, derzeit {points} {points|Siegpunkt|Siegpunkte}.",
  "stand.agent": "{agent}: {district}, Zone {zone}, Gesundheit {health} von {of}",
  "stand.in-hq": "{agent}: im HQ, Gesundheit {health} von {of}",
  "stand.feature": "{feature} {n}",
  "stand.carries": "Trägt {list}",
  "stand.mission": "Zu tun für {name}: {where}, {what}.",
  "stand.influence": "Einfluss in {district}: {list}.",
  "stand.at": "{who} in Zone {zone}",
  "stand.against": "Gegen dich in {district}: {list}.",
  "places.now": "Jetzt",
  "places.turn": "Zug {turn}, {phase}.",
  "places.step": "In {district}: {step}.",
  "places.news": "Nachrichten",
  "places.lasts": "Noch {n} {n|Zug|Züge}.",
  "places.stands": "{who} ({side}): Zone {zone}, Gesundheit {health}.",
  "places.stories": "Storys",
  "places.story": "{org}: {name}, {n} von {of} Missionen erfüllt.",
  "places.shop": "Zu kaufen: {store}",
  position: "",
  raised: "",
  progress: "",
  "first.want":
    "Die meisten Siegpunkte: Löse Storys, Mission um Mission, und beherrsche Bezirke mit deinem Einfluss.",
  "first.can":
    "Wirb Agenten an und schick sie in die Bezirke. Dort hacken, ermitteln und kämpfen sie. Was leuchtet, ist wählbar.",
  "short.can":
    "Wirb Agenten an und schick sie in die Bezirke. Dort hacken, ermitteln und kämpfen sie.",
  "first.threat":
    "Banden und Rivalen warten in den Bezirken: Die Vorschau sagt, wie ein Kampf ausgehen kann. News ändern, was an einem Ort gilt.",
};
