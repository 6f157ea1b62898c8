/** The tower at a closer look: its machines, the alarm and where it comes from, and who goes where. */
import { ROWS } from "../src/alarm.js";
import { advice, isAI } from "../src/index.js";
import { protocolOf } from "../src/tower.js";
import css from "./side-panel.module.css";
import { useMission } from "./use-mission.js";

/** How many machines the tower keeps here, how many wait outside, how many are still to come. */
export function useProtocol(): { readonly kept: string; readonly missing: string } {
  const { g, state, label } = useMission();
  const { masamune, muramasa } = protocolOf(g);
  const machines = state.models.filter(({ kind }) => kind === "drone");
  const waiting = machines.filter(({ condition }) => condition === "waiting").length;
  const here = machines.filter(({ condition }) => condition === "ready").length;
  const due = Math.max(0, masamune + muramasa - here - waiting);
  const missing = [
    ...(waiting > 0 ? [label("waiting", { n: waiting })] : []),
    ...(due > 0 ? [label("due", { n: due })] : []),
  ];
  return { kept: label("protocol", { masamune, muramasa }), missing: missing.join(", ") };
}

export function TowerLook() {
  const { label } = useMission();
  const { kept, missing } = useProtocol();
  return (
    <div className={css.tower}>
      <h3>{label("tower")}</h3>
      <p>{[kept, missing].filter(Boolean).join(", ")}</p>
      <Alarm />
      <Ways />
    </div>
  );
}

/** By area: tokens with what made them, and what presence will add in Phase 6. */
function Alarm() {
  const { g, state, mission, label, thing } = useMission();
  const coming = advice.alarmToCome(g);
  const loud = mission.plan.areas.flatMap(({ name }, area) => {
    const level = state.alarm[area] ?? 0;
    const more = coming[area] - level;
    const why = Object.entries(ROWS)
      .filter(([, { bit }]) => ((state.rows[area] ?? 0) & bit) !== 0)
      .map(([row]) => thing("why", row));
    const lines = [];
    if (level > 0)
      lines.push([label("alarm-of", { area: name, level }), why.join(", ")].filter(Boolean));
    if (more > 0) lines.push([label("alarm-more", { area: name, n: more })]);
    return lines.map((line) => line.join(": "));
  });
  if (loud.length === 0) return <p>{label("alarm-quiet")}</p>;
  return (
    <ul>
      {loud.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Where each machine would go if nobody moved any more. */
function Ways() {
  const { g, state, label } = useMission();
  const going = state.models
    .filter((model) => isAI(model) && model.kind === "drone")
    .flatMap((model) => advice.forecastOf(g, model) ?? []);
  return (
    <ul>
      {going.map(({ model, target, way }) => {
        const last = way[way.length - 1];
        if (target !== "")
          return <li key={model}>{label("goes-for", { model, victim: target })}</li>;
        return (
          <li key={model}>
            {last === undefined
              ? label("stays", { model })
              : label("goes-to", { model, square: last })}
          </li>
        );
      })}
    </ul>
  );
}
