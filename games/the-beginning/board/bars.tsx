/** The City bars, Threat, Guard and the two mechs: each with its distance to what ends the game. */
import { riotZone } from "../src/board.js";
import type { BarName } from "../src/state.js";
import css from "./board.module.css";
import { type City, useCity } from "./use-city.js";

const BARS: readonly BarName[] = [
  "riot",
  "morale",
  "resource",
  "security",
  "threat",
  "apex",
  "deus",
];
const ENDS: Readonly<Record<BarName, readonly [number, number]>> = {
  riot: [-7, 7],
  morale: [-10, 10],
  resource: [0, 12],
  security: [0, 5],
  threat: [0, 4],
  apex: [0, 9],
  deus: [0, 9],
};

export function Bars() {
  return (
    <ul className={css.bars}>
      {BARS.map((bar) => (
        <Bar key={bar} bar={bar} />
      ))}
    </ul>
  );
}

function Bar({ bar }: { readonly bar: BarName }) {
  const city = useCity();
  const { s, thing, label } = city;
  const value = s.bars[bar];
  const [min, max] = ENDS[bar];
  return (
    <li className={css.bar} data-tone={toneOf(city, bar)} data-ref={`bar/${bar}`}>
      <span>
        <b>{thing("bar", bar)}</b>{" "}
        <output>{bar === "riot" || bar === "morale" ? thing("change", value) : value}</output>
      </span>
      <span className={css.gauge} aria-hidden="true">
        <i style={{ inlineSize: `${((value - min) / (max - min)) * 100}%` }} />
      </span>
      <small>{label(`far.${bar}`, { n: distance(city, bar) })}</small>
    </li>
  );
}

/** Steps to where something happens. */
function distance({ s }: City, bar: BarName): number {
  const value = s.bars[bar];
  switch (bar) {
    case "riot":
      return (value >= 0 ? (s.anarchy ? 6 : 7) : s.surveillance ? 6 : 7) - Math.abs(value);
    case "morale":
      return value + 10;
    case "resource":
    case "security":
      return value;
    case "threat":
      return 4 - value;
    case "apex":
      return s.apex.status === "locked" ? 9 - value : value;
    case "deus":
      return s.deus.status === "in-play" ? 5 - s.deus.space : 9 - value;
    default:
      return bar satisfies never;
  }
}

function toneOf(city: City, bar: BarName): "calm" | "warn" | "danger" {
  const { s } = city;
  if (bar === "riot") {
    const zone = riotZone(s.bars.riot, s.anarchy, s.surveillance);
    return zone === "blue" ? "calm" : zone === "yellow" ? "warn" : "danger";
  }
  if (bar === "apex") return "calm";
  const left = distance(city, bar);
  return left <= 1
    ? "danger"
    : left <= 3 || (bar === "morale" && s.bars.morale < 0)
      ? "warn"
      : "calm";
}
