/** The tower's floor as a lit plan, and its networks as a second layer of the same picture. */

import { useMedia, World } from "@sprawl/kit";
import { useState } from "react";
import type { Model } from "../src/index.js";
import { columnOf, rowOf } from "../src/plan.js";
import { Aim } from "./aim.js";
import css from "./board.module.css";
import { CELL } from "./drawing.js";
import { Floor } from "./floor.js";
import { Footsteps } from "./footsteps.js";
import { Marks } from "./marks.js";
import { Models } from "./models.js";
import { OutOfSight } from "./out-of-sight.js";
import { Squares, Terminals } from "./places.js";
import { Roster } from "./roster.js";
import { CardsLeft, SidePanel } from "./side-panel.js";
import { CornerMap } from "./small-map.js";
import { useMission } from "./use-mission.js";

export function Board() {
  const { mission, state, own, active, label, table } = useMission();
  const [chosen, choose] = useState<Chosen>({ layer: "floor", in: -1 });
  const { width, height } = mission.plan;
  const phone = useMedia("phone");
  const narrow = useMedia("narrow");
  // Where there is room for one of them, Cyberwarfare is fought over the networks.
  const usual = narrow && state.phase === CYBERWARFARE ? "networks" : "floor";
  const layer = chosen.in === state.phase ? chosen.layer : usual;
  const other = layer === "floor" ? "networks" : "floor";
  const ours = mine(state, own);
  const acting = active?.team === own && active.at >= 0 ? active : ours.find(mayAct);
  // A phone follows whoever acts, so near that every word can be read; where one begins, the places for that.
  const nearest = acting ?? ours[0];
  const near = nearest ? ours.filter(({ at }) => isNear(at, nearest.at)) : ours;
  const inSight = phone && nearest ? [nearest] : near;
  // Where one moves somebody else, or begins: the squares to choose from.
  const places = PLACES.has(table.choices.question?.kind ?? "") ? offered(table) : [];
  const [first] = nearest ? [...places].sort(byDistance(nearest.at)) : places;
  const elsewhere = places.filter((at) => first !== undefined && isNear(at, first));
  const around = phone ? NEAR : WIDER;
  const room = phone ? SEEN_WITH : SEEN_WITH_ON_A_DESK;
  const shown =
    meeting(table.choices.question, state, own, room)?.map(within(phone ? CLOSE : WIDE)) ??
    (elsewhere.length > 0
      ? elsewhere.map(within(around))
      : inSight.map(({ at }) => within(around)(at)));
  // Whoever may be shot at is seen together with who shoots.
  const target = nearest && targetOf(table, nearest, state, room);
  // Before play there is no network to look at, and the people to choose from want the room.
  const choosesTeam = table.choices.question?.kind === "team";
  return (
    <div className={css.board} data-layer={layer}>
      <div className={css.plan}>
        <World
          label={label("floor")}
          className={css.world}
          most={1.6}
          size={{ width: (width + 2 * AROUND) * CELL, height: (height + AROUND + BELOW) * CELL }}
          frame={frameOf(target ? [...shown, within(CLOSE)(target.at)] : shown, mission.plan)}
        >
          <div
            className={css.ground}
            data-floor=""
            style={{
              left: AROUND * CELL,
              top: AROUND * CELL,
              width: width * CELL,
              height: height * CELL,
            }}
          >
            <Floor mission={mission} />
            <Marks />
            <Footsteps />
            <Squares />
            <Terminals />
            <Models />
          </div>
        </World>
        <OutOfSight />
        {phone && !choosesTeam && width > SMALL && <CornerMap squares={width} />}
        <Roster />
      </div>
      {narrow && !choosesTeam && (
        <div className={css.goal}>
          <Aim />
          {state.turn > 0 && <CardsLeft />}
        </div>
      )}
      <SidePanel />
      {!choosesTeam && (
        <button
          type="button"
          className={css.layer}
          onClick={() => choose({ layer: other, in: state.phase })}
        >
          {label(layer === "floor" ? other : "to-floor")}
        </button>
      )}
    </div>
  );
}

/** Which layer was asked for, and in which phase: in the next one it is as usual. */
type Chosen = { readonly layer: "floor" | "networks"; readonly in: number };

const CYBERWARFARE = 4;

type State = ReturnType<typeof useMission>["state"];
type Question = ReturnType<typeof useMission>["table"]["choices"]["question"];

/** One's own people, or everybody if one has none. */
function mine({ models }: State, own: number): readonly Model[] {
  const there = models.filter(({ at }) => at >= 0);
  const ours = there.filter(({ team }) => team === own);
  return ours.length > 0 ? ours : there;
}

/** Questions about squares that need not be near whoever acts. */
const PLACES = new Set(["deploy", "route", "drone", "cover-square", "doors"]);

const mayAct = ({ activated, condition }: Model): boolean =>
  !activated && condition !== "unconscious";

/** Whoever somebody's deed is answered by, and who does it, where a window shows both. */
function meeting(
  question: Question,
  { models }: State,
  own: number,
  room: Around,
): readonly number[] | undefined {
  if (question?.kind !== "react" && question?.kind !== "respond") return undefined;
  const { model, victim, by } = question.args ?? {};
  const named = [model, victim, by].flatMap((id) => models.find((each) => each.id === id) ?? []);
  const other = named.find(({ team }) => team !== own);
  const ours = named.find(({ team }) => team === own) ?? answering(question, models)[0];
  if (!other || !ours || other.at < 0 || !isSeenWith(other.at, ours.at, room)) return undefined;
  return [ours.at, other.at];
}

/** The nearest that may be attacked now, where a window shows both. */
function targetOf(
  table: ReturnType<typeof useMission>["table"],
  { at }: Model,
  { models }: State,
  room: Around,
) {
  const names = table.choices.question?.options.flatMap((option) =>
    option.kind === "attack" ? option.model : [],
  );
  const targets = models.filter(
    (each) => names?.includes(each.id) && isSeenWith(each.at, at, room),
  );
  return targets.sort((a, b) => byDistance(at)(a.at, b.at))[0];
}

/** Who may answer a deed of others. */
const answering = ({ options }: NonNullable<Question>, models: readonly Model[]) =>
  options.flatMap((option) =>
    "model" in option ? models.filter(({ id }) => id === option.model) : [],
  );

/** The squares that can be chosen. */
function offered({ choices }: ReturnType<typeof useMission>["table"]): readonly number[] {
  const refs = choices.question?.options.flatMap(({ on }) => on ?? []) ?? [];
  return refs.flatMap((ref) => (ref.startsWith("square/") ? [Number(ref.slice(7))] : []));
}

/** Whoever is farther from who acts than a window shows legibly is not kept in sight. */
const isNear = (at: number, from: number): boolean =>
  Math.abs(columnOf(at) - columnOf(from)) <= 8 && Math.abs(rowOf(at) - rowOf(from)) <= 4;

/** Two who are farther apart than the room allows are too small to be known together. */
const isSeenWith = (at: number, from: number, room: Around): boolean =>
  Math.abs(columnOf(at) - columnOf(from)) <= room.x && Math.abs(rowOf(at) - rowOf(from)) <= room.y;

const byDistance = (from: number) => (a: number, b: number) => away(a, from) - away(b, from);

const away = (at: number, from: number): number =>
  Math.max(Math.abs(columnOf(at) - columnOf(from)), Math.abs(rowOf(at) - rowOf(from)));

/** Squares around them that should be in sight at first. */
const WIDER = { x: 8, y: 5 };
const NEAR = { x: 3, y: 4 };
const CLOSE = { x: 2, y: 3 };
const WIDE = { x: 5, y: 4 };
/** So far apart two are seen together. */
const SEEN_WITH = { x: 12, y: 7 };
const SEEN_WITH_ON_A_DESK = { x: 20, y: 10 };
/** A board of one tile is seen whole. */
const SMALL = 12;
/** Around the floor there is room for names at its edges… */
const AROUND = 1;
/** …and below it for what is told in that corner. */
const BELOW = 3;

type Around = { readonly x: number; readonly y: number };
type Spot = { readonly at: number; readonly around: Around };

const within =
  (around: Around) =>
  (at: number): Spot => ({ at, around });

function frameOf(
  spots: readonly Spot[],
  { width, height }: { readonly width: number; readonly height: number },
) {
  if (spots.length === 0 || width <= SMALL)
    return { x: CELL * AROUND, y: CELL * AROUND, width: width * CELL, height: height * CELL };
  const most = (end: (spot: Spot) => number) => Math.max(...spots.map(end));
  const left = Math.max(0, -most(({ at, around }) => around.x - columnOf(at)));
  const top = Math.max(0, -most(({ at, around }) => around.y - rowOf(at)));
  const right = Math.min(
    width,
    most(({ at, around }) => columnOf(at) + around.x + 1),
  );
  const bottom = Math.min(
    height + BELOW,
    most(({ at, around }) => rowOf(at) + around.y),
  );
  return {
    x: (left + AROUND) * CELL,
    y: (top + AROUND) * CELL,
    width: (right - left) * CELL,
    height: (bottom - top) * CELL,
  };
}
