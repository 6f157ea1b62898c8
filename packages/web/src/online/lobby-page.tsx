/** The lobby: my tables, those that wait for me first; tables open to everybody; a new one. */
import { Button, ChoiceField, Icon, Panel } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { ask } from "../feed/online-http.js";
import { Shell } from "../front/shell.js";
import { useSay } from "../words/say.js";
import { CreateForm } from "./create-form.js";
import { ListedTable } from "./listed-table.js";
import styles from "./lobby.module.css";
import { useMe } from "./me.js";
import { useMyTables, useYourMove } from "./moves.js";
import { openTables } from "./open-tables.js";

const EVERY = 10_000;

type Listing = {
  readonly status: "asking" | "known" | "away";
  readonly tables: readonly TableView[];
  /** Perhaps there are more than are shown. */
  readonly more: boolean;
};

/** Tables open to everybody, asked for now and then while the page is looked at. */
function useOpenTables(pages: number): Listing {
  const [listing, setListing] = useState<Listing>({ status: "asking", tables: [], more: false });
  useEffect(() => {
    let there = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const got = await openTables(ask, pages);
      if (!there) return;
      if (got) setListing({ status: "known", ...got });
      else setListing((now) => ({ ...now, status: "away" }));
    };
    void look();
    const timer = window.setInterval(() => void look(), EVERY);
    return () => {
      there = false;
      window.clearInterval(timer);
    };
  }, [pages]);
  return listing;
}

type Filter = "all" | "live" | "turns";

export function LobbyPage() {
  const say = useSay();
  const search = useSearch();
  const game = new URLSearchParams(search).get("game") ?? undefined;
  const { status } = useMe();
  const [pages, setPages] = useState(1);
  const open = useOpenTables(pages);
  return (
    <Shell title={say("online.title")}>
      <header className={styles.head}>
        <h1>{say("online.title")}</h1>
        <p className={styles.soft}>{say("online.lead")}</p>
      </header>
      {(status === "away" || open.status === "away") && (
        <p role="status" className={styles.banner}>
          <Icon name="warning" /> {say("online.noServer")}
        </p>
      )}
      <div className={styles.columns}>
        <MyTables />
        <OpenTables
          tables={open.tables}
          onMore={open.more ? () => setPages(pages + 1) : undefined}
        />
        <CreateForm game={game} key={game} />
      </div>
    </Shell>
  );
}

function MyTables() {
  const say = useSay();
  const { tables, count } = useYourMove();
  const now = useMyTables();
  const older = tables.filter(({ status }) => status === "over");
  if (tables.length === 0) return undefined;
  return (
    <Panel
      className={styles.mine}
      title={say("online.mine")}
      aside={count > 0 ? say("online.yourMoves", { n: count }) : undefined}
    >
      {now.length === 0 && <p className={styles.soft}>{say("online.noneMine")}</p>}
      <ul className={styles.list}>
        {now.map((table) => (
          <ListedTable key={table.id} table={table} yourMove={table.yourMove} />
        ))}
      </ul>
      {older.length > 0 && (
        <details className={styles.details}>
          <summary>{say("online.older", { n: older.length })}</summary>
          <ul className={styles.list}>
            {older.map((table) => (
              <ListedTable key={table.id} table={table} />
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

type OpenProps = {
  readonly tables: readonly TableView[];
  readonly onMore: (() => void) | undefined;
};

function OpenTables({ tables, onMore }: OpenProps) {
  const say = useSay();
  const [filter, setFilter] = useState<Filter>("all");
  const shown = tables.filter(({ status, pace, you }) => {
    if (you !== undefined || status === "over") return false;
    return filter === "all" || (filter === "turns") === (pace.kind === "turns");
  });
  return (
    <Panel title={say("online.open")} className={styles.open}>
      {(shown.length > 0 || filter !== "all") && (
        <ChoiceField<Filter>
          label={say("online.filter")}
          value={filter}
          values={[
            { value: "all", title: say("online.filterAll") },
            { value: "live", title: say("online.filterLive") },
            { value: "turns", title: say("online.filterTurns") },
          ]}
          onChange={setFilter}
        />
      )}
      {shown.length === 0 ? (
        <p className={styles.empty}>{say("online.noneOpen")}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((table) => (
            <ListedTable key={table.id} table={table} />
          ))}
        </ul>
      )}
      {onMore && <Button onClick={onMore}>{say("online.moreTables")}</Button>}
    </Panel>
  );
}
