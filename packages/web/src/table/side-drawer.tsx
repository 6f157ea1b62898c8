/** The drawer over the board's edge: the log, and what a place adds to it, such as the talk. */
import { Button, Icon, Tabs } from "@sprawl/kit";
import type { ReactNode } from "react";
import { useSay } from "../words/say.js";
import { withFresh } from "./extras.js";
import css from "./frame.module.css";

export type SideDrawerProps = {
  readonly tabs: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: ReactNode;
    readonly fresh?: number;
  }[];
  readonly side: string;
  setSide(id: string | undefined): void;
};

export function SideDrawer({ tabs, side, setSide }: SideDrawerProps) {
  const say = useSay();
  return (
    <aside className={css.side} data-side="" aria-label={say("table.side")}>
      <Button
        size="s"
        variant="quiet"
        className={css.closeSide}
        icon={<Icon name="cross" />}
        aria-label={say("close")}
        onClick={() => setSide(undefined)}
      />
      <Tabs
        label={say("table.side")}
        tabs={tabs.map((tab) => ({ ...tab, title: withFresh(tab) }))}
        shown={side}
        onShow={setSide}
        className={css.tabs}
      />
    </aside>
  );
}
