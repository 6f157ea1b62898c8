/** A first match with lessons beside it: the real table, a fixed deal, one goal at a time. */
import type { GameEntry, Tutorial } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { findGame } from "@sprawl/games";
import { Button, buttonClass, Meter } from "@sprawl/kit";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useParams } from "wouter";
import type { LocalFeed } from "../feed/local.js";
import { Lost } from "../front/no-page.js";
import { Opening } from "../front/opening.js";
import { PageFailed } from "../front/page-failed.js";
import { botName, playersOf, usualPlan } from "../front/setup-model.js";
import { useStarter } from "../front/use-starter.js";
import { startLocal } from "../local/start.js";
import { useLocal } from "../local/use-local.js";
import { useSettings } from "../settings/settings.js";
import { needNoCards } from "../table/first-cards.js";
import { textIn } from "../table/speaker.js";
import { TableScreen } from "../table/table-screen.js";
import { useSay } from "../words/say.js";
import { loadSpoken } from "../words/spoken-game.js";
import { guideThrough } from "./guide.js";
import { beginLesson, keepReached, reachedIn, taughtBy } from "./kept-lesson.js";
import styles from "./learn.module.css";
import { lessonAt, type Progress, pointedAt, wordsAt } from "./lessons.js";
import { nextTutorial, tutorialOf } from "./tutorials.js";

export function LearnPage() {
  const { game = "", tutorial: named } = useParams();
  const say = useSay();
  const [match, setMatch] = useState<string>();
  const [entry, setEntry] = useState<GameEntry | "none" | "failed">();
  const name = say("game.defaultName");
  const begin = useCallback(
    async (anew: boolean) => {
      const loaded = await loadSpoken(game).catch(() => undefined);
      if (!loaded && findGame(game)) return setEntry("failed");
      const found = loaded && tutorialOf(loaded, named);
      if (!found) return setEntry("none");
      setEntry(loaded);
      const kept = anew ? undefined : taughtBy(game, named);
      setMatch(kept ?? (await startLesson(game, found, name, named)));
    },
    [game, named, name],
  );
  useEffect(() => void begin(false), [begin]);
  if (entry === "failed") return <PageFailed />;
  if (entry === "none") {
    return (
      <Lost title={say("learn.title")}>
        <p>{say("learn.none")}</p>
        <Link href={`/game/${game}`} className={buttonClass("primary")}>
          {say("back")}
        </Link>
      </Lost>
    );
  }
  const tutorial = entry && tutorialOf(entry, named);
  if (!match || !tutorial) return <Opening game={game} />;
  const next = nextTutorial(entry, named);
  return (
    <Learning
      key={match}
      game={game}
      match={match}
      tutorial={tutorial}
      {...(next !== undefined && { next })}
      again={() => void begin(true)}
    />
  );
}

/** The lesson's match: the learner against instinct, dealt from the tutorial's name. */
async function startLesson(
  game: string,
  tutorial: Tutorial,
  name: string,
  named: string | undefined,
): Promise<string> {
  const { seats, options, seed } = tutorial;
  const others = Array.from({ length: seats - 1 }, (_, i) => ({
    name: botName(i + 1),
    bot: "instinct",
  }));
  const players = [{ name }, ...others];
  const id = await startLocal({ game, players, seed, bots: seed, ...(options && { options }) });
  beginLesson(id, tutorial.lessons.length, game, named);
  return id;
}

type LearningProps = {
  readonly game: string;
  readonly match: string;
  readonly tutorial: Tutorial;
  /** The one that builds on it. */
  readonly next?: string;
  again(): void;
};

function Learning(props: LearningProps) {
  const { game, match, again } = props;
  const opened = useLocal(match);
  // The match may have been deleted since.
  useEffect(() => {
    if (opened.status === "missing") again();
  }, [opened.status, again]);
  if (opened.status !== "open") return <Opening game={game} />;
  return <LessonTable {...props} feed={opened.feed} />;
}

function LessonTable({
  game,
  match,
  tutorial,
  next,
  again,
  feed,
}: LearningProps & { feed: LocalFeed }) {
  const say = useSay();
  const guide = useMemo(() => {
    const keep = (reached: Progress) => keepReached(match, reached, tutorial.lessons.length);
    return guideThrough(feed, tutorial, reachedIn(match), keep);
  }, [feed, match, tutorial]);
  const { view } = useSyncExternalStore(guide.feed.subscribe, guide.feed.state);
  const progress = useSyncExternalStore(guide.feed.subscribe, guide.progress);
  const lesson = lessonAt(tutorial, progress);
  useEffect(() => {
    if (!lesson) needNoCards(game);
  }, [lesson, game]);
  // After the last lesson nothing lies over the table for whoever plays on.
  const [playsOn, setPlaysOn] = useState(false);
  const { length } = tutorial.lessons;
  const text = textIn(feed.entry, useSettings().language);
  const speaker = { text, seat: String, face: () => undefined };
  const onward = (
    <>
      {next !== undefined && (
        <Link href={`/learn/${game}/${next}`} className={buttonClass("primary")}>
          {say("learn.further", { name: sayLabel(speaker, `tutorial.${next}`) })}
        </Link>
      )}
      <Begin game={game} campaign={isForOne(feed.entry)} />
    </>
  );
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
          <p className={styles.text}>
            {sayLabel(speaker, wordsAt(tutorial, progress, view, text))}
          </p>
          {!lesson.done && (
            <Button
              variant="primary"
              onClick={guide.goOn}
              aria-keyshortcuts="Space"
              data-lesson-on=""
            >
              {say("learn.next")}
              <span className={styles.space} aria-hidden="true">
                Space
              </span>
            </Button>
          )}
        </>
      ) : (
        <>
          <p className={styles.text}>{say("learn.finished")}</p>
          {onward}
          <Button onClick={() => setPlaysOn(true)}>{say("learn.playOn")}</Button>
        </>
      )}
    </section>
  );
  const after = (
    <>
      {onward}
      <Button onClick={again}>{say("learn.again")}</Button>
    </>
  );
  const menu = [{ id: "again", title: say("learn.again"), run: again }];
  const pointed = pointedAt(tutorial, progress, view);
  return (
    <TableScreen
      feed={guide.feed}
      extras={{
        ...((lesson || !playsOn) && {
          lesson: {
            id: lesson?.id ?? "over",
            body,
            asks: lesson?.done !== undefined,
            about: lesson?.asks,
          },
        }),
        menu,
        pointed,
        within: "lesson",
        after,
        ...(view?.result && { replay: `/replay/local/${match}` }),
      }}
    />
  );
}

/** A campaign that one sets out on alone. */
const isForOne = ({ campaign, game }: GameEntry): boolean =>
  campaign !== undefined && game.seats.min === 1;

type BeginProps = { readonly game: string; readonly campaign: boolean };

/** On to the real thing: the first mission of the campaign, or a match with bots. */
function Begin({ game, campaign }: BeginProps) {
  const say = useSay();
  const { start, startFirst, busy } = useStarter();
  const name = say("game.defaultName");
  const go = () =>
    campaign
      ? startFirst({ game, players: [{ name }] })
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
