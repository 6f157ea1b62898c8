/** The nine enemy cards. */
import type { Enemy, EnemyType } from "../content/types.js";
import { droneBomb } from "./drone-bomb.js";
import { houndDrone } from "./hound-drone.js";
import { riotEnforcer } from "./riot-enforcer.js";
import { securityGuard } from "./security-guard.js";
import { sentryGun } from "./sentry-gun.js";
import { squadLeader } from "./squad-leader.js";
import { surveillanceDrone } from "./surveillance-drone.js";
import { target } from "./target.js";
import { tracker } from "./tracker.js";

export const enemies: Readonly<Record<EnemyType, Enemy>> = {
  "security-guard": securityGuard,
  "riot-enforcer": riotEnforcer,
  "squad-leader": squadLeader,
  tracker: tracker,
  "surveillance-drone": surveillanceDrone,
  "hound-drone": houndDrone,
  "drone-bomb": droneBomb,
  "sentry-gun": sentryGun,
  target: target,
};
