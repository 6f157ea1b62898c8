/** The photograph of a Story: an eye over the skyline, each in its own colours and light. */
import { dot, fill, line, Markup, mix, rect, thrown } from "@sprawl/art";
import { memo } from "react";
import css from "./case-file.module.css";

const LIGHTS = ["#59f0ff", "#ff4fd8", "#ffd95a", "#3dffa8", "#ff8a5c", "#c77bff"];

const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;

/** What stands in the middle of the picture. */
const SUBJECTS: readonly ((c: string) => string)[] = [
  (c) =>
    dot(46, 32, 20, "#0c0820", `stroke="${c}" stroke-width="2"`) +
    dot(46, 32, 11, c, 'opacity=".4"') +
    dot(46, 32, 5, "#e9ffff"),
  (c) =>
    fill("M36 52V34a10 10 0 0 1 20 0v18z", "#0c0820", `stroke="${c}" stroke-width="2"`) +
    dot(46, 24, 7, mix(c, "#ffffff", 0.4)),
  (c) =>
    fill("M22 44h48l-6 10H28z", "#0c0820", `stroke="${c}" stroke-width="2"`) +
    line("M46 44V18l18 20H46", c, 2),
  (c) =>
    fill("M30 20h32v34H30z", "#0c0820", `stroke="${c}" stroke-width="2"`) +
    line("M35 28h22M35 35h22M35 42h14", c, 2),
  (c) =>
    line("M46 14v40M30 22l32 24M62 22L30 46", c, 2) +
    dot(46, 34, 7, "#0c0820", `stroke="${c}" stroke-width="2"`),
];

export function drawPhoto(id: string): string {
  const seed = seedOf(id);
  const next = thrown(seed);
  const [glow, other] = [LIGHTS[seed % 6], LIGHTS[(seed + 2) % 6]];
  const houses = Array.from({ length: 9 }, (_, i) => {
    const h = 8 + next() * 22;
    return rect(i * 11 - 2, 74 - h, 10, h, mix(other, "#0a0618", 0.66));
  });
  return `${rect(0, 0, 92, 74, "#1c1038")}${rect(0, 40, 92, 34, mix(glow, "#1c1038", 0.8))}${houses.join("")}${SUBJECTS[seed % SUBJECTS.length](glow)}${line("M0 66h92", other, 1, 'opacity=".6"')}`;
}

export const StoryPhoto = memo(function StoryPhoto({ id }: { readonly id: string }) {
  return (
    <svg className={css.photo} viewBox="0 0 92 74" aria-hidden="true">
      <Markup of={drawPhoto(id)} />
    </svg>
  );
});
