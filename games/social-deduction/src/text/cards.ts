/** Names and texts of all cards, in English. */
import { hellGateIdTexts, hellGateProgramTexts } from "./hell-gate-cards.js";

/** What a card is called, and what it says. */
export type CardText = { readonly name: string; readonly text: string };

export const idTexts: Readonly<Record<string, CardText>> = {
  ...hellGateIdTexts,
  "undercover-cop": {
    name: "Undercover Cop",
    text: "Always Human. Take the weapon of a player who holds one. If nobody else holds a weapon, draw 1 program.",
  },
  "secret-agent": {
    name: "Secret Agent",
    text: "Choose a player and look at all unrevealed loyalty cards of that player.",
  },
  lifesaver: {
    name: "Lifesaver",
    text: "Reanimate an eliminated player with 1 HP. If nobody is eliminated, heal yourself 1 HP.",
  },
  sleepless: {
    name: "Sleepless",
    text: "Starts revealed, with 2 more programs. Your program limit is 1 higher, whether this ID is revealed or not.",
  },
  photographer: { name: "Photographer", text: "Heal up to two players 1 HP each." },
  waitress: {
    name: "Waitress",
    text: "You and up to two players of your choice draw 1 program each, clockwise from you.",
  },
  astronaut: {
    name: "Astronaut",
    text: "Look at the top 5 programs. Draw 2 of them; put the others under the pile in any order.",
  },
  mistress: {
    name: "Mistress",
    text: "Permanent. A weapon may be newly aimed at you only if its holder has no other legal target.",
  },
  stealth: {
    name: "Stealth",
    text: "Turn all your revealed loyalty cards face down. If you have none, draw 1 program.",
  },
  seeker: { name: "Seeker", text: "Look at the unrevealed IDs of up to two players." },
  whistleblower: {
    name: "Whistleblower",
    text: "Reveal one loyalty card of a player. Then reveal one loyalty card of another player.",
  },
  "fbi-agent": {
    name: "FBI Agent",
    text: "Choose a player. Look at one unrevealed loyalty card of that player, who then drops the held weapon.",
  },
  "fortune-teller": {
    name: "Fortune Teller",
    text: "Permanent. At the start of each of your turns look at the top program; you may put it under the pile.",
  },
  assassin: {
    name: "Assassin",
    text: "While unrevealed: right before your own shot is answered you may reveal this ID. Then no target may answer by revealing. Revealed in any other way it does nothing.",
  },
  execute: {
    name: "Execute",
    text: "Choose a player with exactly 1 HP, or any player if nobody else has: 1 damage.",
  },
  nemesis: {
    name: "Nemesis",
    text: "The player who caused this reveal, its owner too, takes 1 damage. If nobody did, choose a player: 1 damage.",
  },
  "mindless-bot": {
    name: "Mindless Bot",
    text: "Turn up one loyalty card of any player; after that the ID of somebody else.",
  },
  musician: {
    name: "Musician",
    text: "Name a legal target for every weapon held by another player, except a laser.",
  },
  virus: {
    name: "Virus",
    text: "Choose two players and one loyalty card of each: they are exchanged.",
  },
  firewall: { name: "Firewall", text: "Permanent. Programs of other players cannot target you." },
  joke: {
    name: "Joke",
    text: "Draw 3 programs. You have unlocked the rocket launcher; if nobody holds it and you hold no weapon, you may equip it now.",
  },
  "eye-d": {
    name: "Eye D",
    text: "Permanent. Your Investigate may look at an unrevealed ID even if loyalty cards are unrevealed.",
  },
  mercenary: {
    name: "Mercenary",
    text: "You may equip a weapon from the middle, dropping the one you hold. If the middle is empty, draw 1 program.",
  },
  "01011012": {
    name: "01011012",
    text: "Always Machine. Every other player discards 1 program at random.",
  },
  "bounty-hunter": {
    name: "Bounty Hunter",
    text: "Choose a player. When that player is eliminated while you live and this ID is revealed, draw 2 programs and heal 1 HP.",
  },
  "hal-watson": {
    name: "Hal Watson",
    text: "Your two living neighbours reveal their loyalty card nearest to you; in large games the one on their far side.",
  },
  thief: { name: "Thief", text: "Steal 1 program at random from each of up to two players." },
  deathbringer: {
    name: "Deathbringer",
    text: "Always Fallen. Reanimate an eliminated player with 1 HP, who becomes Fallen unless Legion. If nobody is eliminated, the next other player to be eliminated comes back so.",
  },
  homeless: {
    name: "Homeless",
    text: "Always Outlaw. Permanent. Other players cannot draw programs.",
  },
  collector: {
    name: "Collector",
    text: "Permanent. Your program limit is 4 (large games: 3). When revealed, draw 1 program.",
  },
  "awesome-backer": { name: "Awesome Backer", text: "Draw 2 programs and heal yourself 1 HP." },
  ait: {
    name: "A.I.T.",
    text: "All other players drop their weapons. Then you may equip a weapon from the middle if you hold none.",
  },
  mindeater: {
    name: "Mindeater",
    text: "Always Legion. Choose a player, who becomes Legion. You both learn who is Legion.",
  },
  insider: {
    name: "Insider",
    text: "Permanent. At every victory check you see what the eliminated player sees.",
  },
  seer: { name: "Seer", text: "Choose a player and look at that player's ID and loyalty cards." },
  alice: {
    name: "Alice",
    text: "Exchange your loyalty cards with those of a player, left with left and right with right.",
  },
  "kick-starter": {
    name: "Kick Starter",
    text: "Take the set-aside ID, unrevealed, as your ID. This one is set aside in its place.",
  },
  apex: { name: "Apex", text: "Permanent. Your light shots deal 2 damage instead of 1." },
  "marshal-of-the-last-line": {
    name: "Marshal of the Last Line",
    text: "Human Boss. Heal up to three players, you among them if you like, 1 HP each.",
  },
  "voice-of-the-bunker": {
    name: "Voice of the Bunker",
    text: "Human Boss. Look at one unrevealed loyalty card of each of up to three players.",
  },
  "prime-processor": {
    name: "Prime Processor",
    text: "Machine Boss. Choose up to two players: each reveals one loyalty card or takes 1 damage.",
  },
  "purge-protocol": {
    name: "Purge Protocol",
    text: "Machine Boss. Every other player drops the held weapon and discards 1 program at random.",
  },
  "king-of-the-scrapyard": {
    name: "King of the Scrapyard",
    text: "Outlaw Boss. Heal yourself to full. Every other player with two or more programs gives you 1 at random.",
  },
};

export const programTexts: Readonly<Record<string, CardText>> = {
  ...hellGateProgramTexts,
  "human-loyalty": { name: "Human loyalty", text: "Counts 1 blue for your team. Never revealed." },
  "machine-loyalty": {
    name: "Machine loyalty",
    text: "Counts 1 red for your team. Never revealed.",
  },
  "outlaw-loyalty": {
    name: "Outlaw loyalty",
    text: "Counts 1 gray for your team. Never revealed.",
  },
  "legion-loyalty": {
    name: "Legion loyalty",
    text: "You are Legion while you own it. Never revealed.",
  },
  spam: { name: "Spam", text: "No effect. Cannot be played." },
  "rocket-launcher": {
    name: "Rocket launcher",
    text: "Permanent. You have unlocked the rocket launcher.",
  },
  laser: { name: "Laser", text: "Permanent. You have unlocked the laser." },
  "human-boss": {
    name: "Human Boss",
    text: "If you are a Human and two of your cards are revealed: become the Human Boss.",
  },
  "machine-boss": {
    name: "Machine Boss",
    text: "If you are a Machine and two of your cards are revealed: become the Machine Boss.",
  },
  "outlaw-boss": {
    name: "Outlaw Boss",
    text: "If you are an Outlaw, Legion or Fallen and two of your cards are revealed: become the Outlaw Boss.",
  },
  bug: { name: "Bug", text: "Exchange one of your loyalty cards with one of a player's." },
  "wrong-button": {
    name: "Wrong button",
    text: "At once: exchange IDs with the nearest living player on your left.",
  },
  screensaver: {
    name: "Screensaver",
    text: "Two players exchange IDs, and both IDs are turned face down.",
  },
  "orellana-effect": {
    name: "Orellana Effect",
    text: "Everybody secretly chooses one own loyalty card and passes it to the left.",
  },
  "backup-exe": {
    name: "backup.exe",
    text: "Reanimate an eliminated player with 1 HP. Just eliminated, you may play it for yourself.",
  },
  sleeper: {
    name: "Sleeper",
    text: "Look at the unrevealed programs of an eliminated player and take 1 of them.",
  },
  "gavrick-files": {
    name: "Gavrick Files",
    text: "Look either at the ID or at all unrevealed loyalty cards of a player.",
  },
  "gevers-attack": {
    name: "Gevers Attack",
    text: "Permanent. The program limit of a player is 1 lower. Does not count towards your limit.",
  },
  "doe-spynetwork": {
    name: "Doe Spynetwork",
    text: "Permanent. Look at all unrevealed programs of a player, and at each one received later. Does not count towards your limit.",
  },
  disarm: { name: "Disarm", text: "At any time. A player who holds a weapon drops it." },
  "jammed-trigger": {
    name: "Jammed trigger",
    text: "When a shot has just been announced: that weapon cannot be fired this turn.",
  },
  "nano-medkit": { name: "Nano-medkit", text: "At any time. Any player heals 1 HP." },
  "body-armour": {
    name: "Body armour",
    text: "When you are about to take damage: that damage is prevented.",
  },
  ricochet: {
    name: "Ricochet",
    text: "When a shot at you has just been announced: aim the weapon at somebody else. You cannot be aimed at again this turn.",
  },
  grab: { name: "Grab", text: "If you hold no weapon: take the weapon of a player." },
  "magnetic-glove": {
    name: "Magnetic glove",
    text: "Permanent. Gives you an action while you are unarmed and hold no weapon: take the weapon of a player.",
  },
  wiretap: { name: "Wiretap", text: "Look at one unrevealed loyalty card of a player." },
  "deep-scan": { name: "Deep scan", text: "Look at the unrevealed ID of a player." },
  spotlight: { name: "Spotlight", text: "Reveal one loyalty card of a player." },
  exposed: { name: "Exposed", text: "Reveal the ID of any player." },
  blackout: { name: "Blackout", text: "Turn one of your own revealed cards face down." },
  "data-theft": {
    name: "Data theft",
    text: "Steal a program from a player: at random, or a revealed permanent one.",
  },
  "corrupted-memory": {
    name: "Corrupted memory",
    text: "At any time. A player discards 1 program at random.",
  },
  download: { name: "Download", text: "Draw 2 programs." },
  overclock: { name: "Overclock", text: "After your action you take one more this turn." },
  stasis: {
    name: "Stasis",
    text: "At any time. The next turn of a player who is not the active one is skipped.",
  },
  hijack: { name: "Hijack", text: "At any time. Name a new legal target for a held weapon." },
  emp: { name: "EMP", text: "All weapons that are held are dropped." },
  grenade: { name: "Grenade", text: "A player reveals one loyalty card or takes 1 damage." },
  "safe-house": {
    name: "Safe house",
    text: "Permanent. Nobody else can look at your unrevealed ID and loyalty cards.",
  },
  trojan: { name: "Trojan", text: "At once: you reveal one of your unrevealed loyalty cards." },
  "system-update": {
    name: "System update",
    text: "At once: every living player draws 1 program, clockwise from you.",
  },
};

/** What cards say, as labels: boards show them in the language that is set. */
export const cardLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...idTexts, ...programTexts }).map(([id, { text }]) => [`card.${id}`, text]),
);

export const loyaltyNames: Readonly<Record<string, string>> = {
  human: "Human",
  machine: "Machine",
  outlaw: "Outlaw",
  "human-x2": "Human x2",
  "machine-x2": "Machine x2",
  "outlaw-x2": "Outlaw x2",
  legion: "Legion",
};
