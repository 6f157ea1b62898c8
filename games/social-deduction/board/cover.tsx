/**
 * Human Punishment: Social Deduction. Three under one lamp, their files on the table, and a weapon
 * aimed at the one whose eye is wrong. The room has no windows: it is night in every theme.
 */
import { Lit, Neon, Scene, type SceneProps } from "@sprawl/kit";
import type { ReactNode } from "react";

const PHOTOS = [
  [34, 66, "#7cc4ff"],
  [104, 58, "#5fd8a0"],
  [66, 104, "#ffb45a"],
  [128, 112, "#c79bff"],
] as const;

export function Cover(props: SceneProps) {
  return (
    <Scene {...props}>
      <linearGradient id="sd-wall" x2="0" y2="1">
        <stop stopColor="#081022" />
        <stop offset="1" stopColor="#21406e" />
      </linearGradient>
      <linearGradient id="sd-beam" x2="0" y2="1">
        <stop stopColor="#ffe2a8" stopOpacity=".62" />
        <stop offset="1" stopColor="#ff9b54" stopOpacity=".05" />
      </linearGradient>
      <rect width="640" height="400" fill="url(#sd-wall)" />
      <path
        d="M0 50H640M0 120H640M0 190H640M0 260H640M90 0V50M250 0V50M410 0V50M570 0V50M180 120V190M500 190V260M20 190V260M340 50V120"
        stroke="#5b86c4"
        opacity=".22"
      />
      <Wall />
      <path d="M276 62H364L610 330H30z" fill="url(#sd-beam)" />
      <Suspects />
      <Table />
      <path d="M317 0h6v34h-6zM296 34h48l34 30H262z" fill="#0a1122" />
      <path d="M300 36h20l-14 26h-38z" fill="#3c5687" />
      <path d="M262 64h116l-12 9h-92z" fill="#ffe9b8" />
      <Weapon />
    </Scene>
  );
}

/** What is known of them, and who watches through the glass. */
function Wall() {
  return (
    <>
      <path d="M12 38H168V160H12z" fill="#2c2530" stroke="#0a1122" strokeWidth="4" />
      {PHOTOS.map(([x, y, tone]) => (
        <g key={x}>
          <path d={`M${x - 14} ${y - 16}h28v36h-28z`} fill="#e8dcc2" />
          <path d={`M${x - 11} ${y - 13}h22v24h-22z`} fill="#16233f" />
          <path d={`M${x - 9} ${y + 11}q0-9 6-10a6 6 0 1 1 6 0q6 1 6 10z`} fill={tone} />
        </g>
      ))}
      <path
        d="M34 52L104 44L66 90L128 98L104 44M34 52L66 90"
        fill="none"
        stroke="#ff4f5e"
        strokeWidth="2"
      />
      <path d="M438 48H624V158H438z" fill="#0a1a30" stroke="#4c74ad" strokeWidth="3" />
      <path
        d="M560 158v-30q4-20 20-24v-8a14 16 0 1 1 16 0v8q16 4 22 24v30zM448 158v-22q4-18 18-22v-8a12 14 0 1 1 14 0v8q16 4 20 22v22z"
        fill="#040a16"
      />
      <path d="M442 120L512 52H540L442 146z" fill="#9cc4ff" opacity=".13" />
    </>
  );
}

type SuspectProps = {
  readonly id: string;
  readonly at: string;
  readonly skin: readonly [lit: string, shade: string];
  readonly coat: readonly [rim: string, shade: string, lit: string];
  readonly side: 1 | -1;
  readonly children: ReactNode;
};

/** Head and shoulders, the face's middle at 0,0; the lamp leaves one half of it dark. */
function Suspect({ id, at, skin: [lit, shade], coat, side, children }: SuspectProps) {
  return (
    <g transform={at}>
      <Lit
        id={id}
        d="M-88 150L-74 84L-24 58L-18 24H18L24 58L74 84L88 150z"
        tones={coat}
        side={side}
      />
      <path d="M-16 22H16V56L0 74L-16 56z" fill={shade} />
      <path d="M-31-32L-32 4L-22 30L-8 44H8L22 30L32 4L31-32L20-54H-20z" fill={lit} />
      <g transform={`scale(${side} 1)`}>
        <path d="M6-54H20L31-32L32 4L22 30L8 44H0L12 24L7 6L14-6L5-14z" fill={shade} />
        <path d="M-24-8L-15-12L-6-7L-14-4zM8-7L17-12L25-8L16-4z" fill="#f4efe4" />
        <path d="M-19-11h6v7h-6zM12-10h6v6h-6z" fill="#10131f" />
        <path d="M-27-16L-24-20L-6-17V-13zM27-16L24-20L7-17V-13z" fill="#10131f" />
        <path
          d="M0-8L-5 13L4 15M-10 28L9 27M-5 35L5 35"
          fill="none"
          stroke={shade}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </g>
      {children}
    </g>
  );
}

function Suspects() {
  return (
    <>
      <Suspect
        id="sd-1"
        at="translate(150 186) scale(.92)"
        skin={["#e9b48c", "#a8694f"]}
        coat={["#ffd08a", "#2c4a3a", "#5f7a45"]}
        side={-1}
      >
        <path
          d="M-34-12L-38-46L-26-74L6-88L42-72L32-60L38-50L31-16L24-42L-10-44L-26-34z"
          fill="#1f7d63"
        />
        <path d="M-10-62L6-88L42-72L32-60L38-50L31-28L24-46z" fill="#4fe0a4" />
      </Suspect>
      <Suspect
        id="sd-3"
        at="translate(502 188) scale(.92)"
        skin={["#a9714f", "#633c31"]}
        coat={["#ffd08a", "#2b3652", "#5a6f96"]}
        side={1}
      >
        <path
          d="M-32-4L-31 16L-18 44L0 56L18 44L31 16L32-4L22 14L10 20H-10L-22 14z"
          fill="#1d1620"
        />
        <path d="M-12 28L10 28" stroke="#8d5a45" strokeWidth="4" />
        <path d="M-31-30Q-28-66 0-66T31-30z" fill="#633c31" />
        <path d="M-31-30Q-28-66 0-66Q12-64 6-50V-30z" fill="#a9714f" />
        <path d="M-26-42Q-18-60 2-60L-4-50z" fill="#e0a97f" />
      </Suspect>
      <path
        d="M270 290L264 150Q268 74 320 72Q372 74 376 150L370 290z"
        fill="#2a1526"
        stroke="#ffd08a"
        strokeWidth="2"
      />
      <Suspect
        id="sd-2"
        at="translate(320 160) scale(1.12)"
        skin={["#f3c9a6", "#9a6058"]}
        coat={["#ffd08a", "#5a1a30", "#a32c42"]}
        side={1}
      >
        {/* The other half of the face is not a face. */}
        <path d="M5-54H20L31-32L32 4L22 30L8 44H2L12 24L6 4L13-8z" fill="#7f8ca8" />
        <path
          d="M13-8H31M8 12L32 6M12 24H26M18-54L15-30L31-26"
          fill="none"
          stroke="#1a2136"
          strokeWidth="2.4"
        />
        <circle cx="19" cy="-7" r="13" fill="#ff3b4e" opacity=".35" />
        <circle cx="19" cy="-7" r="8" fill="#1a0a14" />
        <circle cx="19" cy="-7" r="5" fill="#ff3b4e" />
        <circle cx="18" cy="-8" r="2" fill="#ffe0dc" />
        <path d="M-33 24L-40-30Q-36-74 0-76Q36-74 40-30L34 24L28-30L6-50L-20-40z" fill="#2a1526" />
        <path
          d="M-35-36Q-28-70 0-72L14-60L-14-54zM-46 96L-48 10L-38-10L-36 40L-34 92z"
          fill="#7a3f5c"
        />
      </Suspect>
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M0 318L70 280H570L640 318V400H0z" fill="#18263f" />
      <path d="M0 318L70 280H570L640 318" fill="none" stroke="#8fb0e0" strokeWidth="2" />
      <g fill="#ffa95c">
        <ellipse cx="320" cy="338" rx="270" ry="56" opacity=".2" />
        <ellipse cx="320" cy="334" rx="180" ry="38" opacity=".28" />
        <ellipse cx="320" cy="330" rx="96" ry="20" opacity=".4" />
      </g>
      <Envelope at="translate(118 336) rotate(-9)" />
      <Envelope at="translate(352 330) rotate(4)" />
      <g transform="translate(196 330) rotate(5)">
        <path d="M-30-24H-8L-2-18H30V28H-30z" fill="#e0b878" />
        <path
          d="M-10 16V2a10 10 0 0 1 20 0V12M-4 18V2a4 4 0 0 1 8 0V16"
          fill="none"
          stroke="#7d5526"
          strokeWidth="2.4"
        />
      </g>
      <g transform="translate(270 342) rotate(-7)">
        <path d="M-20-28H20V28H-20z" fill="#c22238" stroke="#ffd9d0" strokeWidth="2.4" />
        <circle r="10" fill="none" stroke="#ffd9d0" strokeWidth="6" strokeDasharray="4.400 3.450" />
        <circle r="7" fill="none" stroke="#ffd9d0" strokeWidth="4" />
      </g>
    </>
  );
}

/** Tied with a red thread: nobody has looked. */
function Envelope({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d="M-32-24H32V26H-32z" fill="#b98a52" />
      <path d="M-32-24H32L0 6z" fill="#d9ad74" stroke="#7d5526" />
      <path
        d="M-32 4Q-8-8 0 4T32 0M0 4L-4 18L5 14z"
        fill="none"
        stroke="#e0283c"
        strokeWidth="2.4"
      />
      <circle cy="4" r="4" fill="#e0283c" />
    </g>
  );
}

/** From this side of the table. */
function Weapon() {
  return (
    <>
      <Neon d="M494 249L352 159" colour="#ff3b4e" width={2} />
      <g fill="none" stroke="#ff5a66" strokeWidth="2.400">
        <circle cx="341" cy="152" r="46" strokeDasharray="52 20.260" strokeDashoffset="-10" />
        <path d="M341 94v24M341 186v24M273 152h18M387 152h18" />
      </g>
      <path d="M576 400L584 352L622 322L640 326V400z" fill="#10192e" />
      <path d="M584 352L622 322L640 326" fill="none" stroke="#ff8a6a" strokeWidth="3" />
      <g transform="translate(572 300) rotate(32.5) scale(1.1)">
        <path d="M-86-20H34L42-12V8H-86z" fill="#5d6c8c" />
        <path d="M-86-20H34L42-12H-86z" fill="#c3d0ea" />
        <path d="M-74 8H44L66 66H26L14 28H-20L-30 18H-74z" fill="#27324c" />
        <path d="M-14 18H14V36H-10z" fill="none" stroke="#27324c" strokeWidth="6" />
        <path d="M-70-6h34M8-16v18M16-16v18M24-16v18" stroke="#1a2136" strokeWidth="4" />
        <path d="M-60 10h30v10h-30z" fill="#ff3b4e" />
        <path d="M18 30L60 22L78 44L66 72L32 74z" fill="#1b2946" />
        <path d="M18 30L60 22L66 30L24 40zM24 46L64 38L68 46L28 56z" fill="#4a5f8f" />
      </g>
    </>
  );
}
