/** Everybody at the table, with what one can do about them. */
import { Badge, Button, Panel } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { useSay } from "../words/say.js";
import { Invite } from "./invite.js";
import { useMe } from "./me.js";
import { setMuted } from "./mutes.js";
import { HereBadge, SeatButton, SeatLine } from "./seat-line.js";
import styles from "./table-page.module.css";
import type { Act } from "./use-table.js";

export function People({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const say = useSay();
  const { me } = useMe();
  const { seats, you, watching, watchers = [], status, invite, game } = table;
  const may = you !== undefined && status === "playing";
  return (
    <div className={styles.people}>
      <ul className={styles.seats}>
        {seats.map(({ person, name, bot, here, conceded, left }, seat) => {
          const called = name ?? say("online.emptySeat", { seat: seat + 1 });
          const other = person !== undefined && seat !== you;
          const muted = person !== undefined && (me?.muted.includes(person) ?? false);
          // A seat one has left stays one's own, whoever plays on from it.
          const gone = status === "playing" && you === undefined && left !== undefined;
          return (
            <SeatLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              you={you}
              name={called}
              acts={
                gone && left === me?.id ? (
                  <SeatButton
                    words={say("online.takeSeat")}
                    about={called}
                    onClick={() => act("join", { seat })}
                  />
                ) : (
                  other && (
                    <>
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
                        <SeatButton
                          variant="quiet"
                          words={say("online.sitIn")}
                          about={called}
                          onClick={() => act("vote", { kind: "sit-in", target: seat })}
                        />
                      )}
                      {may && (
                        <SeatButton
                          variant="quiet"
                          words={say("online.kick")}
                          about={called}
                          onClick={() => act("vote", { kind: "kick", target: seat })}
                        />
                      )}
                    </>
                  )
                )
              }
            >
              {bot ? <Badge>{say("bot")}</Badge> : <HereBadge here={here} />}
              {conceded && <Badge tone="danger">{say("online.concededOther")}</Badge>}
            </SeatLine>
          );
        })}
      </ul>
      <p className={styles.soft}>
        {say("online.watching", { n: watching })}
        {watchers.length > 0 && `: ${watchers.map(({ name }) => name).join(", ")}`}
      </p>
      {invite !== undefined && status !== "over" ? (
        <Invite invite={invite} game={game} />
      ) : (
        <Panel>{you === undefined && <p>{say("online.youWatch")}</p>}</Panel>
      )}
    </div>
  );
}
