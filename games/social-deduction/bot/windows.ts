/**
 * Programs: which to play at which moment, or to pass. Looking comes before the own action, armour
 * and medkit wait for the moment of death, and shots are stopped when they are fired (tips 7, 8).
 */
import type { OptionView, Seat } from "@sprawl/engine";
import type { Moment } from "../src/cards.js";
import { slotOf } from "../src/table.js";
import { gainOf, threatFrom } from "./actions.js";
import { weaponWorth } from "./answers.js";
import { armour, disarming, hiding, medkit, mirroring, stopping, turning } from "./defending.js";
import { crossing, exchangingIds, stirring, swapping, vanishing } from "./exchanging.js";
import { drawRisk, feeding, hunting } from "./gate.js";
import { isFriend, type Mind, weaponHeld } from "./mind.js";
import type { Table } from "./view.js";

/** Below this a program is kept. */
export const PLAY = 0.35;

/** Whether it is worth a thought to play this now, at first glance: most moments are not. */
export function isTimely(view: Table, option: OptionView, moment: Moment): boolean {
  const { hit, turn } = view.state;
  const mine = turn.seat === view.viewer;
  switch (option.kind) {
    case "pass":
      return false;
    case "nano-medkit":
      if (moment === "hit") return hit?.victim === option.target;
      return mine && moment === "end" && option.target === view.viewer;
    case "body-armour":
    case "guard":
    case "use-hostage":
      return true;
    case "disarm":
      return moment === "interrupt" && !mine && option.target === turn.seat;
    case "jammed-trigger":
    case "smoke-screen":
    case "mirror-protocol":
    case "ricochet":
    case "hijack":
      return moment === "interrupt" && !mine;
    case "backup-exe":
      return option.target === view.viewer || (mine && moment === "end");
    case "stasis":
      return moment === "end";
    case "seal-the-rift":
      return view.state.gate.portals.length > 1;
    default:
      return mine;
  }
}

/** What playing this now is worth. */
export function programWorth(mind: Mind, option: OptionView, moment: Moment): number {
  const mine = mind.view.state.turn.seat === mind.me;
  const target = typeof option.target === "number" ? option.target : -1;
  switch (option.kind) {
    case "nano-medkit":
      return medkit(mind, target, moment);
    case "body-armour":
      return armour(mind);
    case "guard":
      return isFriend(mind, target) && mind.view.state.seats[mind.me].hp > 1 ? 0.6 : -1;
    case "use-hostage":
      return 0.8 + mind.grudge[target] / 2;
    case "disarm":
    case "jammed-trigger":
      return stopping(mind, option.kind === "disarm" ? target : mind.view.state.turn.seat, moment);
    case "smoke-screen":
      return stopping(mind, mind.view.state.turn.seat, moment) / 2;
    case "mirror-protocol":
      return mirroring(mind);
    case "seal-the-rift":
      return 0.5;
    case "ricochet":
    case "hijack":
      return turning(mind, option, moment);
    case "backup-exe":
      if (target === mind.me) return 5;
      return mind.seats[target].teams[mind.team] > 0.6 && mind.team !== "outlaw" ? 1 : -1;
    case "corrupted-memory":
      return mine && moment === "end" ? 0.36 + 0.3 * mind.grudge[target] : 0;
    case "stasis":
      return moment === "end" ? 0.2 + threatFrom(mind, target) : 0;
    default:
      return mine ? ownTurn(mind, option, target, moment) : 0;
  }
}

/** Programs of the own turn. */
function ownTurn(mind: Mind, option: OptionView, target: Seat, moment: Moment): number {
  const { grudge, doubt } = mind;
  const atStart = moment === "start";
  switch (option.kind) {
    case "wiretap":
    case "deep-scan":
    case "gavrick-files":
      return atStart ? 0.3 + 0.5 * doubt[target] : 0;
    case "doe-spynetwork":
      return 0.4 + 0.2 * doubt[target];
    case "spotlight":
      return moment === "interrupt" ? 0 : 0.2 + 0.4 * grudge[target] + 0.2 * doubt[target];
    case "exposed":
      return target === mind.me ? 0 : 0.15 + 0.5 * grudge[target];
    case "grenade":
      return 0.25 + 1.2 * gainOf(mind, "pistol", [target]);
    case "grab":
      return moment === "interrupt" ? 0 : 0.25 + threatFrom(mind, target);
    case "emp":
      return disarming(mind);
    case "blackout":
      return hiding(mind, String(option.place));
    case "data-theft":
      return 0.4 + 0.2 * grudge[target];
    case "download":
      return (atStart ? 0.6 : 0.4) - drawRisk(mind);
    case "overclock":
      return overclocking(mind, moment);
    case "sleeper":
    case "magnetic-glove":
    case "rocket-launcher":
    case "laser":
    case "hell-gate":
      return atStart ? 0.6 : 0.4;
    case "human-boss":
    case "machine-boss":
    case "outlaw-boss":
      return 2;
    case "gevers-attack":
      return 0.3 + 0.3 * grudge[target];
    case "safe-house":
      return mind.team === "human" ? 0.1 : 0.4;
    case "second-wind":
      return target === mind.me ? 0.7 : isFriend(mind, target) ? 0.5 : -1;
    case "cold-storage":
    case "dead-mans-switch":
      return 0.45;
    case "firmware-lock":
    case "hostage":
      return 0.3 + 0.3 * grudge[target];
    case "heal-parasite":
      return feeding(mind);
    case "bloody-track":
      return hunting(mind, target);
    default:
      return moment === "end" ? mixing(mind, option, target) : 0;
  }
}

/** What moves cards and weapons about is played last, when the own action has been taken. */
function mixing(mind: Mind, option: OptionView, target: Seat): number {
  const { view, me } = mind;
  switch (option.kind) {
    case "bug":
      return swapping(mind, option, target);
    case "screensaver":
      return exchangingIds(mind, option);
    case "orellana-effect":
      return stirring(mind, false);
    case "roulette":
      return stirring(mind, view.state.loyalty[slotOf(view, me, "left")].revealed);
    case "shadow-existence":
      return vanishing(mind);
    case "cross-fire":
      return crossing(mind, option, (holder) => threatFrom(mind, holder), weaponWorth);
    default:
      return 0;
  }
}

/** Best after a shot: the weapon is picked up again at once. */
function overclocking(mind: Mind, moment: Moment): number {
  const weapon = weaponHeld(mind.view, mind.me);
  const { turn } = mind.view.state;
  if (moment === "interrupt") return 0;
  if (moment === "end") return turn.began !== "" && !weapon ? 0.7 : 0.2;
  return weapon && gainOf(mind, weapon.kind, weapon.aim) > 0 ? 0.7 : 0;
}
