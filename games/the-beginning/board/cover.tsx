/**
 * Human Punishment: The Beginning. The city on its map, burning, Apex on the blue road and Deus X
 * Machina on the red one, and those who have to live between them. It burns in every theme.
 */
import { Lit, Neon, Scene, type SceneProps, thrown } from "@sprawl/kit";

const next = thrown(6);

/** Blocks of the city seen from above, smaller towards the horizon: walls, roofs and lit windows. */
function blocks(): readonly [walls: string, roofs: string, panes: string] {
  let [walls, roofs, panes] = ["", "", ""];
  for (let row = 0; row < 7; row++) {
    const y = 216 + row * row * 3.4 + row * 8;
    const size = 9 + row * 4.4;
    for (let x = -10 - next() * size; x < 650; x += size * (1.25 + next() * 0.5)) {
      if (Math.abs(x - 320) < 26 + row * 7) continue;
      const [left, top] = [Math.round(x), Math.round(y - size * next() * 0.9)];
      const [w, h] = [Math.round(size), Math.round(y + size - top)];
      walls += `M${left} ${top}h${w}v${h}h${-w}z`;
      roofs += `M${left} ${top}l${w / 4} ${-w / 3}h${w}l${-w / 4} ${w / 3}z`;
      if (next() < 0.4) panes += `M${left + 3} ${top + 5}h4v4h-4z`;
      if (next() < 0.25) panes += `M${left + 9} ${top + 12}h4v4h-4z`;
    }
  }
  return [walls, roofs, panes];
}

const [WALLS, ROOFS, PANES] = blocks();

const FIRES = [
  [30, 330, 1.3],
  [96, 262, 0.9],
  [214, 300, 1],
  [438, 296, 1.1],
  [548, 262, 0.9],
  [610, 338, 1.3],
] as const;

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <linearGradient id="tb-sky" x2="0" y2="1">
        <stop stopColor="#120b0c" />
        <stop offset=".34" stopColor="#4a1d14" />
        <stop offset=".54" stopColor="#e8742c" />
        <stop offset=".56" stopColor="#3a2018" />
        <stop offset="1" stopColor="#15100e" />
      </linearGradient>
      <rect width="640" height="400" fill="url(#tb-sky)" />
      <g fill="#ffb04a">
        <ellipse cx="320" cy="216" rx="250" ry="120" opacity=".12" />
        <ellipse cx="320" cy="216" rx="160" ry="84" opacity=".18" />
        <ellipse cx="320" cy="216" rx="86" ry="52" opacity=".35" />
      </g>
      <path
        d="M250 218V150h16v68zM272 218V128l20-16v106zM298 218V164h18v54zM322 218V96h12V72h6v24h10V218zM356 218V146h20v72zM382 218V176h18v42z"
        fill="#3a1712"
        stroke="#ffb45a"
        strokeWidth=".6"
      />
      <path
        d="M110 60Q180 20 240 60T360 40T470 50T600 24L640 0H0V70Q60 90 110 60z"
        fill="#120b0c"
        opacity=".75"
      />
      <Apex />
      <Deus />
      <path d={WALLS} fill="#241a1a" />
      <path d={ROOFS} fill="#5c463c" />
      <path d={PANES} fill="#ffb45a" />
      <path d="M20 400C200 350 296 310 318 222" fill="none" stroke="#1b2a44" strokeWidth="16" />
      <Neon d="M20 400C200 350 296 310 318 222" colour="#4fa8ff" width={4} />
      <path d="M620 400C440 350 344 310 322 222" fill="none" stroke="#3c1214" strokeWidth="16" />
      <Neon d="M620 400C440 350 344 310 322 222" colour="#ff4a3d" width={4} />
      {FIRES.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle cy="-12" r="26" fill="#ff7a2e" opacity=".25" />
          <path d="M-12 4Q-16-10-6-20Q-4-12 0-14Q-2-28 8-36Q6-22 13-12Q18 0 10 4z" fill="#ff6a2a" />
          <path d="M-5 4Q-8-6 0-12Q2-6 6-6Q9 2 4 4z" fill="#ffe07a" />
        </g>
      ))}
      <ellipse cx="320" cy="352" rx="128" ry="70" fill="#ff9b54" opacity=".3" />
      <ellipse cx="320" cy="340" rx="84" ry="52" fill="#ffc46a" opacity=".3" />
      <Rebels />
    </Scene>
  );
}

/** The giant that was built for us. */
function Apex() {
  return (
    <>
      <Lit
        id="tb-apex"
        d="M120 84L126 54H166L172 84L214 92L232 124L226 164L246 210L240 262L212 264L206 216L192 180L186 220L200 300H156L146 236L136 300H92L104 220L98 180L84 216L78 264L50 262L44 210L62 164L58 124L76 92z"
        tones={["#ffc07a", "#142a4c", "#3a6cab"]}
      />
      <path
        d="M76 92L104 100L100 138L58 124zM214 92L188 100L192 138L232 124zM104 186H186L178 206H112zM50 222L76 218L74 262H52zM216 218L242 222L238 262H216z"
        fill="#5a94d8"
      />
      <path d="M104 100H186L178 150L146 168L112 150z" fill="#1d3a66" />
      <path
        d="M104 100H186L184 112H106zM108 180H182M64 166L98 158M190 158L226 166"
        fill="#7cb4f0"
        stroke="#1d3a66"
        strokeWidth="3"
      />
      <circle cx="146" cy="130" r="20" fill="#7cc4ff" opacity=".35" />
      <circle cx="146" cy="130" r="11" fill="#d8f0ff" />
      <path d="M132 66H164L162 76H134z" fill="#aee0ff" />
      <path d="M208 252L252 244L296 232V250L254 268L210 272z" fill="#142a4c" />
      <path d="M208 252L296 232V238L210 260z" fill="#ffc07a" />
    </>
  );
}

/** The one that was not. */
function Deus() {
  return (
    <>
      <path
        d="M470 150L424 128L392 170L372 280L384 280L410 182L432 160L468 184zM526 150L572 128L604 170L624 280L612 280L586 182L564 160L528 184zM474 200L440 214L420 300H434L456 230L480 222zM522 200L556 214L576 300H562L540 230L516 222z"
        fill="#3c0f14"
        stroke="#ff8a5a"
        strokeWidth="2"
      />
      <Lit
        id="tb-deus"
        d="M478 78L462 30L488 60L498 52L508 60L534 30L518 78L510 96L540 112L552 150L534 206L516 240H480L462 206L444 150L456 112L486 96z"
        tones={["#ffc07a", "#3c0f14", "#9c2430"]}
        side={-1}
      />
      <path d="M484 74L496 80L484 84zM512 74L500 80L512 84z" fill="#ffe07a" />
      <path
        d="M464 126L482 190L498 204L514 190L532 126M478 224h40"
        fill="none"
        stroke="#3c0f14"
        strokeWidth="4"
      />
      <circle cx="498" cy="148" r="30" fill="#ff3b2e" opacity=".3" />
      <circle cx="498" cy="148" r="17" fill="#2a080c" />
      <circle cx="498" cy="148" r="11" fill="#ff4a3d" />
      <circle cx="495" cy="145" r="4" fill="#ffe0c0" />
      <path d="M492 146L310 216L336 236z" fill="#ff5a3d" opacity=".55" />
      <circle cx="320" cy="222" r="22" fill="#ffd98a" opacity=".6" />
    </>
  );
}

/** On the near roof, from behind, with what each of them has brought. */
const REBELS = [
  [258, "#1c4a42", "M-6-140L-9-170L2-182L9-170L6-140z", "#4fe0a4"],
  [320, "#4a2f20", "M34-40V-226H39V-40zM40-224L98-212L82-196L98-178L40-170z", "#ffcf4a"],
  [
    382,
    "#45203a",
    "M-60-40L-48-54L-36-50L6-92L54-144L58-140L14-88L16-68L8-66L4-78L-32-40L-48-28z",
    "#c3ccdc",
  ],
] as const;

function Rebels() {
  return (
    <>
      <path d="M190 400L206 374H434L450 400z" fill="#0d0908" />
      <path d="M206 374H434" stroke="#ffb45a" strokeWidth="2" />
      {REBELS.map(([x, coat, thing, tone]) => (
        <g key={x} transform={`translate(${x} 378) scale(.72)`}>
          <Lit
            id={`tb-${x}`}
            d="M0-158C-13-158-17-146-14-132L-10-122L-16-114L-36-108L-48-80L-52-40L-40-28L-32-48L-30-72L-26-44L-38 0H-12L0-36L12 0H38L26-44L30-72L32-48L40-28L52-40L48-80L36-108L16-114L10-122L14-132C17-146 13-158 0-158z"
            tones={["#ffc07a", "#120b0c", coat]}
            side={x > 320 ? -1 : 1}
          />
          <path d={thing} fill={tone} />
        </g>
      ))}
    </>
  );
}
