/** Between two missions: the town with everything done and still to do, and what you own. */
import { Markup, Portrait, Shown, thing, useTheme } from "@sprawl/art";
import { sayLabel } from "@sprawl/engine/speech";
import { type BetweenProps, Icon } from "@sprawl/kit";
import { type CSSProperties, memo, type ReactNode, useMemo } from "react";
import type { Carried, MissionRecord } from "../src/campaign.js";
import { missions } from "../src/content/missions/index.js";
import type { Mission } from "../src/content/types.js";
import css from "./between.module.css";
import { faces, grounds } from "./cast.js";
import { GearFace, ItemFace } from "./gear.js";
import { drawTown, placeOf, TOWN } from "./town.js";
import { type Label, stressed } from "./words.js";

export function Between({ carried, speaker, begin }: BetweenProps) {
  const { byteBucks, gear, items, completed, records } = carried as Carried;
  const say: Label = (id, args) => sayLabel(speaker, id, args);
  const next = missions[completed];
  return (
    <div className={css.between}>
      <section className={css.town} aria-label={say("between.missions")}>
        <div className={css.stage}>
          <div className={css.map}>
            <Town />
            <Ways completed={completed} />
            <div className={css.title}>
              <h2>{say("between.town")}</h2>
              <p>
                {say("between.progress", { done: completed, left: missions.length - completed })}
              </p>
            </div>
          </div>
          <ol className={css.flags}>
            {missions.map((mission) => (
              <Flag
                key={mission.id}
                mission={mission}
                completed={completed}
                records={records.filter((record) => record.mission === mission.id)}
                say={say}
              />
            ))}
          </ol>
        </div>
      </section>
      <div className={css.aside}>
        {next && <Next mission={next} say={say} />}
        {begin}
      </div>
      <section className={css.owned}>
        <div className={css.purse}>
          <Shown picture={thing("coin")} width={72} height={44} />
          <h2>{say("between.byteBucks", { n: byteBucks })}</h2>
        </div>
        <Cards title={say("board.gear")} none={say("board.no-gear")}>
          {gear.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may be owned twice.
            <li key={`${id} ${i}`}>
              <GearFace id={id} width={112} label={say} />
            </li>
          ))}
        </Cards>
        <Cards title={say("board.items")} none={say("board.no-items")}>
          {items.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may be owned twice.
            <li key={`${id} ${i}`}>
              <ItemFace id={id} width={112} label={say} />
            </li>
          ))}
        </Cards>
      </section>
    </div>
  );
}

const Town = memo(function Town() {
  const theme = useTheme();
  const text = useMemo(() => drawTown(theme), [theme]);
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${TOWN.width} ${TOWN.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Markup of={text} />
    </svg>
  );
});

/** The way through the town so far, and on to the next job, which stands in the light. */
function Ways({ completed }: { readonly completed: number }) {
  const places = missions.slice(0, completed + 1).map(({ id }) => placeOf(id));
  const next = completed < missions.length ? places.at(-1) : undefined;
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${TOWN.width} ${TOWN.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {next && (
        <path
          className={css.beam}
          d={`M${next[0] - 26} 0H${next[0] + 26}L${next[0] + 58} ${next[1]}A58 22 0 0 1 ${next[0] - 58} ${next[1]}Z`}
        />
      )}
      <path
        className={css.later}
        d={`M${missions
          .slice(completed)
          .map(({ id }) => placeOf(id).join(" "))
          .join("L")}`}
      />
      {places.slice(1).map(([x, y], i) => {
        const [fromX, fromY] = places[i];
        const top = Math.min(y, fromY) - 46;
        return (
          <path
            key={`${x} ${y}`}
            className={i + 1 === completed && next ? css.ahead : css.walked}
            d={`M${fromX} ${fromY}Q${(x + fromX) / 2} ${top} ${x} ${y}`}
          />
        );
      })}
      <g className={css.pins}>
        {missions.map(({ id, number }) => {
          const [x, y] = placeOf(id);
          return <circle key={id} cx={x} cy={y} r="15" data-state={stateOf(number, completed)} />;
        })}
      </g>
    </svg>
  );
}

type State = "done" | "next" | "locked";

function stateOf(number: number, completed: number): State {
  if (number <= completed) return "done";
  return number === completed + 1 ? "next" : "locked";
}

type FlagProps = {
  readonly mission: Mission;
  readonly completed: number;
  readonly records: readonly MissionRecord[];
  readonly say: Label;
};

const SIGNS = { done: "check", next: "play", locked: "lock" } as const;

/** A mission at its place in the town. */
function Flag({ mission, completed, records, say }: FlagProps) {
  const { id, number, character } = mission;
  const state = stateOf(number, completed);
  const [x, y] = placeOf(id);
  const place = {
    "--x": `${((x / TOWN.width) * 100).toFixed(1)}%`,
    "--y": `${((y / TOWN.height) * 100).toFixed(1)}%`,
  } as CSSProperties;
  return (
    <li className={css.flag} data-state={state} style={place}>
      <Portrait face={faces[character]} ground={grounds[character]} size={34} out={false} />
      <span>
        <b>
          <i>{number}</i> {say(`mission.${id}.title`)}
        </b>
        <small>{went(say, number, completed, records)}</small>
      </span>
      <Icon name={SIGNS[state]} />
    </li>
  );
}

/** What comes next, and what it brings. */
function Next({ mission, say }: { readonly mission: Mission; readonly say: Label }) {
  const { id, number, character, reward, alertness } = mission;
  return (
    <article className={css.next}>
      <header>
        <Portrait face={faces[character]} ground={grounds[character]} size={96} />
        <div>
          <p>{say("board.mission-number", { number })}</p>
          <h3>{say(`mission.${id}.title`)}</h3>
        </div>
      </header>
      <p>{stressed(say(`mission.${id}.introduction`))}</p>
      <dl>
        <div>
          <dt>{say("between.reward")}</dt>
          <dd>{say("between.byteBucks", { n: reward.byteBucks })}</dd>
        </div>
        <div>
          <dt>{say("between.alertness")}</dt>
          <dd>{alertness}</dd>
        </div>
      </dl>
    </article>
  );
}

type CardsProps = {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
};

function Cards({ title, none, children }: CardsProps) {
  return (
    <div className={css.cards}>
      <h3>{title}</h3>
      {children.length === 0 ? <p>{none}</p> : <ul>{children}</ul>}
    </div>
  );
}

/** How the last try at a mission went, or that it is still to come. */
function went(
  say: Label,
  number: number,
  completed: number,
  records: readonly MissionRecord[],
): string {
  const last = records.at(-1);
  if (!last) return say(number > completed + 1 ? "between.locked" : "between.next");
  const { success, turns, alertness, nonLethal, optional } = last;
  return [
    say(success ? "between.won" : "between.lost", { turns, alertness }),
    nonLethal && say("between.non-lethal"),
    optional.length > 0 && say("between.optional", { n: optional.length }),
  ]
    .filter(Boolean)
    .join(" · ");
}
