/** Tokens that lie on the map, as objects; their foot is at 0,0. */
import { fill, line, n1, oval } from "@sprawl/art";

const coin = (c: string, d: string, inside: string): string =>
  oval(0, 4, 17, 6, "#01030a", 'opacity=".6"') +
  `<g transform="translate(0 -24)"><circle cx="3.5" r="21" fill="${d}"/><circle r="21" fill="#0a1120" stroke="${c}" stroke-width="2.6"/><circle r="16" fill="${c}" opacity=".16"/>${inside}</g>`;

const gem = (c: string, light: string, dark: string, y: number): string =>
  `<g transform="translate(0 ${y})"><path d="M0-17L12 0H-12Z" fill="${c}"/><path d="M0-17L12 0H1ZM-12 0H12L0 17Z" fill="${dark}"/><path d="M-12 0H1L0 17Z" fill="${c}" opacity=".8"/><path d="M0-17L-12 0L0 17L12 0Z" fill="none" stroke="${light}" stroke-width="1.4" stroke-linejoin="round"/></g>`;

const ripple = (c: string, sizes: readonly number[]): string =>
  sizes
    .map((r, i) =>
      oval(
        0,
        2,
        r,
        n1(r * 0.53),
        "none",
        `stroke="${c}" stroke-width="2" opacity="${n1(0.75 - i * 0.22)}"`,
      ),
    )
    .join("");

const beam = (c: string, w: number, h: number): string =>
  fill(`M-${w} 0L-${w + 6}-${h}H${w + 6}L${w} 0Z`, c, 'opacity=".14"') +
  fill(`M-${w} 0L-${w + 3}-${h / 2}H${w + 3}L${w} 0Z`, c, 'opacity=".2"');

export const TOKENS = {
  objective:
    beam("#4fdcc6", 15, 86) +
    fill("M-15-2V2L4 9V5ZM4 5V9L17 1V-3Z", "#9c8a68") +
    fill("M-15-2L4 5L17-3L-2-10Z", "#2a6a66", 'stroke="#8ff5e4"') +
    gem("#4fdcc6", "#d6fff7", "#1f8f83", -46),
  optional:
    beam("#7fd077", 12, 60) +
    fill("M-15-3L1-9L16-2L0 5Z", "#d9cfae", 'stroke="#f4edd6" stroke-width=".8"') +
    `<g transform="translate(0 -36) scale(.82)">${gem("#7fd077", "#dcffd8", "#3f8a3c", 0)}</g>`,
  noise:
    ripple("#ffb648", [30, 46, 63]) +
    coin(
      "#ffb648",
      "#8a5a12",
      fill("M-10-4H-5L2-10V10L-5 4H-10Z", "#ffd9a0") +
        line("M6-5Q10 0 6 5M10-9Q17 0 10 9", "#ffd9a0", 2.4),
    ),
  detection:
    ripple("#ff6f7b", [30, 44]) +
    coin(
      "#ff6f7b",
      "#7c1f2b",
      `${fill("M-14 0Q0-12 14 0Q0 12-14 0Z", "#2b0307", 'stroke="#ffc2c7" stroke-width="1.8"')}<circle r="5.4" fill="#ff6f7b"/><circle cx="-1.5" cy="-1.5" r="1.8" fill="#fff"/>`,
    ),
  exit:
    beam("#4fdcc6", 22, 90) +
    line("M-22 2V-76H22V2", "#02100e", 9) +
    line("M-22 2V-76H22V2", "#4fdcc6", 4) +
    fill("M-16 2V-70H16V2Z", "#4fdcc6", 'opacity=".16"') +
    fill("M-12-34H3V-43L16-29L3-15V-24H-12Z", "#d6fff7", 'stroke="#0b3a34" stroke-width="1.5"'),
  entrance:
    oval(0, 3, 30, 15, "#01030a", 'opacity=".6"') +
    fill("M-28 0L0-14L28 0L0 14Z", "#141c2b", 'stroke="#d8e2f0" stroke-width="2"') +
    line("M-12 2L0-4L12 2M-12 8L0 2L12 8", "#ffb648", 2.6),
  trap:
    oval(0, 2, 20, 9, "#01030a", 'opacity=".5"') +
    fill("M-18 0L-10-7H10L18 0L10 7H-10Z", "#3f4a5e", 'stroke="#ff9b54" stroke-width="1.6"') +
    line("M-8-6L-10-20M8-6L10-20M0-7V-22", "#ff9b54", 2.4) +
    '<circle cy="-2" r="3.4" fill="#ff9b54"/>',
  lock: coin(
    "#ffd25a",
    "#7a5a12",
    fill("M-9-2H9V11H-9Z", "#ffd25a") + line("M-5-2V-7A5 5 0 0 1 5-7V-2", "#ffd25a", 3),
  ),
  key: coin(
    "#f3c766",
    "#7a5a12",
    line("M-9 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0M1 0H12V5M8 0V4", "#ffe38a", 3),
  ),
} as const;

export type TokenName = keyof typeof TOKENS;
