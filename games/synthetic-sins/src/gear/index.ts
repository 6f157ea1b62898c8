/** All gear cards: 28 names, 31 cards (SS-R88). */
import { alarmRewiringKit } from "./alarm-rewiring-kit.js";
import { alarmSpoofer } from "./alarm-spoofer.js";
import { assaultRifle } from "./assault-rifle.js";
import { bioconverter } from "./bioconverter.js";
import { bodyArmor } from "./body-armor.js";
import { bulletproofVest } from "./bulletproof-vest.js";
import { cameraHack } from "./camera-hack.js";
import { chameleonCloak } from "./chameleon-cloak.js";
import { droneGlitching } from "./drone-glitching.js";
import { firstAidKit } from "./first-aid-kit.js";
import { forcefield } from "./forcefield.js";
import { generator } from "./generator.js";
import { glueBomb } from "./glue-bomb.js";
import { laserBlaster } from "./laser-blaster.js";
import { motorizedSkates } from "./motorized-skates.js";
import { movementsAccelerator } from "./movements-accelerator.js";
import { neuralDisruptor } from "./neural-disruptor.js";
import { remoteSpeakerHack } from "./remote-speaker-hack.js";
import { selfDefenseDrone } from "./self-defense-drone.js";
import { shotgun } from "./shotgun.js";
import { silencedPistol } from "./silenced-pistol.js";
import { smartBullets } from "./smart-bullets.js";
import { sneakers } from "./sneakers.js";
import { sniperRifle } from "./sniper-rifle.js";
import { spiderDrone } from "./spider-drone.js";
import { staminaBooster } from "./stamina-booster.js";
import { stunGun } from "./stun-gun.js";
import { submachineGun } from "./submachine-gun.js";

export const gear = {
  "alarm-rewiring-kit": alarmRewiringKit,
  "alarm-spoofer": alarmSpoofer,
  "assault-rifle": assaultRifle,
  bioconverter,
  "body-armor": bodyArmor,
  "bulletproof-vest": bulletproofVest,
  "camera-hack": cameraHack,
  "chameleon-cloak": chameleonCloak,
  "drone-glitching": droneGlitching,
  "first-aid-kit": firstAidKit,
  forcefield,
  generator,
  "glue-bomb": glueBomb,
  "laser-blaster": laserBlaster,
  "motorized-skates": motorizedSkates,
  "movements-accelerator": movementsAccelerator,
  "neural-disruptor": neuralDisruptor,
  "remote-speaker-hack": remoteSpeakerHack,
  "self-defense-drone": selfDefenseDrone,
  shotgun,
  "silenced-pistol": silencedPistol,
  "smart-bullets": smartBullets,
  sneakers,
  "sniper-rifle": sniperRifle,
  "spider-drone": spiderDrone,
  "stamina-booster": staminaBooster,
  "stun-gun": stunGun,
  "submachine-gun": submachineGun,
};

export type GearId = keyof typeof gear;
export type { Gear } from "./gear.js";
