/**
 * The way out over the roofs, 1440 by 720: the deck in one vanishing point, the town below, a craft that
 * waits with its lights on. Where the mission failed, it is not yours, and it looks for you.
 */
import { gradient, n1, type Point, thrown } from "@sprawl/art";
import type { CharacterId } from "../src/content/types.js";
import { glow, leaver, lowSun, pool, puddle, rain, searchlights } from "./out-of-house.js";

const EDGE = 446;
const FAR: Point = [998, 366];

/** Towers of the town below, the near ones with windows that are lit. */
function town(): string {
  const r = thrown(31);
  let drawn = "";
  for (const [count, colour, top, spread] of [
    [30, "#1d2a44", 190, 150],
    [22, "#121c31", 280, 110],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [x, w, y] = [r() * 1500 - 40, 34 + r() * 54, top + r() * spread];
      drawn += `<path d="M${n1(x)} ${EDGE}V${n1(y)}h${n1(w)}V${EDGE}Z" fill="${colour}"/>`;
      for (let k = 0; k < 5; k++) {
        const [wx, wy] = [x + 6 + r() * (w - 14), y + 10 + r() * (EDGE - y - 30)];
        const lit = ["#ff9b54", "#7cc4ff", "#ffd9a0"][Math.floor(r() * 3)];
        drawn += `<path d="M${n1(wx)} ${n1(wy)}h5v7h-5z" fill="${lit}" opacity="${n1(0.3 + r() * 0.5)}"/>`;
      }
    }
  }
  return drawn;
}

/** The tower of the town that one knows by its sign. */
function sign(): string {
  const frame = "M724 118H768V330L758 342H724Z";
  const letters = [..."SABLE"].map(
    (letter, i) =>
      `<text x="746" y="${160 + i * 38}" text-anchor="middle" font-size="34" font-weight="700" fill="#ffd0e6" stroke="#ff4fa3" stroke-width="4" stroke-opacity=".4" paint-order="stroke">${letter}</text>`,
  );
  return `<path d="M690 ${EDGE}V96L704 82H788L802 96V${EDGE}Z" fill="#0d1424"/>${glow(frame, "#ff4fa3")}<path d="${frame}" fill="#14081a" stroke="#ffb3d6" stroke-width="2.4"/>${letters.join("")}`;
}

function deck(): string {
  const rays = Array.from({ length: 19 }, (_, i) => {
    const x = -700 + i * 180;
    const t = (EDGE - FAR[1]) / (720 - FAR[1]);
    return `M${n1(FAR[0] + (x - FAR[0]) * t)} ${EDGE}L${x} 720`;
  });
  const courses = [470, 504, 552, 620].map((y) => `M0 ${y}H1440`);
  return `<path d="M0 ${EDGE}H1440V720H0Z" fill="url(#roof-deck)"/><path d="${rays.join("")}${courses.join("")}" stroke="#2c3b55" stroke-width="1.6" opacity=".55"/>`;
}

/** A low wall all along the edge, with a lamp here and there. */
function parapet(light: string): string {
  const lamps = [620, 800, 1140, 1320].map(
    (x) =>
      `<ellipse cx="${x}" cy="${EDGE - 8}" rx="70" ry="34" fill="url(#roof-lamp)"/><path d="M${x - 9} ${EDGE - 14}h18v9h-18z" fill="${light}"/>`,
  );
  return `<path d="M0 ${EDGE - 30}H1440V${EDGE}H0Z" fill="#16223a"/><path d="M0 ${EDGE - 38}H1440V${EDGE - 30}H0Z" fill="#2a3b5c"/><path d="M0 ${EDGE - 38}H1440" stroke="#ffb27a" stroke-width="2" opacity=".7"/>${lamps.join("")}`;
}

/** Where whoever leaves is picked up: a ring of lights on the deck. */
function ring(light: string): string {
  const lights = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * Math.PI * 2;
    return `<ellipse cx="${n1(968 + Math.cos(a) * 330)}" cy="${n1(570 + Math.sin(a) * 84)}" rx="9" ry="4" fill="${light}"/>`;
  });
  return `<ellipse cx="968" cy="570" rx="330" ry="84" fill="none" stroke="${light}" stroke-width="20" opacity=".12"/><ellipse cx="968" cy="570" rx="330" ry="84" fill="none" stroke="${light}" stroke-width="3" opacity=".7"/>${lights.join("")}`;
}

/** A mast with a red light, and the box under it that hums. */
const mast = (): string =>
  `<g transform="translate(90)"><path d="M1212 ${EDGE}L1224 96M1244 ${EDGE}L1232 96M1217 350H1239M1220 270H1236M1223 190H1233M1213 420L1239 350L1219 310L1236 270L1222 230L1233 190" fill="none" stroke="#0a1120" stroke-width="5"/><circle cx="1228" cy="92" r="34" fill="url(#roof-red)"/><circle cx="1228" cy="92" r="6" fill="#ff8f97"/><path d="M1172 ${EDGE + 40}V372H1290V${EDGE + 40}Z" fill="#101b30"/><path d="M1290 372L1330 388V${EDGE + 54}L1290 ${EDGE + 40}Z" fill="#0a1222"/><path d="M1172 372H1290L1330 388H1206Z" fill="#223352"/><path d="M1186 396H1276M1186 410H1276M1186 424H1276M1186 438H1276" stroke="#060b16" stroke-width="5"/></g>`;

/** Green things grow even here. */
function planter(): string {
  const r = thrown(9);
  let leaves = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [1190 + r() * 250, 640 - r() * 54];
    const colour = ["#1c5a4c", "#2a7a5c", "#134238"][i % 3];
    leaves += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(10 + r() * 16)}" ry="${n1(4 + r() * 5)}" fill="${colour}" transform="rotate(${n1(r() * 120 - 60)} ${n1(x)} ${n1(y)})"/>`;
  }
  return `${leaves}<path d="M1170 632H1440V708H1190Z" fill="#1a2740"/><path d="M1170 632H1440V642H1173Z" fill="#3a5078"/>`;
}

/** The craft: it takes you along, or it is not yours and has found you. */
function craft(won: boolean): string {
  const light = won ? "#8ff5e4" : "#ff8f97";
  const beam = won ? "M1216 214L1080 560H1340L1250 214Z" : "M1212 214L850 580H1090L1244 214Z";
  const rotor = (x: number): string =>
    `<ellipse cx="${x}" cy="150" rx="62" ry="8" fill="#bcd2ff" opacity=".26"/><path d="M${x - 7} 150h14l4 30h-22z" fill="#0a1222"/>`;
  return `<path d="${beam}" fill="${light}" opacity=".15"/><g transform="translate(128)">${rotor(1010)}${rotor(1196)}<path d="M1000 176H1206L1190 196H1016Z" fill="#16233c"/><path d="M1050 170Q1062 140 1106 138Q1150 142 1160 172L1150 206Q1104 224 1060 206Z" fill="#0d1628"/><path d="M1064 170Q1074 150 1104 150L1110 176H1062Z" fill="${light}" opacity=".75"/><path d="M1050 170Q1062 140 1106 138Q1150 142 1160 172" fill="none" stroke="#ffb27a" stroke-width="2.4"/><circle cx="1103" cy="212" r="9" fill="${light}"/><circle cx="1103" cy="212" r="44" fill="url(#roof-lamp)"/><circle cx="1002" cy="184" r="4" fill="#ff8f97"/><circle cx="1204" cy="184" r="4" fill="${light}"/></g>`;
}

export function drawRoof(character: CharacterId, won: boolean): string {
  const [sun, floor] = won ? ["#ff9b54", "#4fdcc6"] : ["#ff4a5a", "#ff4a5a"];
  return (
    `<defs>${gradient("roof-sky", [
      [0, "#070d1b"],
      [0.34, "#18243c"],
      [0.56, "#4a3438"],
      [0.66, "#7a4a34"],
    ])}${gradient("roof-deck", [
      [0, "#243048"],
      [0.5, "#131b2c"],
      [1, "#070b14"],
    ])}${pool("roof-sun", sun)}${pool("roof-lamp", floor)}${pool("roof-red", "#ff4a5a")}</defs>` +
    `<path d="M0 0H1440V720H0z" fill="url(#roof-sky)"/>${lowSun([862, 270], sun, "roof-sun")}` +
    `${town()}${sign()}${deck()}${parapet(floor)}${mast()}${ring(floor)}${craft(won)}` +
    `<ellipse cx="968" cy="560" rx="330" ry="90" fill="url(#roof-lamp)" opacity=".5"/>${puddle(700, 610, 120, "#ff4fa3")}${puddle(1120, 640, 120, floor)}${puddle(880, 500, 60, sun)}` +
    `${planter()}${won ? "" : searchlights()}${leaver(character, won, "roof-lamp")}${rain()}`
  );
}
