/** The mission: what is to be done, what must not happen, and the story as far as it is known. */
import { Panel, useTable } from "@sprawl/kit";
import { missionOf } from "../src/content/missions/index.js";
import type { Failure, Goal } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import { missionTexts } from "../src/text/missions.js";
import css from "./board.module.css";
import { type Label, useLabel } from "./words.js";

export function MissionPanel() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { state } = view;
  const mission = missionOf(state.mission);
  const text = missionTexts[mission.id];
  const { goal, optional, fail, number, exit } = mission;
  return (
    <Panel
      tight
      level={3}
      title={label("board.mission", { number, title: text.title })}
      className={css.panel}
    >
      <Texts />
      <h4>{label("board.goal")}</h4>
      <ul className={css.goals}>
        {goal.map((each) => {
          const done = "ref" in each && state.objectives[each.ref].done;
          return (
            <li key={goalText(label, each, exit)} data-done={done || undefined}>
              {goalText(label, each, exit)}{" "}
              <small>{label(done ? "board.done" : "board.not-done")}</small>
            </li>
          );
        })}
      </ul>
      {optional.length > 0 && (
        <>
          <h4>{label("board.optional")}</h4>
          <ul className={css.goals}>
            {optional.map(({ ref }) => {
              const { done } = state.objectives[ref];
              return (
                <li key={ref} data-done={done || undefined}>
                  {label("board.optional-one", { objective: ref })}{" "}
                  <small>{label(done ? "board.done" : "board.not-done")}</small>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h4>{label("board.fails")}</h4>
      <ul className={css.goals}>
        <li>{label("board.fail-health")}</li>
        {fail.map((each) => (
          <li key={each.kind}>{failText(label, each)}</li>
        ))}
      </ul>
      {text.rules && (
        <>
          <h4>{label("board.special")}</h4>
          <p>{text.rules}</p>
        </>
      )}
    </Panel>
  );
}

function goalText(label: Label, goal: Goal, exit: number | undefined): string {
  switch (goal.kind) {
    case "pickup":
    case "reach":
      return label(`board.goal-${goal.kind}`, { objective: goal.ref });
    case "exit":
      return label("board.goal-exit", { sector: exit });
    case "tail":
      return label("board.goal-tail", { within: goal.within, target: goal.target.toUpperCase() });
    default:
      return goal satisfies never;
  }
}

function failText(label: Label, fail: Failure): string {
  const target = fail.target.toUpperCase();
  switch (fail.kind) {
    case "trail-lost":
      return label("board.fail-trail", { target, max: fail.max });
    case "defeated":
      return label("board.fail-defeated", { target });
    case "arrives":
      return label("board.fail-arrives", { target, carrying: fail.carrying.toUpperCase() });
    default:
      return fail satisfies never;
  }
}

/** What has been read so far, the newest first; the introduction is open until play begins. */
function Texts() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { texts, mission, turn } = view.state;
  const known = missionTexts[mission];
  const found = texts.flatMap((id) => (id === "success" ? known.success : (known.read[id] ?? [])));
  // The introduction is no secret: it may be read while you prepare.
  const told = [known.introduction, ...found];
  const early = turn.phase === "preparation" || turn.number <= 1;
  return (
    <details className={css.texts} open={early || view.state.outcome !== "open"}>
      <summary>{label("board.story")}</summary>
      {told.toReversed().map((text) => (
        <p key={text}>{stressed(text)}</p>
      ))}
    </details>
  );
}

/** Words between stars are stressed. */
function stressed(text: string) {
  return text
    .split(/\*([^*]+)\*/)
    .map((part, i) => (i % 2 === 1 ? <em key={part}>{part}</em> : part));
}
