/** Heads that are not faces: machines, masks and the dead. Each replaces head and features. */
import { at, dot, fill, line, lit, mirror, type Point, poly, ring, sym, within } from "../ink.js";
import { GLOW, RIM, SKIN, STUFF } from "../palette.js";
import type { Sitter } from "./face-type.js";

const metal = (
  g: Sitter,
  d: string,
  s: readonly string[],
  by: Point = [-15, -4],
  inside = "",
): string => lit(g, d, [s[0], s[1], RIM], { by, inside });

const HEADS = {
  /** A butler's egg with one lens. */
  lens(g: Sitter): string {
    const s = STUFF.bone;
    return (
      metal(g, sym("74 24 60 30 52 48 53 80 60 102 72 114 79 115", 8), s, [-17, -4]) +
      line("M55 88Q80 100 105 88M80 96V114", s[2], 1.6, 'opacity=".5"') +
      dot(80, 68, 19, "#15101a") +
      line(ring(80, 68, 19), "#d9c8a8", 2.4) +
      dot(80, 68, 13, "#5a0d18") +
      dot(80, 68, 9, "#c81f2c") +
      dot(80, 68, 4.5, "#ffb54d") +
      dot(79, 67, 1.8, "#fff6df") +
      fill("M66 60a17 17 0 0 1 9 -8l1.5 4a13 13 0 0 0 -7 6z", "#ffffff", 'opacity=".7"') +
      line("M72 105H88", s[2], 2.2) +
      dot(56, 78, 2.6, s[2]) +
      dot(104, 78, 2.6, s[2])
    );
  },
  /** A face that does not hold together. */
  glitch(g: Sitter): string {
    const outline = sym("72 18 58 28 52 48 53 76 60 98 72 114 79 117", 4),
      skin = ["#e9e2ea", "#7c6f8c"],
      id = g.id();
    const face =
      metal(g, outline, skin, [-17, -3]) +
      fill(poly("56 64 75 60 76 75 61 78", 1.5), "#12060c") +
      fill(poly("104 64 85 60 84 75 99 78", 1.5), "#12060c") +
      fill("M61 65h11v6h-11zM88 65h11v6h-11z", "#ff3b47") +
      fill("M61 65h5v6h-5zM88 65h5v6h-5z", "#ffd9c9") +
      fill(poly("80 62 85 84 80 88 74 87", 1), skin[1]) +
      fill(poly("64 97 96 95 92 107 68 108", 1), "#12060c") +
      [69, 75, 81, 87].map((x) => fill(`M${x} 96h3.500v11h-3.500z`, "#efe3e6")).join("") +
      [
        [58, 30],
        [70, 22],
        [84, 24],
        [98, 32],
      ]
        .map(([x, y]) =>
          fill(
            poly([x - 5, y + 6, x + (x < 80 ? -8 : 8), y - 20, x + 6, y + 4], 0.5),
            x < 80 ? "#12060c" : "#2a0d18",
          ),
        )
        .join("");
    const slices = [
      [-4, 33, 0],
      [29, 9, -10],
      [38, 12, 5],
      [50, 8, -4],
      [58, 21, 2],
      [79, 5, 14],
      [84, 9, -8],
      [93, 16, 4],
      [109, 10, -4],
    ];
    const ghost = (x: number): string =>
      Math.abs(x) > 3
        ? `<path d="${outline}" fill="${x > 0 ? "#35e0d0" : "#ff2d3f"}" transform="translate(${x > 0 ? 6 : -6} 0)"/>`
        : "";
    return (
      `<defs><g id="f${id}">${face}</g></defs>` +
      slices
        .map(([y, h, x]) =>
          within(g, `M0 ${y}H160V${y + h}H0z`, at(x, 0, `${ghost(x)}<use href="#f${id}"/>`)),
        )
        .join("") +
      [
        [22, 50, 12],
        [126, 66, 14],
        [120, 82, 18],
        [30, 90, 10],
        [128, 40, 6],
      ]
        .map(([x, y, w], i) => fill(`M${x} ${y}h${w}v4h${-w}z`, i % 2 ? "#35e0d0" : "#ff5361"))
        .join("")
    );
  },
  /** Black glass with one upright slit. */
  slit(g: Sitter): string {
    const s = ["#39405a", "#151827"];
    return (
      lit(g, poly("100 40 128 60 138 104 130 150 118 128 120 92 104 60", 5), [
        STUFF.raven[0],
        STUFF.raven[1],
        RIM,
      ]) +
      metal(
        g,
        sym("76 14 58 24 49 48 50 78 60 104 74 122 79 126", 5),
        s,
        [-18, -4],
        fill(poly("52 26 66 20 58 60 60 100 48 90", 3), "#6a7596", 'opacity=".55"'),
      ) +
      fill(poly("80 30 84 62 82.5 108 80 114 77.5 108 76 62", 1), "#ff4450") +
      fill(poly("80 36 81.5 62 81 104 80 108 79 104 78.5 62", 0.5), "#ffe6da") +
      line("M50 62L72 70M110 62L88 70M58 98L74 92M102 98L86 92", "#0a0c15", 2.4) +
      line("M80 14V26", RIM, 2)
    );
  },
  /** A bucket that has been dropped often. */
  bucket(g: Sitter): string {
    const s = ["#c98d58", "#74443a", "#2f1a1f"];
    return `<g transform="rotate(-7 80 80)">${line("M98 30L108 8", "#2f1a1f", 4) + dot(108, 8, 5, "#ff4450") + dot(107, 7, 2, "#ffd9c9")}${metal(g, poly("46 34 54 28 106 28 114 34 116 100 106 112 54 112 44 100", 4), s, [-20, -3])}${
      lit(g, ring(62, 62, 13), ["#e8d9bd", "#7d6a5e"], { by: [-6, -4] }) +
      dot(62, 62, 9, "#1c1216") +
      dot(64, 64, 3.6, "#ff4450") +
      lit(g, ring(97, 66, 9.5), ["#a58a78", "#4c3938", RIM], { by: [-5, -3] }) +
      dot(97, 66, 6, "#1c1216") +
      line("M93 62L101 70M101 62L93 70", "#6d5b58", 1.8)
    }${
      fill(poly("58 86 102 86 102 102 58 102", 2), "#1c1216") +
      [64, 72, 80, 88, 96].map((x) => line(`M${x} 89V99`, "#8c6a54", 2.4)).join("") +
      dot(50, 40, 2.2, s[2]) +
      dot(110, 40, 2.2, s[2]) +
      dot(50, 104, 2.2, s[2]) +
      dot(110, 104, 2.2, s[2]) +
      line("M76 28L72 42L80 50M108 78L100 82", s[2], 1.8) +
      fill(poly("36 58 46 54 46 82 36 78", 2), s[1]) +
      fill(poly("124 58 114 54 114 82 124 78", 2), s[2])
    }</g>`;
  },
  /** A laugh that was painted on. */
  jester(g: Sitter): string {
    const a = STUFF.red,
      b = STUFF.plum;
    return (
      lit(g, poly("80 34 62 22 42 4 20 10 10 34 18 52 24 36 36 34 48 60", 6), [a[0], a[1]], {
        by: [-12, -3],
      }) +
      lit(
        g,
        poly("80 34 98 22 118 4 140 10 150 34 142 52 136 36 124 34 112 60", 6),
        [b[0], b[1], RIM],
        { by: [-12, -3] },
      ) +
      dot(17, 56, 7, STUFF.gold[0]) +
      dot(143, 56, 7, STUFF.gold[1]) +
      metal(g, sym("74 30 60 36 53 54 54 80 62 102 76 118 79 119", 5), SKIN.porcelain, [-17, -3]) +
      lit(g, poly("50 58 54 38 80 26 106 38 110 58 98 46 80 52 62 46", 4), [a[1], a[2], RIM], {
        by: [-20, -3],
      }) +
      fill(poly("66 54 72 70 66 86 60 70", 1), "#1a0d16") +
      dot(66.5, 70, 3, "#ff9b54") +
      fill(poly("94 62 102 70 94 78 86 70", 1), "#1a0d16") +
      dot(94, 70, 3.2, "#ff4450") +
      dot(93, 69, 1.1, "#fff") +
      fill("M56 88Q80 100 104 86Q100 112 80 114Q62 112 56 88z", "#9c1726") +
      fill("M60 92Q80 101 100 90Q97 98 94 101Q80 106 66 102z", "#fbf3e7") +
      line(
        "M68 94.500V103M74 96.500V104.500M80 97V105M86 96.500V104.500M92 94.500V102.5",
        "#9c1726",
        1.4,
      ) +
      dot(80, 82, 4.5, "#e2414b") +
      dot(78.8, 80.5, 1.5, "#ffd0c4") +
      line("M56 88L52 84M104 86L108 82", "#9c1726", 2.4)
    );
  },
  /** An old tube for a head. */
  tube(g: Sitter): string {
    const s = ["#d6cbb9", "#7a6d78", "#332b3c"];
    return (
      metal(g, poly("38 22 48 16 112 16 122 22 124 96 114 106 46 106 36 96", 5), s, [-20, -4]) +
      fill(poly("44 28 52 24 108 24 116 28 117 84 110 90 50 90 43 84", 8), "#12060b") +
      within(
        g,
        poly("46 30 54 26 106 26 114 30 115 83 108 88 52 88 45 83", 7),
        fill("M40 20H124V92H40z", "#3a0a12") +
          fill(ring(74, 52, 42), "#7a1520") +
          fill(poly("44 26 70 26 50 90 40 90", 0), "#ffffff", 'opacity=".1"') +
          line(ring(63, 54, 9.5), "#ffb09a", 5) +
          line("M92 44L98 41V67", "#ffb09a", 5) +
          line("M60 79H74M80 79H84M90 79H102", "#ff7f7c", 3.4) +
          Array.from({ length: 16 }, (_, i) =>
            fill(`M40 ${26 + i * 4}h84v1.300h-84z`, "#12060b", 'opacity=".45"'),
          ).join(""),
      ) +
      dot(52, 98, 3, "#ff9b54") +
      line("M64 98H96", s[2], 2) +
      line("M66 16L52 -4M94 16L110 -6", "#332b3c", 3) +
      dot(52, -2, 3, s[0]) +
      line("M56 106L60 122M104 106L100 122", s[2], 4)
    );
  },
  /** Half a woman, half an instrument for looking. */
  iris(g: Sitter): string {
    return (
      dot(100, 66, 30, "#12060b") +
      metal(g, ring(100, 66, 28), STUFF.iron, [-9, -5]) +
      line(ring(100, 66, 22), "#0d111b", 3) +
      dot(100, 66, 19, "#12060b") +
      dot(100, 66, 15, "#7a1520") +
      dot(100, 66, 10.5, "#e2414b") +
      dot(100, 66, 5.5, "#12060b") +
      dot(96, 61, 3.4, "#ffe6da") +
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return line(
          `M${(100 + 12 * Math.cos(a)).toFixed(1)} ${(66 + 12 * Math.sin(a)).toFixed(1)}L${(100 + 15 * Math.cos(a)).toFixed(1)} ${(66 + 15 * Math.sin(a)).toFixed(1)}`,
          "#ffb09a",
          1.4,
        );
      }).join("") +
      line("M122 84L136 96L134 124M114 92L120 112L112 132", "#161c2a", 4.5) +
      line("M122 84L136 96L134 124", GLOW, 1.4) +
      fill(
        "M60 44h2v12h-2zM64 44h1.500v12h-1.500zM67.5 44h3v12h-3zM72.5 44h1.500v12h-1.500zM76 44h2v12h-2z",
        g.skin[2],
        'opacity=".75"',
      )
    );
  },
  /** A mass of dark matter that splits around its core; shards of it hang in the air. */
  void(): string {
    const facets = [
      ["M80 10L52 20L40 50L66 56Z", "#46306b"],
      ["M80 10L108 20L94 54L66 56Z", "#302048"],
      ["M108 20L120 50L94 54Z", "#1a1029"],
      ["M40 50L48 84L68 106L66 56Z", "#382556"],
      ["M66 56L94 54L92 106L68 106Z", "#22163a"],
      ["M94 54L120 50L112 84L92 106Z", "#120a1f"],
    ] as const;
    const shards = [
      "M24 26L38 22L32 42Z",
      "M124 14L138 26L122 32Z",
      "M18 62L30 60L26 80Z",
      "M130 60L142 66L130 80Z",
      "M40 96L48 104L38 108Z",
      "M116 98L122 94L122 108Z",
    ];
    return (
      facets.map(([path, colour]) => fill(path, colour)).join("") +
      line(
        "M80 10L66 56L40 50M66 56L94 54L120 50M66 56L68 106M94 54L92 106M94 54L108 20",
        GLOW,
        1.2,
      ) +
      shards.map((path) => fill(path, "#302048") + line(path, GLOW, 1)).join("") +
      fill("M80 40L99 61L80 86L61 61Z", "#08040f") +
      fill("M80 47L93 61L80 78L67 61Z", GLOW) +
      fill("M80 54L86 61L80 69L74 61Z", "#fff6ff")
    );
  },
  /** The one who pays back. */
  wings(g: Sitter): string {
    const s = ["#4a3a52", "#1e1526", "#0d0812"],
      p = ["#f6eee6", "#a48fa6", "#4d3955"];
    const blades = [
      "62 56 34 -10 54 16",
      "57 62 12 2 40 30",
      "54 72 -2 28 30 46",
      "53 82 2 58 32 64",
    ];
    const wing = (right: boolean): string =>
      blades
        .map((b) => {
          const m = right ? mirror(b) : b;
          const [, , x, y] = m.split(" "),
            [x0, y0] = m.split(" ");
          return (
            lit(g, poly(m, 1), right ? ["#33233c", "#150c1b", RIM] : ["#6f587c", "#2a1c33"], {
              by: [-6, -4],
            }) +
            line(
              `M${x0} ${y0}L${(+x0 + +x * 2) / 3} ${(+y0 + +y * 2) / 3}`,
              right ? "#a31d2b" : "#ff5a5f",
              1.8,
            )
          );
        })
        .join("");
    return (
      wing(false) +
      wing(true) +
      metal(g, sym("74 28 60 34 54 50 55 74 62 96 74 112 79 115", 5), p, [-17, -3]) +
      fill(poly("59 67 75 70 74 77 64 78", 1.5), "#170a10") +
      fill(poly("101 67 85 70 86 77 96 78", 1.5), "#170a10") +
      fill(poly("61 69 74 71.5 72 76 65 76", 1), "#ff3b47") +
      fill(poly("99 69 86 71.5 88 76 95 76", 1), "#ff3b47") +
      dot(68, 73, 1.8, "#ffe6da") +
      dot(91, 73, 1.8, "#ffe6da") +
      fill(poly("66 79 70 79 69 108 67 104", 0.5), "#e2414b") +
      fill(poly("94 79 90 79 91 108 93 104", 0.5), "#a31d2b") +
      fill(poly("80.5 64 83 76 86 87 81 90 75 89 79 85", 1), p[1]) +
      line("M71 99.500L80 98.500L89 99", "#4d1628", 2.8) +
      lit(
        g,
        poly("50 66 52 40 64 24 80 16 96 24 108 40 110 66 100 54 86 58 80 74 74 58 60 54", 2),
        [s[0], s[1], RIM],
        { by: [-16, -4] },
      ) +
      lit(g, poly("80 0 86 24 84 60 80 70 76 60 74 24", 1), ["#e2414b", "#6d1320"], {
        by: [-5, 0],
      }) +
      line("M60 53L74 57M100 53L86 57", "#ff7f7c", 1.6)
    );
  },
  /** No face left. */
  skull(g: Sitter): string {
    const s = STUFF.bone;
    return (
      metal(
        g,
        poly(
          "80 24 62 30 53 48 54 70 60 80 62 92 68 108 74 116 86 116 92 108 98 92 100 80 106 70 107 48 98 30",
          5,
        ),
        s,
        [-16, -3],
      ) +
      fill(poly("58 66 66 60 76 66 75 78 66 83 59 77", 4), "#0d0a14") +
      fill(poly("102 66 94 60 84 66 85 78 94 83 101 77", 4), "#0d0a14") +
      dot(67.5, 72, 3.4, g.glow) +
      dot(92.5, 72, 3.4, g.glow) +
      dot(67, 71.5, 1.3, "#fff") +
      dot(92, 71.5, 1.3, "#fff") +
      fill(poly("80 80 85 90 80 93 75 90", 1), "#0d0a14") +
      line("M66 99H94", "#0d0a14", 2.2) +
      line("M70 95V105M75 95V107M80 95V107M85 95V107M90 95V105", "#0d0a14", 1.7) +
      line("M84 26L88 40L83 48L87 56", s[2], 1.8) +
      fill(poly("60 84 66 90 66 100 62 92", 1), s[1])
    );
  },
} as const;

export type Head = keyof typeof HEADS;
export const headsNames = Object.keys(HEADS) as readonly Head[];

export const drawHead = (g: Sitter, head: Head): string => HEADS[head](g);
