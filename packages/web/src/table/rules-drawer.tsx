/** The rules beside the table, loaded when somebody asks for them. */
import { lazy, Suspense } from "react";
import { Fallback } from "../front/fallback.js";
import { useSay } from "../words/say.js";
import css from "./screen.module.css";

const RulesPanel = lazy(async () => ({
  default: (await import("../rules/rules-panel.js")).RulesPanel,
}));

export type RulesDrawerProps = {
  readonly game: string;
  readonly rule: string | undefined;
  onClose(): void;
};

export function RulesDrawer({ game, rule, onClose }: RulesDrawerProps) {
  const say = useSay();
  const missing = (
    <p role="alert">
      {say("table.rulesMissing")} {rule}
    </p>
  );
  return (
    <div className={css.drawer} data-over="">
      <Fallback instead={missing}>
        <Suspense fallback={null}>
          <RulesPanel game={game} rule={rule} onClose={onClose} />
        </Suspense>
      </Fallback>
    </div>
  );
}
