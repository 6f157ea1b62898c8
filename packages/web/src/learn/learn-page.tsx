/** A game's first match, with lessons beside it: the real table, a fixed deal, one goal at a time. */
import type { GameEntry, Tutorial } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { Button, buttonClass, Meter } from "@sprawl/kit";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useParams } from "wouter";
import type { LocalFeed } from "../feed/local.js";
import { playersOf, usualPlan } from "../front/setup-model.js";
import { Shell } from "../front/shell.js";
import { useStarter } from "../front/use-starter.js";
import { startLocal } from "../local/start.js";
import { useLocal } from "../local/use-local.js";
import { useSettings } from "../settings/settings.js";
import { textIn } from "../table/speaker.js";
import { TableScreen } from "../table/table-screen.js";
import { useSay } from "../words/say.js";
import { loadSpoken } from "../words/spoken-game.js";
import { guideThrough } from "./guide.js";
import styles from "./learn.module.css";
import { lessonAt, type Progress, pointedAt, readProgress } from "./lessons.js";

export function LearnPage() {
  const { game = "" } = useParams();
  const say = useSay();
  const [match, setMatch] = useState<string>();
  const [entry, setEntry] = useState<GameEntry | "none">();
  const name = say("game.defaultName");
  const begin = useCallback(
    async (anew: boolean) => {
      const loaded = await loadSpoken(game).catch(() => undefined);
      if (!loaded?.tutorial) return setEntry("none");
      setEntry(loaded);
      const kept = localStorage.getItem(`learn ${game}`);
      setMatch(kept && !anew ? kept : await startLesson(game, loaded.tutorial, name));
    },
    [game, name],
  );
  useEffect(() => void begin(false), [begin]);
  if (entry === "none") {
    return (
      <Shell title={say("learn.title")} width="text">
        <h1>{say("learn.title")}</h1>
        <p>{say("learn.none")}</p>
        <Link href={`/game/${game}`} className={buttonClass("primary")}>
          {say("back")}
        </Link>
      </Shell>
    );
  }
  if (!match || !entry?.tutorial) return null;
  return (
    <Learning
      key={match}
      game={game}
      match={match}
      tutorial={entry.tutorial}
      again={() => void begin(true)}
    />
  );
}

/** The lesson's match: the learner against instinct, dealt from the tutorial's name. */
async function startLesson(game: string, tutorial: Tutorial, name: string): Promise<string> {
  const { seats, options, seed } = tutorial;
  const others = Array.from({ length: seats - 1 }, (_, i) => ({
    name: BOT_NAMES[i % BOT_NAMES.length],
    bot: "instinct",
  }));
  const players = [{ name }, ...others];
  const id = await startLocal({ game, players, seed, bots: seed, ...(options && { options }) });
  localStorage.setItem(`learn ${game}`, id);
  localStorage.removeItem(`lesson ${id}`);
  return id;
}

const BOT_NAMES = ["Mira", "Juno", "Okoro", "Tash", "Ilya"];

type LearningProps = {
  readonly game: string;
  readonly match: string;
  readonly tutorial: Tutorial;
  again(): void;
};

function Learning({ game, match, tutorial, again }: LearningProps) {
  const opened = useLocal(match);
  // The match may have been deleted since.
  useEffect(() => {
    if (opened.status === "missing") again();
  }, [opened.status, again]);
  if (opened.status !== "open") return null;
  return (
    <LessonTable game={game} match={match} feed={opened.feed} tutorial={tutorial} again={again} />
  );
}

function LessonTable({ game, match, tutorial, again, feed }: LearningProps & { feed: LocalFeed }) {
  const say = useSay();
  const guide = useMemo(() => {
    const key = `lesson ${match}`;
    const keep = (next: Progress) => localStorage.setItem(key, JSON.stringify(next));
    return guideThrough(feed, tutorial, readProgress(localStorage.getItem(key)), keep);
  }, [feed, match, tutorial]);
  const { view } = useSyncExternalStore(guide.feed.subscribe, guide.feed.state);
  const progress = useSyncExternalStore(guide.feed.subscribe, guide.progress);
  const lesson = lessonAt(tutorial, progress);
  const { length } = tutorial.lessons;
  const text = textIn(feed.entry, useSettings().language);
  const speaker = { text, seat: String, face: () => undefined };
  const body = (
    <section className={styles.lesson} aria-live="polite" aria-label={say("learn.title")}>
      {lesson ? (
        <>
          <div className={styles.count}>
            <Meter
              label={say("learn.lesson")}
              value={progress.lesson + 1}
              max={length}
              text={say("learn.count", { n: progress.lesson + 1, of: length })}
              tone="warm"
            />
          </div>
          <p className={styles.text}>{sayLabel(speaker, `lesson.${lesson.id}`)}</p>
          {!lesson.done && (
            <Button variant="primary" onClick={guide.goOn}>
              {say("learn.next")}
            </Button>
          )}
        </>
      ) : (
        <>
          <p className={styles.text}>{say("learn.finished")}</p>
          <Begin game={game} campaign={feed.entry.campaign !== undefined} />
        </>
      )}
    </section>
  );
  const after = (
    <>
      <Begin game={game} campaign={feed.entry.campaign !== undefined} />
      <Button onClick={again}>{say("learn.again")}</Button>
    </>
  );
  const menu = [{ id: "again", title: say("learn.again"), run: again }];
  const pointed = pointedAt(tutorial, progress, view);
  return (
    <TableScreen
      feed={guide.feed}
      extras={{ lesson: { id: lesson?.id ?? "over", body }, menu, pointed, after }}
    />
  );
}

type BeginProps = { readonly game: string; readonly campaign: boolean };

/** On to the real thing: the campaign, or a match with bots. */
function Begin({ game, campaign }: BeginProps) {
  const say = useSay();
  const { start, startCampaign, busy } = useStarter();
  const name = say("game.defaultName");
  const go = () =>
    campaign
      ? startCampaign(game, name)
      : start(async () => {
          const plan = usualPlan(await loadSpoken(game), name);
          return { game, players: playersOf(plan, () => name), options: plan.options };
        });
  return (
    <Button variant="primary" busy={busy} onClick={go}>
      {say(campaign ? "learn.campaign" : "learn.bots")}
    </Button>
  );
}
