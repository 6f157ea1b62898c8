/** How you stand, for whoever hears the table: condition, what is left to do, the goal, the danger. */
import { begun } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import { behaviorAt } from "../src/content/alarm.js";
import { missionOf } from "../src/content/missions/index.js";
import type { Sector } from "../src/content/types.js";
import { advice, type SinsState } from "../src/index.js";
import { CardsInWords } from "./cards-in-words.js";
import { comingIn } from "./coming.js";
import { goalText, nameOf } from "./mission.js";
import { wayThere } from "./way-in-words.js";
import { useLabel, useThing } from "./words.js";

export function InWords() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  const { map, you, turn, alarm, alertness, enemies, objectives, mission: id } = view.state;
  const mission = missionOf(id);
  const left = [
    ...(turn.freeMovement ? [label("board.free-movement")] : []),
    ...(turn.secondAction ? [label("board.second-action")] : []),
  ];
  const todo = mission.goal.filter((goal) => !("ref" in goal && objectives[goal.ref].done));
  const coming = comingIn(view, label);
  /** How far it is, and by which room. */
  const far = (sector: Sector | undefined, ways = true): string => {
    if (sector === undefined) return "";
    const way = wayThere(map, you.sector, sector);
    if (you.sector === 0 || !way || way.steps === 0) return "";
    const by = way.by.map((next) => thing("sector", next));
    const id = ways && way.steps > 1 ? "stand.way" : "stand.far";
    return `, ${label(id, { n: way.steps, list: by })}`;
  };
  const at = (sector: number): string =>
    sector > 0 ? `: ${thing("sector", sector)}${far(sector)}` : "";
  return (
    <>
      {you.sector > 0 && (
        <li>
          {label("stand.you", {
            sector: you.sector,
            health: you.health,
            most: you.maxHealth,
            energy: you.energy,
            armor: you.armor,
          })}{" "}
          {label(you.hidden ? "board.hidden" : "board.seen")}.
        </li>
      )}
      {turn.phase === "your-actions" && left.length > 0 && (
        <li>{label("stand.left", { list: left })}</li>
      )}
      <CardsInWords />
      {todo.map((goal) => (
        <li key={goalText(label, mission, goal)}>
          {goalText(label, mission, goal)}
          {"ref" in goal && at(objectives[goal.ref].sector)}
          {goal.kind === "exit" && far(mission.exit)}.
        </li>
      ))}
      {mission.optional
        .filter(({ ref }) => !objectives[ref].done)
        .map(({ ref }) => (
          <li key={ref}>
            {begun(label("board.optional-one", { what: nameOf(label, mission, ref) }))}
            {at(objectives[ref].sector)}.
          </li>
        ))}
      <li>
        {label("board.alarm-is", { alarm, behavior: behaviorAt(alarm), alertness })}{" "}
        {coming ? `${coming.who}, ${coming.soon}.` : label("board.no-reinforcements")}
      </li>
      {Object.values(enemies)
        .filter(({ sector }) => sector > 0)
        .map(({ ref, sector, detected, defeated }) => {
          const [next] = defeated ? [] : advice.routeAhead(view, ref, 1);
          return (
            <li key={ref}>
              {thing("enemy", ref)}: {thing("sector", sector)}
              {defeated && `, ${label("board.body")}`}
              {sector === you.sector && `, ${label("board.you-here")}`}
              {sector !== you.sector && !defeated && far(sector, false)}
              {detected && `, ${label("board.detected")}`}
              {next && `, ${label("stand.next", { sector: next.sector })}`}.
            </li>
          );
        })}
    </>
  );
}
