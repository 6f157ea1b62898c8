/**
 * The city on its last night, 1440 by 480: towers before the light of who was victorious, smoke,
 * windows, fires, and below them the street with those who came out to see it.
 */
import {
  at,
  dot,
  fill,
  glowOf,
  gradient,
  line,
  mix,
  n1,
  oval,
  type Picture,
  thrown,
} from "@sprawl/art";
import type { Victor } from "../src/state.js";
import { FACTION_TONES } from "./factions.js";
import { flame } from "./ground.js";

const [WIDE, HIGH, STREET] = [1440, 480, 430] as const;

type Night = {
  /** In whose light the city lies. */
  readonly light: string;
  /** How many houses burn. */
  readonly fires: number;
  /** How many people are in the street, and whether they carry torches. */
  readonly crowd: number;
  readonly torches?: boolean;
};

export const NIGHTS: Readonly<Record<Victor, Night>> = {
  human: { light: FACTION_TONES.human, fires: 4, crowd: 40 },
  machine: { light: FACTION_TONES.machine, fires: 9, crowd: 0 },
  fallen: { light: FACTION_TONES.fallen, fires: 5, crowd: 24 },
  legion: { light: FACTION_TONES.legion, fires: 7, crowd: 0 },
  outlaws: { light: "#ff7a2a", fires: 16, crowd: 60, torches: true },
  nobody: { light: "#8a7450", fires: 2, crowd: 0 },
};

/** One row of towers: their walls, the edges the light catches, and windows. */
function towers(seed: number, low: number, high: number, walls: string, edge: string): string {
  const next = thrown(seed);
  let [bodies, edges, panes] = ["", "", ""];
  for (let x = -20; x < WIDE; ) {
    const w = 34 + next() * 60;
    const top = STREET - low - next() * (high - low);
    const mast = next() < 0.25 ? `M${n1(x + w / 2)} ${n1(top)}v${n1(-18 - next() * 30)}` : "";
    bodies += `M${n1(x)} ${STREET}V${n1(top)}h${n1(w)}V${STREET}z`;
    edges += `M${n1(x)} ${n1(top)}h${n1(w)}V${n1(top + 40 + next() * 60)}${mast}`;
    for (let y = top + 12; y < STREET - 20; y += 15) {
      for (let at = x + 7; at < x + w - 8; at += 11) {
        if (next() < 0.13) panes += `M${n1(at)} ${n1(y)}h4v6h-4z`;
      }
    }
    x += w + next() * 8;
  }
  return fill(bodies, walls) + line(edges, edge, 1.5, 'opacity=".7"') + fill(panes, "#ffcf8a");
}

const fire = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    oval(0, -2, 26, 20, "#ff7a2a", 'opacity=".16"') +
      oval(0, 0, 14, 12, "#ff7a2a", 'opacity=".25"') +
      flame,
    ` scale(${n1(size)})`,
  );

/** Heads and shoulders from behind; one in three holds up a torch. */
function crowd({ crowd: count, torches }: Night): string {
  const next = thrown(31);
  return Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5 + (next() - 0.5) * 0.7) * (WIDE / count);
    const size = 0.8 + next() * 0.5;
    const person =
      dot(0, -34, 7.5, "#060304") + fill("M-13 30V-14Q-12-25-3-26H3Q12-25 13-14V30z", "#060304");
    const held = torches
      ? line("M10-14L19-52", "#060304", 4) + fire(19, -54, 0.8)
      : line("M10-14L16-44", "#060304", 5);
    return at(x, HIGH - 6, person + (i % 3 === 1 ? held : ""), ` scale(${n1(size)})`);
  }).join("");
}

function draw(victor: Victor): string {
  const night = NIGHTS[victor];
  const id = `tb-night-${victor}`;
  const next = thrown(17);
  const far = mix(night.light, "#120b0c", 0.72);
  const fires = Array.from({ length: night.fires }, () =>
    fire(next() * WIDE, STREET - 4 - next() * 130, 1.2 + next() * 1.3),
  ).join("");
  return (
    gradient(`${id}-sky`, [
      [0, "#0b0708"],
      [0.5, mix(night.light, "#0b0708", 0.78)],
      [0.9, mix(night.light, "#1a0c08", 0.35)],
    ]) +
    glowOf(`${id}-glow`, [
      [0, night.light, 0.75],
      [1, night.light, 0],
    ]) +
    fill(`M0 0h${WIDE}v${HIGH}H0z`, `url(#${id}-sky)`) +
    oval(1010, 360, 620, 330, `url(#${id}-glow)`) +
    fill(
      "M0 60Q180 10 330 66T640 40T960 78T1240 34T1440 70V0H0zM760 190Q880 160 980 196T1200 176T1440 204V176Q1300 140 1180 156T960 150T760 190z",
      "#0b0708",
      'opacity=".45"',
    ) +
    towers(3, 120, 300, far, mix(night.light, "#ffffff", 0.15)) +
    oval(1010, 430, 700, 120, `url(#${id}-glow)`) +
    towers(8, 30, 150, "#150d0d", mix(night.light, "#150d0d", 0.3)) +
    fires +
    fill(`M0 ${STREET}h${WIDE}v${HIGH - STREET}H0z`, "#0d0808") +
    line(`M0 ${STREET}h${WIDE}`, night.light, 2, 'opacity=".6"') +
    crowd(night)
  );
}

export const aftermath = (victor: Victor): Picture => ({
  key: `tb-night-${victor}`,
  box: `0 0 ${WIDE} ${HIGH}`,
  draw: () => draw(victor),
});
