/** The end of a mission as a scene: who got out, what it brought, what Odalys says. */
import { Markup, Portrait } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { type EndProps, Icon, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { missionOf, missions } from "../src/content/missions/index.js";
import type { Mission } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import { faces, grounds } from "./cast.js";
import css from "./end.module.css";
import { callerOf, howItWent } from "./how-it-went.js";
import { nameOf } from "./mission.js";
import { OUT_BOX } from "./out-of-house.js";
import { Spine } from "./spine.js";
import { drawWayOut } from "./way-out.js";
import { stressed, useLabel } from "./words.js";

export function End({ why, within }: EndProps) {
  const { view, log } = useTable<SinsState>();
  const label = useLabel();
  const { state } = view;
  const won = state.outcome === "success";
  const mission = missionOf(state.mission);
  const { character } = state.you;
  const scene = useMemo(() => drawWayOut(mission, character, won), [mission, character, won]);
  return (
    <section className={css.end} data-won={won || undefined}>
      <svg
        className={css.scene}
        viewBox={OUT_BOX}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Markup of={scene} />
      </svg>
      <div className={css.told}>
        <p className={css.badge}>
          <Icon name={won ? "check" : "cross"} /> {label(won ? "end.won" : "end.lost")}
        </p>
        <h2>{label(`mission.${mission.id}.title`)}</h2>
        <p className={css.why}>{won ? <GotOut mission={mission} log={log} /> : why}</p>
        <Story mission={mission} won={won} />
        {won && within !== "lesson" && <Reward mission={mission} log={log} />}
        {within === "campaign" && <Next mission={mission} won={won} />}
      </div>
      <div className={css.foot}>
        <Spine />
        <Numbers log={log} />
      </div>
    </section>
  );
}

/** What is told of it: by Odalys where she is on the line, else of whoever went. */
function Story({ mission, won }: { readonly mission: Mission; readonly won: boolean }) {
  const label = useLabel();
  const { id, character } = mission;
  const who = callerOf(mission, won);
  const text = won ? `mission.${id}.success` : `end.comfort-${character}`;
  return (
    <div className={css.call}>
      <Portrait face={faces[who]} ground={grounds[who]} size={88} mood={won ? "glad" : "afraid"} />
      <div>
        <p className={css.caller}>{label(who === "odalys" ? "end.odalys" : "end.afterwards")}</p>
        <p>{stressed(label(text))}</p>
      </div>
    </div>
  );
}

const count = (log: readonly GameEvent[], type: string): number =>
  log.filter((event) => event.type === type).length;

/** How it went, in one sentence. */
function GotOut({
  mission,
  log,
}: {
  readonly mission: Mission;
  readonly log: readonly GameEvent[];
}) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { turn, reinforcements, alarm } = view.state;
  const n = turn.number;
  const { exit } = mission;
  const seen = count(log, "detected");
  const [coming] = reinforcements;
  const left = coming && coming.alarm - alarm;
  return (
    <>
      {exit === undefined ? label("end.turns", { n }) : label("end.out", { room: exit, n })}{" "}
      <em>
        {label(howItWent(left, seen), {
          seen,
          ...(coming && { left, who: coming.ref.toUpperCase() }),
        })}
      </em>
    </>
  );
}

type RewardProps = { readonly mission: Mission; readonly log: readonly GameEvent[] };

function Reward({ mission, log }: RewardProps) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const earned = log.filter(({ type }) => type === "rewarded");
  const bucks = earned.reduce((sum, { args }) => sum + Number(args.byteBucks), 0);
  const items = log.flatMap(({ type, args }) =>
    type === "item-gained" ? [String(args.item)] : [],
  );
  if (bucks === 0 && items.length === 0) return null;
  return (
    <div className={css.reward}>
      <Pile />
      <p className={css.sum}>
        <b>+{bucks}</b> {label("end.byteBucks")}
      </p>
      <ul>
        <li>
          <b>+{mission.reward.byteBucks}</b> {label("end.for-job")}
        </li>
        {mission.optional
          .filter(({ ref, reward }) => reward.byteBucks > 0 && view.state.objectives[ref].done)
          .map(({ ref, reward }) => (
            <li key={ref}>
              <b>+{reward.byteBucks}</b>{" "}
              {label("end.for-thing", { what: nameOf(label, mission, ref) })}
            </li>
          ))}
        {items.map((item) => (
          <li key={item}>{label("end.item", { item })}</li>
        ))}
      </ul>
    </div>
  );
}

/** Coins in a heap. */
function Pile() {
  return (
    <svg className={css.pile} viewBox="0 0 96 84" aria-hidden="true">
      <Markup of={PILE} />
    </svg>
  );
}

const COIN =
  '<path d="M-15 0L-7.5-13H7.5L15 0L7.5 13H-7.5Z" fill="#d9a63c" stroke="#5c3f0e" stroke-width="1.6"/><path d="M-10.5 0L-5.2-9H5.2L10.5 0L5.2 9H-5.2Z" fill="none" stroke="#ffe7a8" stroke-width="1.6"/><path d="M-3-5.5H1.6Q4.6-5 4.2-2.6Q4 -.4 1.6 0Q5 .4 4.6 3Q4.2 5.6 1.4 5.6H-3ZM-3 0H1.6" fill="none" stroke="#5c3f0e" stroke-width="2"/>';
const PILE = `<ellipse cx="48" cy="70" rx="44" ry="11" fill="#01030a" opacity=".6"/>${[
  [24, 62],
  [50, 66],
  [74, 60],
  [36, 50],
  [62, 50],
  [46, 36],
  [52, 20],
]
  .map(
    ([x, y], i) => `<g transform="translate(${x} ${y}) scale(1 ${i > 5 ? 1 : 0.72})">${COIN}</g>`,
  )
  .join("")}`;

/** Whose night comes next, and where; after a failure the same once more. */
function Next({ mission, won }: { readonly mission: Mission; readonly won: boolean }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const next = won ? missions.find(({ number }) => number === mission.number + 1) : mission;
  if (!next) return null;
  const { id, number, character } = next;
  return (
    <div className={css.next}>
      <Portrait face={faces[character]} ground={grounds[character]} size={48} />
      <p>
        <small>{label(won ? "end.next" : "end.once-more")}</small>
        <b>{label("board.mission", { number, title: label(`mission.${id}.title`) })}</b>
        {!won && view.state.alertness > 0 && <small>{label("end.easier")}</small>}
      </p>
    </div>
  );
}

function Numbers({ log }: { readonly log: readonly GameEvent[] }) {
  const { view } = useTable<SinsState>();
  const label = useLabel();
  const { you, alarm, turn } = view.state;
  const rows: readonly (readonly [string, string | number])[] = [
    ["end.number-turns", turn.number],
    ["end.number-alarm", alarm],
    ["end.number-seen", count(log, "detected")],
    ["end.number-down", count(log, "defeated")],
    ["end.number-health", `${you.health} / ${you.maxHealth}`],
    you.character === "cass" ? ["end.number-traps", you.traps] : ["end.number-energy", you.energy],
  ];
  return (
    <dl className={css.numbers}>
      {rows.map(([id, value]) => (
        <div key={id}>
          <dt>{label(id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
