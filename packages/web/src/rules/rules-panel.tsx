/** The rules beside the table, opened at the rule in question. */
import { useEffect, useState } from "react";
import { useSay } from "../words/say.js";
import { RulesReader } from "./reader.js";
import css from "./rules.module.css";

export type RulesPanelProps = {
  readonly game: string;
  readonly rule?: string | undefined;
  onClose(): void;
};

export function RulesPanel({ game, rule, onClose }: RulesPanelProps) {
  const say = useSay();
  const [at, setAt] = useState(rule);
  useEffect(() => setAt(rule), [rule]);
  return (
    <aside className={css.panel} aria-label={say("rules.title")}>
      <header>
        <h2>{say("rules.title")}</h2>
        <button type="button" className={css.close} onClick={onClose}>
          {say("close")}
        </button>
      </header>
      <RulesReader game={game} at={at} onOpen={setAt} />
    </aside>
  );
}
