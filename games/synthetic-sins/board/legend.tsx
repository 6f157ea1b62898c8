/** The marks of the house, each with what it means, for the list of marks behind "?". */
import { line, Markup } from "@sprawl/art";
import { bases } from "./cast.js";
import { NOISY, QUIET } from "./ground.js";
import { TOKENS, type TokenName } from "./tokens.js";
import { useLabel } from "./words.js";

const room = (tone: string, dashes = ""): string =>
  `<path d="M14 4H52L44 28H6Z" fill="${tone}" fill-opacity=".14" stroke="${tone}" stroke-width="2.6"${dashes}/>`;

const colour = bases.blue.colour;

/** As large as a row of the list; tokens have their foot at 0,0. */
const drawn: Readonly<Record<string, string>> = {
  quiet: room(QUIET),
  loud: room(NOISY),
  far: room(QUIET, ' stroke-dasharray="4 5"'),
  way: line("M4 22H54", colour, 2.6, 'stroke-dasharray="1 7"') + wayHead(30, 22),
  step: `<path d="M4 12H32V4L54 16L32 28V20H4Z" fill="${colour}"/>`,
};

function wayHead(x: number, y: number): string {
  return `<path d="M${x + 10} ${y}L${x - 6} ${y - 7}V${y + 7}Z" fill="${colour}"/>`;
}

/** Where a token stands in its picture, and how large. */
const tokens: readonly (readonly [TokenName, string])[] = [
  ["objective", "translate(29 28) scale(.44)"],
  ["optional", "translate(29 28) scale(.54)"],
  ["exit", "translate(29 30) scale(.36)"],
  ["entrance", "translate(29 17) scale(.85)"],
  ["noise", "translate(29 27) scale(.52)"],
  ["detection", "translate(29 27) scale(.52)"],
];

export function Marks() {
  const label = useLabel();
  const all = [
    ...Object.entries(drawn),
    ...tokens.map(([name, at]) => [name, `<g transform="${at}">${TOKENS[name]}</g>`] as const),
  ];
  return all.map(([id, picture]) => (
    <li key={id}>
      <svg viewBox="0 0 58 32" width="58" height="32" aria-hidden="true">
        <Markup of={picture} />
      </svg>{" "}
      {label(`mark.${id}`)}
    </li>
  ));
}
