/** Everybody on the map, in the order of their references; their ways can be shown on the map. */
import { Panel, Spot, useTable } from "@sprawl/kit";
import { useId } from "react";
import type { Ref } from "../src/content/types.js";
import { allEnemies } from "../src/enemies.js";
import type { EnemyToken, SinsState } from "../src/index.js";
import css from "./board.module.css";
import { EnemyCard } from "./enemy-card.js";
import { EnemyFigure, useStates } from "./enemy-spot.js";
import { useLabel, useThing } from "./words.js";

type Routes = {
  readonly routes: ReadonlySet<Ref>;
  setRoutes(routes: ReadonlySet<Ref>): void;
};

export function Enemies({ routes, setRoutes }: Routes) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const all = allEnemies(view);
  const toggle = (ref: Ref) => {
    const next = new Set(routes);
    if (!next.delete(ref)) next.add(ref);
    setRoutes(next);
  };
  return (
    <Panel tight level={3} title={label("board.enemies")} className={css.panel}>
      {all.length === 0 && <p>{label("board.no-enemies")}</p>}
      <ul className={css.enemies}>
        {all.map((enemy) => (
          <Row
            key={enemy.ref}
            enemy={enemy}
            shown={routes.has(enemy.ref)}
            toggle={() => toggle(enemy.ref)}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Shows the ways of all who can walk, or of nobody. */
export function AllRoutes({ routes, setRoutes }: Routes) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const standing = allEnemies(view).flatMap(({ defeated, ref }) => (defeated ? [] : [ref]));
  if (standing.length === 0) return null;
  const shown = standing.every((ref) => routes.has(ref));
  const toggle = () => setRoutes(new Set(shown ? [] : standing));
  return (
    <label className={css.check}>
      <input type="checkbox" checked={shown} onChange={toggle} />
      {label("board.show-routes")}
    </label>
  );
}

function Row({ enemy, shown, toggle }: { enemy: EnemyToken; shown: boolean; toggle(): void }) {
  const label = useLabel();
  const thing = useThing();
  const states = useStates(enemy);
  const field = useId();
  const { ref, defeated, sector } = enemy;
  return (
    <li>
      <Spot
        on={`enemy/${ref}`}
        label={[thing("enemy", ref), ...states].join(", ")}
        preview={<EnemyCard enemy={enemy} />}
        className={css.enemy}
      >
        <span className={css.enemyRow}>
          <EnemyFigure enemy={enemy} />
          <span>
            <b>{thing("enemy", ref)}</b>
            <br />
            <small>{[thing("sector", sector), ...states].join(" · ")}</small>
          </span>
        </span>
      </Spot>
      {!defeated && (
        <label className={css.check} htmlFor={field}>
          <input id={field} type="checkbox" checked={shown} onChange={toggle} />
          <span className="hidden-but-read">{label("board.show-route", { enemy: ref })}</span>
        </label>
      )}
    </li>
  );
}
