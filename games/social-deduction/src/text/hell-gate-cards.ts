/** Names and texts of the cards of Project: Hell Gate, in English. */
import type { CardText } from "./cards.js";

export const hellGateIdTexts: Readonly<Record<string, CardText>> = {
  dust: {
    name: "D.U.S.T.",
    text: "Choose a loyalty card of any player. It goes to the box and a random one from there takes its place, unrevealed.",
  },
  believer: {
    name: "Believer",
    text: "Always Human. Choose a player: heals 1 HP and may turn one own revealed loyalty card face down.",
  },
  grunwald: {
    name: "Grunwald",
    text: "Permanent. When a neighbour is about to take damage from a weapon you may take 1 of it instead, once per shot.",
  },
  destiny: {
    name: "Destiny",
    text: "Look at the top 3 programs and give each of them to any player of your choice.",
  },
  longshot: {
    name: "Longshot",
    text: "Permanent. When you have changed the target you may shoot right afterwards.",
  },
  "puppet-master": { name: "Puppet Master", text: "Choose two players: they exchange IDs." },
  network: {
    name: "Network",
    text: "Always Machine. Look at all unrevealed programs of a player and discard 1 of them.",
  },
  damien: {
    name: "Damien",
    text: "If no EX Boss is in play, Bloodbeast comes to a player of your choice. Otherwise choose a player: 1 damage.",
  },
  cheater: {
    name: "Cheater",
    text: "Permanent. Your action Draw: look at the top 2 programs, draw 1, put the other under the pile.",
  },
  destroyer: { name: "Destroyer", text: "Choose a player: reveals the ID or takes 2 damage." },
  balance: {
    name: "Balance",
    text: "Choose a player. The loyalty cards of you both are turned face down, shuffled together and laid back.",
  },
  cultist: {
    name: "Cultist",
    text: "You become Fallen unless Legion. Choose a player, who becomes Fallen unless Legion.",
  },
  rocky: {
    name: "Rocky",
    text: "Eliminated while unrevealed: after the check you come back with 1 HP and become Fallen unless Legion. Revealed otherwise: heal to full.",
  },
  spy: {
    name: "Spy",
    text: "Exchange this ID with the ID of a player; both are turned face down.",
  },
  lightbringer: {
    name: "Lightbringer",
    text: "Reanimate an eliminated player with 1 HP; you both draw 1 program. If nobody is eliminated, heal yourself 1 HP.",
  },
  leader: {
    name: "Leader",
    text: "Always Outlaw. Choose a player: you announce the action of that player's next turn.",
  },
  doppelganger: {
    name: "Doppelganger",
    text: "Carry out the ability of a revealed ID of a player as your own.",
  },
};

const portals = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((n): [string, CardText] => [
    `portal-${n}`,
    { name: `Portal ${n}`, text: "At once: place it beside the pile and draw again." },
  ]),
);

export const hellGateProgramTexts: Readonly<Record<string, CardText>> = {
  ...portals,
  "march-of-the-fallen": {
    name: "March of the Fallen",
    text: "At once: place it beside the pile and draw again. When both lie there, all eliminated players come back with 1 HP and become Fallen unless Legion.",
  },
  "legion-loyalty-2": {
    name: "Legion loyalty",
    text: "You are Legion while you own it. Never revealed.",
  },
  "shadow-existence": {
    name: "Shadow existence",
    text: "Your ID goes to the box; take a random one from there, unrevealed.",
  },
  roulette: {
    name: "Roulette",
    text: "The left loyalty cards of all living players are shuffled and dealt back, unrevealed.",
  },
  "bloody-track": {
    name: "Bloody track",
    text: "If no EX Boss is in play and somebody is eliminated: Bloodbeast comes to a player of your choice.",
  },
  "hell-gate": { name: "Hell Gate", text: "Permanent. You have unlocked the weapon Hell Gate." },
  "seal-the-rift": {
    name: "Seal the rift",
    text: "At any time, while no EX Boss is in play: put a portal under the pile.",
  },
  "rift-echo": {
    name: "Rift echo",
    text: "At once: turn over the top 3 programs. Portals are placed, the others go under the pile. Then draw 1 program.",
  },
  "second-wind": {
    name: "Second wind",
    text: "Any player heals 1 HP and may turn one own revealed loyalty card face down.",
  },
  "smoke-screen": {
    name: "Smoke screen",
    text: "At any time. All weapons aimed at you are aimed anew by their holders.",
  },
  "cross-fire": {
    name: "Cross-fire",
    text: "Two players who hold weapons exchange them and aim anew.",
  },
  "firmware-lock": {
    name: "Firmware lock",
    text: "Permanent. A player draws no program after own light shots.",
  },
  "cold-storage": { name: "Cold storage", text: "Permanent. Your program limit is 2 higher." },
  hostage: {
    name: "Hostage",
    text: "Permanent. Once, when a weapon is about to hurt you, a player takes 1 of the damage instead.",
  },
  "mirror-protocol": {
    name: "Mirror protocol",
    text: "When a shot at you has just been announced: if you live through it, the shooter reveals one loyalty card or takes 1 damage.",
  },
  "dead-mans-switch": {
    name: "Dead man's switch",
    text: "Permanent. Who eliminates you reveals the ID or takes 2 damage.",
  },
  "data-leak": {
    name: "Data leak",
    text: "At once: the number of loyalty programs of each living player is announced.",
  },
};

/** What a program of the expansion names besides itself. */
export const hellGateNamed: Readonly<Record<string, string>> = {
  "bloody-track": " on {target}",
  "seal-the-rift": ": portal {portal}",
  "second-wind": " for {target}",
  "cross-fire": " between {target}",
  "firmware-lock": " on {target}",
  hostage: " on {target}",
};

/** EX Bosses by number, Exitus EX cards by id. */
export const bossTexts: Readonly<Record<string, CardText>> = {
  1: {
    name: "Fallen Angel",
    text: "Comes: all eliminated players return with 1 HP as Fallen. Defeated: all Fallen are eliminated.",
  },
  2: {
    name: "Dark Materia",
    text: "At the beginning of each turn the active player reveals a card or takes 1 damage. Who defeats it has unlocked rocket launcher and laser.",
  },
  3: { name: "Exitus", text: "Draws an Exitus EX card in each of its turns." },
  4: { name: "Belial", text: "If one more portal is drawn, Belial wins." },
  5: {
    name: "Omega",
    text: "Draws a program in each of its turns and whenever a pistol is fired. Wins with two on your turn and two at any time.",
  },
  6: {
    name: "Legion God",
    text: "Makes Legion in secret. Defeated: all living Legion are shown.",
  },
  7: {
    name: "Parasite",
    text: "Swallows a program and takes 1 damage in each of its turns. Defeated: 1 damage for each at any time program in it.",
  },
  8: {
    name: "Bloodbeast",
    text: "The player it stands at reveals the ID or takes 2 damage; then it walks on counterclockwise.",
  },
};

export const exitusTexts: Readonly<Record<string, CardText>> = {
  advance: {
    name: "Advance",
    text: "3 places to the left. Its left neighbour reveals one loyalty card or takes 1 damage.",
  },
  retreat: {
    name: "Retreat",
    text: "4 places to the right. Its right neighbour reveals one loyalty card or takes 1 damage.",
  },
  whirl: {
    name: "Whirl",
    text: "1 place to the left. Both neighbours reveal one loyalty card or take 1 damage.",
  },
  judgement: { name: "Judgement", text: "Its left neighbour reveals the ID or takes 2 damage." },
  verdict: { name: "Verdict", text: "Its right neighbour reveals the ID or takes 2 damage." },
  "disarming-field": { name: "Disarming field", text: "All weapons that are held are dropped." },
  "memory-wipe": {
    name: "Memory wipe",
    text: "Every living player discards 1 unrevealed program at random.",
  },
  regrowth: {
    name: "Regrowth",
    text: "One revealed EX loyalty card is turned face down; if none is revealed, it heals 1 HP.",
  },
  hunt: {
    name: "Hunt",
    text: "Moves to the right of the living player with the most HP, who takes 1 damage.",
  },
  silence: { name: "Silence", text: "Until its next turn no programs can be played." },
};
