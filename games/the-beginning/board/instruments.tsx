/** The bars as instruments: a needle over its zones, lamps, the two mechs; each says how far it is. */
import { figurePicture, mix, Shown } from "@sprawl/art";
import { Spot, useMedia } from "@sprawl/kit";
import type { CSSProperties, ReactNode } from "react";
import { alarmOf, chanceOfThreat, stepsLeft } from "../src/advice/forecast.js";
import { BARS } from "../src/board.js";
import type { BarName } from "../src/state.js";
import { enemyFigures } from "./faces.js";
import css from "./instruments.module.css";
import { type City, useCity } from "./use-city.js";

const BLUE = "#59b4ff";
const YELLOW = "#f2c230";
const RED = "#ff5b4d";
const GREEN = "#7fd077";

type Zone = readonly [from: number, to: number, colour: string];

export function Instruments() {
  const low = useMedia("narrow");
  return (
    <ul className={css.row} data-ref="bars" data-low={low || undefined}>
      <Dial bar="riot" zones={riotZones} ends={["surveillance", "anarchy"]} />
      <Dial bar="morale" zones={moraleZones} ends={["outlaws", ""]} />
      <Dial bar="resource" zones={resourceZones} ends={["machines", ""]} />
      <Lamps bar="security" tone={GREEN} />
      <Lamps bar="threat" tone={RED} />
      <Guard />
      <Giant bar="apex" tone={BLUE} />
      <Giant bar="deus" tone={RED} />
    </ul>
  );
}

const riotZones = ({ s }: City): readonly Zone[] => {
  const [low, high] = [s.surveillance ? -5.5 : -6.5, s.anarchy ? 5.5 : 6.5];
  return [
    [-7, low, RED],
    [low, -3.5, YELLOW],
    [-3.5, 3.5, BLUE],
    [3.5, high, YELLOW],
    [high, 7, RED],
  ];
};
const moraleZones = (): readonly Zone[] => [
  [-10, -9, RED],
  [-9, -0.5, YELLOW],
  [-0.5, 10, BLUE],
];
const resourceZones = (): readonly Zone[] => [
  [0, 0.5, RED],
  [0.5, 2.5, YELLOW],
  [2.5, 12, GREEN],
];

type PlateProps = {
  readonly of: BarName | "guard";
  readonly name: string;
  readonly value: string;
  readonly left: string;
  readonly alarm: "calm" | "warn" | "danger";
  readonly kind: "dial" | "lamps" | "giant";
  /** How full, of 1, for the small form. */
  readonly part: number;
  readonly tone: string;
  readonly children: ReactNode;
};

/** The frame of an instrument; where there is little room only name, value and a line. */
function Plate({ of, name, value, left, alarm, kind, part, tone, children }: PlateProps) {
  const { label } = useCity();
  const phone = useMedia("phone");
  return (
    <li
      className={css.plate}
      data-ref={`bar/${of}`}
      data-kind={kind}
      data-alarm={alarm}
      style={{ "--part": `${Math.round(part * 100)}%`, "--tone": tone } as CSSProperties}
    >
      <b className={css.name}>
        {phone && <span aria-hidden="true">{label(`bar-short.${of}`)}</span>}
        <span className={phone ? "hidden-but-read" : undefined}>{name}</span>
      </b>
      <span className={css.left}>{left}</span>
      {children}
      <output className={css.value}>{value}</output>
      <i className={css.line} aria-hidden="true" />
      <Spot
        on={`look/${of}`}
        label={`${name} ${value}. ${left}`}
        preview={<Reading name={name} value={value} left={left} says={label(`bar-says.${of}`)} />}
        className={css.look}
      >
        {null}
      </Spot>
    </li>
  );
}

type ReadingProps = Pick<PlateProps, "name" | "value" | "left"> & { readonly says: string };

/** An instrument as it is looked at: how far it is, and what comes then. */
function Reading({ name, value, left, says }: ReadingProps) {
  return (
    <div className={css.reading}>
      <b>
        {name} {value}
      </b>
      <small>{left}</small>
      <p>{says}</p>
    </div>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

type DialProps = {
  readonly bar: "riot" | "morale" | "resource";
  readonly zones: (city: City) => readonly Zone[];
  readonly ends: readonly [string, string];
};

function Dial({ bar, zones, ends }: DialProps) {
  const city = useCity();
  const { s, g, thing, label } = city;
  const value = s.bars[bar];
  const { min, max } = BARS[bar];
  const drawn = zones(city);
  const tone = drawn.find(([from, to]) => value >= from && value <= to)?.[2] ?? BLUE;
  return (
    <Plate
      of={bar}
      name={thing("bar", bar)}
      value={bar === "resource" ? String(value) : signed(value)}
      left={label(`far.${bar}`, { n: stepsLeft(g, bar) })}
      alarm={alarmOf(g, bar)}
      kind="dial"
      part={(value - min) / (max - min)}
      tone={tone}
    >
      <svg className={css.arc} viewBox="0 0 180 46" aria-hidden="true">
        {drawn.map(([from, to, colour]) => (
          <path key={from} d={arc(from, to, min, max)} stroke={colour} />
        ))}
        <Ticks min={min} max={max} />
        <Needle value={value} min={min} max={max} />
      </svg>
      <small className={css.end}>{label(`end.${ends[0]}`)}</small>
      {ends[1] && (
        <small className={css.end} data-right="">
          {label(`end.${ends[1]}`)}
        </small>
      )}
    </Plate>
  );
}

/** A point of the dial: its value, and how far from the middle. */
function point(value: number, min: number, max: number, far: number): string {
  const turn = ((-46 + (92 * (value - min)) / (max - min)) * Math.PI) / 180;
  const x = 90 + Math.sin(turn) * far * 1.12;
  const y = 104 - Math.cos(turn) * far;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function arc(from: number, to: number, min: number, max: number): string {
  const steps = Array.from({ length: 13 }, (_, i) =>
    point(from + ((to - from) * i) / 12, min, max, 94),
  );
  return `M${steps.join("L")}`;
}

function Ticks({ min, max }: { readonly min: number; readonly max: number }) {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const d = all
    .map((at) => {
      const long = at % 5 === 0 || at === min || at === max;
      return `M${point(at, min, max, 88)}L${point(at, min, max, long ? 79 : 83)}`;
    })
    .join("");
  return <path d={d} className={css.ticks} />;
}

type NeedleProps = { readonly value: number; readonly min: number; readonly max: number };

function Needle({ value, min, max }: NeedleProps) {
  const d = `M${point(value, min, max, 66)}L${point(value, min, max, 98)}`;
  return (
    <>
      <path d={d} stroke="#120806" strokeWidth="6" />
      <path d={d} stroke="#fff4e4" strokeWidth="2.6" />
    </>
  );
}

function Lamps({ bar, tone }: { readonly bar: "security" | "threat"; readonly tone: string }) {
  const { s, g, thing, label } = useCity();
  const { max } = BARS[bar];
  const value = s.bars[bar];
  const chance = bar === "threat" ? ` ${label("next-threat", { n: chanceOfThreat(g) })}` : "";
  return (
    <Plate
      of={bar}
      name={thing("bar", bar)}
      value={`${value}/${max}`}
      left={label(`far.${bar}`, { n: stepsLeft(g, bar) })}
      alarm={alarmOf(g, bar)}
      kind="lamps"
      part={value / max}
      tone={tone}
    >
      <Cells of={max} on={value} tone={tone} />
      {chance && <small className={css.chance}>{chance}</small>}
    </Plate>
  );
}

function Guard() {
  const { s, label } = useCity();
  return (
    <Plate
      of="guard"
      name={label("guard")}
      value={`${s.guard}/3`}
      left={label("guard-says", { n: s.guard })}
      alarm="calm"
      kind="lamps"
      part={s.guard / 3}
      tone="#d9c39a"
    >
      <Cells of={3} on={s.guard} tone="#d9c39a" />
    </Plate>
  );
}

type CellsProps = { readonly of: number; readonly on: number; readonly tone: string };

function Cells({ of, on, tone }: CellsProps) {
  return (
    <span
      className={css.cells}
      style={{ "--tone": tone, "--dim": mix(tone, "#1a0f0a", 0.15) } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are all alike.
        <i key={n} data-on={n < on || undefined} />
      ))}
    </span>
  );
}

/** A mech: under construction how far it is, in play its Health and the steps before it. */
function Giant({ bar, tone }: { readonly bar: "apex" | "deus"; readonly tone: string }) {
  const { s, g, thing, label } = useCity();
  const { status } = s[bar];
  const value = s.bars[bar];
  return (
    <Plate
      of={bar}
      name={thing("bar", bar)}
      value={status === "destroyed" ? "×" : String(value)}
      left={label(`far.${bar}.${status}`, { n: stepsLeft(g, bar) })}
      alarm={alarmOf(g, bar)}
      kind="giant"
      part={value / BARS[bar].max}
      tone={tone}
    >
      <span className={css.mech} data-status={status}>
        <Shown
          picture={figurePicture(enemyFigures[bar])}
          owner={tone}
          rim={tone}
          width={58}
          height={66}
          fit="slice"
        />
      </span>
      <Cells of={9} on={value} tone={tone} />
    </Plate>
  );
}
