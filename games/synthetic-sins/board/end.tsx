/** The end of a mission as a scene: who got out, what it brought, what Odalys says. */
import { Markup, Portrait, Shown, thing } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { type EndProps, Icon, type TurningPoint, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { missionOf, missions } from "../src/content/missions/index.js";
import type { Mission } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import { ALLEY_BOX, drawAlley } from "./alley.js";
import { faces, grounds } from "./cast.js";
import css from "./end.module.css";
import { stressed, useLabel } from "./words.js";

export function End({ why }: EndProps) {
  const { view, log } = useTable<SinsState>();
  const label = useLabel();
  const { state } = view;
  const won = state.outcome === "success";
  const mission = missionOf(state.mission);
  const scene = useMemo(() => drawAlley(won), [won]);
  const { character } = state.you;
  return (
    <section className={css.end} data-won={won || undefined}>
      <svg
        className={css.scene}
        viewBox={ALLEY_BOX}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Markup of={scene} />
      </svg>
      <div className={css.hero}>
        <Portrait
          face={faces[character]}
          ground={grounds[character]}
          size={380}
          mood={won ? "calm" : "down"}
          cutout
        />
      </div>
      <div className={css.told}>
        <p className={css.badge}>
          <Icon name={won ? "check" : "cross"} /> {label(won ? "end.won" : "end.lost")}
        </p>
        <h2>{label(`mission.${mission.id}.title`)}</h2>
        <p className={css.why}>{won ? <GotOut mission={mission} log={log} /> : why}</p>
        <div className={css.call}>
          <Portrait
            face={faces.odalys}
            ground={grounds.odalys}
            size={88}
            mood={won ? "glad" : "afraid"}
          />
          <div>
            <p className={css.caller}>{label("end.odalys")}</p>
            <p>{stressed(label(won ? `mission.${mission.id}.success` : "end.comfort"))}</p>
          </div>
        </div>
        {won && <Reward log={log} />}
        {won && <Next after={mission} />}
        <Numbers log={log} />
      </div>
    </section>
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
  const n = view.state.turn.number;
  const { exit: sector } = mission;
  if (sector === undefined) return label("end.turns", { n });
  const seen = count(log, "detected");
  return label(seen === 0 ? "end.out-unseen" : "end.out-seen", { sector, n, seen });
}

function Reward({ log }: { readonly log: readonly GameEvent[] }) {
  const label = useLabel();
  const earned = log.filter(({ type }) => type === "rewarded");
  const bucks = earned.reduce((sum, { args }) => sum + Number(args.byteBucks), 0);
  const items = log.flatMap(({ type, args }) =>
    type === "item-gained" ? [String(args.item)] : [],
  );
  if (bucks === 0 && items.length === 0) return null;
  return (
    <div className={css.reward}>
      <Shown picture={thing("coin")} width={84} height={52} />
      <p>
        <b>+{bucks}</b> {label("end.byteBucks")}
      </p>
      {items.length > 0 && (
        <p className={css.items}>{items.map((item) => label("end.item", { item })).join(", ")}</p>
      )}
    </div>
  );
}

/** Whose night comes next, and where. */
function Next({ after }: { readonly after: Mission }) {
  const label = useLabel();
  const next = missions.find(({ number }) => number === after.number + 1);
  if (!next) return null;
  const { id, number, character } = next;
  return (
    <div className={css.next}>
      <Portrait face={faces[character]} ground={grounds[character]} size={48} />
      <p>
        <small>{label("end.next")}</small>
        <b>{label("board.mission", { number, title: label(`mission.${id}.title`) })}</b>
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
    ["end.number-energy", you.energy],
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

/** What one would tell a friend of this night. */
const WORTH = [
  "objective-done",
  "detected",
  "wounded",
  "defeated",
  "reinforced",
  "trap-exploded",
  "hid",
];
const MOST = 6;

export function turningPoints(log: readonly GameEvent[]): readonly TurningPoint[] {
  const found = WORTH.flatMap((type) => {
    const all = log.filter((event) => event.type === type);
    return type === "objective-done" || type === "wounded" ? all : all.slice(0, 1);
  });
  return found
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map((event) => ({ at: event.at, event }));
}
