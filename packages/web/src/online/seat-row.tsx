/** A seat before the deal. */
import { Badge, Icon } from "@sprawl/kit";
import type { SeatView } from "@sprawl/server/wire";
import { useSay } from "../words/say.js";
import { HereBadge, SeatButton, SeatLine } from "./seat-line.js";
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
  const place = say("online.emptySeat", { seat: seat + 1 });
  return (
    <SeatLine
      seat={seat}
      you={you}
      free={free}
      name={called}
      acts={
        <>
          {free && (
            <SeatButton
              words={say("online.takeSeat")}
              about={place}
              onClick={() => act("join", { seat })}
            />
          )}
          {free && mayPlace && (
            <SeatButton
              icon={<Icon name="bot" />}
              words={say("online.placeBot")}
              about={place}
              onClick={() => act("bot", { seat, bot: "instinct" })}
            />
          )}
          {bot && mayPlace && (
            <SeatButton
              variant="quiet"
              words={say("online.removeBot")}
              about={place}
              onClick={() => act("bot", { seat })}
            />
          )}
          {person !== undefined && you !== undefined && seat !== you && (
            <SeatButton
              variant="quiet"
              words={say("online.kick")}
              about={called}
              onClick={() => act("vote", { kind: "kick", target: seat })}
            />
          )}
        </>
      }
    >
      {bot && <Badge>{say(`online.bot.${bot}`)}</Badge>}
      {isHost && <span className={styles.aside}>{say("online.host")}</span>}
      {person !== undefined && (
        <>
          {!here && <HereBadge here={here} />}
          <Badge tone={ready ? "good" : "plain"} strong={ready}>
            {ready ? say("online.isReady") : say("online.notReady")}
          </Badge>
        </>
      )}
    </SeatLine>
  );
}
