/** The house as the board: the place drawn once, what lies on its floor, and whoever stands in it. */
import { LIGHTINGS, Markup, useTheme } from "@sprawl/art";
import { outlined, Spot, useMedia, useSize, useTable, World } from "@sprawl/kit";
import {
  type CSSProperties,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Sector, SectorMap } from "../src/content/types.js";
import type { advice, SinsState } from "../src/index.js";
import { type Fit, fitOf, largest, waysToTurn } from "./fit.js";
import { FloorMarks } from "./floor-marks.js";
import { NOISY, QUIET, walkMark } from "./ground.js";
import { drawHouse, type House } from "./house.js";
import css from "./map.module.css";
import { Pieces } from "./pieces.js";
import { RoomTip } from "./room-tip.js";
import { drawSky, SKY_BOX } from "./sky.js";
import { useMarks } from "./use-marks.js";
import { type BoardQuestions, reachIn } from "./walking.js";
import { useLabel, useThing } from "./words.js";

export function HouseMap({ routes }: { readonly routes: boolean }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const phone = useMedia("phone");
  const [box, size] = useSize<HTMLDivElement>();
  const { map } = view.state;
  const turned = useMemo(() => waysToTurn(map), [map]);
  const house = largest(turned, size);
  return (
    <div className={css.map}>
      <Sky />
      <div ref={box} className={css.fit}>
        {size.width > 0 && (
          <World
            label={label("board.map")}
            size={size}
            toolsAt={phone && house.tall ? "left" : "right"}
          >
            <Whole house={house} map={map} fit={fitOf(house, size)} routes={routes} />
          </World>
        )}
      </div>
    </div>
  );
}

const Sky = memo(function Sky() {
  const theme = useTheme();
  const text = useMemo(() => drawSky(theme), [theme]);
  return (
    <svg
      className={css.sky}
      viewBox={SKY_BOX}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      style={{ background: LIGHTINGS[theme].sky[2] }}
    >
      <Markup of={text} />
    </svg>
  );
});

type WholeProps = {
  readonly house: House;
  readonly map: SectorMap;
  readonly fit: Fit;
  readonly routes: boolean;
};

function Whole({ house, map, fit, routes }: WholeProps) {
  const table = useTable<SinsState, BoardQuestions>();
  const reach = useMemo(() => reachIn(table), [table]);
  const whole = useRef<HTMLDivElement>(null);
  const looked = useLookedAt(whole);
  const { k, left, top } = fit;
  const place: CSSProperties = { left, top, width: house.width * k, height: house.height * k };
  return (
    <div ref={whole} className={css.whole} style={place}>
      <Still map={map} house={house} />
      <FloorMarks house={house} k={k} reach={reach} routes={routes} />
      <Way house={house} reach={looked === undefined ? undefined : reach.get(looked)} />
      {[...house.spots.keys()].map((sector) => (
        <Room key={sector} sector={sector} house={house} k={k} reach={reach.get(sector)} />
      ))}
      <Pieces house={house} k={k} />
    </div>
  );
}

/** The room that is pointed at, or has the focus. */
function useLookedAt(whole: RefObject<HTMLElement | null>): Sector | undefined {
  const [looked, setLooked] = useState<Sector>();
  useEffect(() => {
    const house = whole.current;
    const look = ({ target }: Event) => setLooked(sectorAt(target as Element));
    const leave = () => setLooked(undefined);
    const ways = [
      ["pointerover", look],
      ["focusin", look],
      ["pointerleave", leave],
      ["focusout", leave],
    ] as const;
    for (const [name, listener] of ways) house?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of ways) house?.removeEventListener(name, listener);
    };
  }, [whole]);
  return looked;
}

function sectorAt(element: Element): Sector | undefined {
  const ref = element.closest("[data-ref^='sector/']")?.getAttribute("data-ref");
  return ref ? Number(ref.split("/")[1]) : undefined;
}

type WayProps = { readonly house: House; readonly reach: advice.Reach | undefined };

/** Where one's steps would go, before one goes. */
function Way({ house, reach }: WayProps) {
  const { view } = useTable<SinsState>();
  if (!reach) return null;
  const tone = reach.noise ? NOISY : QUIET;
  const way = [view.state.you.sector, ...reach.path];
  return (
    <svg className={css.sheet} viewBox={`0 0 ${house.width} ${house.height}`} aria-hidden="true">
      <Markup of={walkMark(house, way, tone)} />
    </svg>
  );
}

/** The place itself: drawn once a mission, a theme and a way to hold the screen. */
const Still = memo(function Still({ map, house }: { map: SectorMap; house: House }) {
  const theme = useTheme();
  const { tall, low } = house;
  const text = useMemo(() => drawHouse(map, tall, theme, "house", low), [map, tall, low, theme]);
  return (
    <svg className={css.still} viewBox={`0 0 ${house.width} ${house.height}`} aria-hidden="true">
      <Markup of={text} />
    </svg>
  );
});

type RoomProps = {
  readonly sector: Sector;
  readonly house: House;
  readonly k: number;
  readonly reach: advice.Reach | undefined;
};

/** A room as something to click: the shape of its floor. */
function Room({ sector, house, k, reach }: RoomProps) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  const marks = useMarks(sector);
  const cost =
    reach && label(reach.noise ? "board.reach-loud" : "board.reach-quiet", { n: reach.by.length });
  const said = [
    thing("sector", sector),
    view.state.you.sector === sector ? label("board.you-here") : undefined,
    ...marks.map(({ title }) => title),
    cost,
  ].filter(Boolean);
  return (
    <Spot
      on={`sector/${sector}`}
      label={said.join(", ")}
      preview={reach && <RoomTip sector={sector} reach={reach} />}
      className={css.room}
      style={outlined(house.corners(sector, 0.02), k)}
    />
  );
}
