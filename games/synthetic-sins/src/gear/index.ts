/** What gear does that is not data. Weapons, armor and gear that acts by itself are not here. */
import type { Ability } from "../cards.js";
import type { GearId } from "../content/types.js";
import { alarmRewiringKit } from "./alarm-rewiring-kit.js";
import { alarmSpoofer } from "./alarm-spoofer.js";
import { cameraHack } from "./camera-hack.js";
import { chameleonCloak } from "./chameleon-cloak.js";
import { droneGlitching } from "./drone-glitching.js";
import { firstAidKit } from "./first-aid-kit.js";
import { forcefield } from "./forcefield.js";
import { glueBomb } from "./glue-bomb.js";
import { motorizedSkates } from "./motorized-skates.js";
import { movementsAccelerator } from "./movements-accelerator.js";
import { neuralDisruptor } from "./neural-disruptor.js";
import { remoteSpeakerHack } from "./remote-speaker-hack.js";
import { smartBullets } from "./smart-bullets.js";
import { spiderDrone } from "./spider-drone.js";

export const gearAbilities: { readonly [Id in GearId]?: Ability } = {
  "alarm-rewiring-kit": alarmRewiringKit,
  "alarm-spoofer": alarmSpoofer,
  "camera-hack": cameraHack,
  "chameleon-cloak": chameleonCloak,
  "drone-glitching": droneGlitching,
  "first-aid-kit": firstAidKit,
  forcefield,
  "glue-bomb": glueBomb,
  "motorized-skates": motorizedSkates,
  "movements-accelerator": movementsAccelerator,
  "neural-disruptor": neuralDisruptor,
  "remote-speaker-hack": remoteSpeakerHack,
  "smart-bullets": smartBullets,
  "spider-drone": spiderDrone,
};
