/** The whole floor at a glance, and where everybody is; on a phone also which part of it is in sight. */
import { Markup } from "@sprawl/art";
import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Mission } from "../src/index.js";
import { columnOf, rowOf } from "../src/plan.js";
import { sideOfModel, sides } from "./cast.js";
import { drawMap } from "./drawing.js";
import css from "./small-map.module.css";
import { useMission } from "./use-mission.js";

type Seen = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
type Props = { readonly className?: string | undefined; readonly seen?: Seen | undefined };

export function SmallMap({ className, seen }: Props) {
  const { state, mission, factions, label } = useMission();
  const { width, height } = mission.plan;
  return (
    <svg
      className={className}
      viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`}
      role="img"
      aria-label={label("map")}
    >
      <Ground mission={mission} />
      {state.models
        .filter(({ at }) => at >= 0)
        .map((model) => (
          <circle
            key={model.id}
            cx={columnOf(model.at) + 0.5}
            cy={rowOf(model.at) + 0.5}
            r="0.75"
            fill={sides[sideOfModel(model, factions)].colour}
          />
        ))}
      {seen && <rect {...seen} fill="none" stroke="#fff" strokeWidth="0.5" />}
    </svg>
  );
}

const Ground = memo(function Ground({ mission }: { readonly mission: Mission }) {
  const text = useMemo(() => drawMap(mission), [mission]);
  return <Markup of={text} />;
});

/** In the corner of a phone's floor; a floor of one tile is seen whole, and needs none. */
export function CornerMap({ squares }: { readonly squares: number }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeen(box, squares);
  return (
    <div ref={box} className={css.corner} data-corner="">
      <SmallMap seen={seen} />
    </div>
  );
}

/** Which squares the window shows; followed while the floor is moved. */
function useSeen(box: { readonly current: HTMLElement | null }, squares: number) {
  const [seen, setSeen] = useState<Seen>();
  useLayoutEffect(() => {
    const plan = box.current?.parentElement;
    const floor = plan?.querySelector("[data-floor]");
    if (!plan || !floor) return;
    let due = 0;
    const measure = () => {
      due = 0;
      const [window, whole] = [plan.getBoundingClientRect(), floor.getBoundingClientRect()];
      // Nothing is measured while the table is not shown.
      if (whole.width === 0) return;
      const square = whole.width / squares;
      setSeen({
        x: (window.left - whole.left) / square,
        y: (window.top - whole.top) / square,
        width: window.width / square,
        height: window.height / square,
      });
    };
    const follow = () => {
      due ||= requestAnimationFrame(measure);
    };
    follow();
    plan.addEventListener("scroll", follow, true);
    return () => {
      cancelAnimationFrame(due);
      plan.removeEventListener("scroll", follow, true);
    };
  }, [box, squares]);
  return seen;
}
