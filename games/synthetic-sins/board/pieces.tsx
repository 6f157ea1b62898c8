/** Whoever stands in the house: you, and every enemy as something to click. */
import { type FigureState, Piece, type Point } from "@sprawl/art";
import { Spot, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { allEnemies } from "../src/enemies.js";
import { advice, type EnemyToken, type SinsState } from "../src/index.js";
import { bases, enemyFigures, heroes, YOURS } from "./cast.js";
import { EnemyCard } from "./enemy-card.js";
import { useStates } from "./enemy-states.js";
import type { House } from "./house.js";
import css from "./map.module.css";
import { placeOfYou } from "./slots.js";
import { pieceScale, standing } from "./standing.js";
import { useLabel, useThing } from "./words.js";

type PiecesProps = { readonly house: House; readonly k: number };

export function Pieces({ house, k }: PiecesProps) {
  const { view } = useTable<SinsState>();
  const on = allEnemies(view).filter(({ sector }) => house.spots.has(sector));
  return (
    <>
      {house.spots.has(view.state.you.sector) && <You house={house} k={k} />}
      {on.map((enemy) => (
        <Enemy key={enemy.ref} enemy={enemy} house={house} k={k} />
      ))}
    </>
  );
}

/** Whoever stands is before everything that lies. */
const STANDING = 100;

/** A figure's box of 120 by 168 units, its feet at 60, 132. */
function boxOf(at: Point, near: number, k: number, grow = 1): CSSProperties {
  const unit = k * pieceScale(k) * grow;
  return {
    left: at[0] * k - 60 * unit,
    top: at[1] * k - 132 * unit,
    width: 120 * unit,
    height: 168 * unit,
    zIndex: Math.round(STANDING + near * 100),
    "--feet": 132 / 168,
  } as CSSProperties;
}

const BOX = "-60 -132 120 168";

/** Tags keep their size, however small the house is. */
const tagScaleOf = (k: number, grow = 1): number =>
  Math.max(1, 12.5 / (14 * k * pieceScale(k) * grow));

const GROWN = 1.1;

/** Before everybody else. */
const FOREMOST = 2000;

/** Among several you are still the one that is seen. */
const isCrowded = ({ you, enemies }: SinsState): boolean =>
  Object.values(enemies).filter(({ sector, defeated }) => sector === you.sector && !defeated)
    .length > 1;

function You({ house, k }: PiecesProps) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { you } = view.state;
  const [x, y] = placeOfYou(house.tall);
  const at = house.at(you.sector, x, y);
  const box = boxOf(at, house.near(you.sector, x, y), k, GROWN);
  const states: FigureState[] = [];
  if (you.hidden) states.push("hidden");
  if (you.overwatch) states.push("aiming");
  return (
    <div
      className={css.you}
      data-ref="you"
      data-clear=""
      role="img"
      aria-label={[label("board.you"), ...(you.hidden ? [label("board.hidden")] : [])].join(", ")}
      style={{ ...box, ...(isCrowded(view.state) && { zIndex: FOREMOST }) }}
    >
      <svg className={css.figure} viewBox={BOX} aria-hidden="true">
        <Piece
          figure={heroes[you.character]}
          colour={YOURS.colour}
          shape={YOURS.shape}
          rim={YOURS.rim}
          states={states}
          facing="left"
          tag={label("board.you-tag")}
          tagScale={tagScaleOf(k, GROWN)}
        />
      </svg>
    </div>
  );
}

function statesOf({ defeated, overwatch, detected, skips }: EnemyToken): readonly FigureState[] {
  if (defeated) return ["down"];
  const states: FigureState[] = [];
  if (skips) states.push("stunned");
  if (overwatch) states.push("aiming");
  if (detected) states.push("alert");
  return states;
}

function Enemy({ enemy, house, k }: PiecesProps & { readonly enemy: EnemyToken }) {
  const { view } = useTable<SinsState>();
  const thing = useThing();
  const said = useStates(enemy);
  const { ref, sector, type, color } = enemy;
  const { at, near } = standing(house, view.state, ref);
  const [next] = advice.routeAhead(view, ref, 1);
  const facing = next && house.at(next.sector, 0.5, 0.5)[0] < at[0] ? "left" : "right";
  const box = boxOf(at, near, k);
  return (
    <Spot
      on={`enemy/${ref}`}
      label={[thing("enemy", ref), thing("sector", sector), ...said].join(", ")}
      preview={<EnemyCard enemy={enemy} />}
      className={enemy.defeated ? css.body : css.enemy}
      style={enemy.defeated ? { ...box, zIndex: STANDING - 1 } : box}
    >
      <svg
        className={css.figure}
        viewBox={BOX}
        aria-hidden="true"
        data-defeated={enemy.defeated || undefined}
        data-clear=""
      >
        <Piece
          figure={enemyFigures[type]}
          {...bases[color]}
          states={statesOf(enemy)}
          facing={facing}
          tag={ref.toUpperCase()}
          tagScale={tagScaleOf(k)}
        />
      </svg>
    </Spot>
  );
}
