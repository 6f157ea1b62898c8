/** What the prompt adds: why something may not be, what went wrong, what a hint says. */
import { sayBarred, sayOption } from "@sprawl/engine/speech";
import { Button, Icon, RuleLink, useTable } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import css from "./prompt.module.css";
import { refusalWords } from "./prompt-words.js";
import type { Answering, Remark } from "./use-choices.js";
import type { Hint } from "./use-hint.js";

export type RemarkLineProps = {
  readonly answering: Answering;
  readonly hint: Pick<Hint, "says" | "thinks">;
};

export function RemarkLine({ answering, hint }: RemarkLineProps) {
  const { choices, speaker } = useTable();
  const say = useSay();
  const { remark } = answering;
  const rule = remark && ruleOf(remark);
  const reason = rule === undefined ? undefined : sayBarred(speaker, rule);
  const words = remark && wordsOf(remark);
  return (
    <div role="alert" className={words || hint.says ? css.remark : undefined}>
      {words && (
        <>
          <Icon name="warning" />
          <span>{words}</span>
          {rule && <RuleLink rule={rule} open={choices.openRule} />}
          <Button size="s" variant="quiet" onClick={answering.dismiss}>
            {say("table.dismiss")}
          </Button>
        </>
      )}
      {!words && hint.says && <span aria-busy={hint.thinks}>{hint.says}</span>}
    </div>
  );

  function wordsOf(said: Remark): string {
    switch (said.form) {
      case "full":
        return say("table.full", { n: said.n });
      case "barred":
        return reason
          ? `${say("table.barred")}: ${reason}`
          : say("table.barredWhy", { option: sayOption(speaker, said.barred.option) });
      case "refused":
        return reason ?? refusalWords(said.refused, say);
      default:
        return said satisfies never;
    }
  }
}

function ruleOf(remark: Remark): string | undefined {
  if (remark.form === "full") return undefined;
  return remark.form === "barred" ? remark.barred.rule : remark.refused.rule;
}
