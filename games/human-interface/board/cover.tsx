/**
 * Human Interface: Nakamura Tower. A floor of the tower laid open like a blueprint, those who walk in
 * it, and the one who is in its networks.
 */
import { Neon, Scene, type SceneProps, Skyline } from "@sprawl/kit";
import type { CSSProperties } from "react";

/** Where a place of a floor lies on the paper; z is up. */
function p(x: number, y: number, z = 0): string {
  return `${Math.round(196 + x * 0.94 - y * 0.72)} ${Math.round(92 + x * 0.3 + y * 0.4 - z)}`;
}

const quad = (...corners: readonly string[]) => `M${corners.join("L")}z`;

const floor = (x: number, y: number, w: number, d: number, z = 0) =>
  quad(p(x, y, z), p(x + w, y, z), p(x + w, y + d, z), p(x, y + d, z));

/** The two walls of a room that lie behind it. */
const walls = (x: number, y: number, w: number, d: number) =>
  quad(p(x, y), p(x + w, y), p(x + w, y, 20), p(x, y, 20)) +
  quad(p(x, y), p(x, y + d), p(x, y + d, 20), p(x, y, 20));

const WIDE = 252;
const DEEP = 216;

const ROOMS: readonly (readonly [x: number, y: number, w: number, d: number, tone: string])[] = [
  [8, 8, 96, 56, "#1f7a5c"],
  [148, 8, 96, 56, "#8a2b3c"],
  [8, 104, 58, 104, "#6a3a8c"],
  [106, 100, 60, 46, "#1f6f86"],
  [190, 100, 54, 52, "#4a4398"],
  [106, 170, 138, 38, "#7a4f22"],
];

/** Floors below: what they are shows only as lines. */
const BELOW = [92, 168, 244];

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <linearGradient id="hi-sky" x2="0" y2="1">
        <stop stopColor="#071122" />
        <stop offset="1" stopColor="#1b4677" />
      </linearGradient>
      <rect width="640" height="400" fill="url(#hi-sky)" />
      <path
        d="M0 40H640M0 80H640M0 120H640M0 160H640M0 200H640M0 240H640M40 0V400M120 0V400M200 0V400M280 0V400M360 0V400M440 0V400M520 0V400M600 0V400"
        stroke="#7fb4e6"
        opacity=".1"
      />
      {/* It is night around the tower, whatever the page is. */}
      <g opacity=".55" style={{ "--far-tone": "#12233a", "--lamp": "#ff9b54" } as CSSProperties}>
        <Skyline seed={12} foot={400} low={60} high={170} width={40} tone="far" lit={9} />
      </g>
      {BELOW.toReversed().map((down) => (
        <g key={down} transform={`translate(0 ${down})`} opacity={0.95 - down / 420}>
          <path d={floor(0, 0, WIDE, DEEP)} fill="#0c2140" stroke="#8fc2f2" />
          <path
            d={ROOMS.map(([x, y, w, d]) => floor(x, y, w, d)).join("")}
            fill="#16345e"
            stroke="#4f7fb5"
          />
        </g>
      ))}
      <path
        d={[
          [0, DEEP],
          [WIDE, DEEP],
          [WIDE, 0],
        ]
          .map(([x, y]) => `M${p(x, y)}l0 260`)
          .join("")}
        stroke="#8fc2f2"
        opacity=".7"
      />
      <Floor />
      <Hacker />
    </Scene>
  );
}

function Floor() {
  return (
    <>
      <path
        d={quad(
          p(0, DEEP),
          p(WIDE, DEEP),
          p(WIDE, 0),
          p(WIDE, 0, -12),
          p(WIDE, DEEP, -12),
          p(0, DEEP, -12),
        )}
        fill="#0a1a33"
        stroke="#8fc2f2"
      />
      <path d={floor(0, 0, WIDE, DEEP)} fill="#2a5590" stroke="#eaf5ff" strokeWidth="2" />
      <path d={walls(0, 0, WIDE, DEEP)} fill="#3a6cab" opacity=".6" />
      {ROOMS.map(([x, y, w, d, tone]) => (
        <g key={tone} stroke="#eaf5ff">
          <path d={floor(x, y, w, d)} fill={tone} />
          <path d={walls(x, y, w, d)} fill={tone} fillOpacity=".55" />
          <path d={walls(x, y, w, d)} fill="#ffffff" fillOpacity=".16" strokeWidth="1.4" />
        </g>
      ))}
      {/* Doors, cameras and their light, the Terminal. */}
      <path
        d={`M${p(44, 64)}L${p(66, 64)}M${p(184, 64)}L${p(206, 64)}`}
        stroke="#ffb02e"
        strokeWidth="6"
      />
      <path
        d={`M${p(66, 140)}L${p(66, 160)}M${p(150, 170)}L${p(176, 170)}`}
        stroke="#63e08a"
        strokeWidth="6"
      />
      <path
        d={
          quad(p(8, 8, 18), p(60, 62), p(88, 40)) + quad(p(244, 170, 18), p(180, 206), p(150, 190))
        }
        fill="#ffe9b0"
        opacity=".35"
      />
      <Neon d={floor(210, 20, 20, 18, 14)} colour="#ffb02e" width={2} />
      <path
        d={`M${p(176, 82, 12)}L${p(96, 82, 12)}`}
        stroke="#ffffff"
        strokeWidth="2.4"
        strokeDasharray="9 5"
      />
      <Figure x={80} y={82} base="#4fdcc6" coat="#1f5f66" />
      <Figure x={88} y={126} base="#4fdcc6" coat="#2c4f7a" />
      <Figure x={190} y={82} base="#ff6a5e" coat="#6b2430" facing={-1} />
      <Figure x={222} y={128} base="#ff6a5e" coat="#55303e" facing={-1} />
    </>
  );
}

type FigureProps = {
  readonly x: number;
  readonly y: number;
  readonly base: string;
  readonly coat: string;
  readonly facing?: 1 | -1;
};

/** Somebody on the floor, weapon up. */
function Figure({ x, y, base, coat, facing = 1 }: FigureProps) {
  const [left, top] = p(x, y).split(" ");
  return (
    <g transform={`translate(${left} ${top}) scale(${facing} 1)`}>
      <ellipse rx="15" ry="7" fill={base} opacity=".3" />
      <ellipse rx="15" ry="7" fill="none" stroke={base} strokeWidth="2.4" />
      <path d="M-7 0L-5-18L-8-34L-2-41H4L9-33L22-34V-30L8-27L6-18L9 0H4L0-14L-2 0z" fill={coat} />
      <path d="M4-41L9-33L22-34M9 0L6-18" fill="none" stroke={base} strokeWidth="1.4" />
      <circle cx="2" cy="-46" r="5.5" fill="#e0ab86" />
      <path d="M-4-47a6 6 0 0 1 12-2l-4-1z" fill="#0a1020" />
      <path d="M18-37h14v4H18z" fill="#0a1020" />
    </g>
  );
}

/** Round glasses full of light, and what runs from them into the tower. */
function Hacker() {
  return (
    <>
      <g strokeLinejoin="round">
        <Neon
          d="M470 300H418L392 274V214L368 190M444 340H356L326 310V262M470 250H436L404 218V150L380 128"
          colour="#4fdcc6"
        />
        <path d="M362 184h12v12h-12zM320 250h12v12h-12zM374 122h12v12h-12z" fill="#4fdcc6" />
      </g>
      <Program x={424} y={34} turn={-10} tone="#ff6fb5" sign="M-9 3L0-9L9 3M0-9V12" />
      <Program x={482} y={56} turn={4} tone="#ffd24a" sign="M4-12L-6 2H4L-4 13" />
      <Program x={404} y={318} turn={-14} tone="#7cc4ff" sign="M-9-8H9V4L0 12L-9 4z" />
      <circle cx="544" cy="250" r="128" fill="#4fdcc6" opacity=".1" />
      <path d="M412 400L430 352L494 326L544 346L596 326L640 346V400z" fill="#24365f" />
      <path d="M544 346L596 326L640 346V400H548z" fill="#152243" />
      <path d="M494 326L544 372L596 326L584 312H506z" fill="#0d162c" />
      <path d="M514 296H574V330L544 352L512 330z" fill="#8d5f4a" />
      <path
        d="M482 206L486 262L506 304L534 326H554L582 304L602 262L606 206L592 166H496z"
        fill="#e0ab86"
      />
      <path d="M548 166H592L606 206L602 262L582 304L554 326H540L560 296L570 240z" fill="#b97f62" />
      <path d="M606 206L602 262L582 304L598 288L612 250z" fill="#4fdcc6" />
      <path
        d="M540 246L531 276L547 280M524 300L552 298"
        fill="none"
        stroke="#8d5f4a"
        strokeWidth="4"
      />
      <path d="M478 212H610V234H478z" fill="#0d162c" />
      {[514, 574].map((x) => (
        <g key={x}>
          <circle cx={x} cy="224" r="27" fill="#0b3a42" stroke="#8b93ad" strokeWidth="5" />
          <circle cx={x} cy="224" r="19" fill="#4fdcc6" />
          <circle cx={x} cy="224" r="12" fill="#c9fff4" />
          <path d={`M${x - 16} 232L${x + 6} 208`} stroke="#ffffff" strokeWidth="5" opacity=".8" />
        </g>
      ))}
      <path
        d="M476 214L462 186L482 172L468 138L498 144L502 112L528 130L544 98L562 130L590 110L594 144L624 138L610 172L628 190L608 216L598 188L576 196L562 176L544 196L524 176L508 198L490 188z"
        fill="#16213d"
      />
      <path
        d="M476 214L462 186L482 172L468 138L498 144L502 112L528 130L536 116L528 150L504 140L508 168L486 158L494 184z"
        fill="#34508c"
      />
      <path
        d="M494 262L506 274H520M494 270L504 282"
        fill="none"
        stroke="#4fdcc6"
        strokeWidth="2.4"
      />
    </>
  );
}

type ProgramProps = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tone: string;
  readonly sign: string;
};

/** A program, as the hacker holds it. */
function Program({ x, y, turn, tone, sign }: ProgramProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="none" stroke={tone}>
      <path d="M-22-30H16L22-24V30H-22z" fill="#0b1730" strokeWidth="2" />
      <path d="M-22-30H16L22-24V30H-22z" fill={tone} opacity=".2" stroke="none" />
      <path d={sign} strokeWidth="3" />
      <path d="M-14 21H8" opacity=".7" />
    </g>
  );
}
