/** What arguments are called in English. */
import { thingsIn, type Wording } from "../writing.js";
import { book } from "./book.js";

export const TOKEN_EFFECTS: Readonly<Record<string, string>> = {
  grapple: "Grapple",
  frenzy: "Frenzy",
  disarm: "Disarm",
  "armor-piercer": "Armor piercer",
  "poisoned-blade": "Poisoned blade",
  "multiple-shot": "Multiple shot",
  adrenalin: "Adrenalin",
  projection: "Projection",
  "energy-shield": "Energy shield",
  "anti-virus": "Anti-virus",
  bandage: "Bandage",
  medkit: "Medkit",
  "smoke-bomb": "Smoke bomb",
  stealth: "Stealth",
};

const wording: Wording = {
  nobody: "nobody",
  nothing: "nothing",
  bareHands: "bare hands",
  hiddenCard: "a hidden card",
  attacks: "attacks",
  holdsBack: "holds back",
  features: {
    movement: "Movement",
    analysis: "Analysis",
    hacking: "Hacking",
    reputation: "Reputation",
    combat: "Combat",
  },
  tokenEffects: TOKEN_EFFECTS,
  statuses: { suppression: "Suppression", wound: "a Wound", bleeding: "Bleeding" },
  slots: { cancel: "cancel it", reward: "claim the reward" },
  colours: { red: "red", green: "green" },
  lines: {
    miss: "nothing",
    graze: "Suppression",
    hit: "1 Health and a Wound",
    heavy: "1 Health and Bleeding",
    critical: "2 Health and Bleeding",
    "gang-1": "1 Health",
    "gang-2": "2 Health",
  },
  reasons: {
    xp: "experience",
    healing: "healing",
    token: "the token",
    surgery: "Field Surgery",
  },
  book,
  positions: [
    "the Hacking position",
    "the Advantageous position",
    "a Covered position",
    "a Covered position",
  ],
  henchman: (number) => `Henchman ${number}`,
  standing: (name, zone) => `${name} in zone ${zone}`,
  onto: (position) => `, onto ${position}`,
  instead: (name) => `, letting ${name} go`,
  via: (name) => `, by ${name}`,
  second: (name) => ` and ${name}`,
  ofMissions: "of Missions",
  ofOnesOwn: "of their own",
  help: (dice) => ` with help, +${dice}D`,
};

export const things = thingsIn(wording);
