/** One match, one campaign, as they are listed. */

import { findGame } from "@sprawl/games";
import { Badge, Button, buttonClass, SeatMark } from "@sprawl/kit";
import { Link } from "wouter";
import { GameArt } from "../front/game-art.js";
import { useCampaignLine } from "../front/use-campaign-line.js";
import { leftLesson } from "../learn/kept-lesson.js";
import { useSettings } from "../settings/settings.js";
import { type Say, useSay } from "../words/say.js";
import { exportMatch, exportSlot } from "./keeping.js";
import { type KeptMatch, type KeptSlot, peopleOf } from "./kept.js";
import styles from "./saved.module.css";

type Row<T> = T & { onDelete(): void };

export function MatchRow({ match, onDelete }: Row<{ readonly match: KeptMatch }>) {
  const say = useSay();
  const { id, players, result, abandoned, answers } = match;
  const over = result !== undefined || abandoned === true;
  const title = findGame(match.game)?.title ?? match.game;
  const lesson = over ? undefined : leftLesson(id, match.game);
  const href = over ? `/replay/local/${id}` : (lesson?.href ?? `/local/${id}`);
  return (
    <li className={styles.row}>
      <Art game={match.game} />
      <div className={styles.what}>
        <h3 className={styles.game}>
          <Link href={href}>{title}</Link>{" "}
          <Badge tone={over ? "plain" : "signal"}>
            {lesson ? say("front.lesson", { n: lesson.step, of: lesson.of }) : standing(match, say)}
          </Badge>
        </h3>
        <ul className={styles.players}>
          {players.map(({ name, bot }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatMark seat={seat} /> {name}
              {bot !== undefined && <span className={styles.soft}> ({say("bot")})</span>}
            </li>
          ))}
        </ul>
        <p className={styles.soft}>
          <When time={match.changed} /> · {say("saved.answers", { n: answers })}
        </p>
      </div>
      <div className={styles.actions}>
        <Link href={href} className={buttonClass("primary", "s")}>
          {say(over ? "saved.replay" : "saved.continue")}
        </Link>
        <Button size="s" onClick={() => void exportMatch(id)}>
          {say("saved.export")}
        </Button>
        <Button size="s" variant="quiet" onClick={onDelete}>
          {say("saved.delete")}
        </Button>
      </div>
    </li>
  );
}

export function CampaignRow({ slot, onDelete }: Row<{ readonly slot: KeptSlot }>) {
  const say = useSay();
  const title = findGame(slot.game)?.title ?? slot.game;
  const line = useCampaignLine(slot);
  return (
    <li className={styles.row}>
      <Art game={slot.game} />
      <div className={styles.what}>
        <h3 className={styles.game}>
          <Link href={`/campaign/${slot.id}`}>{title}</Link>
        </h3>
        <p>{line || "\u00a0"}</p>
        <p className={styles.soft}>
          <When time={slot.changed} /> · {say("saved.played", { n: slot.campaign.played.length })}
        </p>
      </div>
      <div className={styles.actions}>
        <Link href={`/campaign/${slot.id}`} className={buttonClass("primary", "s")}>
          {say("saved.continue")}
        </Link>
        <Button size="s" onClick={() => void exportSlot(slot.id)}>
          {say("saved.export")}
        </Button>
        <Button size="s" variant="quiet" onClick={onDelete}>
          {say("saved.delete")}
        </Button>
      </div>
    </li>
  );
}

/** Which game it is, at a glance. */
function Art({ game }: { readonly game: string }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      <GameArt game={game} />
    </span>
  );
}

/** How a match stands, in a few words. */
export function standing(match: KeptMatch, say: Say): string {
  const { players, result, abandoned, waiting } = match;
  if (abandoned) return say("saved.givenUp");
  const people = peopleOf(players);
  if (result) {
    if (players.length === 1) return say(result.winners.length > 0 ? "saved.won" : "saved.lost");
    if (result.winners.length === 0) return say("saved.nobodyWon");
    const names = result.winners.map((seat) => players[seat].name).join(", ");
    return say("saved.wonBy", { names });
  }
  const asked = waiting.filter((seat) => people.includes(seat));
  if (asked.length === 0) return say("saved.botsThink");
  if (people.length === 1) return say("saved.yourTurn");
  return say("saved.turnOf", { names: asked.map((seat) => players[seat].name).join(", ") });
}

function When({ time }: { readonly time: number }) {
  const { language } = useSettings();
  const when = new Date(time);
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return <time dateTime={when.toISOString()}>{when.toLocaleString(language, format)}</time>;
}
