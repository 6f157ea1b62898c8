/** Before a test: for every Mission on offer the value, the threshold, and the chance; and XP. */
import type { OptionView } from "@sprawl/engine";
import { chance, oddsOf, testsOf } from "../src/advice/odds.js";
import { featureOf } from "../src/features.js";
import type { Questions } from "../src/questions.js";
import type { Agent } from "../src/state.js";
import { agentNamed } from "../src/table.js";
import { testBonus, thresholdOf } from "../src/tests.js";
import { FEATURES, type Feature } from "../src/types.js";
import { raisePrice, xpFor } from "../src/xp.js";
import css from "./sums.module.css";
import { useEden } from "./use-eden.js";

/** One test: what it is made of, and what it has to be more than. */
type Line = {
  readonly feature: Feature;
  readonly value: number;
  readonly bonus: number;
  readonly threshold: number;
};
type Asked = {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly percent: number;
};

export function TestForecast() {
  const { label } = useEden();
  const { agent, asked } = useAsked();
  if (!agent || asked.length === 0) return null;
  return (
    <section className={css.forecast} aria-label={label("ui.test-forecast")} data-ref="forecast">
      {asked.map((each) => (
        <OneTest key={each.key} agent={agent} asked={each} />
      ))}
    </section>
  );
}

/** The test that is about to be made, or those that the Missions on offer ask for. */
function useAsked(): { agent?: Agent | undefined; asked: readonly Asked[] } {
  const { g, view, name } = useEden();
  const { question } = view;
  const args = question?.args ?? {};
  const agent = agentNamed(g, String(args.agent ?? ""));
  if (!question || !agent) return { asked: [] };
  const feature = FEATURES.find((each) => each === args.feature);
  if (feature && args.threshold !== undefined) {
    const [value, bonus, threshold] = [args.value, args.bonus, args.threshold].map(Number);
    const percent = oddsOf(g, view.faces, agent.org, value + bonus, threshold);
    const lines = [{ feature, value, bonus, threshold }];
    return { agent, asked: [{ key: "test", title: name(agent.profile), lines, percent }] };
  }
  const attempts = question.options.filter((option) => option.kind === "attempt");
  return { agent, asked: attempts.flatMap(missionOf(agent)) };

  function missionOf(tested: Agent) {
    return ({ key, folder, mission }: OptionView<Questions["mission"] & { kind: "attempt" }>) => {
      const tests = testsOf(g.box.investigations[folder].missions[mission].ask);
      const lines = tests.map((each) => ({
        feature: each.feature,
        value: featureOf(g, tested, each.feature),
        bonus: testBonus(g, tested, each.feature),
        threshold: thresholdOf(g, tested, each.threshold),
      }));
      const percent = chance(g, view.faces, tested, tests);
      return [{ key, title: name(folder), lines, percent }];
    };
  }
}

function OneTest({ agent, asked }: { readonly agent: Agent; readonly asked: Asked }) {
  const { g, label } = useEden();
  const { title, lines, percent } = asked;
  return (
    <article className={css.box}>
      <h3>{title}</h3>
      {lines.map(({ feature, value, bonus, threshold }) => (
        <p key={feature} className={css.versus}>
          <b>{value + bonus}</b>
          <small>
            {bonus === 0
              ? label("ui.test-plain", { feature, value, threshold })
              : label("ui.test-sum", { feature, value, bonus, threshold })}
          </small>
        </p>
      ))}
      <p className={css.odds}>
        <i style={{ inlineSize: `${percent}%` }} />
        <b>{label("ui.percent", { n: percent })}</b>
      </p>
      {lines.slice(0, 1).map(({ feature, value }) => (
        <small key={feature}>
          {label("ui.next-level", { feature, n: value + 1, price: raisePrice(value, 1) })} ·{" "}
          {label("ui.xp", { n: xpFor(g, agent) })}
        </small>
      ))}
    </article>
  );
}
