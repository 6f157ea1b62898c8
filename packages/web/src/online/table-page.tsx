/** A table on the server: before the deal a room to gather in, then the table, then what is after. */
import { Button, buttonClass, Icon, Panel } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { useEffect, useState } from "react";
import { Link, useLocation, useParams, useSearch } from "wouter";
import { Lost } from "../front/no-page.js";
import { Opening } from "../front/opening.js";
import { usePageTitle } from "../front/page-title.js";
import { Shell } from "../front/shell.js";
import { useUpdateReady } from "../offline/update.js";
import { Chat } from "../talk/chat.js";
import { Heard } from "../talk/heard.js";
import { useUnread } from "../talk/use-unread.js";
import { useSay } from "../words/say.js";
import { useKeptDeal } from "./kept-deals.js";
import { useMe } from "./me.js";
import { refreshMoves } from "./moves.js";
import { NameGate } from "./name-gate.js";
import { PlayedTable } from "./played-table.js";
import styles from "./table-page.module.css";
import { useOnlineTable, type Watched } from "./use-table.js";
import { NewVersion } from "./version.js";
import { Votes } from "./votes.js";
import { WaitingRoom } from "./waiting-room.js";

export function TablePage() {
  const { id = "" } = useParams<{ id: string }>();
  return <TableAt key={id} id={id} />;
}

function TableAt({ id }: { readonly id: string }) {
  const say = useSay();
  const watched = useOnlineTable(id);
  const { status, table, match } = watched?.state ?? { status: "opening" };
  useKeptDeal(table);
  if (status === "gone" || table?.status === "closed") {
    const code = watched?.state.trouble?.code;
    const words =
      table?.status === "closed" ? "closed" : code === "sent-away" ? "sentAway" : "gone";
    return <Nothing text={say(`online.${words}`)} />;
  }
  if (!watched || !table) return <Opening game={table?.game} />;
  const played = table.status !== "open" && table.match !== undefined && table.match === match?.id;
  if (played) return <PlayedTable key={match.id} watched={watched} table={table} />;
  if (table.status !== "open") return <Opening game={table.game} />;
  return <Gathering watched={watched} table={table} />;
}

function Nothing({ text }: { readonly text: string }) {
  const say = useSay();
  return (
    <Lost title={say("online.table")}>
      <p role="status">{text}</p>
      <Link href="/online" className={buttonClass("primary")}>
        {say("online.toLobby")}
      </Link>
    </Lost>
  );
}

type Shown = { readonly watched: Watched; readonly table: TableView };

function Gathering({ watched, table }: Shown) {
  const say = useSay();
  const { me } = useMe();
  const [, go] = useLocation();
  const { state, act } = watched;
  const muted = me?.muted ?? [];
  const { unread, onRead } = useUnread(table.id, state.chat, me?.id, muted);
  // The frame of the page says it too.
  const saidAbove = useUpdateReady();
  usePageTitle(say("online.waitingRoom"));
  useSitting(watched, table, me?.id);
  return (
    <Shell title={say("online.waitingRoom")}>
      {state.status === "away" && (
        <p role="status" className={styles.note}>
          <Icon name="warning" /> {say("online.away")}
        </p>
      )}
      {!saidAbove && <NewVersion />}
      <Votes table={table} act={act} />
      {!me && <NameGate />}
      <WaitingRoom
        table={table}
        me={me?.id}
        act={act}
        heard={<Heard chat={state.chat} seats={table.seats} me={me?.id} muted={muted} unread={1} />}
        onLeave={() => {
          void act("leave", {}).then(() => refreshMoves());
          go("/online");
        }}
      >
        {me && (
          <ChatDrawer unread={unread}>
            <Chat
              table={table.id}
              state={state}
              act={act}
              me={me.id}
              muted={muted}
              onRead={onRead}
            />
          </ChatDrawer>
        )}
      </WaitingRoom>
    </Shell>
  );
}

/** Whoever came by "sit down" in the lobby is given the next free seat. */
function useSitting({ act }: Watched, { you }: TableView, me: string | undefined): void {
  const wanted = new URLSearchParams(useSearch()).has("sit");
  const [, go] = useLocation();
  useEffect(() => {
    if (!wanted || me === undefined) return;
    if (you === undefined) void act("join", {});
    go(window.location.pathname, { replace: true });
  }, [wanted, me, you, act, go]);
}

function ChatDrawer({ unread, children }: { unread: number; children: React.ReactNode }) {
  const say = useSay();
  const [open, setOpen] = useState(true);
  return (
    <Panel
      title={unread > 0 ? say("online.chatUnread", { n: unread }) : say("online.chat")}
      aside={
        <Button
          size="s"
          variant="quiet"
          aria-expanded={open}
          icon={<Icon name={open ? "minus" : "plus"} />}
          aria-label={say("online.chat")}
          onClick={() => setOpen((now) => !now)}
        />
      }
    >
      {open && children}
    </Panel>
  );
}
