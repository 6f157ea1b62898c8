/**
 * Caravan-40. Four beasts with their goods on the neon road, the lanterns out, the sun nearly down:
 * the hour when thieves get up. It is dusk in every theme.
 */
import { Lit, Neon, Scene, type SceneProps } from "@sprawl/kit";

/** As it stands on the table: a hump, four steel legs, a lamp for an eye. */
const HIDE =
  "M10 30c-1-8 5-12 12-11 3-8 14-9 18-1 6 0 12 3 16 8 5 0 8-5 8-13l-1-7 7-4 8 3 4 5-2 4-9-1c1 14-5 24-16 24-12 5-32 5-41 1-4-2-5-5-4-8z";
const LEGS =
  "M20 34l-5 11 3 13h4l-2-13 6-9zM48 34l5 11-2 13h4l3-14-5-12zM14 36l-3 10 1 12h4l1-12 6-8zM42 38l1 9-2 11h4l3-11 2-10z";

/** Silk, salt, spice, steel: what it carries, its bright side, and its blanket. */
const BEASTS = [
  {
    at: "translate(14 196) scale(1.45)",
    tone: "#a57bff",
    pale: "#dcc8ff",
    load: "M14 20L40 12L44 20L18 28zM16 10L40 2L44 10L20 18z",
    bright: "M14 20L40 12L42 16L16 24zM16 10L40 2L42 6L18 14z",
  },
  {
    at: "translate(136 184) scale(1.56)",
    tone: "#9fb0c8",
    pale: "#ffffff",
    load: "M18 22L16 8L22 0L28 6L32-8L38 4L44 2L44 22z",
    bright: "M18 22L16 8L22 0L24 22zM28 22L32-8L34 22z",
  },
  {
    at: "translate(264 182) scale(1.66)",
    tone: "#e0663a",
    pale: "#ffb27a",
    load: "M16 22Q14 8 24 6L31-8L38 6Q48 10 45 22z",
    bright: "M16 22Q14 8 24 6L31-8L30 22z",
  },
  {
    at: "translate(402 182) scale(1.78)",
    tone: "#3f86c9",
    pale: "#a8dcff",
    load: "M14 22L18 10H24L27 0H37L40 10H44L48 22z",
    bright: "M14 22L18 10H44L45 13H19L16 22zM25 7L27 0H37L38 3H29L27 7z",
  },
] as const;

const LANTERNS = [
  [34, 76],
  [146, 98],
  [258, 108],
  [370, 106],
  [496, 92],
  [604, 66],
] as const;

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <linearGradient id="ca-sky" x2="0" y2="1">
        <stop stopColor="#0b0b24" />
        <stop offset=".35" stopColor="#3a1d57" />
        <stop offset=".62" stopColor="#c8504e" />
      </linearGradient>
      <linearGradient id="ca-sun" x2="0" y2="1">
        <stop stopColor="#ffe08a" />
        <stop offset="1" stopColor="#ff6a4a" />
      </linearGradient>
      <linearGradient id="ca-sand" x2="0" y2="1">
        <stop stopColor="#7a3848" />
        <stop offset="1" stopColor="#1a0d24" />
      </linearGradient>
      <rect width="640" height="400" fill="url(#ca-sky)" />
      <path
        d="M40 40h2v2h-2zM120 24h2v2h-2zM210 60h2v2h-2zM300 30h2v2h-2zM98 122h2v2h-2zM560 34h2v2h-2zM200 140h2v2h-2zM612 120h2v2h-2z"
        fill="#ffe9d0"
      />
      <circle cx="430" cy="184" r="140" fill="#ff9b54" opacity=".14" />
      <circle cx="430" cy="184" r="98" fill="url(#ca-sun)" />
      <path d="M330 196H530M332 212H530M336 228H526" stroke="#c8504e" strokeWidth="4" />
      <path
        d="M0 236L60 226L76 176H146L166 224L250 240H0zM520 240L556 196H604L640 214V244z"
        fill="#3b1b48"
      />
      <path d="M76 176H146L152 190H72zM556 196H604L612 200L548 206z" fill="#a0405a" />
      <path d="M176 230h40v14h-40zM222 234h28v10h-28z" fill="#180b24" />
      <path d="M182 235h5v4h-5zM192 235h5v4h-5zM202 235h5v4h-5zM228 238h4v3h-4z" fill="#ffd27a" />
      <path d="M0 244C110 226 210 232 330 244S560 236 640 226V400H0z" fill="url(#ca-sand)" />
      <path
        d="M0 262C120 244 230 252 340 262S560 254 640 244M0 352C140 336 250 350 380 352S560 342 640 334"
        fill="none"
        stroke="#e88a6a"
        opacity=".55"
      />
      {/* The road, and the light that marks it. */}
      <path
        d="M0 272C160 252 300 264 420 270S580 264 640 256V300C560 312 480 312 400 306S160 296 0 314z"
        fill="#1f1230"
      />
      <Neon d="M0 314C160 296 320 302 400 306S560 312 640 300" colour="#3fe6cf" width={2.2} />
      <Neon d="M0 272C160 252 300 264 420 270S580 264 640 256" colour="#3fe6cf" width={1.2} />
      {BEASTS.map(({ at, tone, pale, load, bright }, i) => (
        <g key={at} transform={at}>
          <ellipse cx="36" cy="58" rx="32" ry="4" fill="#0a0614" opacity=".7" />
          <path d="M76 6L108-2V24z" fill="#ffd27a" opacity=".3" />
          <path d={LEGS} fill="#120a1e" />
          <Lit id={`ca-${i}`} d={HIDE} tones={["#ffb070", "#1d1430", "#463a62"]} />
          <path d="M17 19h28l6 18c-12 4-26 4-36 1z" fill={tone} />
          <path d="M17 19h28l6 18c-12 4-26 4-36 1z" fill="#14081e" opacity=".4" />
          <path d="M15 34q17 5 35 0l1 3q-18 5-36 1z" fill={pale} />
          <path d={load} fill={tone} />
          <path d={bright} fill={pale} />
          <circle cx="73" cy="7" r="6" fill="#ffd27a" opacity=".35" />
          <circle cx="73" cy="7" r="2.6" fill="#fff0c0" />
        </g>
      ))}
      <Leader />
      <path d="M0 60Q300 150 640 44" fill="none" stroke="#0b0618" strokeWidth="2.4" />
      {LANTERNS.map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y})`} fill={i % 2 === 0 ? "#ffb45a" : "#3fe6cf"}>
          <circle cy="18" r="34" opacity=".12" />
          <circle cy="18" r="22" opacity=".25" />
          <path d="M-9 6h18l4 11l-4 13H-9l-4-13z" />
          <path d="M-6 10h8l1 7l-3 9h-6l-2-9z" fill="#ffffff" opacity=".6" />
          <path d="M0-4V6M-9 6H9M-13 17h26M-9 30H9" stroke="#0b0618" strokeWidth="2" />
        </g>
      ))}
      <Thief />
    </Scene>
  );
}

/** Who walks ahead, with the lamp. */
function Leader() {
  return (
    <g transform="translate(586 292)">
      <circle cx="30" cy="-40" r="34" fill="#ffb45a" opacity=".2" />
      <circle cx="30" cy="-40" r="18" fill="#ffb45a" opacity=".4" />
      <Lit
        id="ca-leader"
        d="M-18 0L-14-40L-18-52L-6-66Q-10-84 4-88Q18-84 14-66L20-58L34-54L32-48L16-46L16-30L20 0z"
        tones={["#ffd08a", "#241236", "#8a2f52"]}
      />
      <path d="M0-80L12-78V-70L2-70z" fill="#e9b48c" />
      <path d="M30-52V-44M24-44h12l2 8l-2 8H24l-2-8z" fill="#ffe9b0" stroke="#0b0618" />
    </g>
  );
}

/** Somebody waits on the near ridge. */
function Thief() {
  return (
    <>
      <path d="M0 400V372C90 352 190 350 290 366S520 372 640 344V400z" fill="#0d0718" />
      <path
        d="M0 372C90 352 190 350 290 366S520 372 640 344"
        fill="none"
        stroke="#a0405a"
        strokeWidth="2"
      />
      <Lit
        id="ca-thief"
        d="M60 400L66 378L92 356Q84 318 112 310Q142 314 140 356L168 366L212 354L226 346L230 354L216 368L176 384L180 400z"
        tones={["#ff9b6a", "#0d0718", "#2c1840"]}
      />
      <path d="M118 326L138 332L136 340L116 336z" fill="#3fe6cf" />
    </>
  );
}
