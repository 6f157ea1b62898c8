/** A kept match, in one line that leads back to it. */
import { chamferClass, classNames, Icon, SeatMark } from "@sprawl/kit";
import type { MyTable } from "@sprawl/server/wire";
import { Link } from "wouter";
import { leftLesson } from "../learn/kept-lesson.js";
import type { KeptMatch, KeptSlot } from "../local/kept.js";
import { othersAt } from "../online/wording.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { findShown } from "./catalogue.js";
import { GameArt } from "./game-art.js";
import styles from "./match-row.module.css";
import { useCampaignLine } from "./use-campaign-line.js";
import { ago } from "./when.js";

export function MatchRow({ match }: { readonly match: KeptMatch }) {
  const say = useSay();
  const lesson = leftLesson(match.id, match.game);
  return (
    <Row
      href={lesson?.href ?? `/local/${match.id}`}
      game={match.game}
      title={findShown(match.game)?.title ?? match.game}
      what={lesson ? say("front.lesson", { n: lesson.step, of: lesson.of }) : say("front.resume")}
      changed={match.changed}
      seats={match.players.length}
    />
  );
}

/** A table with others, kept by the server. */
export function TableRow({ table }: { readonly table: MyTable }) {
  const say = useSay();
  const { id, game, seats, status, yourMove } = table;
  const others = othersAt(say, table);
  const how = say(yourMove ? "online.yourMove" : `online.status.${status}`);
  return (
    <Row
      href={`/table/${id}`}
      game={game}
      title={findShown(game)?.title ?? game}
      what={[how, others.length > 0 && say("online.with", { names: others.join(", ") })]
        .filter(Boolean)
        .join(" · ")}
      seats={seats.length}
    />
  );
}

/** A kept campaign; with the name of its game where several games are listed. */
export function CampaignRow({
  slot,
  named,
}: {
  readonly slot: KeptSlot;
  readonly named?: boolean;
}) {
  const say = useSay();
  const game = findShown(slot.game)?.title ?? slot.game;
  const what = useCampaignLine(slot);
  return (
    <Row
      href={`/campaign/${slot.id}`}
      game={slot.game}
      title={named ? say("campaign.of", { game }) : say("front.campaign")}
      what={what}
      changed={slot.changed}
      seats={slot.players.length}
    />
  );
}

type RowProps = {
  readonly href: string;
  readonly game: string;
  readonly title: string;
  readonly what: string;
  readonly changed?: number;
  readonly seats: number;
};

/** As many marks as stand in one line on a phone. */
const MOST_MARKS = 8;

function Row({ href, game, title, what, changed, seats }: RowProps) {
  const { language } = useSettings();
  return (
    <Link href={href} className={classNames(chamferClass, styles.row)}>
      <span className={styles.picture} aria-hidden="true">
        <GameArt game={game} />
      </span>
      <span className={styles.text}>
        <strong>{title}</strong>
        <span className={styles.detail}>
          {[what, changed !== undefined && ago(changed, Date.now(), language)]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {seats > 1 && (
          <span className={styles.seats} aria-hidden="true">
            {Array.from({ length: Math.min(seats, MOST_MARKS) }, (_, seat) => seat).map((seat) => (
              <SeatMark key={seat} seat={seat} size="s" />
            ))}
          </span>
        )}
      </span>
      <Icon name="play" className={styles.icon} />
    </Link>
  );
}
