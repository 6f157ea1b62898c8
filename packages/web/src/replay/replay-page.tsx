/** A match played back: any step, any eyes that may be borrowed, and a way to play on from there. */
import { type BoardDefinition, buttonClass } from "@sprawl/kit";
import { useMemo, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import type { ReplayFeed } from "../feed/replay.js";
import { ForReport } from "../front/for-report.js";
import { Lost } from "../front/no-page.js";
import { Opening } from "../front/opening.js";
import { download, fileName } from "../local/download.js";
import { type TableExtras, TableScreen } from "../table/table-screen.js";
import { useBoard } from "../table/use-board.js";
import "../words/of-replays.js";
import { useSay } from "../words/say.js";
import { Controls, useReplayPlaying } from "./controls.js";
import { InsightTab } from "./insight.js";
import { useAddress, useReplay } from "./use-replay.js";
import { VerifyDialog } from "./verify-dialog.js";

export function ReplayPage() {
  const { source = "", id = "" } = useParams();
  const say = useSay();
  const opened = useReplay(source, id);
  switch (opened.status) {
    case "open":
      return <Replay feed={opened.feed} end={endOf(source, id, opened.feed)} />;
    case "opening":
      return <Opening says={say("replay.opening")} />;
    case "failed":
      return (
        <Lost title={say("replay.title")}>
          <p>{say(source === "file" ? `saved.fault.${opened.fault}` : "replay.failed")}</p>
          <ForReport words={opened.message} />
          <Link href="/saved" className={buttonClass("primary")}>
            {say("local.toSaved")}
          </Link>
        </Lost>
      );
    default:
      return opened satisfies never;
  }
}

/** What is no deed to stop at: told by nothing, neither in a line nor over the whole table. */
function useUntold(board: BoardDefinition | undefined): readonly string[] | undefined {
  return useMemo(() => board?.quiet?.filter((type) => !board.byItself?.includes(type)), [board]);
}

/** The page of a match that was played here shows its end. */
const endOf = (source: string, id: string, { source: { over } }: ReplayFeed) =>
  source === "local" && over ? `/local/${id}` : undefined;

type ReplayProps = { readonly feed: ReplayFeed; readonly end: string | undefined };

function Replay({ feed, end }: ReplayProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [verifying, setVerifying] = useState(false);
  useAddress(feed);
  const loaded = useBoard(feed.entry.game.id);
  const board = loaded === "waiting" ? undefined : loaded;
  const how = useReplayPlaying(feed, useUntold(board));
  const Insight = board?.Insight;
  const extras = useMemo((): TableExtras => {
    const { record, over } = feed.source;
    const name = fileName(record.game, Date.now(), "record");
    return {
      controls: (
        <Controls
          feed={feed}
          how={how}
          end={end}
          onVerify={over ? () => setVerifying(true) : undefined}
        />
      ),
      // Beliefs would help whoever still plays: only what is over is looked at like this.
      ...(over &&
        Insight && {
          tabs: [
            { id: "insight", title: say("replay.insight"), body: <InsightTab Insight={Insight} /> },
          ],
        }),
      menu: [
        ...(end === undefined
          ? []
          : [{ id: "end", title: say("replay.toEnd"), run: () => go(end) }]),
        ...(over
          ? [{ id: "verify", title: say("replay.verify"), run: () => setVerifying(true) }]
          : []),
        { id: "export", title: say("local.export"), run: () => download(name, record) },
      ],
    };
  }, [feed, say, how, Insight, end, go]);
  return (
    <>
      <TableScreen feed={feed} extras={extras} />
      {verifying && <VerifyDialog feed={feed} onClose={() => setVerifying(false)} />}
    </>
  );
}
