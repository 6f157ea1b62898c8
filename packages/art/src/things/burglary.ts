/** Things of burglars and spies, in a box of 80 by 48. */
import { dot, fade, fill, light, line, neon, oval, rect } from "../ink.js";
import { METAL, part, plain } from "./parts.js";
import type { DrawThing } from "./thing-type.js";

export const burglary = {
  "silenced-pistol": (pen, c) =>
    part(pen, "10 14 50 14 53 18 53 25 28 26 25 32 21 32 18 44 5 44 10 27 8 24", "#93a4c0") +
    part(pen, "53 16 78 16 78 23 53 23", "#4b5a75") +
    part(pen, "19 28 28 27 26 35 20 35", "#4a5973") +
    line("M13 17.500h34", light(METAL, 0.3), 1.2) +
    neon("M58 19.500h14", c, 1),
  smoke: (pen, c) =>
    fade(
      0.5,
      dot(18, 30, 11, "#8fa6c8") +
        dot(8, 40, 9, "#8fa6c8") +
        dot(62, 34, 12, "#8fa6c8") +
        dot(72, 42, 8, "#8fa6c8"),
    ) +
    part(pen, "30 16 50 16 54 22 54 40 50 45 30 45 26 40 26 22", "#8ea3c2", 2) +
    rect(26, 27, 28, 7, c) +
    line("M34 16V8H46V5H56L58 18", "#dfe9f6", 2.6) +
    dot(27, 10, 5, "none", 'stroke="#ffb648" stroke-width="2"'),
  flashbang: (pen, c) =>
    [0, 45, 90, 135]
      .map((a) =>
        line("M-26 0H-17M17 0H26", "#ffe38a", 2, `transform="translate(40 26) rotate(${a})"`),
      )
      .join("") +
    part(pen, "32 12 48 12 50 18 50 42 30 42 30 18", "#6d7f9b", 2) +
    rect(34, 7, 12, 5, "#cdd8ea") +
    [20, 27, 34].map((y) => dot(36, y, 2, "#1b2333") + dot(44, y, 2, "#1b2333")).join("") +
    neon("M32 39h16", c, 1.2),
  glue: (pen, c) =>
    oval(40, 40, 30, 6, c, 'opacity=".35"') +
    fill(
      "M12 40Q18 30 26 38Q30 26 40 36Q48 24 54 37Q62 30 68 40Q56 46 40 46Q22 46 12 40z",
      c,
      'opacity=".7"',
    ) +
    part(pen, "30 8 50 8 54 16 52 30 28 30 26 16", "#7d6a5e", 3) +
    line("M40 8V3h8", "#cdd8ea", 2) +
    neon("M33 19h14", c),
  emp: (pen, c) =>
    part(pen, "26 16 54 16 58 24 54 42 26 42 22 24", "#3f4a5e", 2) +
    rect(34, 8, 12, 8, METAL) +
    line("M46 10l9 4", "#cdd8ea", 2.4) +
    neon("M42 19L34 30H41L38 40L47 28H40z", c, 1.4) +
    neon("M14 20l5 5l-5 5l5 5M66 20l-5 5l5 5l-5 5", "#7cc4ff", 1.4),
  blast: (pen, c) =>
    oval(40, 41, 22, 5, "#01030a", 'opacity=".4"') +
    part(pen, "26 18 54 18 56 38 48 44 32 44 24 38", "#6a4a3a", 3) +
    line("M26 26h28M25 34h30M34 18v25M46 18v25", "#3a241c", 1.6) +
    rect(35, 10, 10, 8, METAL) +
    line("M45 12l10 5l1 8", "#cdd8ea", 2.4) +
    neon("M37 22h6", c),
  pills: (pen) =>
    part(pen, "24 16 46 16 46 44 24 44", "#e08a45", 2) +
    rect(24, 24, 22, 13, "#f2e7d6") +
    line("M35 26v9M30.500 30.500h9", "#c2313f", 3) +
    part(pen, "22 7 48 7 48 16 22 16", "#eaf1fa", 1) +
    line("M27 8v7M33 8v7M39 8v7", "#9fb2cc", 1) +
    `<g transform="translate(62 36) rotate(-30)">${part(pen, "-10 -5 10 -5 10 5 -10 5", "#eaf1fa", 5)}${fill("M0-5H5A5 5 0 0 1 5 5H0Z", "#ff6f7b")}</g>`,
  kit: (pen, c) =>
    part(pen, "12 14 68 14 70 20 70 42 10 42 10 20", "#3c4658", 2) +
    part(pen, "30 8 50 8 50 14 30 14", "#56647e") +
    line("M18 22h14v12H18zM22 26h6M22 30h6", light(METAL, 0.2), 1.4) +
    line("M40 36c0-12 4-12 8-6s8 4 14-6", "#ff6f7b", 2) +
    line("M40 30c4-8 8 6 14 2s4-8 8-8", c, 2),
  spoofer: (pen, c) =>
    part(pen, "20 16 60 16 62 42 18 42", "#2b3446", 2) +
    line("M28 16L22 4M52 16L58 4", METAL, 2) +
    neon("M14 8q4-6 8-4M66 8q-4-6-8-4", c, 1.2) +
    rect(25, 21, 30, 10, "#05070d") +
    line("M27 26h4l3-3l4 7l4-6l3 2h8", c, 1.6) +
    dot(28, 37, 2, "#ff6f7b") +
    dot(36, 37, 2, METAL) +
    dot(44, 37, 2, METAL) +
    dot(52, 37, 2, c),
  camera: (pen, c) =>
    line("M12 6v14", METAL, 4) +
    part(pen, "14 14 56 8 60 22 20 28", "#8b9bb5", 2) +
    part(pen, "56 10 66 10 68 20 60 21", "#232c3d") +
    dot(63, 16, 3, "#ff6f7b") +
    neon("M26 44L62 34M66 28L18 12", c, 2),
  cloak: (pen, c) =>
    fade(0.55, part(pen, "40 4 50 8 54 18 66 44 14 44 26 18 30 8", "#1e5a60", 3)) +
    line("M40 4L50 8L54 18L66 44H14L26 18L30 8z", c, 1.4, 'stroke-dasharray="3 3"') +
    line("M34 20L28 44M46 20L52 44M40 22V44", "#0b3b3c", 1.4) +
    fill("M33 12q7-5 14 0v8q-7 6-14 0z", "#02060b"),
  glitch: (pen, c) =>
    part(pen, "22 20 30 12 50 12 58 20 50 30 30 30", "#5c6a80", 2) +
    line("M22 14H8M58 14H72", METAL, 2) +
    line("M4 11h16M60 11h16", "#dfe8f5", 1.4) +
    dot(40, 21, 4, "#05070d") +
    dot(40, 21, 2, "#ff6f7b") +
    neon("M20 36h10l3 6h8l3-8h10l3 4h6", c, 1.6) +
    line("M34 16l12 10M46 16L34 26", c, 1.4),
  field: (pen, c) =>
    part(pen, "32 34 48 34 52 44 28 44", "#3c4658", 2) +
    [26, 19, 12]
      .map((r, i) =>
        line(`M${40 - r} 36A${r} ${r} 0 0 1 ${40 + r} 36`, c, 1.6, `opacity="${0.45 + i * 0.22}"`),
      )
      .join("") +
    fill("M14 36A26 26 0 0 1 66 36z", c, 'opacity=".14"') +
    dot(40, 36, 3, "#fff"),
  generator: (pen, c) =>
    part(pen, "14 16 66 16 68 40 12 40", "#4d5a3c", 2) +
    part(pen, "22 8 38 8 38 16 22 16", "#39445a") +
    [30, 36, 42].map((x) => line(`M${x} 21v13`, "#22291f", 2.4)).join("") +
    neon("M56 19L50 28H55L52 36L60 26H55z", c, 1.3) +
    line("M16 40v4M64 40v4", "#22291f", 3),
  laser: (pen, c) =>
    part(pen, "6 20 16 12 44 11 50 16 50 30 44 33 24 33 20 44 8 44 12 31 6 28", "#dfe6ee", 2) +
    rect(50, 18, 22, 8, "#5c0d1a") +
    neon("M52 22h20", "#ff5a5f", 2) +
    [54, 60, 66].map((x) => rect(x, 15, 3, 14, METAL)).join("") +
    neon("M16 20h18", c),
  skates: (pen, c) =>
    [0, 34]
      .map(
        (x) =>
          part(
            pen,
            `${x + 8} 10 ${x + 22} 10 ${x + 22} 20 ${x + 36} 25 ${x + 37} 32 ${x + 7} 32`,
            "#39465e",
            2,
          ) +
          dot(x + 12, 38, 4.5, "#0a0d14", `stroke="${c}" stroke-width="2"`) +
          dot(x + 31, 38, 4.5, "#0a0d14", `stroke="${c}" stroke-width="2"`),
      )
      .join("") + line("M2 26h-4M4 20h-5", c, 1.6),
  accelerator: (pen, c) =>
    part(pen, "30 4 44 4 46 26 62 34 64 42 30 42", "#56647e", 2) +
    part(pen, "32 12 44 12 45 20 33 20", "#232c3d") +
    neon("M8 16h16M4 24h20M10 32h14", c, 2) +
    line("M34 16h9", c, 2),
  disruptor: (pen, c) =>
    fill("M26 8Q40 0 54 8Q62 16 58 28Q58 36 50 38V44H32V36Q20 34 22 22Q20 14 26 8z", "#6a4f6a") +
    line("M30 12q8 4 4 10t6 8M50 12q-8 4-4 10t-6 8", "#b58fb5", 1.6) +
    neon("M6 14l8 6l-6 4l8 8M74 14l-8 6l6 4l-8 8", c, 1.8) +
    part(pen, "32 38 50 38 50 45 32 45", "#39445a"),
  speaker: (pen, c) =>
    part(pen, "18 18 28 18 42 8 42 40 28 30 18 30", "#6d7f9b", 2) +
    [50, 58, 66]
      .map((x, i) =>
        line(`M${x - 4} ${18 - i * 4}q${6 + i} ${6 + i * 4} 0 ${12 + i * 8}`, "#ffb648", 2.4),
      )
      .join("") +
    neon("M22 22v4", c),
  "guard-drone": (pen, c) =>
    line("M26 16l-10-6M54 16l10-6", "#39465e", 3) +
    line("M6 10h20M54 10h20", "#dfe8f5", 1.4) +
    part(pen, "26 16 32 10 48 10 54 16 50 28 30 28", "#5c6a80", 2) +
    dot(40, 19, 5, "#05070d") +
    dot(40, 19, 2.6, c) +
    dot(40, 19, 8, c, 'opacity=".2"') +
    part(pen, "44 28 64 30 64 34 44 33", "#1b2333", 1) +
    neon("M66 32l8 0", "#ffb648", 1.4),
  bullets: (pen, c) =>
    [16, 33, 50]
      .map(
        (x, i) =>
          part(pen, `${x} ${22 - i * 3} ${x + 10} ${22 - i * 3} ${x + 10} 44 ${x} 44`, "#c9a24a") +
          part(
            pen,
            `${x} ${21 - i * 3} ${x + 10} ${21 - i * 3} ${x + 7} ${8 - i * 3} ${x + 3} ${8 - i * 3}`,
            "#dfe6ee",
            2,
          ) +
          dot(x + 5, 32, 2.2, c),
      )
      .join(""),
  sneakers: (pen, c) =>
    part(pen, "10 16 24 14 30 20 46 26 66 30 70 38 10 38", "#2f8f86", 3) +
    rect(9, 38, 62, 5, "#eaf1fa") +
    line("M28 20l8-3M34 23l8-3M41 25l7-2", "#eaf1fa", 2) +
    line("M4 22h-6M4 30h-8", c, 1.6) +
    fill("M10 16l14-2l3 8l-17 4z", "#0b3b3c"),
  "spider-drone": (pen, c) =>
    line(
      "M30 24L14 14L8 30M30 28L16 26L10 42M50 24L66 14L72 30M50 28L64 26L70 42",
      "#6d7f9b",
      2.6,
    ) +
    part(pen, "28 18 40 12 52 18 54 28 40 36 26 28", "#39465e", 3) +
    dot(36, 22, 2.6, c) +
    dot(44, 22, 2.6, c) +
    dot(40, 29, 2, c),
  booster: (pen, c) =>
    part(pen, "36 6 44 6 46 36 34 36", "#dfe9f2", 2) +
    rect(36, 16, 8, 16, "#e2434f") +
    part(pen, "32 2 48 2 48 6 32 6", METAL) +
    line("M40 36v10", METAL, 1.6) +
    neon("M56 26c4-8 14-4 10 4c-2 4-10 10-10 10s-8-6-10-10", c, 1.4) +
    line("M34 20h5M34 26h5", "#fff", 1),
  "stun-gun": (pen, c) =>
    part(pen, "14 16 52 14 56 18 56 28 32 29 28 44 14 44 18 28 12 24", "#3f4a5e", 2) +
    part(pen, "56 16 66 15 66 19 56 20", METAL) +
    part(pen, "56 24 66 25 66 29 56 28", METAL) +
    neon("M66 17l5 3l-4 3l5 4", c, 1.6) +
    line("M20 19h24", "#ffb648", 2),
  hologram: (_pen, c) =>
    oval(40, 42, 20, 4.5, "#39445a") +
    fill("M28 40L22 6H58L52 40z", c, 'opacity=".16"') +
    neon("M40 8a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM32 38V24l4-4h8l4 4v14", c, 1.4) +
    line("M26 14h4M50 14h4M24 26h5M51 26h5", c, 1.2),
  matrix: (pen, c) =>
    part(pen, "20 8 60 8 60 40 20 40", "#1b2333", 2) +
    [14, 20, 26, 32]
      .map((y, i) =>
        line(`M26 ${y}h${6 + ((i * 7) % 12)}M${40 + ((i * 5) % 6)} ${y}h${8 - i}`, c, 1.8),
      )
      .join("") +
    line("M24 8V3M32 8V3M40 8V3M48 8V3M56 8V3M24 40v5M32 40v5M40 40v5M48 40v5M56 40v5", METAL, 1.6),
  surge: (pen, c) =>
    part(pen, "22 10 54 10 54 42 22 42", "#39445a", 3) +
    part(pen, "30 5 46 5 46 10 30 10", METAL) +
    rect(26, 14, 24, 24, "#05070d") +
    neon("M40 14L30 28H38L34 40L48 24H40z", "#ffd25a", 1.6) +
    line("M62 16v20M68 20v12", c, 2),
  adjuster: (pen, c) =>
    part(pen, "20 6 60 6 62 42 18 42", "#4a3a40", 2) +
    line("M28 30A13 13 0 0 1 52 30", METAL, 2.4) +
    line("M40 30L32 20", "#ffd9b8", 2.4) +
    dot(40, 30, 3, "#ffd9b8") +
    neon("M40 12v6", c) +
    line("M28 37h24", c, 2),
  gas: (pen, c) =>
    fade(
      0.55,
      dot(16, 24, 10, "#7fb85a") +
        dot(10, 36, 9, "#7fb85a") +
        dot(64, 20, 11, "#7fb85a") +
        dot(70, 34, 9, "#7fb85a"),
    ) +
    part(pen, "30 14 50 14 53 20 53 44 27 44 27 20", "#5d6b56", 2) +
    rect(34, 7, 12, 7, METAL) +
    fill("M34 26a6 6 0 1 1 12 0v5h-12z", "#dfe6ee") +
    dot(37.5, 26, 1.6, "#1b2333") +
    dot(42.5, 26, 1.6, "#1b2333") +
    neon("M30 39h20", c, 1.2),
  focus: (pen, c) =>
    part(pen, "18 20 30 12 50 12 62 20 50 34 30 34", "#dfe6ee", 4) +
    dot(40, 23, 9, "#0a1018") +
    dot(40, 23, 6, c) +
    dot(40, 23, 2.5, "#05070d") +
    dot(37, 20, 1.6, "#fff") +
    neon("M40 4v5M40 37v7M12 23h6M62 23h6", c, 1.6),
  wave: (pen, c) =>
    part(pen, "10 18 22 14 22 36 10 32", "#56647e", 2) +
    [30, 42, 54, 66]
      .map((x, i) =>
        line(
          `M${x} ${20 - i * 3}Q${x + 7} 25 ${x} ${30 + i * 3}`,
          c,
          3.2 - i * 0.5,
          `opacity="${1 - i * 0.18}"`,
        ),
      )
      .join(""),
  muffler: (pen, c) =>
    part(pen, "16 18 26 18 38 10 38 38 26 30 16 30", "#6d7f9b", 2) +
    neon("M48 16L66 34M66 16L48 34", c, 2.6),
  dice: (pen, c) =>
    part(pen, "14 18 30 10 46 18 46 34 30 43 14 34", "#dfe6ee", 2) +
    line("M14 18L30 26L46 18M30 26V43", "#8b9bb5", 1.4) +
    [
      [30, 18],
      [20, 28],
      [24, 34],
      [36, 30],
      [40, 26],
    ]
      .map(([x, y]) => dot(x, y, 2, "#1b2333"))
      .join("") +
    neon("M54 16q10 0 10 10M60 21l4 5l5-4", c, 1.6),
  charges: (pen, c) =>
    [18, 32, 46]
      .map((x) => part(pen, `${x} 14 ${x + 12} 14 ${x + 12} 42 ${x} 42`, "#b0483a", 2))
      .join("") +
    rect(16, 24, 44, 6, "#2b3446") +
    line("M38 14V6q0-3 4-3h10", METAL, 1.8) +
    neon("M54 3h4", "#ffd25a", 2.4) +
    rect(32, 25, 12, 4, c),
  trap: (pen, c) =>
    oval(40, 36, 26, 8, "#01030a", 'opacity=".4"') +
    part(pen, "16 34 26 24 54 24 64 34 54 42 26 42", "#3f4a5e", 3) +
    dot(40, 33, 5, "#05070d") +
    neon("M18 34h44", c, 1.2) +
    line("M22 26l-6-12M58 26l6-12M34 24l-2-14M46 24l2-14", METAL, 2),
  key: (pen, c) =>
    part(pen, "22 14 34 14 38 20 38 30 34 36 22 36 18 30 18 20", "#f3c766", 3) +
    dot(28, 25, 4.5, "#1b1206") +
    part(pen, "38 22 68 22 68 28 62 28 62 34 57 34 57 28 38 28", "#f3c766", 1) +
    neon("M44 25h8", c, 1),
  ledger: (pen, c) =>
    part(pen, "18 8 58 6 62 40 22 44", "#2a6a66", 2) +
    plain("24 43 62 40 62 44 26 46", "#e9dcc0") +
    plain("28 14 50 13 51 22 29 23", "#e9dcc0") +
    line("M31 17h14M31 20h9", "#4a3d46", 1.2) +
    neon("M58 8l3 30", c, 1),
  envelope: (pen, c) =>
    part(pen, "14 12 66 12 66 40 14 40", "#d9cfae", 1) +
    line("M14 12L40 30L66 12", "#8a7c58", 1.8) +
    dot(40, 29, 4, "#c9303c") +
    neon("M50 36h10", c, 1.2),
} as const satisfies Readonly<Record<string, DrawThing>>;
