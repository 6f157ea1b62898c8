/** A District opened: its ground in perspective, its zones and positions to click, and who is there. */
import { Markup, useTheme } from "@sprawl/art";
import { outlined, Spot, useSize } from "@sprawl/kit";
import { memo, useMemo, useState } from "react";
import { layoutOf, miniaturesInZone } from "../src/table.js";
import type { District, Layout } from "../src/types.js";
import css from "./district.module.css";
import { areaOf, cornersOf, GROUNDS, type Ground, on, padIn, sizeAt } from "./ground.js";
import { AirMarks, GroundMarks } from "./ground-marks.js";
import { Pieces } from "./pieces.js";
import { drawScene, nameNumber } from "./scene.js";
import { useEden } from "./use-eden.js";
import { LookedContext } from "./use-subject.js";

export function DistrictMap({ district }: { readonly district: District }) {
  const { label, g } = useEden();
  const [box, size] = useSize<HTMLDivElement>();
  const [ref, look] = useState("");
  const ground = size.height * 1.35 > size.width ? GROUNDS.tall : GROUNDS.wide;
  const k = Math.min(size.width / ground.width, size.height / ground.height);
  const looked = useMemo(() => ({ ref, look }), [ref]);
  return (
    <LookedContext value={looked}>
      <section
        className={css.map}
        data-district={district}
        aria-label={`${label(`district.${district}`)}, ${label(`board.${layoutOf(g, district).id}`)}`}
        data-ref={`board/${district}`}
      >
        <div ref={box} className={css.fit}>
          {k > 0 && <Stage district={district} ground={ground} k={k} />}
        </div>
      </section>
    </LookedContext>
  );
}

type StageProps = { readonly district: District; readonly ground: Ground; readonly k: number };

function Stage({ district, ground, k }: StageProps) {
  const { g } = useEden();
  const layout = layoutOf(g, district);
  return (
    <div className={css.ground} style={{ width: ground.width * k, height: ground.height * k }}>
      <Still layout={layout} ground={ground} />
      <GroundMarks district={district} ground={ground} />
      <Zones district={district} ground={ground} k={k} />
      <Positions district={district} ground={ground} k={k} />
      <Pieces district={district} ground={ground} k={k} />
      <AirMarks district={district} ground={ground} />
    </div>
  );
}

/** The place itself: drawn once a board, a theme and a way to hold the screen. */
const Still = memo(function Still({ layout, ground }: { layout: Layout; ground: Ground }) {
  const theme = useTheme();
  const { label } = useEden();
  const names = layout.cells
    .map((_, i) => label(`zone.${layout.district}.${nameNumber(layout, i + 1)}`))
    .join("|");
  const text = useMemo(() => {
    const words = names.split("|");
    return drawScene(layout, ground, theme, (zone) => words[zone - 1]);
  }, [layout, ground, theme, names]);
  return (
    <svg className={css.still} viewBox={`0 0 ${ground.width} ${ground.height}`} aria-hidden="true">
      <Markup of={text} />
    </svg>
  );
});

/** Each zone as something to click: the shape of its floor. */
function Zones({ district, ground, k }: StageProps) {
  const { g, label } = useEden();
  const layout = layoutOf(g, district);
  return layout.cells.map((_, i) => {
    const zone = i + 1;
    const name = label(`zone.${district}.${nameNumber(layout, zone)}`);
    const entry = zone === layout.entry ? `, ${label("ui.entry")}` : "";
    return (
      <Spot
        // biome-ignore lint/suspicious/noArrayIndexKey: zones of a board stay.
        key={i}
        on={`zone/${district}/${zone}`}
        label={`${label("ui.zone", { zone, name })}, ${miniaturesInZone(g, district, zone)}/3${entry}`}
        className={css.zone}
        style={outlined(cornersOf(ground, areaOf(layout, zone), 0.02), k)}
      />
    );
  });
}

/** The Tactical Positions: drawn on the ground, pressed here. */
function Positions({ district, ground, k }: StageProps) {
  const { g, label } = useEden();
  const layout = layoutOf(g, district);
  return layout.positions.map(({ kind, zone }, position) => {
    const [x, y] = padIn(areaOf(layout, zone));
    const [px, py] = on(ground, x, y);
    const unit = k * ground.figure * sizeAt(ground, y);
    const size = Math.max(44, 92 * unit);
    const tall = Math.max(44, 44 * unit);
    const style = { left: px * k - size / 2, top: py * k - tall / 2, width: size, height: tall };
    return (
      <Spot
        // biome-ignore lint/suspicious/noArrayIndexKey: positions of a board stay.
        key={position}
        on={`position/${district}/${position}`}
        label={label(`position.${kind}`)}
        className={css.position}
        style={style}
      />
    );
  });
}
