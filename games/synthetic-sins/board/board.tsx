/** The table of Synthetic Sins: the house from edge to edge; goals, alarm and story float over it. */
import { Icon, useTable } from "@sprawl/kit";
import { useState } from "react";
import type { SinsState } from "../src/index.js";
import { Alarm } from "./alarm.js";
import css from "./board.module.css";
import { Draft } from "./draft.js";
import { HouseMap } from "./map.js";
import { Goals } from "./mission.js";
import { Walking } from "./walking.js";
import { useLabel } from "./words.js";

export function Board() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const [routes, setRoutes] = useKeptRoutes();
  const preparing = view.state.turn.phase === "preparation";
  return (
    <Walking>
      <div className={css.board}>
        <HouseMap routes={routes} />
        {!preparing && (
          <div className={css.corner}>
            <Goals />
            <button
              type="button"
              className={css.routes}
              aria-pressed={routes}
              onClick={() => setRoutes(!routes)}
            >
              <Icon name={routes ? "eye" : "eye-off"} /> <span>{label("board.show-routes")}</span>
            </button>
          </div>
        )}
        {!preparing && <Alarm />}
        {preparing && <Draft />}
      </div>
    </Walking>
  );
}

const KEPT = "synthetic-sins.routes";

/** Routes are shown until somebody does not want them; that is remembered on this machine. */
function useKeptRoutes() {
  const [routes, set] = useState(() => readKept() !== "no");
  const keep = (shown: boolean) => {
    set(shown);
    try {
      localStorage.setItem(KEPT, shown ? "yes" : "no");
    } catch {
      // A browser that keeps nothing shows them again next time.
    }
  };
  return [routes, keep] as const;
}

function readKept(): string | undefined {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}
