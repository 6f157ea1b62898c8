/** What lies over the table: the rules, the keys, the settings, a report. */
import type { RuleId, View } from "@sprawl/engine";
import type { Verb } from "@sprawl/kit";
import { type ComponentType, lazy, Suspense } from "react";
import type { Feed } from "../feed/feed.js";
import type { TableExtras } from "./extras.js";
import { KeysDialog } from "./keys-dialog.js";
import { ReportDialog } from "./report-dialog.js";
import { RulesDrawer } from "./rules-drawer.js";

const SettingsDialog = lazy(async () => ({
  default: (await import("../settings/settings-dialog.js")).SettingsDialog,
}));

export type Over = "nothing" | "keys" | "settings" | "report";
/** The rules are open, at this rule if one was asked for. */
export type RuleShown = { readonly rule: RuleId | undefined };

type Props = {
  readonly over: Over;
  close(): void;
  readonly rule: RuleShown | undefined;
  closeRules(): void;
  readonly verbs: readonly Verb[];
  /** There is somebody to talk to. */
  readonly talks: boolean;
  /** Marks that only this game has. */
  readonly marks: ComponentType | undefined;
  readonly feed: Feed;
  readonly view: View;
  readonly send: TableExtras["report"];
};

export function Overlays(props: Props) {
  const { over, close, rule, closeRules, verbs, talks, marks, feed, view, send } = props;
  return (
    <>
      {rule && <RulesDrawer game={view.game} rule={rule.rule} onClose={closeRules} />}
      {over === "keys" && <KeysDialog verbs={verbs} talks={talks} marks={marks} onClose={close} />}
      {over === "settings" && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={close} />
        </Suspense>
      )}
      {over === "report" && <ReportDialog feed={feed} view={view} send={send} onClose={close} />}
    </>
  );
}
