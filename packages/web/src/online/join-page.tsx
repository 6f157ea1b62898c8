/** An invitation: a name, and one sits at the table. */
import { aboutIn } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { buttonClass } from "@sprawl/kit";
import type { TableView, Trouble } from "@sprawl/server/wire";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { ask } from "../feed/online-http.js";
import { GameArt } from "../front/game-art.js";
import { Lost } from "../front/no-page.js";
import { Shell } from "../front/shell.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import styles from "./lobby.module.css";
import { useMe } from "./me.js";
import { NameGate } from "./name-gate.js";
import { useSpokenEntry } from "./use-entry.js";
import { isTaken, othersAt, sayOptions, sayPace } from "./wording.js";

export function JoinPage() {
  const { invite = "" } = useParams<{ invite: string }>();
  const say = useSay();
  const [, go] = useLocation();
  const { status } = useMe();
  const [table, setTable] = useState<TableView>();
  const [trouble, setTrouble] = useState<Trouble>();
  const sat = useRef(false);

  useEffect(() => {
    void ask<TableView>("GET", `/api/invites/${encodeURIComponent(invite)}`).then((got) => {
      if (got.ok) setTable(got.body);
      else setTrouble(got.error);
    });
  }, [invite]);

  const sit = useCallback(async () => {
    if (!table || sat.current) return;
    sat.current = true;
    const got = await ask("POST", `/api/tables/${table.id}/join`, { invite });
    if (got.ok) return go(`/table/${table.id}`, { replace: true });
    sat.current = false;
    setTrouble(got.error);
  }, [table, invite, go]);

  // Whoever is known already sits down by opening the link.
  useEffect(() => {
    if (status === "somebody") void sit();
  }, [status, sit]);

  if (trouble) {
    return (
      <Lost title={say("online.join")}>
        <p role="alert">
          {trouble.code === "not-found" ? say("online.noInvite") : sayTrouble(say, trouble)}
        </p>
        <Link href="/online" className={buttonClass("primary")}>
          {say("online.toLobby")}
        </Link>
      </Lost>
    );
  }
  return (
    <Shell title={say("online.join")} width="text">
      <h1>{say("online.join")}</h1>
      {table && <About table={table} />}
      {table && !trouble && status === "nobody" && <NameGate button={say("online.joinNow")} />}
      {table && !trouble && status !== "nobody" && (
        <p role="status" className={styles.soft}>
          {say("online.joining")}
        </p>
      )}
    </Shell>
  );
}

/** What one is invited to. */
function About({ table }: { readonly table: TableView }) {
  const say = useSay();
  const { language } = useSettings();
  const entry = useSpokenEntry(table.game);
  const listing = findGame(table.game);
  const taken = table.seats.filter(isTaken).length;
  const others = othersAt(say, table);
  const options = entry ? sayOptions(say, entry, table.options) : [];
  return (
    <div className={styles.head}>
      <div className={styles.cover}>
        <GameArt game={table.game} />
      </div>
      <h2>{listing?.title ?? table.game}</h2>
      <p>{listing && aboutIn(listing, language).line}</p>
      {others.length > 0 && <p>{say("online.with", { names: others.join(", ") })}</p>}
      <p className={styles.soft}>
        {say("online.seats", { taken, all: table.seats.length })} · {sayPace(say, table.pace)}
        {options.map((each) => ` · ${each.title}: ${each.value}`)}
      </p>
      {taken === table.seats.length && table.you === undefined && <p>{say("online.joinFull")}</p>}
    </div>
  );
}
