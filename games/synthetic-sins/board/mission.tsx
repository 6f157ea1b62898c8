/** What is to be done, in the corner of the board; the story and what fails it behind a press. */
import { begun } from "@sprawl/engine/speech";
import { Dialog, Icon, useTable } from "@sprawl/kit";
import { useState } from "react";
import { missionOf } from "../src/content/missions/index.js";
import type { Failure, Goal, Mission } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import css from "./mission.module.css";
import { type Label, stressed, useLabel, useThing } from "./words.js";

/** More goals than these are a long list. */
const MANY = 4;

export function Goals() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  const [told, setTold] = useState(false);
  const { state } = view;
  const mission = missionOf(state.mission);
  const { goal, optional, number } = mission;
  const isDone = (each: Goal): boolean => "ref" in each && state.objectives[each.ref].done;
  // A long list says once how much of it is done.
  const long = goal.length + optional.length > MANY;
  const past = goal.filter(isDone).length;
  const listed = long ? goal.filter((each) => !isDone(each)) : goal;
  const open = goal.filter((each) => "ref" in each && !isDone(each));
  const extra = optional.filter(({ ref }) => !state.objectives[ref].done);
  const where = (ref: string): string => {
    const { sector } = state.objectives[ref];
    const tag = isNumbered(mission, ref) ? [ref.toUpperCase()] : [];
    return [...tag, ...(sector === 0 ? [] : [thing("sector", sector)])].join(" · ");
  };
  return (
    <>
      <section className={css.goals} data-long={long || undefined} aria-label={label("board.goal")}>
        <h3>
          <small>{label("board.mission-number", { number })}</small>
          {label(`mission.${mission.id}.title`)}
        </h3>
        <ul>
          {long && past > 0 && (
            <li data-done>
              <Sign kind="goal" done />
              <span>{label("board.goals-done", { n: past })}</span>
            </li>
          )}
          {listed.map((each) => {
            const done = isDone(each);
            return (
              <li
                key={goalText(label, mission, each)}
                data-kind={each.kind}
                data-done={done || undefined}
                data-again={open.indexOf(each) > 0 || undefined}
              >
                <Sign kind={each.kind === "exit" ? "exit" : "goal"} done={done} />
                {each === open[0] && <Count n={open.length} />}
                <span>
                  {goalText(label, mission, each)}
                  {"ref" in each && !done && <small>{where(each.ref)}</small>}
                </span>
              </li>
            );
          })}
          {optional.map((each) => {
            const { ref } = each;
            const { done } = state.objectives[ref];
            return (
              <li
                key={ref}
                data-kind="optional"
                data-done={done || undefined}
                data-again={extra.indexOf(each) > 0 || undefined}
              >
                <Sign kind="optional" done={done} />
                {each === extra[0] && <Count n={extra.length} />}
                <span>
                  {begun(label("board.optional-one", { what: nameOf(label, mission, ref) }))}
                  {!done && <small>{where(ref)}</small>}
                </span>
              </li>
            );
          })}
        </ul>
        <button type="button" className={css.more} onClick={() => setTold(true)}>
          <Icon name="book" /> <span>{label("board.story")}</span>
        </button>
      </section>
      <Dialog
        open={told}
        title={label(`mission.${mission.id}.title`)}
        onClose={() => setTold(false)}
      >
        <Whole />
      </Dialog>
    </>
  );
}

function Sign({
  kind,
  done,
}: {
  readonly kind: "goal" | "exit" | "optional";
  readonly done: boolean;
}) {
  if (done) return <Icon name="check" />;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" data-sign={kind}>
      <path d={kind === "exit" ? "M7 2H2V14H7M6 8H14M11 5L14 8L11 11" : "M8 1L15 8L8 15L1 8Z"} />
    </svg>
  );
}

/** Where the signs stand alone, there is one of a kind, and of how many. */
function Count({ n }: { readonly n: number }) {
  return n > 1 ? (
    <b className={css.count} aria-hidden="true">
      {n}
    </b>
  ) : null;
}

/** Every mission is introduced and told to its end; all else is read where it is found. */
const PAGES = new Set(["introduction", "success"]);

/** The story as far as it is known, what fails the mission, and its special rules. */
function Whole() {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const mission = missionOf(view.state.mission);
  const about = `mission.${mission.id}`;
  const found = view.state.texts.map((id) =>
    label(PAGES.has(id) ? `${about}.${id}` : `${about}.read.${id}`),
  );
  const rules = label(`${about}.rules`);
  return (
    <div className={css.whole}>
      <h4>{label("board.goal")}</h4>
      <ul>
        {mission.goal.map((each) => (
          <li key={goalText(label, mission, each)}>{goalText(label, mission, each)}</li>
        ))}
      </ul>
      {found.map((text) => (
        <p key={text}>{stressed(text)}</p>
      ))}
      <h4>{label("board.fails")}</h4>
      <ul>
        <li>{label("board.fail-health")}</li>
        {mission.fail.map((each) => (
          <li key={each.kind}>{failText(label, each)}</li>
        ))}
      </ul>
      {rules !== `${about}.rules` && (
        <>
          <h4>{label("board.special")}</h4>
          <p>{rules}</p>
        </>
      )}
    </div>
  );
}

/** Where there are several of a kind, each has its number, in the list and over its gem. */
export const isNumbered = ({ objectives, optional }: Mission, ref: string): boolean =>
  [objectives, optional].some((all) => all.length > 1 && all.some((each) => each.ref === ref));

export const nameOf = (label: Label, { id }: Mission, ref: string): string =>
  label(`mission.${id}.thing.${ref}`);

export function goalText(label: Label, mission: Mission, goal: Goal): string {
  switch (goal.kind) {
    case "pickup":
    case "reach":
      return label(`board.goal-${goal.kind}`, { what: nameOf(label, mission, goal.ref) });
    case "exit":
      return label("board.goal-exit", { sector: mission.exit });
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
