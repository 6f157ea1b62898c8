/**
 * The way out, 1440 by 720, in one vanishing point: neon on the left, the open door on the right, the
 * low sun between. Where the mission failed, the door is shut and searchlights cross the rain.
 */
import { gradient, n1, type Point, thrown } from "@sprawl/art";
import type { CharacterId } from "../src/content/types.js";
import { glow, leaver, lowSun, pool, puddle, rain, searchlights } from "./out-of-house.js";

type Wall = (t: number, h: number) => Point;
const left: Wall = (t, h) => [n1(890 - t * 500), n1(366 + t * 270 - h * (230 + t * 700))];
const right: Wall = (t, h) => [n1(1106 + t * 420), n1(366 + t * 270 - h * (250 + t * 700))];

const quad = (
  wall: Wall,
  t0: number,
  t1: number,
  h0: number,
  h1: number,
  colour: string,
  more = "",
): string =>
  `<path d="M${[wall(t0, h0), wall(t1, h0), wall(t1, h1), wall(t0, h1)].map((p) => p.join(" ")).join("L")}Z" fill="${colour}" ${more}/>`;

const upright = (wall: Wall, t: number, h0: number, h1: number): string =>
  `M${wall(t, h0).join(" ")}L${wall(t, h1).join(" ")}`;

function walls(): string {
  const r = thrown(5);
  const courses = (
    [
      [left, "#3a2038"],
      [right, "#12323c"],
    ] as const
  ).map(([wall, colour]) => {
    const d = Array.from(
      { length: 25 },
      (_, k) => `M${wall(0, (k + 1) / 26).join(" ")}L${wall(1.3, (k + 1) / 26).join(" ")}`,
    ).join("");
    return `<path d="${d}" stroke="${colour}" stroke-width="1.4" opacity=".7"/>`;
  });
  const bricks = (
    [
      [left, "#4a2a44"],
      [right, "#1b4650"],
    ] as const
  ).flatMap(([wall, colour]) =>
    Array.from({ length: 60 }, () => {
      const [t, h] = [r() * 1.2, Math.floor(r() * 26) / 26];
      return quad(wall, t, t + 0.03, h, h + 1 / 26, colour, `opacity="${n1(r() * 0.6)}"`);
    }),
  );
  return (
    quad(left, 0, 1.3, 0, 1, "url(#alley-left)") +
    quad(right, 0, 1.3, 0, 1, "url(#alley-right)") +
    courses.join("") +
    bricks.join("")
  );
}

function noodles(): string {
  const frame = "M712 104H760V404L750 416H712Z";
  const letters = [..."NOODLES"].map(
    (letter, i) =>
      `<text x="736" y="${150 + i * 39}" text-anchor="middle" font-size="36" font-weight="700" fill="#ffd0e6" stroke="#ff4fa3" stroke-width="4" stroke-opacity=".4" paint-order="stroke">${letter}</text>`,
  );
  const stall =
    quad(left, 0.32, 0.64, 0, 0.22, "url(#alley-warm)") +
    quad(left, 0.32, 0.64, 0, 0.085, "#3a1d24") +
    quad(left, 0.3, 0.66, 0.19, 0.25, "#b5304f") +
    [0, 1, 2, 3, 4]
      .map((k) => quad(left, 0.3 + k * 0.08, 0.34 + k * 0.08, 0.18, 0.25, "#f2d6c4"))
      .join("");
  const lamps = [left(0.2, 0.36), left(0.06, 0.38)].map(
    ([x, y]) =>
      `<circle cx="${x + 24}" cy="${y}" r="52" fill="url(#alley-lantern)"/><path d="M${x} ${y - 20}H${x + 24}V${y - 14}" fill="none" stroke="#0a0713" stroke-width="4"/><path d="M${x + 12} ${y - 12}Q${x + 24} ${y - 20} ${x + 36} ${y - 12}V${y + 8}Q${x + 24} ${y + 16} ${x + 12} ${y + 8}Z" fill="#ff9b54" stroke="#ffd9b8"/>`,
  );
  return `${stall}${lamps.join("")}<path d="M708 100H764V408L752 420H708Z" fill="#0d0713"/>${glow(frame, "#ff4fa3")}<path d="${frame}" fill="#14081a" stroke="#ffb3d6" stroke-width="2.4"/>${letters.join("")}`;
}

function windows(): string {
  const barred = (t0: number, t1: number, h0: number, h1: number): string =>
    quad(right, t0, t1, h0, h1, "url(#alley-warm)", 'stroke="#2b3a52" stroke-width="5"') +
    `<path d="${[1, 2, 3].map((k) => upright(right, t0 + ((t1 - t0) * k) / 4, h0, h1)).join("")}" stroke="#1b2942" stroke-width="3"/>`;
  return barred(0.08, 0.2, 0.38, 0.5) + barred(0.54, 0.76, 0.46, 0.64);
}

/** A guard at a window; his torch looks the other way, or down at you. */
function guard(won: boolean): string {
  const [x, y] = right(0.62, 0.475);
  const beam = won ? `M${x + 22} ${y - 18}L1500 60V210Z` : `M${x - 16} ${y - 18}L900 560H1060Z`;
  return `<g transform="translate(${x} ${y}) scale(.74)"><path d="M-26 0Q-28-34-14-42Q-12-48-14-58Q-14-72 0-73Q14-72 14-58Q14-48 12-42Q26-34 26 0Z" fill="#060a14"/><path d="M-16-60H16V-55H-16Z" fill="#ff6f7b"/></g><path d="${beam}" fill="url(#alley-torch)"/>`;
}

/** The door: open and bright, or shut. */
function door(open: boolean): string {
  const d = `${upright(right, 0.3, 0, 0.245)}L${right(0.46, 0.245).join(" ")}L${right(0.46, 0).join(" ")}`;
  if (!open)
    return quad(right, 0.3, 0.46, 0, 0.245, "#1b0d14", 'stroke="#5c1a28" stroke-width="5"');
  return `${quad(right, 0.3, 0.46, 0, 0.245, "url(#alley-door)")}${glow(d, "#4fdcc6")}<path d="${d}" fill="none" stroke="#d6fff7" stroke-width="3"/><path d="M${right(0.3, 0).join(" ")}L${right(0.46, 0).join(" ")}L1090 640L940 560Z" fill="#8ff5e4" opacity=".26"/>${quad(right, 0.32, 0.44, 0.262, 0.3, "#03201c", 'stroke="#63e6d2" stroke-width="2"')}<text transform="translate(${right(0.333, 0.27).join(" ")}) skewY(12)" font-size="15" font-weight="700" fill="#8ff5e4" letter-spacing="3">EXIT</text>`;
}

/** Lights lie long on wet ground. */
const streak = (x: number, y: number, rx: number, ry: number, of: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#alley-${of})" opacity=".5"/>`;

export function drawAlley(character: CharacterId, won: boolean): string {
  const r = thrown(12);
  let towers = "";
  for (const [count, colour, base] of [
    [14, "#22304a", 250],
    [10, "#101a2e", 290],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [x, w, y] = [860 + r() * 260, 14 + r() * 26, base - r() * 90];
      towers += `<path d="M${n1(x)} 372V${n1(y)}H${n1(x + w)}V372Z" fill="${colour}"/>`;
    }
  }
  const [sun, floor] = won ? ["#ff9b54", "#4fdcc6"] : ["#ff4a5a", "#ff4a5a"];
  return (
    `<defs>${gradient("alley-sky", [
      [0, "#0a1424"],
      [0.4, "#1b2537"],
      [0.7, "#3a2c2b"],
      [1, "#04060c"],
    ])}${gradient(
      "alley-left",
      [
        [0, "#0c0a16"],
        [0.7, "#2b1730"],
        [1, "#1a1120"],
      ],
      "across",
    )}${gradient(
      "alley-right",
      [
        [0, "#14242f"],
        [0.35, "#143540"],
        [1, "#070d18"],
      ],
      "across",
    )}${gradient("alley-warm", [
      [0, "#ffd9a0"],
      [1, "#d9712f"],
    ])}${gradient("alley-door", [
      [0, "#bffcf0"],
      [1, "#2c9f8f"],
    ])}${gradient("alley-ground", [
      [0, "#3a2a34"],
      [0.4, "#15121f"],
      [1, "#070911"],
    ])}${gradient(
      "alley-torch",
      [
        [0, "#fff0d8", 0.7],
        [1, "#fff0d8", 0.05],
      ],
      "across",
    )}${pool("alley-lantern", "#ff9b54")}${pool("alley-pink", "#ff4fa3")}${pool("alley-lamp", floor)}${pool("alley-sun", sun)}</defs>` +
    `<path d="M0 0H1440V720H0z" fill="url(#alley-sky)"/>${lowSun([998, 226], sun, "alley-sun")}${towers}` +
    `<path d="M890 366H1106L1652 717V730H240V717Z" fill="url(#alley-ground)"/>${walls()}${noodles()}${windows()}${guard(won)}${door(won)}` +
    `<ellipse cx="780" cy="560" rx="330" ry="110" fill="url(#alley-pink)" opacity=".75"/><ellipse cx="1210" cy="520" rx="260" ry="110" fill="url(#alley-lamp)" opacity=".85"/>${puddle(690, 590, 110, "#ff4fa3")}${puddle(1130, 570, 120, floor)}${puddle(900, 470, 60, sun)}` +
    streak(736, 570, 60, 170, "pink") +
    streak(998, 470, 76, 130, "sun") +
    streak(1270, 590, 76, 130, "lamp") +
    (won ? "" : searchlights()) +
    leaver(character, won, "alley-lamp") +
    rain(r)
  );
}
