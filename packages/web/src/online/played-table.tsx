/** A table at which a match is played, or was: the table screen with what a server adds to it. */
import type { MatchRecord } from "@sprawl/engine/host";
import type { TableView } from "@sprawl/server/wire";
import { useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import type { Refused, StandingWish } from "../feed/feed.js";
import { onlineFeed, withEndings } from "../feed/online.js";
import { ask } from "../feed/online-http.js";
import type { SeenMatch } from "../feed/online-table.js";
import { witnessOf } from "../feed/witnessed.js";
import { Opening } from "../front/opening.js";
import { usePageTitle } from "../front/page-title.js";
import type { DealToCheck } from "../table/extras.js";
import { StandingLine } from "../table/standing.js";
import { type Sure, SureDialog } from "../table/sure-dialog.js";
import { type TableExtras, TableScreen } from "../table/table-screen.js";
import { Chat } from "../talk/chat.js";
import { Heard } from "../talk/heard.js";
import { Notes } from "../talk/notes.js";
import { useUnread } from "../talk/use-unread.js";
import { useSay } from "../words/say.js";
import { After } from "./after.js";
import { Banners } from "./banners.js";
import { keptDeal, shortPromise } from "./kept-deals.js";
import { useMe } from "./me.js";
import { menuOf } from "./menu.js";
import { nextWaiting, refreshMovesSoon, useYourMove } from "./moves.js";
import { People } from "./people.js";
import { StandingForm } from "./standing.js";
import styles from "./table-page.module.css";
import { tellOf } from "./told.js";
import { type Spoken, useSpokenEntry } from "./use-entry.js";
import type { Watched } from "./use-table.js";
import { useTold } from "./use-told.js";
import { useWishFirst } from "./wish-first.js";

type Shown = { readonly watched: Watched; readonly table: TableView };

export function PlayedTable(props: Shown) {
  const spoken = useSpokenEntry(props.table.game);
  return spoken ? <Played {...props} {...spoken} /> : <Opening game={props.table.game} />;
}

function Played({ watched, table, entry, text }: Shown & Spoken) {
  const say = useSay();
  const { online, state } = watched;
  const feed = useMemo(
    () =>
      onlineFeed(
        withEndings(entry, {
          "ended.agreed": say("online.ended.agreed"),
          "ended.conceded": say("online.ended.conceded"),
          "ended.nobody": say("online.endedNobody"),
        }),
        online,
        ask,
        (seat) => say("online.emptySeat", { seat: seat + 1 }),
      ),
    [entry, online, say],
  );
  const { extras, dialog } = useExtras({ watched, table }, { entry, text });
  usePageTitle(text.title);
  useTold();
  useWaiting(table, state.match?.view.question?.decision);
  return (
    <>
      <TableScreen feed={feed} extras={extras} />
      {dialog}
    </>
  );
}

/** What this browser compares by itself after the end. */
function dealOf({ deal }: TableView, { id, view, witnessed }: SeenMatch): DealToCheck {
  const read = async () => {
    const record = await ask<MatchRecord>("GET", `/api/matches/${id}/record`);
    if (!record.ok) throw new Error(record.error.message);
    const { commitment } = view;
    const seen = [...witnessed, witnessOf(view)];
    return { record: record.body, commitment, kept: keptDeal(id), seen };
  };
  return { id, alone: false, ...(deal && { short: shortPromise(deal.promise) }), read };
}

/** When I am asked, or no longer, my other pages should know; and I, if I look elsewhere. */
function useWaiting({ id, game }: TableView, decision: string | undefined): void {
  const say = useSay();
  useEffect(() => {
    refreshMovesSoon();
    if (decision !== undefined)
      tellOf({ id, game }, (title) => say("me.notification", { game: title }));
  }, [id, game, decision, say]);
}

function useExtras({ watched, table }: Shown, { entry, text }: Spoken) {
  const say = useSay();
  const [, go] = useLocation();
  const { me } = useMe();
  const { state, act } = watched;
  const { match, standing } = state;
  const muted = me?.muted ?? [];
  const { unread, onRead } = useUnread(table.id, state.chat, me?.id, muted);
  useWishFirst(table, me?.id, act);
  const next = nextWaiting(useYourMove(), table.id);
  const [sure, setSure] = useState<Sure>();
  const seated = table.you !== undefined;
  const { match: noted } = table;
  const passing = {
    standing,
    set: (kind: string, wish: StandingWish) => void act("standing", { kind, ...wish }),
  };
  const chat = (
    <Chat table={table.id} state={state} act={act} me={me?.id} muted={muted} onRead={onRead} />
  );
  const extras: TableExtras = {
    tabs: [
      {
        id: "chat",
        title: say("online.chat"),
        body: chat,
        fresh: unread,
      },
      ...(me && noted
        ? [
            {
              id: "notes",
              title: say("online.notes"),
              body: <Notes key={noted} table={table.id} match={noted} act={act} />,
            },
          ]
        : []),
      {
        id: "people",
        title: say("online.people"),
        body: (
          <>
            <People table={table} act={act} />
            {table.deal && (
              <p className={styles.soft}>
                {say("online.deal", { short: shortPromise(table.deal.promise) })}{" "}
                <Link href="/fair-deals">{say("end.dealHow")}</Link>
              </p>
            )}
            {seated && match && table.status === "playing" && (
              <details className={styles.standing}>
                <summary>{say("online.standing")}</summary>
                <StandingForm {...passing} view={match.view} text={text} />
              </details>
            )}
          </>
        ),
      },
    ],
    menu: menuOf(say, table, act, { ask: setSure, go, next: next?.id }),
    banner: (
      <>
        <Banners table={table} act={act} />
        <Heard chat={state.chat} seats={table.seats} me={me?.id} muted={muted} unread={unread} />
      </>
    ),
    ...(seated && { standing: <StandingLine {...passing} turn={entry.game.turn} /> }),
    after: <After watched={watched} table={table} />,
    ...(table.status === "over" &&
      match && { replay: `/replay/match/${match.id}`, deal: dealOf(table, match) }),
    report: async (text): Promise<Refused | undefined> => {
      const reply = await act("report", { text });
      return reply.ok ? undefined : reply.error;
    },
  };
  const dialog = <SureDialog sure={sure} onClose={() => setSure(undefined)} />;
  return { extras, dialog };
}
