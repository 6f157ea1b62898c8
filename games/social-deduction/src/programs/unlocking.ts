/** Programs that unlock weapons or Boss IDs. */
import { type BossColour, becomeBoss, mayBecomeBoss } from "../bosses.js";
import type { Program } from "../cards.js";
import { isSpam } from "../limit.js";
import type { WeaponKind } from "../state.js";
import { hasUnlocked } from "../weapons.js";

function unlockProgram(unlocks: WeaponKind): Program {
  return {
    id: unlocks,
    copies: 1,
    box: "core",
    timing: "turn",
    permanent: true,
    unlocks, // SD-8.20
    choices: (g, by) => (isSpam(g, unlocks) || hasUnlocked(g, by, unlocks) ? [] : [{}]), // SD-20.10
  };
}

export const rocketLauncher = unlockProgram("rocket-launcher");
export const laser = unlockProgram("laser");

function bossProgram(colour: BossColour): Program {
  return {
    id: `${colour}-boss`,
    copies: 1,
    box: "core",
    timing: "turn",
    choices: (g, by) => (mayBecomeBoss(g, by, colour) ? [{}] : []), // SD-R46
    *play(g, by) {
      becomeBoss(g, by, colour); // SD-12.2
    },
  };
}

export const humanBoss = bossProgram("human");
export const machineBoss = bossProgram("machine");
export const outlawBoss = bossProgram("outlaw");
