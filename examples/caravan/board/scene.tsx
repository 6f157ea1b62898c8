/** Where it all happens: a market under lanterns, the sun going down behind the dunes. Only a picture. */
import { useId } from "react";
import { Journey } from "./journey.js";
import { RIM } from "./rim.js";
import css from "./scene.module.css";

const STARS = [
  [70, 44],
  [150, 120],
  [236, 62],
  [310, 168],
  [392, 40],
  [470, 108],
  [548, 66],
  [640, 140],
  [702, 36],
  [790, 92],
  [860, 50],
  [910, 168],
  [980, 30],
  [1290, 60],
  [1372, 128],
  [1410, 40],
  [40, 190],
  [520, 196],
] as const;

/** Lanterns on their string, from the left pole to the right one. */
const LANTERNS = [96, 250, 404, 558, 712, 866, 1376] as const;
const sag = (x: number) => Math.round(186 - ((x - 720) / 720) ** 2 * 74);

type SceneProps = {
  /** How far the caravan has come, from 0 to 1: the sun goes down with it. */
  readonly way: number;
};

export function Scene({ way }: SceneProps) {
  // What is painted with is found by its id, of which a page may have one only.
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      className={css.scene}
      viewBox="0 0 1440 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={css.skyTop} />
          <stop className={css.skyMid} offset=".55" />
          <stop className={css.skyLow} offset="1" />
        </linearGradient>
        <linearGradient id={`${id}sun`} x2="0" y2="1">
          <stop className={css.sunTop} />
          <stop className={css.sunLow} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop className={css.glow} />
          <stop className={css.glowEnd} offset="1" />
        </radialGradient>
        <linearGradient id={`${id}dune`} x2="0" y2="1">
          <stop className={css.duneLit} />
          <stop className={css.duneDeep} offset=".7" />
        </linearGradient>
        <linearGradient id={`${id}near`} x2="0" y2="1">
          <stop className={css.nearLit} />
          <stop className={css.nearDeep} offset=".8" />
        </linearGradient>
        <radialGradient id={`${id}warm`} className={css.warm}>
          <stop className={css.halo} />
          <stop className={css.haloEnd} offset="1" />
        </radialGradient>
        <radialGradient id={`${id}cool`} className={css.cool}>
          <stop className={css.halo} />
          <stop className={css.haloEnd} offset="1" />
        </radialGradient>
      </defs>
      <rect fill={paint("sky")} width="1440" height="400" />
      <path className={css.stars} d={STARS.map(([x, y]) => `M${x} ${y}h.1`).join("")} />
      <g
        className={css.sinking}
        style={{ transform: `translateY(${Math.round(way * 110 - 50)}px)` }}
      >
        <circle fill={paint("glow")} cx="1160" cy="300" r="420" />
        <circle fill={paint("sun")} cx="1160" cy="262" r="156" />
        <path
          className={css.slits}
          d="M1006 276h308v6h-308zM1012 304h296v9h-296zM1026 334h268v12h-268z"
        />
      </g>
      <path
        className={css.far}
        d="M0 356l60-8 24-44h96l20 40 90 8 46-70 70-6 38 66 130 10 40-34h110l26 34 140 6 60-30 60 2 40 26 180-10 30-38h80l30 38 70 6v80H0z"
      />
      <path className={css.mid} d="M0 404c150-52 300-44 470-8s330 26 520-22 330-28 450 4v180H0z" />
      <path fill={paint("dune")} d="M0 470c200-66 420-40 640-4s420 20 800-56v290H0z" />
      <path className={css.rim} d="M0 470c200-66 420-40 640-4s420 20 800-56" />
      <path
        className={css.ripples}
        d="M760 500c140 16 320 2 560-42M820 524c160 8 320-6 540-46M60 486c120-34 260-30 420-4M120 508c120-24 260-18 380 4"
      />
      <path fill={paint("near")} d={`${RIM}v160H0z`} />
      <path className={css.rim} d={RIM} />
      <path
        className={css.tracks}
        d="M0 668c300-40 560-22 800-12s420 0 640-34M0 684c300-40 560-22 800-12s420 0 640-34"
      />
      <Journey way={way} />
      <ellipse fill={paint("glow")} cx="720" cy="470" rx="760" ry="170" />
      <path className={css.wire} d={`M0 112Q360 ${sag(360) + 22} 720 186T1440 112`} />
      {LANTERNS.map((x, n) => (
        <g
          key={x}
          transform={`translate(${x} ${sag(x)})`}
          className={n % 2 === 0 ? css.warm : css.cool}
        >
          <circle fill={paint(n % 2 === 0 ? "warm" : "cool")} cy="20" r="46" />
          <path className={css.hook} d="M0-6V6" />
          <path className={css.paper} d="M-9 6h18l4 12-4 14H-9l-4-14z" />
          <path className={css.bars} d="M-9 6h18M-13 18h26M-9 32h18M0 6v26" />
        </g>
      ))}
    </svg>
  );
}

/** What somebody else's caravan walks on: a dune of its own, before the sky. */
export function Dune() {
  const id = useId();
  return (
    <svg className={css.dune} viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop className={css.duneLit} />
        <stop className={css.duneDeep} offset=".9" />
      </linearGradient>
      <path fill={`url(#${id})`} d="M0 34C70 8 150 4 220 12S350 26 400 8V60H0z" />
      <path className={css.rim} d="M0 34C70 8 150 4 220 12S350 26 400 8" />
    </svg>
  );
}

/** What the cards of the market lie on: a carpet with its fringes, seen from the front. */
export function Carpet() {
  return (
    <svg
      className={css.carpet}
      viewBox="0 0 1000 300"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.cast} d="M44 26H956L1000 300H0z" />
      <path className={css.cloth} d="M56 14H944L990 286H10z" />
      <path className={css.border} d="M70 24H930L972 276H28z" />
      <path className={css.weave} d="M92 40H908L944 260H56z" />
      <path className={css.diamonds} d={DIAMONDS} />
      <path className={css.fringe} d={FRINGE} />
    </svg>
  );
}

const row = (y: number, from: number, to: number) =>
  Array.from({ length: 24 }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / 24;
    return `M${x.toFixed(0)} ${y - 6}l9 6-9 6-9-6z`;
  }).join("");
const DIAMONDS = row(32, 78, 922) + row(268, 38, 962);
const FRINGE = Array.from({ length: 22 }, (_, i) => {
  const y = 18 + i * 12.2;
  const off = (46 * (y - 14)) / 272;
  return `M${(56 - off).toFixed(0)} ${y.toFixed(0)}h-14M${(944 + off).toFixed(0)} ${y.toFixed(0)}h14`;
}).join("");
