/** What each District is known by, drawn in neon before its houses: feet at 0,0, about 200 wide. */
import { at, dot, fill, line, mix, neon, oval, poly, rect, thrown } from "@sprawl/art";
import { TONES } from "./scene.js";

const sign = (x: number, y: number, words: string, colour: string, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" letter-spacing="2" text-anchor="middle" fill="none" stroke="${colour}" stroke-width="5" opacity=".35">${words}</text><text x="${x}" y="${y}" font-size="${size}" font-weight="700" letter-spacing="2" text-anchor="middle" fill="${mix(colour, "#ffffff", 0.6)}">${words}</text>`;

const DOME = "M-92 0C-92-74-50-104 0-104C50-104 92-74 92 0";

const mall = (): string =>
  fill(`${DOME}Z`, "#1c0a2c") +
  fill(`${DOME}Z`, "#ff7be0", 'opacity=".26"') +
  neon(DOME, "#ff4fd8", 2.4) +
  line(
    "M-50 0C-50-60-30-104 0-104C30-104 50-60 50 0M0-104V0M-84-36H84M-68-68H68",
    "#ff9be8",
    1,
    'opacity=".65"',
  ) +
  rect(-26, -34, 52, 34, "#2b0f3a") +
  neon("M-26 0V-34H26V0", "#ffb0ee", 1.2) +
  sign(0, -12, "MALL", "#ff4fd8", 15);

const junction = (): string =>
  rect(-150, -42, 300, 12, "#20140a") +
  rect(-150, -44, 300, 3, "#5a3a14") +
  [-120, -60, 0, 60, 120].map((x) => rect(x - 5, -32, 10, 32, "#1a1008")).join("") +
  fill("M-110-46H40L58-54L40-66H-110Z", "#3a2814", 'stroke="#ffa63d" stroke-width="1.4"') +
  Array.from({ length: 9 }, (_, i) => rect(-102 + i * 16, -62, 11, 8, "#ffe2b0")).join("") +
  neon("M58-54H140", "#ffd9a0", 1.2) +
  rect(94, -96, 14, 96, "#1f1509") +
  fill("M86-96H118L114-112H90Z", "#3a2814") +
  dot(102, -104, 5, "#ff4a3d") +
  neon("M102-112V-126", "#ffa63d", 1.6) +
  neon("M-130-30L-60 0M-100-30L-30 0", "#ffa63d", 1.2);

const GONDOLAS = ["#59f0ff", "#ffe45a", "#c77bff", "#ff4f8a"];

const joytown = (): string =>
  neon("M0-118a46 46 0 1 1 0 92a46 46 0 0 1 0-92", "#ff4f8a", 2.4) +
  Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.2;
    const [x, y] = [Math.cos(angle) * 46, -72 + Math.sin(angle) * 46];
    return (
      line(`M0-72L${x.toFixed(1)} ${y.toFixed(1)}`, "#ff9bc0", 1.2) + dot(x, y, 6, GONDOLAS[i % 4])
    );
  }).join("") +
  dot(0, -72, 8, "#ffe45a") +
  line("M0-72L-30 0M0-72L30 0", "#ff9bc0", 3) +
  sign(-92, -56, "JOY", "#59f0ff", 28) +
  sign(96, -50, "24h", "#ffe45a", 22) +
  rect(70, -40, 56, 40, "#210a20") +
  neon("M70 0V-40H126V0", "#c77bff", 1.4);

const CRANE =
  "M-16 0L-6-104M16 0L6-104M-13-30H13M-10-62H10M-6-104L60-92M-6-104L-34-96M0-122L58-94M0-122L-32-97M0-122V-104";
const BOXES: readonly (readonly [number, number, string])[] = [
  [-134, 0, "#1f5f8a"],
  [-106, 0, "#8a3f2a"],
  [-120, 1, "#2f7f7a"],
  [84, 0, "#2a6f9a"],
  [112, 0, "#7a4a2a"],
  [98, 1, "#265a7a"],
  [-10, 0, "#2f7f9f"],
  [18, 0, "#8a5a2a"],
];

const harbor = (): string =>
  [-80, 40]
    .map((x, i) =>
      at(
        x,
        0,
        line(CRANE, "#8fd8ff", 2.2) +
          line(`M46-95V-${i ? 44 : 58}`, "#cfeeff", 1.2) +
          rect(34, i ? -44 : -58, 26, 14, i ? "#2f8fbf" : "#c2603d"),
      ),
    )
    .join("") +
  BOXES.map(([x, level, colour]) =>
    rect(x, -16 - level * 15, 26, 14, colour, 'stroke="#bfeaff" stroke-width=".6"'),
  ).join("") +
  neon("M-140 2H140", "#4fc8ff", 1.4);

const plaza = (): string =>
  fill("M-100 0H100L92-10H-92Z", "#3a2f14") +
  rect(-84, -16, 168, 6, "#5a4a1e") +
  [-72, -48, -24, 24, 48, 72]
    .map((x) => rect(x - 5.5, -66, 11, 50, "#6b5a28") + rect(x - 5, -66, 3, 50, "#ffe9a0"))
    .join("") +
  fill("M-88-66H88V-74L0-104L-88-74Z", "#4a3d18", 'stroke="#ffd95a" stroke-width="1.6"') +
  neon("M-88-70L0-104L88-70", "#ffd95a", 1.6) +
  fill("M-9-16H9L7-52L4-62H-4L-7-52Z", "#d9c37a") +
  dot(0, -67, 5.5, "#d9c37a") +
  line("M5-56L20-84", "#d9c37a", 4) +
  dot(21, -87, 5, "#fff3b0") +
  dot(21, -87, 13, "#ffd95a", 'opacity=".35"') +
  neon("M-118 0V-50M118 0V-50", "#ffd95a", 1.4) +
  fill(poly("-118 -50 -96 -46 -118 -38", 0), "#ff5a6e") +
  fill(poly("118 -50 140 -46 118 -38", 0), "#ff5a6e");

const LANDMARKS = [mall, junction, joytown, harbor, plaza];

const WIDTH = 288;
export const FOOT = 150;

/** Two rows of houses with lit windows, always the same for a District. */
function houses(district: number): string {
  const tone = TONES[district];
  const next = thrown(40 + district * 7);
  const row = (low: number, high: number, colour: string, lit: number): string => {
    let text = "";
    for (let x = -8; x < WIDTH + 8; ) {
      const w = 20 + next() * 22;
      const h = low + next() * high;
      let panes = "";
      for (let wy = FOOT - h + 7; wy < FOOT - 6; wy += 8)
        for (let wx = x + 4; wx < x + w - 5; wx += 6)
          if (next() < lit) panes += `M${wx.toFixed(0)} ${wy.toFixed(0)}h3v4h-3z`;
      const glass = next() < 0.6 ? mix(tone, "#ffffff", 0.4) : "#ffe2b0";
      text += `${rect(x, FOOT - h, w, h, colour)}${rect(x, FOOT - h, 1.6, h, tone, 'opacity=".35"')}<path d="${panes}" fill="${glass}" opacity=".75"/>`;
      x += w - 1;
    }
    return text;
  };
  return (
    row(46, 70, mix(tone, "#0c0920", 0.82), 0.1) + row(20, 50, mix(tone, "#080616", 0.9), 0.22)
  );
}

/** A District from afar, in a box of 288 by 150. */
export function drawDistrict(district: number): string {
  const tone = TONES[district];
  return `${oval(WIDTH / 2, FOOT, 180, 100, tone, 'opacity=".16"')}${oval(WIDTH / 2, FOOT, 120, 70, tone, 'opacity=".18"')}${houses(district)}${at(WIDTH / 2, FOOT, LANDMARKS[district - 1]())}`;
}
