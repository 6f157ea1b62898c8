/** One table in a list: what is played, who is there, at what pace, and the way in. */

import { findGame } from "@sprawl/games";
import { Badge, buttonClass, Icon } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { Link } from "wouter";
import { useSay } from "../words/say.js";
import styles from "./lobby.module.css";
import { useSpokenEntry } from "./use-entry.js";
import { isTaken, othersAt, sayOptions, sayPace } from "./wording.js";

export function ListedTable({ table, yourMove }: { table: TableView; yourMove?: boolean }) {
  const say = useSay();
  const entry = useSpokenEntry(table.game);
  const { id, game, seats, pace, status, you } = table;
  const title = findGame(game)?.title ?? game;
  const taken = seats.filter(isTaken).length;
  const others = othersAt(say, table);
  const options = entry ? sayOptions(say, entry, table.options) : [];
  const free = status === "open" && taken < seats.length;
  const way = you !== undefined ? "goTo" : free ? "sit" : "watch";
  return (
    <li className={styles.listed} data-your-move={yourMove || undefined}>
      <div className={styles.about}>
        <h3>{title}</h3>
        {others.length > 0 && (
          <p className={styles.soft}>{say("online.with", { names: others.join(", ") })}</p>
        )}
        <p className={styles.facts}>
          {yourMove && (
            <Badge tone="signal" strong>
              {say("online.yourMove")}
            </Badge>
          )}
          <Badge tone={status === "playing" ? "good" : "plain"}>
            {say(`online.status.${status}`)}
          </Badge>
          <span>
            <Icon name="people" /> {say("online.seats", { taken, all: seats.length })}
          </span>
          <span>
            <Icon name="clock" /> {sayPace(say, pace)}
          </span>
        </p>
        {options.length > 0 && (
          <p className={styles.soft}>
            {options.map((each) => `${each.title}: ${each.value}`).join(" · ")}
          </p>
        )}
      </div>
      <Link
        href={`/table/${id}${way === "sit" ? "?sit" : ""}`}
        className={buttonClass(yourMove ? "primary" : "plain")}
        aria-label={`${say(`online.${way}`)}: ${title}`}
      >
        {say(`online.${way}`)}
      </Link>
    </li>
  );
}
