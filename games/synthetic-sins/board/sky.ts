/** The town behind the house: towers, a low sun of sodium, rain. Drawn once, by day or by night. */
import { LIGHTINGS, n1, type Theme, thrown } from "@sprawl/art";

const [W, H] = [1440, 700];

/** No tower stands before it higher than this. */
const SUN = { x: 1058, y: 132, r: 92, low: 182 };

export const SKY_BOX = `0 0 ${W} ${H}`;

export function drawSky(theme: Theme): string {
  const { sky, lamps } = LIGHTINGS[theme];
  const [above, middle, low] = sky;
  const ground = `<linearGradient id="sins-sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".3" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient><rect width="${W}" height="${H}" fill="url(#sins-sky)"/>`;
  if (theme === "contrast") return ground;
  const r = thrown(9);
  let towers = "";
  let lights = "";
  const tones = theme === "calm" ? ["#b9c6d2", "#a7b6c4"] : ["#142745", "#0f1e36"];
  for (const [tone, least, most] of [
    [tones[0], 0.02, 0.2],
    [tones[1], 0.08, 0.34],
  ] as const) {
    for (let x = -20; x < W; ) {
      const [width, high] = [W * (0.02 + r() * 0.045), H * (least + r() * (most - least))];
      const top = x + width > SUN.x - SUN.r && x < SUN.x + SUN.r ? Math.max(high, SUN.low) : high;
      towers += `<path d="M${n1(x)} ${H}V${n1(top)}H${n1(x + width)}V${H}Z" fill="${tone}"/>`;
      for (let k = 0; k < 6; k++) {
        lights +=
          r() > 0.4
            ? `M${n1(x + width * (0.15 + r() * 0.6))} ${n1(top + 8 + r() * H * 0.2)}h3.5v5h-3.5z`
            : "";
      }
      x += width + W * r() * 0.02;
    }
  }
  let rain = "";
  for (let i = 0; i < 150; i++) {
    const [x, y, l] = [r() * W, r() * H, 14 + r() * 26];
    rain += `M${n1(x)} ${n1(y)}l${n1(-l * 0.22)} ${n1(l)}`;
  }
  const fog = `<linearGradient id="sins-fog" x2="0" y2="1"><stop offset=".15" stop-color="${low}" stop-opacity="0"/><stop offset=".5" stop-color="${low}" stop-opacity=".9"/></linearGradient><rect width="${W}" height="${H}" fill="url(#sins-fog)"/>`;
  const disc = `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r}"`;
  const sun = `${disc} fill="#ff9b54" opacity=".2"/>${disc} fill="none" stroke="#ff9b54" stroke-width="2" opacity=".7"/>`;
  return `${ground}${sun}${towers}<path d="${lights}" fill="#ff9b54" opacity="${0.6 * lamps}"/>${fog}<path d="${rain}" stroke="${theme === "calm" ? "#6f8fae" : "#8fb4e8"}" opacity=".14"/>`;
}
