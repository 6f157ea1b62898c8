/**
 * Whoever comes out of the house, drawn large for the end: on the way with what was taken, or caught
 * with both hands up. Feet at 0, 0; about 400 units high. Lit from both sides: every part is drawn in
 * the light of the left, then in that of the right, then in its own cloth.
 */
import { gradient } from "@sprawl/art";
import type { CharacterId } from "../src/content/types.js";

type Part = { readonly d: string; readonly cloth: string };

const BOOTS = "#070d18";
const SLEEVE = "#14202f";
const COAT = "url(#leaver-cloth)";

const LEGS = {
  walk: [
    "M-8-136L-36-70L-50-20L-64-6Q-66 3-54 4H-26L-20-22L-6-70L16-130Z",
    "M4-140L40-72L32-14L36 6H72Q80 0 68-9L60-18L72-76L50-146Z",
  ],
  stand: [
    "M-36-120L-40-24L-56-6Q-58 4-46 4H-14L-10-40L-2-116Z",
    "M4-116L12-40L16 4H48Q60 4 58-6L42-24L38-120Z",
  ],
} as const;

const TRUNK =
  "M-56-298Q-74-236-60-192L-100-70Q-66-90-44-80L-14-102L8-82Q48-96 90-64Q98-120 66-196Q78-242 58-298Q0-322-56-298Z";

const ARMS = {
  swing: "M-54-298Q-92-276-98-216L-116-158L-94-146L-70-204L-52-250Z",
  hold: "M56-298Q94-272 92-214L84-190L22-176L14-204L54-226Z",
  upLeft: "M-52-296Q-96-306-106-356L-114-412L-88-416L-80-364L-44-264Z",
  upRight: "M52-296Q96-306 106-356L114-412L88-416L80-364L44-264Z",
} as const;

const HOOD = "M-50-296Q-72-356-36-394Q-4-424 34-398Q72-362 50-298Q0-270-50-296Z";

const part = (d: string, cloth: string): Part => ({ d, cloth });

type Lights = readonly [left: string, right: string];

function lit({ d, cloth }: Part, i: number, [left, right]: Lights): string {
  const [a, b] = [`leaver-a${i}`, `leaver-b${i}`];
  return `<clipPath id="${a}"><path d="${d}"/></clipPath><clipPath id="${b}"><path d="${d}" transform="translate(5 1)"/></clipPath><path d="${d}" fill="#02060b" stroke="#02060b" stroke-width="4"/><g clip-path="url(#${a})"><path d="${d}" fill="${left}"/><g clip-path="url(#${b})"><path d="${d}" fill="${right}"/><path d="${d}" fill="${cloth}" transform="translate(-5 1)"/></g></g>`;
}

const FOLDS =
  '<path d="M-8-300L-16-104M10-300L30-90M-50-180L-76-92M52-184L70-92" stroke="#04090f" stroke-width="3.4" opacity=".8"/><path d="M-60-196Q4-180 66-198" stroke="#04090f" stroke-width="9" fill="none"/>';

/** What was worth the night. */
const LOOT =
  '<g transform="translate(20 -222) rotate(-13)"><path d="M-36-50H44V56H-36Z" fill="#e9dcc0" stroke="#0a1420" stroke-width="2"/><path d="M-42-54H38V52H-42Z" fill="#2a7a74" stroke="#8ff5e4" stroke-width="2"/><path d="M-42-54H-30V52H-42Z" fill="#174a48"/><path d="M-18-34H26V-12H-18Z" fill="#e9dcc0"/><path d="M-12-26H20M-12-19H10" stroke="#3a4a4a" stroke-width="2.4"/></g>';

const HEADS: Readonly<Record<CharacterId, string>> = {
  garrett:
    '<path d="M-34-306Q-46-358 0-378Q46-358 34-306Q0-286-34-306Z" fill="#02060b"/><path d="M-26-330Q-24-298 0-292Q24-298 26-330Z" fill="#8a5f4c"/><path d="M2-330H26Q24-298 0-292Z" fill="#3c2a2b"/><path d="M-10-304Q0-299 11-305" stroke="#2a1616" stroke-width="2.6" fill="none"/><path d="M-38-348L38-350L36-326Q0-317-36-324Z" fill="#0a1a22" stroke="#63e6d2" stroke-width="2"/><path d="M-33-343L33-345L31-332Q0-325-31-330Z" fill="#4fdcc6"/><path d="M-33-343L-2-344L-8-328L-31-330Z" fill="#d6fff7"/>',
  cass: '<path d="M-14-316H14V-284H-14Z" fill="#a87a6c"/><path d="M-33-372Q-38-318-16-304Q0-294 16-304Q38-318 33-372Q0-398-33-372Z" fill="#e8c0a8"/><path d="M4-386Q36-380 33-352Q36-318 16-304Q8-298 2-298Z" fill="#a87a6c"/><path d="M-22-352l17 4M22-353l-16 5" stroke="#1b2438" stroke-width="4"/><path d="M-21-343h14M8-343h13" stroke="#0d1524" stroke-width="4.4"/><path d="M-17-343h6M12-343h6" stroke="#7cc4ff" stroke-width="3"/><path d="M-9-317Q0-312 10-318" stroke="#a33a55" stroke-width="4" fill="none"/><path d="M18-330l9-9" stroke="#7a3a3a" stroke-width="2.4"/><path d="M-46-300Q-62-366-22-396Q22-414 46-378Q60-346 46-300L34-312Q40-344 22-366Q-8-352-31-360Q-36-330-34-312Z" fill="#121a2c" stroke="#4fdcc6" stroke-width="1.6"/><path d="M-40-322Q-46-366-14-386" stroke="#ff5fae" stroke-width="3" fill="none"/>',
};

const HANDS = {
  won: '<path d="M14-204Q4-200 8-188Q12-176 26-178L34-182L30-204Z" fill="#050a12" stroke="#4fdcc6" stroke-width="1.6"/><path d="M-116-158Q-124-144-112-136Q-98-134-94-146Z" fill="#050a12" stroke="#ff5fae" stroke-width="2"/>',
  lost: '<path d="M-116-412Q-126-438-114-452Q-102-460-92-452Q-82-440-86-414Z" fill="#141d2c" stroke="#ffd7d0" stroke-width="2.4"/><path d="M-108-452V-434M-100-455V-436" stroke="#02060b" stroke-width="2.4"/><path d="M116-412Q126-438 114-452Q102-460 92-452Q82-440 86-414Z" fill="#141d2c" stroke="#ff8f97" stroke-width="2.4"/><path d="M108-452V-434M100-455V-436" stroke="#02060b" stroke-width="2.4"/>',
} as const;

export function drawLeaver(character: CharacterId, won: boolean): string {
  const lights: Lights = won ? ["#ff5fae", "#4fdcc6"] : ["#ffd7d0", "#ff5f6b"];
  const cloth =
    character === "cass" ? ["#3d2a52", "#16233c", "#1d4a66"] : ["#3a2140", "#101a28", "#14444a"];
  const [back, front] = LEGS[won ? "walk" : "stand"];
  const arms = won ? [ARMS.swing, ARMS.hold] : [ARMS.upLeft, ARMS.upRight];
  const hood = character === "garrett" ? [part(HOOD, COAT)] : [];
  const parts = [
    part(back, BOOTS),
    part(front, BOOTS),
    part(TRUNK, COAT),
    ...arms.map((d) => part(d, SLEEVE)),
    ...hood,
  ];
  const drawn = parts.map((each, i) => {
    const over = each.d === TRUNK ? FOLDS : "";
    return (each.d === ARMS.hold ? LOOT : "") + lit(each, i, lights) + over;
  });
  return `<defs>${gradient(
    "leaver-cloth",
    cloth.map((colour, i) => [i / 2, colour] as const),
    "across",
  )}</defs>${drawn.join("")}${HEADS[character]}${HANDS[won ? "won" : "lost"]}`;
}
