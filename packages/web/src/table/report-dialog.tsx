/** Something is wrong: a report that contains the bug. */
import type { View } from "@sprawl/engine";
import { Button, Dialog } from "@sprawl/kit";
import { useId, useState } from "react";
import type { Feed } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import type { TableExtras } from "./extras.js";
import { reportFileName, reportText } from "./report.js";
import { saveFile } from "./save-file.js";
import css from "./screen.module.css";

export type ReportDialogProps = {
  readonly feed: Feed;
  readonly view: View;
  readonly send: TableExtras["report"];
  onClose(): void;
};

export function ReportDialog({ feed, view, send, onClose }: ReportDialogProps) {
  const say = useSay();
  const id = useId();
  const [note, setNote] = useState("");
  const [state, setState] = useState<"open" | "busy" | "sent" | "failed">("open");

  const save = async () => {
    const saved = await feed.record?.();
    const match = window.location.pathname;
    saveFile(reportFileName(view), reportText({ match, note, view, saved }), "text/yaml");
    onClose();
  };
  const report = async () => {
    if (!send) return save();
    setState((await send(note)) ? "failed" : "sent");
  };
  const run = () => {
    setState("busy");
    report().catch(() => setState("failed"));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say("table.report")}
      actions={
        state !== "sent" && (
          <Button variant="primary" busy={state === "busy"} onClick={run}>
            {say(send ? "table.reportSend" : "table.reportSave")}
          </Button>
        )
      }
    >
      {state === "sent" ? (
        <p role="status">{say("table.reportSent")}</p>
      ) : (
        <div className={css.report}>
          <p>{say("table.reportHelp")}</p>
          {!send && feed.record && <p>{say("table.reportSecrets")}</p>}
          <label htmlFor={id}>{say("table.reportText")}</label>
          <textarea
            id={id}
            rows={5}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {state === "failed" && <p role="alert">{say("table.reportFailed")}</p>}
        </div>
      )}
    </Dialog>
  );
}
