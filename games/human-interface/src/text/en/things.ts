/** What the arguments of sentences are called in English. */
import { thingsIn } from "../writing.js";
import { missionNames, names } from "./names.js";

export const things = thingsIn({
  names,
  missions: missionNames,
  why: {
    takeover: "a Terminal was taken over",
    hacking: "hacking gear",
    heavy: "a heavy weapon or a grenade",
    ranged: "shots",
    close: "a fight",
    forced: "a door was forced",
    presence: "somebody is there",
  },
  responses: {
    dodge: "Dodge",
    cover: "Take Cover",
    answer: "Fast Attack",
    nothing: "no reaction",
  },
  tokens: {
    "no-dodge": "No Dodge",
    dodge: "-2 to Dodge",
    reaction: "-1 to Reaction",
  },
  locations: {},
  colours: { orange: "Orange", green: "Green", blue: "Blue", red: "Red", white: "White" },
  faceDown: "a face-down card",
  success: "Success",
  failure: "Failure",
  passed: "Passed",
  failed: "Failed",
  open: "open",
  closed: "closed",
  steps: (n) => ` and ${n} ${n === 1 ? "step" : "steps"} of this Move`,
  locked: "locked",
  unlocked: "unlocked",
});
