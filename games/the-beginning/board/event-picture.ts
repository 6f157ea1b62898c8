/** One picture for each kind of Event: a riot, a count, a decision, a raid, disaster, a plea. */
import { at, dot, fill, line, type Picture, poly, rect } from "@sprawl/art";

const crowd = Array.from({ length: 13 }, (_, i) =>
  at(
    12 + i * 19,
    78 - (i % 2) * 3,
    dot(0, -24, 4.5, "#0a0403") +
      fill(poly("-6 0 -6 -14 -4 -19 4 -19 6 -14 6 0", 1), "#0a0403") +
      (i % 3 === 1 ? line("M5 -17L11 -32", "#0a0403", 3) + dot(11, -34, 4, "#ffb45e") : ""),
  ),
).join("");

const roofs = (tone: string): string =>
  [20, 52, 90, 140, 176, 214]
    .map((x, i) => rect(x - 14, 40 - (i % 3) * 12, 30, 40 + (i % 3) * 12, tone))
    .join("");

const sky = (tone: string, glow: string): string =>
  rect(0, 0, 250, 78, tone) +
  `<ellipse cx="125" cy="74" rx="150" ry="46" fill="${glow}" opacity=".55"/>`;

const SCENES: Readonly<Record<string, string>> = {
  check: sky("#3a120c", "#ff7a2a") + roofs("#160806") + crowd,
  count:
    sky("#10231b", "#3fae6a") +
    roofs("#07120c") +
    [40, 90, 140, 190]
      .map((x) => line(`M${x} 70V30M${x - 12} 42h24`, "#6fe08a", 2) + dot(x, 28, 5, "#b9f0c6"))
      .join(""),
  decision:
    sky("#1c1a2c", "#7a6bd8") +
    roofs("#0c0a16") +
    fill(poly("118 70 118 44 126 30 134 44 134 70", 2), "#05040a") +
    dot(126, 24, 8, "#05040a") +
    line("M60 24h40M92 16l10 8l-10 8M190 24h-40M158 16l-10 8l10 8", "#cfc6ff", 3),
  raid:
    sky("#2a1c0c", "#ffae3a") +
    roofs("#120b05") +
    [50, 120, 190]
      .map(
        (x) =>
          fill(poly([x - 20, 76, x + 22, 76, x + 18, 60, x - 14, 60], 2), "#070402") +
          rect(x + 8, 56, 24, 4, "#070402"),
      )
      .join(""),
  ex:
    sky("#3d0808", "#ff3a2a") +
    roofs("#1a0404") +
    fill(
      "M125 6L140 34L176 22L158 48L196 62L150 62L125 78L100 62L54 62L92 48L74 22L110 34z",
      "#ff7a2a",
    ) +
    dot(125, 46, 14, "#ffd36b"),
  plea:
    sky("#12242a", "#4fdcc6") +
    line("M40 0V78M70 0V78M100 0V78M130 0V78M160 0V78M190 0V78M220 0V78", "#06110f", 7) +
    dot(116, 40, 12, "#c9a07c") +
    fill(poly("92 78 98 56 134 56 140 78", 3), "#2f4d5e"),
};

/** The nights: the Network awake, and a red eye over the city. */
const NIGHTS: Readonly<Record<string, string>> = {
  human:
    sky("#0a1626", "#3f8ad8") +
    roofs("#060c16") +
    [65, 105, 145].map((x) => rect(x, 30, 24, 24, "#7cc4ff")).join("") +
    line("M89 42h16M129 42h16", "#cfe8ff", 3),
  machine:
    sky("#12060a", "#b3161f") +
    roofs("#070306") +
    fill("M75 46Q125 14 175 46Q125 74 75 46z", "#2b0508") +
    dot(125, 45, 15, "#ff3a2a") +
    dot(125, 45, 6, "#ffd0a0"),
};

export function eventPicture(kind: string): Picture {
  return {
    key: `tb-event-${kind}`,
    box: "0 18 250 60",
    draw: () => SCENES[kind] ?? NIGHTS[kind] ?? SCENES.check,
  };
}
