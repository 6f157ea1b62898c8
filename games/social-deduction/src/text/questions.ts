/** What players are asked, and what the buttons say. */

import { campaignOptions, campaignPrompts } from "./campaign.js";
import { programTexts } from "./cards.js";
import { hellGateOptions, hellGatePrompts } from "./hell-gate.js";
import { hellGateNamed } from "./hell-gate-cards.js";

export const prompts: Readonly<Record<string, string>> = {
  ...hellGatePrompts,
  ...campaignPrompts,
  talk: "Say something to the table, or pass.",
  start: "{seat} is about to act. Do you play a program first?",
  interrupt:
    "{seat} announces {deed}{target? {target}|}{boss? {boss}|}{weapon? ({weapon})|}. Do you play a program?",
  end: "{seat} has acted. Do you play a program?",
  hit: "{target} is about to take {amount} damage. Do you step in?",
  announce: "Announce your action.",
  answer:
    "You are to take {amount} damage{by? from {by}|}{boss? from {boss}|}{name? ({name})|}. Reveal a card instead?",
  "before-shot": "You are about to fire.",
  aim: "Choose what the {weapon} is aimed at.",
  "keep-weapon": "You may hold one weapon. Choose the one you keep.",
  "may-equip": "{name}: you may equip a weapon.",
  limit:
    "The program limit: {count?discard {count} of your programs|you may keep all your programs}.",
  "no-spam": "You may discard one of several loyalty programs.",
  order: "Choose what happens first.",
  "choose-player": "{name}: choose a player.",
  "choose-players": "{name}: choose up to {max} players.",
  "choose-card": "{name}: choose a loyalty card.",
  "boss-id": "Choose one of the Boss IDs.",
  "draw-one": "Choose a program to draw.",
  "put-under": "Choose the program that goes under the pile next.",
  "top-card": "You see the top program. Where shall it be?",
  "take-program": "Choose a program to take.",
  "pass-card": "Choose the loyalty card you pass to the left.",
  trojan: "Trojan: reveal one of your loyalty cards.",
};

/** What a program names besides itself. */
const NAMED: Readonly<Record<string, string>> = {
  ...hellGateNamed,
  bug: ": your {own} for the {side} of {target}",
  screensaver: " on {target}",
  "backup-exe": " for {target}",
  sleeper: " on {target}",
  "gavrick-files": ": {what} of {target}",
  "gevers-attack": " on {target}",
  "doe-spynetwork": " on {target}",
  disarm: " on {target}",
  "nano-medkit": " for {target}",
  ricochet: " towards {target}",
  grab: " on {target}",
  wiretap: ": {side} of {target}",
  "deep-scan": " on {target}",
  spotlight: ": {side} of {target}",
  exposed: " on {target}",
  blackout: ": your {place}",
  "data-theft": " on {target}",
  "corrupted-memory": " on {target}",
  stasis: " on {target}",
  hijack: ": {weapon} of {from} at {target}",
  grenade: " at {target}",
};

const programOptions = Object.fromEntries(
  Object.entries(programTexts).map(([id, { name }]) => [id, `Play ${name}${NAMED[id] ?? ""}`]),
);

export const options: Readonly<Record<string, string>> = {
  ...programOptions,
  ...hellGateOptions,
  ...campaignOptions,
  program: "Play {program}",
  pass: "Pass",
  "equip-weapon": "Equip the {weapon}",
  "fire-weapon": "Fire a weapon",
  "aim-anew": "Aim at somebody else",
  draw: "Draw a program",
  investigate: "Investigate the {side} of {target}",
  "investigate-id": "Investigate the ID of {target}",
  equip: "Equip the {weapon}, aimed at {target}",
  "equip-unaimed": "Equip the {weapon}",
  "take-weapon": "Take the weapon of {target}",
  drop: "Drop the {weapon}",
  "change-target": "Aim at {target} instead",
  shoot: "Fire the {weapon} at {target}",
  heal: "Heal {target}",
  keep: "Keep to the announced action",
  "no-action": "No action is possible",
  "reveal-loyalty": "Reveal your {side}",
  "reveal-id": "Reveal your ID",
  "take-damage": "Take {amount} damage",
  fire: "Fire",
  assassin: "Reveal Assassin and fire",
  aim: "Aim at {target}",
  "keep-weapon": "Keep the {name}",
  discard: "Discard {card}",
  "give-up": "Give up {program}",
  effect: "{name}",
  player: "{target}",
  "loyalty-card": "The {side} of {target}",
  "boss-id": "Boss ID {which} of {target}",
  "draw-one": "Draw {card}",
  "put-under": "Put {card} under the pile",
  "leave-on-top": "Leave it on top",
  "take-program": "Take {card}",
  "pass-loyalty": "Pass your {side}",
  claim: "Say: I am {team}",
  vouch: "Say: {target} is on my side",
  accuse: "Say: {target} is {team}",
  propose: "Say: let us go for {target}",
  report: "Say: the {place} of {target} is {colour}",
};
