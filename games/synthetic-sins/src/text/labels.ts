/** What boards, lessons, stories and campaigns write besides questions and the log. */
import { missions } from "../content/missions/index.js";
import { boardLabels } from "./board-labels.js";
import { characterTexts, gearTexts, itemTexts, traitTexts } from "./content.js";
import { contentLabels } from "./content-labels.js";
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

/** What the big button does, and how one stands. */
const table: Readonly<Record<string, string>> = {
  "done.energy": "Pay {n} Energy",
  "done.equip": "Take {n} along",
  "done.equip.none": "Go in with empty hands",
  "done.any-card": "Use {n}",
  "stand.you": "You: {sector}, Health {health} of {most}, Energy {energy}, Armor {armor}.",
  "stand.next": "goes to {sector} next",
  "stand.far": "{n} {n|step|steps} away",
  "stand.way": "{n} steps away, by {list}",
  "stand.left": "Left this turn: {list}.",
  "stand.card": "{card}: {words}",
  "stand.priced": "{card}, {energy} Energy: {words}",
  "stand.ways": "Leads to {list}",
};

/** The first mission as a lesson; see tutorial.ts. */
const lessons: Readonly<Record<string, string>> = {
  "first.want":
    "Take what you came for and leave by the exit, alive. Every mission says what it is.",
  "first.can":
    "First one free step, then one action: run, hide, attack, pick up. Choose what glows. The big button ends your turn.",
  "short.can": "First one free step, then one action: run, hide, attack, pick up.",
  "first.threat":
    "Guards follow their arrows and come to noise. The alarm mostly rises, and brings more of them.",
  "lesson.gear":
    "I am Odalys, your fixer. You are Garrett, and in there lies a ledger that somebody pays for. Press your Silenced Pistol, then the big button: you take it along.",
  "lesson.move":
    "Rooms that glow can be entered. The first step of a turn is free and silent. Slip into the Restrooms.",
  "lesson.hide":
    "Hide here. A guard who only walks by does not see you; one who searches your room does.",
  "lesson.enemies":
    "The broad arrows show where each guard goes next, if nothing disturbs him. End your actions and watch.",
  "lesson.alarm":
    "Every turn the alarm may rise. The higher the needle, the livelier the guards; at each flag one more comes.",
  "lesson.noise":
    "A second step in one turn is a run, and it is heard. Step into the Break Room, then run on.",
  "lesson.heard":
    "That was loud. Whoever is next door comes to look, and whoever sees you shoots. End your actions.",
  "lesson.attack":
    "He missed. Your pistol reaches whoever is in your room, without a sound. Choose him: the menu shows your chance.",
  "lesson.objective":
    "The gem floats over the ledger. A step a turn, then hide, then end your actions: the arrows say when a room is safe.",
  "lesson.exit":
    "You have it. Now the green door in the alley: you are out as soon as you are through, whoever is watching.",
  "lesson.objective.free-move":
    "The gem floats over the ledger. One silent step towards it, into a room to which no arrow leads.",
  "lesson.objective.hide": "You still have your action. Hide, as before.",
  "lesson.objective.pick-up": "Here it is. Pick it up: that is your action for this turn.",
  "lesson.objective.end-actions":
    "Nothing more to do this turn. End your actions, and see whose arrow leads where.",
  "lesson.exit.free-move":
    "You have it. Now out, by the green door in the alley: one silent step a turn.",
  "lesson.exit.hide": "There may still be a guard on your way. Hide first.",
  "lesson.exit.end-actions": "That was your action. End your actions, and let them walk by.",
  "lesson.exit.second-move":
    "Run! You are out as soon as you are through the green door, whoever hears it.",
};

/** What may be played next in a campaign, by the name of the match, and how it ends. */
const campaign: Readonly<Record<string, string>> = Object.fromEntries([
  ...missions.flatMap(({ id, number }) => [
    [`match.mission-${number}`, `Mission ${number}: ${missionTexts[id].title}`],
    [`next.mission-${number}`, `Mission ${number}, ${missionTexts[id].title}`],
    [`match.replay-${number}`, `Mission ${number} once more: ${missionTexts[id].title}`],
  ]),
  ["ending.absolved", "The story has been told. Every mission can be played again."],
]);

/** Why a question is asked that mostly makes no difference (SS-33). */
const ORDER = "The rules leave the order to you. Choose one of them, or take any.";
const WAY = "The rules leave it to you. Choose a room that glows, or take any.";
const asked: Readonly<Record<string, string>> = {
  "asked.who-acts": ORDER,
  "asked.overwatch-order": ORDER,
  "asked.intercept-order": ORDER,
  "asked.attack-order": ORDER,
  "asked.detonation-order": ORDER,
  "asked.trap-order": ORDER,
  "asked.enemy-path": WAY,
  "asked.next-waypoint": WAY,
  "asked.drop-where": WAY,
};

export const labels: Readonly<Record<string, string>> = {
  ...boardLabels,
  ...story,
  ...table,
  ...lessons,
  ...asked,
  ...campaign,
  ...contentLabels({
    characters: characterTexts,
    gear: gearTexts,
    items: itemTexts,
    traits: traitTexts,
    missions: missionTexts,
  }),
};
