/** Between two missions: the town with everything done and still to do, and what you own. */
import { Markup, Portrait, useTheme } from "@sprawl/art";
import { sayLabel } from "@sprawl/engine/speech";
import { type BetweenProps, Icon } from "@sprawl/kit";
import { type CSSProperties, memo, useMemo } from "react";
import type { Carried, MissionRecord } from "../src/campaign.js";
import { missions } from "../src/content/missions/index.js";
import type { Mission, Reward } from "../src/content/types.js";
import css from "./between.module.css";
import { faces, grounds } from "./cast.js";
import { Owned } from "./owned.js";
import { drawTown, placeOf, poleOf, TOWN } from "./town.js";
import { type Label, stressed } from "./words.js";

export function Between({ carried, speaker, begin, plays }: BetweenProps) {
  const { completed, records } = carried as Carried;
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
          <ul className={css.legend} aria-hidden="true">
            {(["done", "next", "locked"] as const).map((state) => (
              <li key={state} data-state={state}>
                {say(`between.${state}`)}
              </li>
            ))}
          </ul>
          <ol className={css.flags}>
            {missions.map((mission) => (
              <Flag
                key={mission.id}
                mission={mission}
                completed={completed}
                records={records.filter((record) => record.mission === mission.id)}
                say={say}
                go={plays?.[`mission-${mission.number}`] ?? plays?.[`replay-${mission.number}`]}
              />
            ))}
          </ol>
        </div>
      </section>
      <div className={css.aside}>
        {next ? <Next mission={next} say={say} /> : <AllDone records={records} say={say} />}
        {begin}
      </div>
      <Owned carried={carried as Carried} next={next} say={say} />
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
  const { id: nextId } = missions[completed] ?? {};
  const places = missions.slice(0, completed + 1).map(({ id }) => placeOf(id));
  const next = completed < missions.length ? places.at(-1) : undefined;
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${TOWN.width} ${TOWN.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id="between-beam" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#ffd9a0" stopOpacity="0" />
        <stop offset="1" stopColor="#ffd9a0" stopOpacity="0.5" />
      </linearGradient>
      {next && (
        <>
          <path
            fill="url(#between-beam)"
            d={`M${next[0] - 22} 0H${next[0] + 22}L${next[0] + 58} ${next[1]}A58 30 0 0 1 ${next[0] - 58} ${next[1]}Z`}
          />
          {RINGS.map(([r, opacity]) => (
            <ellipse
              key={r}
              className={css.ring}
              cx={next[0]}
              cy={next[1]}
              rx={r}
              ry={r * 0.6}
              opacity={opacity}
            />
          ))}
        </>
      )}
      {next && (
        <path
          className={css.later}
          d={`M${missions
            .slice(completed)
            .map(({ id }) => placeOf(id).join(" "))
            .join("L")}`}
        />
      )}
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
      <g className={css.poles}>
        {missions.map(({ id, number }) => {
          const [roof, flag] = poleOf(id);
          return (
            <g key={id} data-state={stateOf(number, completed)}>
              <path d={`M${roof.join(" ")}L${flag.join(" ")}`} />
              <circle cx={roof[0]} cy={roof[1]} r={id === nextId ? 5 : 3.6} />
            </g>
          );
        })}
      </g>
      <g className={css.pins}>
        {missions.map(({ id, number }) => {
          const [x, y] = placeOf(id);
          return <circle key={id} cx={x} cy={y} r="15" data-state={stateOf(number, completed)} />;
        })}
      </g>
    </svg>
  );
}

const RINGS = [
  [78, 0.3],
  [56, 0.6],
  [36, 1],
] as const;

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
  /** Begins it, or goes on with it, where that is what comes next. */
  readonly go: (() => void) | undefined;
};

const SIGNS = { done: "check", next: "play", locked: "lock" } as const;

/** A mission at its place in the town. */
function Flag({ mission, completed, records, say, go }: FlagProps) {
  const { id, number, character } = mission;
  const state = stateOf(number, completed);
  const [, [x, y]] = poleOf(id);
  const place = {
    "--x": `${((x / TOWN.width) * 100).toFixed(1)}%`,
    "--y": `${((y / TOWN.height) * 100).toFixed(1)}%`,
  } as CSSProperties;
  return (
    <li className={css.flag} data-flag="" data-state={state} style={place}>
      <Portrait face={faces[character]} ground={grounds[character]} size={34} out={false} />
      <span>
        <b>
          <i>{number}</i> {say(`mission.${id}.title`)}
        </b>
        <small>{went(say, number, completed, records)}</small>
      </span>
      <Icon name={SIGNS[state]} />
      {/* Keys and ears have the button beside the town. */}
      {go && (
        <button type="button" className={css.press} tabIndex={-1} aria-hidden="true" onClick={go} />
      )}
    </li>
  );
}

/** What comes next, and what it brings. */
function Next({ mission, say }: { readonly mission: Mission; readonly say: Label }) {
  const { id, number, character, reward, alertness, optional } = mission;
  const side = optional.map((each) => each.reward);
  return (
    <article className={css.next}>
      <header>
        <Portrait face={faces[character]} ground={grounds[character]} size={96} />
        <div>
          <p>{say("board.mission-number", { number })}</p>
          <h3>{say(`mission.${id}.title`)}</h3>
          <p className={css.goes}>
            {say("between.goes", { who: say(`character.${character}.name`) })}
          </p>
        </div>
      </header>
      <p>{stressed(say(`mission.${id}.introduction`))}</p>
      <dl>
        <div>
          <dt>{say("between.reward")}</dt>
          <dd>{sayRewards(say, [reward])}</dd>
        </div>
        {optional.length > 0 && (
          <div>
            <dt>{say("between.side")}</dt>
            <dd>{sayRewards(say, side)}</dd>
          </div>
        )}
        <div>
          <dt>{say("between.alertness")}</dt>
          <dd>
            {alertness} <small>{say("between.alertness-help")}</small>
          </dd>
        </div>
      </dl>
    </article>
  );
}

type AllDoneProps = { readonly records: readonly MissionRecord[]; readonly say: Label };

/** Where nothing comes next: what the whole of it took. */
function AllDone({ records, say }: AllDoneProps) {
  const won = records.filter(({ success }) => success);
  const sum = (of: (record: MissionRecord) => number, all = records) =>
    all.reduce((whole, each) => whole + of(each), 0);
  const numbers = [
    ["tries", records.length],
    ["turns", sum(({ turns }) => turns)],
    ["finds", sum(({ optional }) => optional.length, won)],
  ] as const;
  return (
    <article className={css.next}>
      <header>
        <Portrait face={faces.odalys} ground={grounds.odalys} size={96} mood="glad" />
        <div>
          <p>{say("end.odalys")}</p>
          <h3>{say("between.all-done")}</h3>
        </div>
      </header>
      <p>{say("between.all-done-says")}</p>
      <dl>
        {numbers.map(([id, n]) => (
          <div key={id}>
            <dt>{say(`between.all-${id}`)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** "4 ByteBucks, 1 item": whatever there is of both. */
function sayRewards(say: Label, rewards: readonly Reward[]): string {
  const sum = (kind: keyof Reward) => rewards.reduce((all, each) => all + each[kind], 0);
  const [bucks, items] = [sum("byteBucks"), sum("items")];
  return [
    ...(bucks > 0 || items === 0 ? [say("between.byteBucks", { n: bucks })] : []),
    ...(items > 0 ? [say("between.item-count", { n: items })] : []),
  ].join(", ");
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
