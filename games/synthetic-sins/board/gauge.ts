/** The alarm as a pressure gauge: where it stands, how far the next draw may take it, who comes when. */
import { n1, type Point } from "@sprawl/art";

const [CX, CY, R] = [136, 138, 100];
/** Levels from one end of the gauge to the other. */
export const SPAN = 20;

export type Pin = { readonly ref: string; readonly at: number; readonly colour: string };

export type Gauge = {
  readonly level: number;
  /** The level at its left end: gauges turn on in steps of ten. */
  readonly from: number;
  /** What the next draw may make of it, from least to most, with the number of cards for each. */
  readonly next: readonly (readonly [level: number, cards: number])[];
  readonly pins: readonly Pin[];
};

const ROWS = [
  "#4fdcc6",
  "#33524f",
  "#4a5a3c",
  "#6a5a2c",
  "#8a5f2a",
  "#94502c",
  "#94402f",
  "#8f3237",
  "#8a2a3a",
  "#85233c",
];

export function drawGauge({ level, from, next, pins }: Gauge): string {
  const at = (value: number, r: number): Point => {
    const angle = Math.PI * (1 - Math.min(1, Math.max(0, (value - from) / SPAN)));
    return [n1(CX + Math.cos(angle) * r), n1(CY - Math.sin(angle) * r)];
  };
  const arc = (a: number, b: number, r: number, colour: string, width: number, more = ""): string =>
    `<path d="M${at(a, r).join(" ")}A${r} ${r} 0 0 1 ${at(b, r).join(" ")}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  const most = Math.max(1, ...next.map(([, cards]) => cards));
  const haze = next
    .filter(([value]) => value > from && value < from + SPAN)
    .map(([value, cards]) =>
      arc(
        value - 0.5,
        value + 0.5,
        R - 26,
        "#ff9b54",
        20,
        `opacity="${n1((cards / most) * 6) / 10}"`,
      ),
    );
  const ticks = Array.from({ length: SPAN + 1 }, (_, i) => tick(i, from, at));
  const rows = ROWS.map((colour, i) =>
    arc(from + i * 2 + 0.12, from + i * 2 + 1.88, R + 13, colour, 5),
  );
  const [nx, ny] = at(level, R - 6);
  return (
    `<path d="M${CX - R - 22} ${CY + 14}V${CY}A${R + 22} ${R + 22} 0 0 1 ${CX + R + 22} ${CY}V${CY + 14}Z" fill="#080d18" fill-opacity=".94" stroke="#3a4d6b"/>` +
    `<path d="M${CX - R} ${CY + 4}V${CY}A${R} ${R} 0 0 1 ${CX + R} ${CY}V${CY + 4}Z" fill="#0d1626" stroke="#25334d"/>` +
    rows.join("") +
    haze.join("") +
    arc(from, level, R - 4, "#4fdcc6", 5) +
    ticks.join("") +
    pins
      .filter(({ at: value }) => value <= from + SPAN)
      .map((pin) => pinMark(pin, at))
      .join("") +
    `<path d="M${CX} ${CY}L${nx} ${ny}" stroke="#ff9b54" stroke-width="9" opacity=".2"/><path d="M${CX - 3} ${CY + 3}L${nx} ${ny}L${CX + 4} ${CY - 3}Z" fill="#ffd9b8"/><circle cx="${CX}" cy="${CY}" r="9" fill="#1b2942" stroke="#ffd9b8" stroke-width="2"/>`
  );
}

type At = (value: number, r: number) => Point;

function tick(i: number, from: number, at: At): string {
  const value = from + i;
  const big = i % 5 === 0;
  const [x, y] = at(value, R - 29);
  const text = big
    ? `<text x="${x}" y="${n1(y + 4)}" text-anchor="middle" font-size="12" fill="#a9b8d1" font-family="Share Tech Mono">${value}</text>`
    : "";
  return `<path d="M${at(value, R - 9).join(" ")}L${at(value, R - (big ? 19 : 14)).join(" ")}" stroke="#c5d3ea" stroke-width="${big ? 2 : 1}"/>${text}`;
}

function pinMark({ ref, at: value, colour }: Pin, at: At): string {
  const [[x, y], [tx, ty]] = [at(value, R + 1), at(value, R + 27)];
  return `<path d="M${x} ${y}L${tx} ${ty}" stroke="${colour}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="5" fill="${colour}"/><g data-tag="" transform="translate(${tx} ${n1(ty - 8)})"><path d="M-17-11H13L17-7V11H-13L-17 7Z" fill="#0b0f1a" stroke="${colour}" stroke-width="1.6"/><text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#ffffff">${ref.toUpperCase()}</text></g>`;
}
