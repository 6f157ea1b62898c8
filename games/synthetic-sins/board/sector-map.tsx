/** The map: sectors with everything that lies and stands in them. */
import { Spot, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { missionOf } from "../src/content/missions/index.js";
import { tiles as allTiles } from "../src/content/tiles.js";
import type { Ref, Sector } from "../src/content/types.js";
import { allEnemies } from "../src/enemies.js";
import { advice, NOWHERE, type SinsState } from "../src/index.js";
import { sectorName } from "../src/text/sectors.js";
import { EnemySpot } from "./enemy-spot.js";
import { colorLetter, MarkGlyph, type MarkName, YouGlyph } from "./glyphs.js";
import css from "./map.module.css";
import { EDGE, spotsOf, TILE, wallLine, wayOf } from "./plan.js";
import { SCENES } from "./scenes.js";
import { useLabel, useThing } from "./words.js";

/** How many steps of a patrol are shown ahead. */
const AHEAD = 8;

export function SectorMap({ routes }: { routes: ReadonlySet<Ref> }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { map } = view.state;
  const reach = useMemo(() => {
    const found = view.question?.kind === "your-actions" ? advice.reachOf(view) : [];
    return new Map(found.map((each) => [each.sector, each]));
  }, [view]);
  const { rows, columns, tiles } = map;
  const size = { "--rows": rows, "--columns": columns } as React.CSSProperties;
  return (
    <section className={css.map} style={size} aria-label={label("board.map")}>
      <Drawing routes={routes} />
      {tiles.map((sector, at) =>
        sector === NOWHERE ? null : (
          <Tile
            key={sector}
            sector={sector}
            column={at % columns}
            row={Math.floor(at / columns)}
            reach={reach.get(sector)}
          />
        ),
      )}
    </section>
  );
}

/** Floors, walls and the ways of patrols. */
function Drawing({ routes }: { routes: ReadonlySet<Ref> }) {
  const { view } = useTable<SinsState>();
  const { map, enemies } = view.state;
  const spots = useMemo(() => spotsOf(map), [map]);
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${map.columns * TILE} ${map.rows * TILE}`}
      aria-hidden="true"
    >
      <defs>
        <marker
          id="sins-way"
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
        </marker>
      </defs>
      {[...spots].map(([sector, { column, row }]) => (
        <rect
          key={sector}
          className={css.floor}
          data-district={allTiles[sector - 1].district}
          x={column * TILE + EDGE}
          y={row * TILE + EDGE}
          width={TILE - 2 * EDGE}
          height={TILE - 2 * EDGE}
        />
      ))}
      {[...spots].map(([sector, { column, row }]) => (
        <path
          key={`scene ${sector}`}
          className={css.scene}
          d={SCENES[allTiles[sector - 1].district]}
          transform={`translate(${column * TILE + 28} ${row * TILE + 34})`}
        />
      ))}
      {map.walls.map(([a, b]) => {
        const [from, to] = [spots.get(a), spots.get(b)];
        if (!from || !to) return null;
        const [start, end] = wallLine(from, to);
        return (
          <line
            key={`${a} ${b}`}
            className={css.wall}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
          />
        );
      })}
      {[...routes].map((ref, i) => {
        const enemy = enemies[ref];
        if (!enemy || enemy.defeated) return null;
        const way = [
          enemy.sector,
          ...advice.routeAhead(view, ref, AHEAD).map(({ sector }) => sector),
        ];
        const off = ((i % 5) - 2) * 6;
        return (
          <path
            key={ref}
            className={css.way}
            data-color={enemy.color}
            d={wayOf(spots, way, off)}
            markerEnd="url(#sins-way)"
          />
        );
      })}
    </svg>
  );
}

type TileProps = {
  readonly sector: Sector;
  readonly column: number;
  readonly row: number;
  readonly reach: advice.Reach | undefined;
};

function Tile({ sector, column, row, reach }: TileProps) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  const { you } = view.state;
  const marks = useMarks(sector);
  const enemies = allEnemies(view).filter((enemy) => enemy.sector === sector);
  const here = you.sector === sector;
  const cost =
    reach && label(reach.noise ? "board.reach-loud" : "board.reach-quiet", { n: reach.by.length });
  const said = [
    thing("sector", sector),
    here ? label("board.you-here") : undefined,
    ...marks.map(({ title }) => title),
    cost,
  ].filter(Boolean);
  const place = { "--column": column, "--row": row } as React.CSSProperties;
  return (
    <Spot on={`sector/${sector}`} label={said.join(", ")} className={css.tile} style={place}>
      <div className={css.inside} data-reach={reach ? (reach.noise ? "loud" : "quiet") : undefined}>
        <p className={css.name}>
          <span className={css.number}>{sector}</span> {sectorName(sector)}
        </p>
        <div className={css.marks}>
          {marks.map(({ id, name, title, note }) => (
            <span key={id} className={css.mark} data-mark={name} title={title}>
              <MarkGlyph name={name} />
              {note && <i>{note}</i>}
            </span>
          ))}
        </div>
        <Waypoints sector={sector} />
        <div className={css.people}>
          {here && (
            <span className={css.you} data-ref="you" title={label("board.you")}>
              <YouGlyph hidden={you.hidden} />
              {you.overwatch && <i>O</i>}
            </span>
          )}
          {enemies.map((enemy) => (
            <EnemySpot key={enemy.ref} enemy={enemy} />
          ))}
        </div>
      </div>
    </Spot>
  );
}

type Mark = {
  readonly id: string;
  readonly name: MarkName;
  readonly title: string;
  readonly note?: string;
};

/** Tokens in this sector that are no persons. */
function useMarks(sector: Sector): readonly Mark[] {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { state } = view;
  const mission = missionOf(state.mission);
  const marks: Mark[] = [];
  const add = (name: MarkName, id: string = name, note?: string, title = label(`token.${name}`)) =>
    marks.push({ id, name, title, ...(note && { note }) });
  if (mission.exit === sector) add("exit");
  if (mission.entrance === sector) add("entrance");
  for (const [ref, objective] of Object.entries(state.objectives)) {
    if (objective.sector !== sector || objective.done) continue;
    const name = ref.startsWith("o") ? "optional" : "objective";
    add(name, ref, ref.toUpperCase(), label("token.objective", { objective: ref }));
  }
  if (state.locks.includes(sector)) add("lock");
  if (state.keys.includes(sector)) add("key");
  if (state.traps.includes(sector)) add("trap");
  if (state.noise.includes(sector)) add("noise");
  const age = state.detection.indexOf(sector);
  if (age >= 0) {
    const first = age === 0 && state.detection.length > 1;
    add(
      "detection",
      "detection",
      String(age + 1),
      label(first ? "token.detection-old" : "token.detection"),
    );
  }
  return marks;
}

/** Waypoints by colour letter and number. */
function Waypoints({ sector }: { sector: Sector }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const found = Object.entries(view.state.waypoints).flatMap(([color, way = []]) =>
    way.flatMap((at, i) => (at === sector ? [{ color: color as "red", number: i + 1 }] : [])),
  );
  if (found.length === 0) return null;
  return (
    <p className={css.waypoints}>
      {found.map(({ color, number }) => (
        <span
          key={color + number}
          data-color={color}
          title={label("token.waypoint", { color, number })}
        >
          {colorLetter(color)}
          {number}
        </span>
      ))}
    </p>
  );
}
