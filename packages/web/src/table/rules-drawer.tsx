/** The rules beside the table, loaded when somebody asks for them. */
import { Component, lazy, type ReactNode, Suspense } from "react";
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

type FallbackProps = {
  readonly instead: ReactNode;
  readonly children: ReactNode;
};

/** Shows something else where a part of the page went wrong. */
export class Fallback extends Component<FallbackProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
