/** What the enemies did, step by step, with the rule behind every step. */
import { sayLabel } from "@sprawl/engine/speech";
import { Panel, RuleLink, useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { advice, type SinsState } from "../src/index.js";
import css from "./board.module.css";
import { useLabel, useThing } from "./words.js";

/** How far back in the log the last turn can begin. */
const TAIL = 300;

export function Story() {
  const { log, speaker, choices } = useTable<SinsState>();
  const label = useLabel();
  const thing = useThing();
  const stories = useMemo(() => advice.activationsIn(lastTurn(log.slice(-TAIL))), [log]);
  if (stories.length === 0) return null;
  return (
    <Panel tight level={3} title={label("board.what-they-did")} className={css.panel}>
      <ol className={css.story}>
        {stories.map(({ enemy, steps }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one enemy may act twice.
          <li key={`${enemy} ${i}`}>
            <b>{thing("enemy", enemy)}</b>
            <ul>
              {steps.map((step, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever grow.
                <li key={n}>
                  {sayLabel(speaker, step.label, step.args)}{" "}
                  {step.rule !== "" && <RuleLink rule={step.rule} open={choices.openRule} quiet />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The events since the last turn in which enemies acted began. */
function lastTurn<E extends { readonly type: string }>(log: readonly E[]): readonly E[] {
  const acted = log.findLastIndex(({ type }) => type === "activated");
  const began = log.findLastIndex(({ type }, i) => type === "turn-began" && i < acted);
  return log.slice(began + 1);
}
