/** What lies over the table: the rules, the keys, a report. */
import type { RuleId, View } from "@sprawl/engine";
import type { Verb } from "@sprawl/kit";
import type { Feed } from "../feed/feed.js";
import type { TableExtras } from "./extras.js";
import { KeysDialog } from "./keys-dialog.js";
import { ReportDialog } from "./report-dialog.js";
import { RulesDrawer } from "./rules-drawer.js";

export type Over = "nothing" | "keys" | "report";
/** The rules are open, at this rule if one was asked for. */
export type RuleShown = { readonly rule: RuleId | undefined };

type Props = {
  readonly over: Over;
  close(): void;
  readonly rule: RuleShown | undefined;
  closeRules(): void;
  readonly verbs: readonly Verb[];
  readonly feed: Feed;
  readonly view: View;
  readonly send: TableExtras["report"];
};

export function Overlays({ over, close, rule, closeRules, verbs, feed, view, send }: Props) {
  return (
    <>
      {rule && <RulesDrawer game={view.game} rule={rule.rule} onClose={closeRules} />}
      {over === "keys" && <KeysDialog verbs={verbs} onClose={close} />}
      {over === "report" && <ReportDialog feed={feed} view={view} send={send} onClose={close} />}
    </>
  );
}
