/** The last attack, test or Hacking as a sum: every source with its part. */
import type { GameEvent, Plain } from "@sprawl/engine";
import { incomeSum } from "../src/hacking.js";
import { agentNamed } from "../src/table.js";
import css from "./sums.module.css";
import { useEden } from "./use-eden.js";

type Part = { readonly id: string; readonly by: number };

function partsOf(value: Plain): readonly Part[] {
  return Array.isArray(value)
    ? value.flatMap((each) =>
        typeof each === "object" && !Array.isArray(each) && "id" in each
          ? [{ id: String(each.id), by: Number(each.by) }]
          : [],
      )
    : [];
}

const TEST_PARTS = ["value", "bonus", "modifier"] as const;

export function LastSum() {
  const { log, label, source } = useEden();
  const last = log.findLast(
    ({ type }) => type === "attack-resolved" || type === "hacked" || type.startsWith("test-"),
  );
  if (!last) return null;
  const { args } = last;
  const list = (parts: readonly Part[]) =>
    parts.map(({ id, by }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sum stay.
      <li key={i}>{`${by > 0 ? "+" : ""}${by} ${source(id)}`}</li>
    ));
  if (last.type === "hacked")
    return <Box title={label("ui.hacked", { amount: args.amount })}>{list(partsOf(args.sum))}</Box>;
  if (last.type !== "attack-resolved")
    return (
      <Box title={label(`ui.${last.type}`, args)}>
        {TEST_PARTS.filter((part) => part !== "bonus" || args.bonus !== 0).map((part) => (
          <li key={part}>{label(`ui.test-${part}`, { n: args[part], feature: args.feature })}</li>
        ))}
      </Box>
    );
  return (
    <div className={css.box} data-ref="sum">
      <h3>{label("ui.attack", attackArgs(last))}</h3>
      <div className={css.sides}>
        <div className={css.side}>
          <b>{Number(args.attack)}</b>
          <ul>{list(partsOf(args.attackSum))}</ul>
        </div>
        <div className={css.side} data-side="defense">
          <b>{Number(args.defense)}</b>
          <ul>{list(partsOf(args.defenseSum))}</ul>
        </div>
      </div>
      <p className={css.verdict} data-line={String(args.line)}>
        {label("ui.difference", { n: Number(args.attack) - Number(args.defense) })}{" "}
        {label(`line.${args.line}`)}
      </p>
    </div>
  );
}

function attackArgs({ args }: GameEvent): Readonly<Record<string, Plain>> {
  return args;
}

/** Before a Hacking: what it would credit, and from where. */
export function HackForecast() {
  const { g, view, label, source } = useEden();
  const agent = agentNamed(g, String(view.question?.args?.agent ?? ""));
  if (!agent) return null;
  const { value, because } = incomeSum(g, agent, 0, Number(view.question?.args?.extra ?? 0));
  return (
    <Box title={label("ui.hacked", { amount: value })}>
      {because.map(({ id, by }) => (
        <li key={id}>{`${by > 0 ? "+" : ""}${by} ${source(id)}`}</li>
      ))}
    </Box>
  );
}

function Box({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className={css.box} data-ref="sum">
      <h3>{title}</h3>
      <ul className={css.lines}>{children}</ul>
    </div>
  );
}
