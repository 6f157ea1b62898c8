/** Programs that unlock weapons or Boss IDs. */
import { type BossColour, becomeBoss, mayBecomeBoss } from "../bosses.js";
import type { Plainly, Program } from "../cards.js";
import { isSpam } from "../limit.js";
import type { WeaponKind } from "../weapon-cards.js";
import { hasUnlocked } from "../weapons.js";

function unlockProgram(unlocks: WeaponKind, order: number): Program<Plainly> {
  return {
    id: unlocks,
    order,
    copies: 1,
    box: "core",
    timing: "turn",
    permanent: true,
    unlocks, // SD-8.20
    choices: (g, by) => (isSpam(g, unlocks) || hasUnlocked(g, by, unlocks) ? [] : [{}]), // SD-20.10
  };
}

export const rocketLauncher = unlockProgram("rocket-launcher", 6);
export const laser = unlockProgram("laser", 7);

function bossProgram(colour: BossColour, order: number): Program<Plainly> {
  return {
    id: `${colour}-boss`,
    order,
    copies: 1,
    box: "core",
    timing: "turn",
    choices: (g, by) => (mayBecomeBoss(g, by, colour) ? [{}] : []), // SD-R46
    *play(g, by) {
      becomeBoss(g, by, colour); // SD-12.2
    },
  };
}

export const humanBoss = bossProgram("human", 8);
export const machineBoss = bossProgram("machine", 9);
export const outlawBoss = bossProgram("outlaw", 10);
