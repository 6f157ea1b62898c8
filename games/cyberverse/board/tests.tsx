/** Before a test: for every Mission on offer the value, the threshold, and the chance; and XP. */
import type { OptionView } from "@sprawl/engine";
import { chance, testsOf } from "../src/advice/odds.js";
import { featureOf } from "../src/features.js";
import type { Agent } from "../src/state.js";
import { agentNamed } from "../src/table.js";
import { testBonus, thresholdOf } from "../src/tests.js";
import { FEATURES, type Test } from "../src/types.js";
import { raisePrice, xpFor } from "../src/xp.js";
import css from "./sums.module.css";
import { useEden } from "./use-eden.js";

export function TestForecast() {
  const { g, view, label, name } = useEden();
  const { question } = view;
  const agent = agentNamed(g, String(question?.args?.agent ?? ""));
  if (!question || !agent) return null;
  const feature = FEATURES.find((each) => each === question.args?.feature);
  const asked: readonly {
    readonly key: string;
    readonly title: string;
    readonly tests: readonly Test[];
  }[] =
    question.kind === "test" && feature
      ? [
          {
            key: "test",
            title: name(agent.profile),
            tests: [{ feature, threshold: printed(Number(question.args?.threshold ?? 0)) }],
          },
        ]
      : question.options.filter(({ kind }) => kind === "attempt").map(missionOf);
  if (asked.length === 0) return null;
  return (
    <section className={css.forecast} aria-label={label("ui.test-forecast")} data-ref="forecast">
      {asked.slice(0, 3).map(({ key, title, tests }) => (
        <OneTest key={key} agent={agent} title={title} tests={tests} />
      ))}
    </section>
  );

  /** The question names the threshold as it counts; what changes it is reckoned here again. */
  function printed(counts: number): number {
    return agent ? 2 * counts - thresholdOf(g, agent, counts) : counts;
  }

  function missionOf({ key, folder, mission }: OptionView) {
    const found = g.box.investigations[String(folder)]?.missions[Number(mission)];
    return { key, title: name(String(folder)), tests: found ? testsOf(found.ask) : [] };
  }
}

type OneProps = { readonly agent: Agent; readonly title: string; readonly tests: readonly Test[] };

function OneTest({ agent, title, tests }: OneProps) {
  const { g, view, label } = useEden();
  const percent = chance(g, view.faces, agent, tests);
  return (
    <article className={css.box}>
      <h3>{title}</h3>
      {tests.map(({ feature, threshold }) => {
        const value = featureOf(g, agent, feature);
        const bonus = testBonus(g, agent, feature);
        return (
          <p key={feature} className={css.versus}>
            <b>{value + bonus}</b>
            <small>
              {label("ui.test-sum", {
                feature,
                value,
                bonus,
                threshold: thresholdOf(g, agent, threshold),
              })}
            </small>
          </p>
        );
      })}
      <p className={css.odds}>
        <i style={{ inlineSize: `${percent}%` }} />
        <b>{label("ui.percent", { n: percent })}</b>
      </p>
      {tests.slice(0, 1).map(({ feature }) => {
        const value = featureOf(g, agent, feature);
        return (
          <small key={feature}>
            {label("ui.next-level", { feature, n: value + 1, price: raisePrice(value, 1) })} ·{" "}
            {label("ui.xp", { n: xpFor(g, agent) })}
          </small>
        );
      })}
    </article>
  );
}
