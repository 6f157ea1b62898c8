/** What boards, panels and lessons write. */
import { boardLabels } from "./board-labels.js";
import { effects, rewards } from "./effects.js";
import { lessons } from "./lessons.js";
import { DISTRICT_NAMES, names, ORGANIZATION_NAMES, skills, trades } from "./names.js";
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
  ...each("reward", rewards),
  ...each("premise", premises),
  ...each("token", TOKEN_EFFECTS),
  ...Object.fromEntries(DISTRICT_NAMES.map((name, i) => [`district.${i}`, name])),
  "stand.org": "{org} ({by}): {money}D, {points} {points|Victory Point|Victory Points} now.",
  "stand.agent": "{agent}: {district}, zone {zone}, Health {health} of {of}",
  "stand.in-hq": "{agent}: in HQ, Health {health} of {of}",
  "stand.feature": "{feature} {n}",
  "stand.carries": "Carries {list}",
  "stand.mission": "To do for {name}: {where}, {what}.",
  "stand.influence": "Influence in {district}: {list}.",
  "stand.at": "{who} in zone {zone}",
  "stand.against": "Against you in {district}: {list}.",
  "places.now": "Now",
  "places.turn": "Turn {turn}, {phase}.",
  "places.step": "In {district}: {step}.",
  "places.news": "News",
  "places.lasts": "{n} {n|turn|turns} left.",
  "places.stands": "{who} ({side}): zone {zone}, Health {health}.",
  "places.stories": "Stories",
  "places.story": "{org}: {name}, {n} of {of} Missions done.",
  "places.shop": "For sale: {store}",
  position: "",
  raised: "",
  progress: "",
  "first.want":
    "The most Victory Points: solve Stories, Mission by Mission, and hold Districts with your influence.",
  "first.can":
    "Hire Agents and send them into the Districts. There they hack, investigate and fight. What glows can be chosen.",
  "short.can":
    "Hire Agents and send them into the Districts. There they hack, investigate and fight.",
  "first.threat":
    "Gangs and rivals wait in the Districts: the forecast says how a fight may go. News changes the rules of a place.",
};
