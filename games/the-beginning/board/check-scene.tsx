/**
 * A check before everybody: who gave how many and said what, the shuffled cards one after the other
 * with what they come to, then the total against the target, and what comes of it.
 */
import { CardBack, Portrait, SEAT_COLOURS, seatGround } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";
import type { Stager } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { influenceValue } from "../src/advice/values.js";
import {
  type Given,
  lastCheck,
  logUntil,
  type ToldCheck,
  type TurnedCheck,
  turnedCheck,
} from "./check-log.js";
import css from "./check-scene.module.css";
import { Face } from "./face.js";
import { faces as portraits } from "./faces.js";
import { EventHead, Outcome } from "./happening.js";
import { useCity } from "./use-city.js";

/** What is to be read in it: a beat for each card, and some before and after. */
const beatsFor = (cards: number) => Math.min(26, 4 + cards * 1.4);
const VERDICT = 8;

/** The cards are turned over, one by one. */
export const checkTurned: Stager = (event, { log }) => {
  const check = turnedCheck(logUntil(log, event));
  return {
    shape: "scene",
    node: <CheckScene check={check} />,
    beats: beatsFor(check.faces.length),
  };
};

/** The total is read out. */
export const checkDecided: Stager = (event, { log }) => {
  const check = lastCheck(logUntil(log, event));
  if (!check) return undefined;
  return { shape: "scene", node: <CheckScene check={check} told={check} />, beats: VERDICT };
};

type SceneProps = { readonly check: TurnedCheck; readonly told?: ToldCheck };

function CheckScene({ check, told }: SceneProps) {
  const { g, label } = useCity();
  const { event, goal, given, faces } = check;
  const piece = g.box.events[event];
  const steps = { "--n": faces.length } as CSSProperties;
  return (
    <div
      className={css.scene}
      style={steps}
      data-moment=""
      data-check={told ? "decided" : "turned"}
      data-met={told?.met}
    >
      <EventHead event={piece} />
      <ol className={css.cards}>
        {faces.map((face, i) => (
          <Turned
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of one check keep their order.
            key={i}
            face={face}
            i={i}
          />
        ))}
      </ol>
      <div className={css.sum}>
        <Sums faces={faces} counts={goal === undefined} total={told?.total} />
        <Gauge faces={faces} goal={goal} total={told?.total} />
        {goal !== undefined && (
          <p className={css.goal}>
            <b>{signed(goal)}</b>
            <span>{label(goal > 0 ? "or-higher" : "or-lower")}</span>
          </p>
        )}
      </div>
      <div className={css.verdict} data-met={told?.met}>
        {told && <em>{label(told.met === undefined ? "counted" : told.met ? "met" : "missed")}</em>}
        {told && piece && <Outcome check={told} event={piece} />}
      </div>
      <ul className={css.given}>
        {given.map((each) => (
          <Giver key={each.seat} given={each} />
        ))}
      </ul>
    </div>
  );
}

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

function Turned({ face, i }: { readonly face: Plain; readonly i: number }) {
  return (
    <li style={{ "--i": i } as CSSProperties}>
      <span className={css.front}>
        <Face face={face} />
      </span>
      <span className={css.back}>
        <CardBack kind="riot" width={100} />
      </span>
    </li>
  );
}

/** What the cards come to, after each of them: the values, or how many are grey or green. */
function sumsOf(faces: readonly Plain[], counts: boolean): readonly number[] {
  let sum = 0;
  return faces.map((face) => {
    const id = String(face);
    sum += counts ? Number(/^(?:grey|green)/.test(id)) : influenceValue(id);
    return sum;
  });
}

type SumsProps = {
  readonly faces: readonly Plain[];
  readonly counts: boolean;
  readonly total: number | undefined;
};

/** The sum as it stands after each card: one number in the place of the other. */
function Sums({ faces, counts, total }: SumsProps) {
  const sums = total === undefined ? sumsOf(faces, counts) : [total];
  const say = counts ? String : signed;
  return (
    <p className={css.sums} style={{ "--n": sums.length } as CSSProperties}>
      {sums.map((sum, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one for each card.
        <b key={i} style={{ "--i": i } as CSSProperties}>
          {say(sum)}
        </b>
      ))}
    </p>
  );
}

type GaugeProps = {
  readonly faces: readonly Plain[];
  readonly goal: number | undefined;
  readonly total: number | undefined;
};

/** How far the sum is from the target, on a line; what lies beyond the target is green. */
function Gauge({ faces, goal, total }: GaugeProps) {
  if (goal === undefined) return null;
  const sums = total === undefined ? sumsOf(faces, false) : [total];
  const all = [0, goal, ...sums];
  const [low, high] = [Math.min(...all) - 2, Math.max(...all) + 2];
  const at = (n: number) => `${((n - low) / (high - low)) * 100}%`;
  return (
    <div
      className={css.gauge}
      data-up={goal > 0 || undefined}
      style={{ "--goal": at(goal), "--n": sums.length } as CSSProperties}
    >
      <i className={css.zero} style={{ insetInlineStart: at(0) }} />
      <i className={css.mark} />
      {sums.map((sum, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: one for each card.
          key={i}
          className={css.hand}
          style={{ "--i": i, insetInlineStart: at(sum) } as CSSProperties}
        />
      ))}
    </div>
  );
}

/** Who gave how many, and what was said about it. */
function Giver({ given }: { readonly given: Given }) {
  const { s, seatName, thing } = useCity();
  const { seat, count, statement } = given;
  return (
    <li style={{ "--seat": SEAT_COLOURS[seat] } as CSSProperties}>
      <Portrait face={portraits[s.seats[seat].character]} ground={seatGround(seat)} size={52} />
      <b>{seatName(seat)}</b>
      <span className={css.backs} data-none={count === 0 || undefined}>
        {count === 0
          ? "0"
          : Array.from({ length: count }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
              <CardBack key={n} kind="riot" width={22} />
            ))}
      </span>
      <q data-silent={statement === "silent" || undefined}>
        {statement === "silent" ? "…" : thing("statement", statement)}
      </q>
    </li>
  );
}
