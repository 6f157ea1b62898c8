/** Everybody at the table, with what one can do about them. */
import { Badge, Button, Panel, SeatMark } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { useSay } from "../words/say.js";
import { Invite } from "./invite.js";
import { useMe } from "./me.js";
import { setMuted } from "./mutes.js";
import styles from "./table-page.module.css";
import type { Act } from "./use-table.js";

export function People({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const say = useSay();
  const { me } = useMe();
  const { seats, you, watching, status, invite, game } = table;
  const may = you !== undefined && status === "playing";
  return (
    <div className={styles.people}>
      <ul className={styles.seats}>
        {seats.map(({ person, name, bot, here, conceded }, seat) => {
          const called = name ?? say("online.emptySeat", { seat: seat + 1 });
          const other = person !== undefined && seat !== you;
          const muted = person !== undefined && (me?.muted.includes(person) ?? false);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={styles.seat}>
              <SeatMark seat={seat} />
              <span className={styles.name}>
                {called}
                {seat === you && <span className={styles.soft}> ({say("online.you")})</span>}
              </span>
              {bot ? (
                <Badge>{say("bot")}</Badge>
              ) : (
                <Badge tone={here ? "good" : "warm"}>
                  {here ? say("online.here") : say("online.notHere")}
                </Badge>
              )}
              {conceded && <Badge tone="danger">{say("online.concededOther")}</Badge>}
              {other && (
                <span className={styles.acts}>
                  <Button
                    size="s"
                    variant="quiet"
                    onClick={() => void setMuted(person, called, !muted)}
                  >
                    {muted
                      ? say("talk.unmute", { name: called })
                      : say("talk.mute", { name: called })}
                  </Button>
                  {may && !bot && (
                    <Button
                      size="s"
                      variant="quiet"
                      aria-label={`${say("online.sitIn")}: ${called}`}
                      onClick={() => act("vote", { kind: "sit-in", target: seat })}
                    >
                      {say("online.sitIn")}
                    </Button>
                  )}
                  {may && (
                    <Button
                      size="s"
                      variant="quiet"
                      aria-label={`${say("online.kick")}: ${called}`}
                      onClick={() => act("vote", { kind: "kick", target: seat })}
                    >
                      {say("online.kick")}
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.soft}>{say("online.watching", { n: watching })}</p>
      {invite !== undefined && status !== "over" ? (
        <Invite invite={invite} game={game} />
      ) : (
        <Panel>{you === undefined && <p>{say("online.youWatch")}</p>}</Panel>
      )}
    </div>
  );
}
