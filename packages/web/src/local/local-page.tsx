/** A match that is played in this browser. */
import { NO_STANDING } from "@sprawl/engine/host";
import { Button, buttonClass } from "@sprawl/kit";
import { useState, useSyncExternalStore } from "react";
import { Link, useLocation, useParams } from "wouter";
import type { StandingWish } from "../feed/feed.js";
import type { LocalFeed } from "../feed/local.js";
import { ForReport } from "../front/for-report.js";
import { Lost } from "../front/no-page.js";
import { Opening } from "../front/opening.js";
import { useStarter } from "../front/use-starter.js";
import type { DealToCheck } from "../table/extras.js";
import { StandingLine } from "../table/standing.js";
import { type Sure, SureDialog } from "../table/sure-dialog.js";
import { type TableExtras, TableScreen } from "../table/table-screen.js";
import { useSay } from "../words/say.js";
import { exportMatch } from "./keeping.js";
import styles from "./local.module.css";
import { startLocal } from "./start.js";
import { useLocal, useOver } from "./use-local.js";

export function LocalPage() {
  const { id = "" } = useParams();
  const say = useSay();
  const opened = useLocal(id);
  switch (opened.status) {
    case "open":
      return <LocalTable key={id} id={id} feed={opened.feed} />;
    case "opening":
      return <Opening game={opened.game} />;
    case "missing":
      return <NotHere text={say("local.missing")} />;
    case "failed":
      return <NotHere text={say("local.broken")} detail={opened.message} />;
    default:
      return opened satisfies never;
  }
}

function NotHere({ text, detail }: { readonly text: string; readonly detail?: string }) {
  const say = useSay();
  return (
    <Lost title={say("local.match")}>
      <p>{text}</p>
      {detail !== undefined && <ForReport words={detail} />}
      <Link href="/saved" className={buttonClass("primary")}>
        {say("local.toSaved")}
      </Link>
    </Lost>
  );
}

function LocalTable({ id, feed }: { readonly id: string; readonly feed: LocalFeed }) {
  const say = useSay();
  const over = useOver(feed);
  const [sure, setSure] = useState<Sure>();
  const { row } = feed;
  const after = <After feed={feed} />;
  const extras: TableExtras = {
    menu: [
      { id: "export", title: say("local.export"), run: () => void exportMatch(id) },
      ...(over === "playing"
        ? [
            {
              id: "abandon",
              title: say("local.abandon"),
              apart: true,
              run: () =>
                setSure({
                  title: say("local.abandonSure"),
                  note: say(row.campaign ? "local.abandonCampaign" : "local.abandonNote"),
                  button: say("local.abandon"),
                  run: () => void feed.abandon(),
                }),
            },
          ]
        : []),
    ],
    ...(over === "abandoned" && { banner: <GivenUp id={id} feed={feed} /> }),
    after,
    ...(row.campaign && { within: "campaign" as const }),
    ...(over === "playing" && { standing: <Standing feed={feed} /> }),
    ...(over !== "playing" && { replay: `/replay/local/${row.id}`, deal: dealOf(feed) }),
  };
  return (
    <>
      <TableScreen feed={feed} extras={extras} />
      <SureDialog sure={sure} onClose={() => setSure(undefined)} />
    </>
  );
}

/** What is proved of a deal that this device made: that nothing was changed afterwards. */
function dealOf(feed: LocalFeed): DealToCheck {
  const { id, commitment, sealed } = feed.row;
  const read = async () => ({ record: await feed.record(), commitment });
  return { id, alone: true, sealed, read };
}

function Standing({ feed }: { readonly feed: LocalFeed }) {
  const { standing = NO_STANDING } = useSyncExternalStore(feed.subscribe, feed.state);
  const set = (kind: string, wish: StandingWish) => void feed.setStanding(kind, wish);
  return <StandingLine standing={standing} set={set} turn={feed.entry.game.turn} />;
}

/** What can be done once it is over. */
function After({ feed }: { readonly feed: LocalFeed }) {
  const say = useSay();
  const [, go] = useLocation();
  const starter = useStarter();
  const [busy, setBusy] = useState(false);
  const { campaign, game, players, options } = feed.row;
  if (campaign) {
    return (
      <Link href={`/campaign/${campaign.slot}`} className={buttonClass("primary")}>
        {say("local.toCampaign")}
      </Link>
    );
  }
  const again = async () => {
    setBusy(true);
    go(`/local/${await startLocal({ game, players, options })}`);
  };
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => void again()}>
        {say("local.again")}
      </Button>
      {feed.entry.campaign && players.length === 1 && (
        <Button busy={starter.busy} onClick={() => starter.startCampaign({ game, players })}>
          {say("game.newCampaign")}
        </Button>
      )}
    </>
  );
}

function GivenUp({ id, feed }: { readonly id: string; readonly feed: LocalFeed }) {
  const say = useSay();
  return (
    <div className={styles.banner} role="status">
      <span>{say("local.givenUp")}</span>
      {!feed.row.campaign && (
        <Button size="s" onClick={() => void feed.resume()}>
          {say("local.playOn")}
        </Button>
      )}
      <After feed={feed} />
      <Link href={`/replay/local/${id}`} className={buttonClass("quiet", "s")}>
        {say("local.replay")}
      </Link>
    </div>
  );
}
