/**
 * Synthetic Sins. An office at night, a guard's torch, and the one it has not found: a step to the
 * left would be enough. It is night in every theme.
 */
import { Lit, Neon, Scene, type SceneProps, thrown } from "@sprawl/kit";

/** A place of the room on the paper: x to the right, y away from us, z up. */
function p(x: number, y: number, z = 0): string {
  const near = 1 / (1 + y);
  return `${Math.round(214 + (x - 214) * near)} ${Math.round(128 + (272 - z) * near)}`;
}

const quad = (...corners: readonly string[]) => `M${corners.join("L")}z`;

/** A desk, its top and the two sides that are seen, and the screen on it. */
function Desk({ x, y, glow }: { readonly x: number; readonly y: number; readonly glow: string }) {
  const [right, far, inner] = [x + 130, y + 0.3, x < 214 ? x + 130 : x];
  return (
    <>
      <path d={quad(p(x, y), p(right, y), p(right, y, 74), p(x, y, 74))} fill="#12233c" />
      <path
        d={quad(p(inner, y), p(inner, far), p(inner, far, 74), p(inner, y, 74))}
        fill="#1d3a55"
      />
      <path
        d={quad(p(x, y, 74), p(right, y, 74), p(right, far, 74), p(x, far, 74))}
        fill="#39587a"
      />
      <path
        d={quad(
          p(x + 26, y + 0.2, 84),
          p(x + 92, y + 0.2, 84),
          p(x + 92, y + 0.2, 130),
          p(x + 26, y + 0.2, 130),
        )}
        fill={glow}
        stroke="#0a1322"
        strokeWidth="3"
      />
    </>
  );
}

const DESKS = [
  [-190, 1.7, "#4fdcc6"],
  [480, 1.7, "#ff9b54"],
  [-190, 0.9, "#4fdcc6"],
  [-190, 0.3, "#2f9c92"],
] as const;

/** The town behind the glass. */
const next = thrown(4);
const TOWN = Array.from({ length: 14 }, (_, i) => {
  const top = Math.round(70 + next() * 70);
  return `M${i * 34} 190V${top}h${Math.round(20 + next() * 12)}V190z`;
}).join("");
const PANES = Array.from(
  { length: 46 },
  () => `M${Math.round(next() * 460)} ${Math.round(100 + next() * 80)}h3v4h-3z`,
).join("");

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <linearGradient id="ss-sky" x2="0" y2="1">
        <stop stopColor="#071024" />
        <stop offset=".5" stopColor="#2a3358" />
      </linearGradient>
      <linearGradient id="ss-floor" x2="0" y2="1">
        <stop stopColor="#1d4a55" />
        <stop offset="1" stopColor="#07101e" />
      </linearGradient>
      <linearGradient id="ss-torch">
        <stop stopColor="#fff1c4" stopOpacity=".95" />
        <stop offset="1" stopColor="#ffa85a" stopOpacity=".25" />
      </linearGradient>
      <rect width="640" height="400" fill="url(#ss-sky)" />
      <circle cx="268" cy="150" r="92" fill="#ff9b54" opacity=".16" />
      <circle cx="268" cy="150" r="66" fill="#ff9b54" />
      <path d={TOWN} fill="#0b1730" />
      <path d={PANES} fill="#ffb45a" opacity=".8" />
      <path d="M0 0H640V34H0zM0 178H640V214H0z" fill="#0f2038" />
      <path
        d="M40 30V180M128 30V180M216 30V180M304 30V180M392 30V180"
        stroke="#0f2038"
        strokeWidth="9"
      />
      <path d="M0 36H640M0 178H640" stroke="#3f6f8f" strokeWidth="2" />
      <path d="M0 212H640V400H0z" fill="url(#ss-floor)" />
      <path
        d={[-700, -440, -200, 40, 280, 520, 760, 1000]
          .map((x) => `M${p(x, 2.2)}L${p(x, 0)}`)
          .concat([1.6, 1.1, 0.75, 0.45, 0.2].map((y) => `M${p(-1200, y)}L${p(1200, y)}`))
          .join("")}
        stroke="#5fb8c0"
        opacity=".25"
      />
      {DESKS.map(([x, y, glow]) => (
        <Desk key={x + y} x={x} y={y} glow={glow} />
      ))}
      <Guard />
      <Thief />
    </Scene>
  );
}

function Guard() {
  return (
    <>
      <ellipse cx="232" cy="322" rx="42" ry="9" fill="#030812" opacity=".8" />
      <path d="M268 226L470 146V372L268 236z" fill="url(#ss-torch)" opacity=".45" />
      <path d="M268 228L470 196V336L268 235z" fill="url(#ss-torch)" opacity=".6" />
      <ellipse cx="404" cy="340" rx="96" ry="22" fill="#ffc87a" opacity=".3" />
      <Lit
        id="ss-guard"
        d="M222 178L218 166L220 148L230 140H244L252 150V166L246 178L262 186L268 212L284 222V238L260 232L254 214L252 250L262 320H242L234 268L222 322H202L212 250L206 216L202 240L192 238L196 206L206 186z"
        tones={["#ffcf8a", "#0f1a30", "#2f4a78"]}
      />
      <path d="M230 156H252V165H232z" fill="#ff5a66" />
      <path d="M212 190L246 186L250 240L208 242z" fill="#1a2a4a" />
      <path d="M204 188L216 182L220 194L202 202zM246 180L262 186L264 198L248 192z" fill="#ff5a66" />
      <path d="M208 246H252M218 204h14M218 212h10" stroke="#9cc4ff" strokeWidth="3.4" />
      <path d="M274 222h16v14h-16z" fill="#0a1322" />
      <circle cx="288" cy="230" r="16" fill="#fff1c4" opacity=".4" />
      <circle cx="288" cy="230" r="7" fill="#ffffff" />
    </>
  );
}

/** Behind the pillar, hood up, blade low. */
function Thief() {
  return (
    <>
      <path d="M452 0H520V400H452z" fill="#0a1526" />
      <path d="M440 0H462V400H440z" fill="#8a6a4c" />
      <path d="M440 0H446V400H440z" fill="#ffcf8a" />
      <circle cx="566" cy="160" r="102" fill="#4fdcc6" opacity=".1" />
      <circle cx="566" cy="160" r="86" fill="#4fdcc6" opacity=".12" />
      <Lit
        id="ss-coat"
        d="M468 400L476 300L500 236L536 212H604L640 232V400z"
        tones={["#4fdcc6", "#0c2a36", "#14505a"]}
        side={-1}
      />
      <path d="M520 400L536 290L570 232L600 300L606 400z" fill="#0a1f2c" />
      <Lit
        id="ss-hood"
        d="M506 236L496 168Q494 92 556 62Q620 66 634 132L640 236L574 262z"
        tones={["#7dffe8", "#0c2a36", "#17606a"]}
        side={-1}
      />
      <path d="M516 214L508 160Q512 106 546 92Q582 108 586 160L574 224L540 244z" fill="#050c16" />
      <path d="M520 178L524 212L540 236L560 228L572 206L574 178z" fill="#8d5f4a" />
      <path d="M520 178L524 212L540 236L546 232L536 208L538 178z" fill="#d29a72" />
      <path d="M536 196l-7 12l8 2M534 222l14-2" fill="none" stroke="#4a2c28" strokeWidth="3" />
      <path d="M506 144L580 150L578 180L512 174z" fill="#0a2b33" />
      <Neon d="M513 152L572 157L570 173L517 168z" colour="#4fdcc6" width={2.4} />
      <path d="M513 152L572 157L570 173L517 168z" fill="#4fdcc6" />
      <path d="M519 154L540 156L530 168L518 167z" fill="#eafffb" />
      {/* The hand, and what is in it. */}
      <path d="M490 310L516 302L514 292L486 300z" fill="#3d4f68" />
      <path d="M490 296L474 214L484 176L508 290z" fill="#7fa3b8" />
      <path d="M490 296L474 214L484 176L496 294z" fill="#eafffb" />
      <Lit
        id="ss-hand"
        d="M482 310L518 298L532 316L560 352L572 400H520L506 352L488 346z"
        tones={["#7dffe8", "#0a1f2c", "#1b4152"]}
        side={-1}
      />
      <path d="M492 320L520 312M494 332L520 325M498 343L518 338" stroke="#050c16" strokeWidth="3" />
    </>
  );
}
