/** What boards, lessons, stories and campaigns write besides questions and the log. */
import { missions } from "../content/missions/index.js";
import { boardLabels } from "./board-labels.js";
import { missionTexts } from "./missions.js";

/** What an enemy did, step by step; after "Security Guard G1:". */
const story: Readonly<Record<string, string>> = {
  "story.draws": "draws {value}, the alarm adds {base}: {result}",
  "story.behavior": "that means {actions}",
  "story.moves": "moves {count} {why}, to {sector}",
  "story.searched": "searches {sector}",
  "story.on-overwatch": "goes on Overwatch",
  "story.detected": "sees you in {sector}",
  "story.alarm-raised": "raises the alarm by {vigilance}",
  "story.detection-placed": "your whereabouts are known: {sector}",
  "story.detection-removed": "finds nobody in {sector}",
  "story.no-longer-hidden": "you are no longer Hidden",
  "story.attacked-you": "attacks you",
  "story.overwatch-attack": "was waiting for you",
  "story.hits": "{base} and card {value} come to {result}, {against} is enough: a hit",
  "story.misses": "{base} and card {value} come to {result}, {against} would be needed: a miss",
  "story.wounded": "you have {health} Health left",
  "story.forcefield": "your Forcefield stops it",
  "story.drone-answered": "your Self-Defense Drone answers",
  "story.bodies-found": "finds a body in {sector}",
  "story.stood-up": "{enemy} stands up again",
  "story.removed": "{enemy} is gone",
  "story.trap-exploded": "sets off your Trap in {sector}",
  "story.defeated": "{enemy} is defeated",
  "story.dropped": "{enemy} drops {thing}",
  "story.noise-made": "that is heard in {sector}",
  "story.attacked": "you attack {enemies} with the {weapon}",
  "story.gear-used": "you use {gear}",
  "story.item-used": "you use {item}",
  "story.energy-gained": "you gain {energy} Energy",
};

/** The first mission as a lesson; see tutorial.ts. */
const lessons: Readonly<Record<string, string>> = {
  "lesson.gear":
    "You are Garrett, and the ledger upstairs is worth money to somebody. Take the Silenced Pistol along: it is all you own.",
  "lesson.move":
    "Every turn you may move once for free, without a sound. Sectors you can enter glow. Walls stop you; guards do not, but you will not like their company.",
  "lesson.hide":
    "After the free movement you have one action. Hide: a guard who only walks by will not see you now. A Search will find you, and so will moving on.",
  "lesson.enemies":
    "End your actions. Each enemy now draws a card and adds the Behavior value of the alarm: the higher the sum, the farther it walks and the more it looks around. Undisturbed guards keep to their patrols.",
  "lesson.alarm":
    "At the end of the turn the Alarm Level changes by a card and the mission's Alertness. It makes the guards livelier, and at the marked numbers more of them come in. Being seen raises it at once. So do not linger.",
  "lesson.noise":
    "You may move a second time instead of another action, but you run: that leaves Noise in the sector you leave and in the one you enter. Guards next to Noise go and look. Try it once, away from where you want to be.",
  "lesson.attack":
    "Your pistol reaches enemies in your own sector. Its power and a card together must reach the guard's Armor; the odds are shown before you shoot. A silent shot in an empty corner is nobody's business. Find a guard and try.",
  "lesson.objective":
    "The marked sector holds what you came for. Go there when the patrols leave a gap, and pick it up: that is your action for the turn.",
  "lesson.exit":
    "You have it. Now reach the Exit: the mission is complete as soon as you enter it, whoever is watching.",
};

/** What may be played next in a campaign, by the name of the match, and how it ends. */
const campaign: Readonly<Record<string, string>> = Object.fromEntries([
  ...missions.flatMap(({ id, number }) => [
    [`match.mission-${number}`, `Mission ${number}: ${missionTexts[id].title}`],
    [`match.replay-${number}`, `Mission ${number} once more: ${missionTexts[id].title}`],
  ]),
  ["ending.absolved", "The story has been told. Every mission can be played again."],
]);

export const labels: Readonly<Record<string, string>> = {
  ...boardLabels,
  ...story,
  ...lessons,
  ...campaign,
};
