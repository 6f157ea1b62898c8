/** Caravan-40. Four beasts between two dunes under the lanterns, at the hour when thieves get up. */
import { art, Scene, type SceneProps } from "@sprawl/kit";

const BEASTS = [
  [44, 196],
  [164, 184],
  [284, 186],
  [404, 200],
] as const;
const SUITS = [
  "M0-9l9 9l-9 9l-9-9z",
  "M-8-8h16v16h-16z",
  "M0-9l9 17h-18z",
  "M0-9a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
] as const;
const LANTERNS = [
  [64, 84],
  [176, 98],
  [288, 103],
  [404, 97],
  [516, 82],
  [606, 62],
] as const;

/** As it stands on the table: a hump, four steel legs, a lamp for an eye. */
const HIDE =
  "M10 30c-1-8 5-12 12-11 3-8 14-9 18-1 6 0 12 3 16 8 5 0 8-5 8-13l-1-7 7-4 8 3 4 5-2 4-9-1c1 14-5 24-16 24-12 5-32 5-41 1-4-2-5-5-4-8z";
const LEGS =
  "M20 34l-5 11 3 13h4l-2-13 6-9zM48 34l5 11-2 13h4l3-14-5-12zM14 36l-3 10 1 12h4l1-12 6-8zM42 38l1 9-2 11h4l3-11 2-10z";

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <rect width="640" height="400" className={art.sky} />
      <circle cx="438" cy="196" r="104" className={art.lamp} />
      <g className={art.sky}>
        <path d="M320 160h236v5H320zM320 184h236v8H320zM320 212h236v11H320z" />
      </g>
      <path className={art.far} d="M0 240c80-34 150-36 230-8c90 32 190 22 410-44v220H0z" />
      <path className={art.mid} d="M0 300c120-36 230-30 330-14s200 10 310-26v140H0z" />
      <path className={art.edge} d="M0 300c120-36 230-30 330-14s200 10 310-26" />
      {BEASTS.map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(1.5)`}>
          <path className={art.near} d={LEGS} />
          <path className={art.near} d={HIDE} />
          <path className={art.edge} d={HIDE} />
          <path className={i % 2 === 0 ? art.glow : art.pale} d="M18 20h26l5 16c-12 4-24 4-33 1z" />
          <g transform="translate(31 9)" className={i % 2 === 0 ? art.pale : art.glow}>
            <path d={SUITS[i]} />
          </g>
          <circle className={art.lamp} cx="72" cy="7.500" r="2.600" />
        </g>
      ))}
      <path className={art.paleLine} d="M0 66Q300 132 640 48" />
      {LANTERNS.map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className={i % 2 === 0 ? art.lamp : art.glow} d="M-9 6h18l4 11l-4 13H-9l-4-13z" />
          <path className={art.edge} d="M0-2V6M-9 6h18M-13 17h26M-9 30h18" />
        </g>
      ))}
      <path className={art.near} d="M0 372c90-40 190-46 290-22s230 20 350-26v80H0z" />
      <path className={art.edge} d="M0 372c90-40 190-46 290-22s230 20 350-26" />
      {/* Somebody waits on the ridge. */}
      <path className={art.near} d="M560 342l6-28l-4-10l8-12l12 2l4 12l-4 8l8 26z" />
      <path className={art.edge} d="M560 342l6-28l-4-10l8-12l12 2l4 12l-4 8l8 26" />
      <path className={art.lamp} d="M568 300h9v4h-9z" />
    </Scene>
  );
}
