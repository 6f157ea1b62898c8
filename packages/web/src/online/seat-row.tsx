/** A seat before the deal. */
import { Badge, Button, Icon, SeatMark } from "@sprawl/kit";
import type { SeatView } from "@sprawl/server/wire";
import { useSay } from "../words/say.js";
import styles from "./table-page.module.css";
import type { Act } from "./use-table.js";

export type SeatRowProps = {
  readonly seat: number;
  readonly at: SeatView;
  readonly you: number | undefined;
  readonly isHost: boolean;
  /** Whoever opened the table places bots. */
  readonly mayPlace: boolean;
  readonly act: Act;
};

export function SeatRow({ seat, at, you, isHost, mayPlace, act }: SeatRowProps) {
  const say = useSay();
  const { person, bot, name, ready, here } = at;
  const free = person === undefined && bot === undefined;
  const called = name ?? say("online.freeSeat");
  return (
    <li className={styles.seat} data-free={free || undefined}>
      <SeatMark seat={seat} />
      <span className={styles.name}>
        {bot ? say("online.botIs", { kind: say(`online.bot.${bot}`) }) : called}
        {seat === you && <span className={styles.soft}> ({say("online.you")})</span>}
        {isHost && <span className={styles.aside}>{say("online.host")}</span>}
      </span>
      {person !== undefined && (
        <>
          <Badge tone={here ? "good" : "warm"}>
            {here ? say("online.here") : say("online.notHere")}
          </Badge>
          <Badge tone={ready ? "good" : "plain"} strong={ready}>
            {ready ? say("online.isReady") : say("online.notReady")}
          </Badge>
        </>
      )}
      <span className={styles.acts}>
        {free && (
          <Button
            size="s"
            aria-label={`${say("online.takeSeat")}: ${say("online.emptySeat", { seat: seat + 1 })}`}
            onClick={() => act("join", { seat })}
          >
            {say("online.takeSeat")}
          </Button>
        )}
        {free && mayPlace && (
          <Button
            size="s"
            icon={<Icon name="bot" />}
            aria-label={`${say("online.placeBot")}: ${say("online.emptySeat", { seat: seat + 1 })}`}
            onClick={() => act("bot", { seat, bot: "instinct" })}
          >
            {say("online.placeBot")}
          </Button>
        )}
        {bot && mayPlace && (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${say("online.removeBot")}: ${say("online.emptySeat", { seat: seat + 1 })}`}
            onClick={() => act("bot", { seat })}
          >
            {say("online.removeBot")}
          </Button>
        )}
        {person !== undefined && you !== undefined && seat !== you && (
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
    </li>
  );
}
