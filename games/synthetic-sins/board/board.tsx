/** The table of Synthetic Sins: the map in the middle, everything one plans with around it. */
import { useTable } from "@sprawl/kit";
import { useState } from "react";
import type { Ref } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import { Alarm } from "./alarm.js";
import css from "./board.module.css";
import { Deck } from "./deck.js";
import { AllRoutes, Enemies } from "./enemies.js";
import { MissionPanel } from "./mission.js";
import { SectorMap } from "./sector-map.js";
import { Story } from "./story.js";

export function Board() {
  const { view } = useTable<SinsState>();
  const [routes, setRoutes] = useState<ReadonlySet<Ref>>(new Set());
  const preparing = view.state.turn.phase === "preparation";
  return (
    <div className={css.board} data-preparing={preparing || undefined}>
      <div className={css.centre}>
        <SectorMap routes={routes} />
      </div>
      <div className={css.side}>
        <Alarm />
        <AllRoutes routes={routes} setRoutes={setRoutes} />
        <MissionPanel />
        <Story />
        <Enemies routes={routes} setRoutes={setRoutes} />
        <Deck />
      </div>
    </div>
  );
}
