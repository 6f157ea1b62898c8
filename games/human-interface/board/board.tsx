/** The tower's floor as a lit plan, and its networks as a second layer of the same picture. */

import { useMedia, World } from "@sprawl/kit";
import { useState } from "react";
import type { Model } from "../src/index.js";
import { columnOf, rowOf } from "../src/plan.js";
import { Aim } from "./aim.js";
import css from "./board.module.css";
import { CELL } from "./drawing.js";
import { Floor } from "./floor.js";
import { Marks } from "./marks.js";
import { Models } from "./models.js";
import { OutOfSight } from "./out-of-sight.js";
import { Squares, Terminals } from "./places.js";
import { Roster } from "./roster.js";
import { SidePanel } from "./side-panel.js";
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
  const inSight = (phone && nearest ? [nearest] : near).map(({ at }) => at);
  // Where one moves somebody else, or begins: the squares to choose from.
  const places = PLACES.has(table.choices.question?.kind ?? "") ? offered(table) : [];
  const [first] = nearest ? [...places].sort(byDistance(nearest.at)) : places;
  const elsewhere = places.filter((at) => first !== undefined && isNear(at, first));
  const shown = elsewhere.length > 0 ? elsewhere : inSight;
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
          frame={frameOf(shown, mission.plan, phone ? NEAR : WIDER)}
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

/** The squares that can be chosen. */
function offered({ choices }: ReturnType<typeof useMission>["table"]): readonly number[] {
  const refs = choices.question?.options.flatMap(({ on }) => on ?? []) ?? [];
  return refs.flatMap((ref) => (ref.startsWith("square/") ? [Number(ref.slice(7))] : []));
}

/** Whoever is farther from who acts than a window shows legibly is not kept in sight. */
const isNear = (at: number, from: number): boolean =>
  Math.abs(columnOf(at) - columnOf(from)) <= 8 && Math.abs(rowOf(at) - rowOf(from)) <= 4;

const byDistance = (from: number) => (a: number, b: number) => away(a, from) - away(b, from);

const away = (at: number, from: number): number =>
  Math.max(Math.abs(columnOf(at) - columnOf(from)), Math.abs(rowOf(at) - rowOf(from)));

/** Squares around them that should be in sight at first. */
const WIDER = { x: 8, y: 5 };
const NEAR = { x: 3, y: 4 };
/** A board of one tile is seen whole. */
const SMALL = 12;
/** Around the floor there is room for names at its edges… */
const AROUND = 1;
/** …and below it for what is told in that corner. */
const BELOW = 3;

function frameOf(
  at: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
  around: typeof WIDER,
) {
  if (at.length === 0 || width <= SMALL)
    return { x: CELL * AROUND, y: CELL * AROUND, width: width * CELL, height: height * CELL };
  const xs = at.map((square) => columnOf(square));
  const ys = at.map((square) => rowOf(square));
  const left = Math.max(0, Math.min(...xs) - around.x);
  const top = Math.max(0, Math.min(...ys) - around.y);
  const right = Math.min(width, Math.max(...xs) + around.x + 1);
  const bottom = Math.min(height + BELOW, Math.max(...ys) + around.y);
  return {
    x: (left + AROUND) * CELL,
    y: (top + AROUND) * CELL,
    width: (right - left) * CELL,
    height: (bottom - top) * CELL,
  };
}
