/** Caravan-40. Four carriers between two dunes, at the hour when thieves get up. */
import { art, Scene, type SceneProps } from "@sprawl/kit";

const CARRIERS = [
  [118, 262],
  [238, 250],
  [358, 254],
  [474, 268],
] as const;
const SUITS = [
  "M0-9l9 9l-9 9l-9-9z",
  "M-8-8h16v16h-16z",
  "M0-9l9 17h-18z",
  "M0-9a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
] as const;

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
      {CARRIERS.map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className={art.near} d="M-46 22l-8-10l6-26h74l18 16h10l4 20z" />
          <path className={art.edge} d="M-46 22l-8-10l6-26h74l18 16h10l4 20z" />
          <path className={art.near} d="M-44-16v-22l8-6h56l8 6v22z" />
          <path className={art.paleLine} d="M-44-16v-22l8-6h56l8 6v22" />
          <g transform="translate(-8-29)" className={i % 2 === 0 ? art.glow : art.pale}>
            <path d={SUITS[i]} />
          </g>
          <path className={art.glowLine} d="M-40 28h82" strokeDasharray="10 5" />
          <path className={art.glow} d="M34-8h10l6 6h-16z" />
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
