/**
 * CyberVerse. Three on a roof before the city of five Districts, under the eye that sees it all. New
 * Eden is a city by night in every theme.
 */
import { Lit, Neon, Scene, type SceneProps, thrown } from "@sprawl/kit";

const GROUND = 268;

/** A row of houses along the horizon and their lit windows. */
function houses(seed: number, low: number, high: number): readonly [walls: string, panes: string] {
  const next = thrown(seed);
  let [walls, panes] = ["", ""];
  for (let x = -8; x < 640; ) {
    const w = Math.round(18 + next() * 20);
    const top = Math.round(GROUND - low - next() * high);
    walls += `M${x} ${GROUND}V${top}h${w}V${GROUND}z`;
    for (let y = top + 8; y < GROUND - 6; y += 8)
      for (let at = x + 4; at < x + w - 5; at += 6)
        if (next() < 0.17) panes += `M${at} ${y}h3v4h-3z`;
    x += w - 1;
  }
  return [walls, panes];
}

const FAR = houses(5, 44, 80);
const NEAR = houses(9, 18, 52);
const GONDOLAS = ["#59f0ff", "#ffe45a", "#c77bff", "#ff9b54"];
const WHEEL = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4 + 0.2;
  return [Math.round(424 + Math.cos(angle) * 42), Math.round(204 + Math.sin(angle) * 42)] as const;
});

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <linearGradient id="cv-sky" x2="0" y2="1">
        <stop stopColor="#08051c" />
        <stop offset=".45" stopColor="#2a0e4e" />
        <stop offset=".68" stopColor="#a3247f" />
        <stop offset=".7" stopColor="#1a0a2e" />
        <stop offset="1" stopColor="#0a0518" />
      </linearGradient>
      <linearGradient id="cv-beam" x2="0" y2="1">
        <stop stopColor="#5fe0ff" stopOpacity=".5" />
        <stop offset="1" stopColor="#5fe0ff" stopOpacity="0" />
      </linearGradient>
      <rect width="640" height="400" fill="url(#cv-sky)" />
      <Eye />
      <path d={FAR[0]} fill="#2d1250" />
      <path d={FAR[1]} fill="#ff9be8" opacity=".55" />
      <path d={NEAR[0]} fill="#150a2c" />
      <path d={NEAR[1]} fill="#ffd9a0" opacity=".8" />
      <Districts />
      <Street />
      <path d="M294 142L150 388H492L346 142z" fill="url(#cv-beam)" opacity=".6" />
      <path d="M0 378L640 362V400H0z" fill="#05030f" />
      <Neon d="M0 378L640 362" colour="#5fe0ff" />
      <Agents />
    </Scene>
  );
}

/** It hangs over the city and looks down. */
function Eye() {
  return (
    <>
      <circle cx="320" cy="92" r="150" fill="#e86bff" opacity=".08" />
      <circle cx="320" cy="92" r="104" fill="#e86bff" opacity=".1" />
      <path d="M168 92Q320-26 472 92Q320 210 168 92z" fill="#0b0724" opacity=".8" />
      <Neon d="M168 92Q320-26 472 92Q320 210 168 92z" colour="#ff4fd8" width={2.4} />
      <g fill="none" stroke="#5fe0ff">
        <circle cx="320" cy="92" r="62" strokeWidth="7" strokeDasharray="2 9" opacity=".5" />
        <circle cx="320" cy="92" r="38" strokeWidth="1" strokeDasharray="14 5" />
        <path d="M320 16V40M320 144v26M190 92h56M394 92h56" opacity=".6" />
      </g>
      <circle cx="320" cy="92" r="50" fill="#5fe0ff" opacity=".16" />
      <Neon d="M270 92a50 50 0 1 0 100 0a50 50 0 1 0-100 0" colour="#5fe0ff" width={2.6} />
      <circle cx="320" cy="92" r="21" fill="#05030f" stroke="#c9f6ff" strokeWidth="3" />
      <circle cx="313" cy="85" r="5" fill="#ffffff" />
    </>
  );
}

function Districts() {
  return (
    <>
      <path d="M6 268C6 190 46 156 92 156C138 156 178 190 178 268z" fill="#4a1258" />
      <path
        d="M42 268C42 200 64 156 92 156C120 156 142 200 142 268M92 156V268M14 226H170M34 190H150"
        fill="none"
        stroke="#ff9be8"
        opacity=".7"
      />
      <Neon d="M6 268C6 190 46 156 92 156C138 156 178 190 178 268" colour="#ff4fd8" width={2.6} />
      <path
        d="M170 238H356v9H170zM196 246h8v22h-8zM262 246h8v22h-8zM326 246h8v22h-8z"
        fill="#24130c"
      />
      <path
        d="M188 236V213H308L328 228L308 236z"
        fill="#4a2f16"
        stroke="#ffa63d"
        strokeWidth="1.6"
      />
      <path d="M194 223H312" stroke="#ffe2b0" strokeWidth="8" strokeDasharray="11 5" />
      <path d="M424 204L396 268M424 204L452 268" stroke="#ff9bc0" strokeWidth="3" />
      <g stroke="#ff9bc0">
        {WHEEL.map(([x, y], i) => (
          <g key={x}>
            <path d={`M424 204L${x} ${y}`} />
            <circle cx={x} cy={y} r="6" fill={GONDOLAS[i % 4]} stroke="none" />
          </g>
        ))}
      </g>
      <Neon d="M382 204a42 42 0 1 0 84 0a42 42 0 1 0-84 0" colour="#ff4f8a" width={2.4} />
      <Neon
        d="M494 268L504 166M524 268L514 166M498 236H520M501 202H517M474 176L504 166L566 178M509 148L476 175M509 148L564 177V206"
        colour="#4fc8ff"
      />
      <path d="M550 206h28v14h-28zM486 254h26v14h-26z" fill="#c2603d" />
      <path d="M514 254h26v14h-26zM500 240h26v14h-26z" fill="#2f8fbf" />
      <path d="M560 226L606 200L652 226v6H560zM556 262H656v6H556z" fill="#5a4a1e" />
      <path d="M570 232v30M586 232v30M626 232v30M640 232v30" stroke="#ffe9a0" strokeWidth="6" />
      <Neon d="M560 226L606 200L652 226" colour="#ffd95a" />
      <path d="M606 262V244M606 244l9-13" stroke="#ffe9a0" strokeWidth="5" />
      <circle cx="616" cy="229" r="9" fill="#ffd95a" opacity=".5" />
    </>
  );
}

/** The lights again, in the wet street. */
function Street() {
  return (
    <>
      <path d="M0 268H640" stroke="#ff7bd8" strokeWidth="2" />
      <g strokeWidth="3" strokeDasharray="60 9 24 14" opacity=".45">
        <path d="M36 274V360M92 274V372M150 274V352" stroke="#ff4fd8" strokeWidth="9" />
        <path d="M212 274V350M286 274V344" stroke="#ffa63d" strokeWidth="5" />
        <path d="M398 274V352M452 274V346" stroke="#ff4f8a" strokeWidth="7" />
        <path d="M506 274V356M552 274V340" stroke="#4fc8ff" strokeWidth="6" />
        <path d="M588 274V350M624 274V344" stroke="#ffd95a" strokeWidth="6" />
      </g>
    </>
  );
}

/** Seen from behind, feet at 0,0: who they are is told by what catches the light. */
const AGENTS = [
  {
    at: "translate(212 392) scale(.88)",
    rim: "#3dffa8",
    coat: "#14473d",
    d: "M0-194C-13-192-18-178-16-164L-14-154L-30-147L-39-128L-45-94L-41-70H-33L-32-92L-26-112L-28-62L-34-20L-20-17V0H-6L-4-19H4L6 0H20V-17L34-20L28-62L26-112L32-92L33-70H41L45-94L39-128L30-147L14-154L16-164C18-178 13-192 0-194z",
    more: <path d="M0-190V-24M-15-158L0-148L15-158" fill="none" stroke="#3dffa8" opacity=".45" />,
  },
  {
    at: "translate(322 388) scale(.92)",
    rim: "#e0b0ff",
    coat: "#3a2268",
    d: "M0-186C-11-186-14-176-12-164L-6-152L-22-147L-30-132L-35-100L-31-74L-24-76L-25-102L-20-122L-15-98L-22-76L-25-40L-21 0H-8L-4-44L0-62L4-44L8 0H21L25-40L22-76L15-98L20-122L25-102L24-76L31-74L35-100L30-132L22-147L6-152L12-164C14-176 11-186 0-186z",
    more: (
      <>
        <path d="M0-178V-104" stroke="#8a5be0" strokeWidth="6" strokeDasharray="7 2" />
        <path d="M-30-84L28-162" stroke="#05030f" strokeWidth="7" />
        <path d="M-26-84L30-160" stroke="#e0b0ff" />
        <path d="M-34-72l12-22" stroke="#05030f" strokeWidth="10" />
      </>
    ),
  },
  {
    at: "translate(436 390) scale(.9)",
    rim: "#ff6a7e",
    coat: "#571c33",
    d: "M-11-166C-13-182-9-188-5-189L-5-206L0-200L5-207L5-189C9-188 13-182 11-166L8-156L32-151L46-134L53-100L49-70H40V-98L32-118L28-84L32-66L37 0H20L13-42L0-62L-13-42L-20 0H-37L-32-66L-28-84L-32-118L-40-98V-70H-49L-53-100L-46-134L-32-151L-8-156z",
    more: (
      <>
        <path d="M-5-189L-5-206L0-200L5-207L5-189z" fill="#ff4f8a" />
        <path d="M42-132L48-100L45-74" fill="none" stroke="#9aa3bd" strokeWidth="9" />
        <Neon d="M44-130L49-100L46-76" colour="#ff6a7e" width={1} />
        <path d="M-26-128H26M-28-96H28" stroke="#ff6a7e" opacity=".4" />
      </>
    ),
  },
] as const;

function Agents() {
  return AGENTS.map(({ at, rim, coat, d, more }, i) => (
    <g key={at} transform={at}>
      <Lit id={`cv-${i}`} d={d} tones={[rim, "#0b0620", coat]} />
      {more}
    </g>
  ));
}
