/** CV-17.3 to CV-17.8, CV-10.20: Henchmen come onto a District board. */
import { type Cyber, type Henchman, NOBODY, NOTHING } from "./state.js";
import {
  BOARD_LIMIT,
  HENCHMEN_LIMIT,
  hasRoom,
  henchmenIn,
  layoutOf,
  miniaturesIn,
} from "./table.js";
import { type District, NO_POSITION, type Shown, type Zone } from "./types.js";

/** One by one, the first in zone 1, the second in zone 2, and so on. */
export function placeHenchmen(g: Cyber, district: District, shown: readonly Shown[]): void {
  const zones = layoutOf(g, district).cells.length;
  let zone: Zone = 1; // CV-17.3, CV-10.20
  for (const type of shown) {
    if (isFull(g, district)) return; // CV-17.5
    let skipped = 0;
    while (!hasRoom(g, district, zone) && skipped < zones) {
      zone = (zone % zones) + 1; // CV-17.4, CV-R50
      skipped++;
    }
    if (skipped === zones || !placeHenchman(g, district, zone, type)) return;
    zone = (zone % zones) + 1; // CV-17.4
  }
}

/** CV-15.14, CV-15.16. */
export function isFull(g: Cyber, district: District): boolean {
  return (
    miniaturesIn(g, district) >= BOARD_LIMIT || // CV-15.14, CV-R103
    henchmenIn(g, district).length >= HENCHMEN_LIMIT // CV-10.21, CV-15.16, CV-17.7
  );
}

/** False if the reserve is empty. CV-17.6: off any Tactical Position. */
export function placeHenchman(g: Cyber, district: District, zone: Zone, shown: Shown): boolean {
  const type = shown === "?" || g.state.reserve[shown] === 0 ? randomType(g) : shown; // CV-17.8, CV-17.32, CV-R55
  if (type === undefined) return false; // CV-17.8
  g.state.reserve[type]--;
  g.state.henchmen.push(newHenchman(g, type, district, zone));
  g.uses(type);
  g.tell("henchman-placed", { type, district, zone }, { rule: "CV-17.3" });
  return true;
}

export function newHenchman(g: Cyber, type: string, district: District, zone: Zone): Henchman {
  return {
    number: ++g.state.numbered,
    type,
    district,
    zone,
    position: NO_POSITION,
    health: g.box.henchmen[type].health, // CV-23.2
    token: NOTHING,
    shown: false,
    grappled: false,
    disarmed: false,
    org: NOBODY,
    recruiter: "",
    initiative: 0,
    spent: false,
    acted: false,
  };
}

/** CV-17.32: every miniature of the reserve is equally likely. */
function randomType(g: Cyber): string | undefined {
  const types = Object.keys(g.state.reserve);
  let left = 0;
  for (const type of types) left += g.state.reserve[type];
  if (left === 0) return undefined;
  let which = g.below("henchman", left);
  for (const type of types) {
    which -= g.state.reserve[type];
    if (which < 0) return type;
  }
  return undefined;
}
