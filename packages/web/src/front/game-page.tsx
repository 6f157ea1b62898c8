/** A game's own page: play now, play together, learn, read the rules. */
import { aboutIn, type GameAbout, type GameEntry } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { Badge, Button, buttonClass, Icon, type IconName, Panel } from "@sprawl/kit";
import { useId } from "react";
import { Link, useParams } from "wouter";
import { furtherTutorials } from "../learn/tutorials.js";
import type { LocalSetup } from "../local/start.js";
import { useSettings } from "../settings/settings.js";
import { textIn } from "../table/speaker.js";
import { useSay } from "../words/say.js";
import { loadSpoken } from "../words/spoken-game.js";
import { findShown } from "./catalogue.js";
import { Facts } from "./facts.js";
import { ForReport } from "./for-report.js";
import { GameArt } from "./game-art.js";
import { GameInShort } from "./game-in-short.js";
import styles from "./game-page.module.css";
import { isUnfinished, useKeptCampaigns, useKeptMatches } from "./kept-here.js";
import { CampaignRow, MatchRow } from "./match-row.js";
import { NoPage } from "./no-page.js";
import { SetUp } from "./set-up.js";
import { playersOf, usualPlan, usualSeats } from "./setup-model.js";
import { Shell } from "./shell.js";
import { useEntry } from "./use-entry.js";
import { type Starter, useStarter } from "./use-starter.js";

export function GamePage() {
  const { game = "" } = useParams();
  const say = useSay();
  const shown = findShown(game);
  if (!shown) return <NoPage says={say("game.unknown")} />;
  return (
    <Shell title={shown.title}>
      {/* A new game is a new page: nothing set up for one is kept for another. */}
      <GameBody key={game} shown={shown} />
    </Shell>
  );
}

function GameBody({ shown }: { readonly shown: GameAbout }) {
  const say = useSay();
  const entry = useEntry(shown.id);
  const starter = useStarter();
  // A match of a campaign is gone on with from its campaign.
  const kept = useKeptMatches(shown.id).filter((match) => isUnfinished(match) && !match.campaign);
  const campaigns = useKeptCampaigns(shown.id);
  const { language } = useSettings();
  const { pitch } = aboutIn(shown, language);
  const text = entry && (entry.text[language] ?? entry.text.en);
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.frame}>
          <div className={styles.picture}>
            <GameArt game={shown.id} />
          </div>
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{shown.title}</h1>
          <p className={styles.line}>{pitch}</p>
          <Facts game={shown} />
          {shown.load ? (
            <PlayNow shown={shown} entry={entry} starter={starter} campaign={campaigns[0]?.id} />
          ) : (
            <p className={styles.away}>
              <Badge tone="warm">{say("front.notYet")}</Badge> {say("front.notYetLong")}
            </p>
          )}
        </div>
      </div>
      {shown.load && (
        <div className={styles.columns}>
          <div className={styles.side}>
            <Ways shown={shown} entry={entry} />
            {kept.length + campaigns.length > 0 && (
              <Panel title={say("game.saved")}>
                <div className={styles.rows}>
                  {campaigns.slice(0, 3).map((slot) => (
                    <CampaignRow key={slot.id} slot={slot} />
                  ))}
                  {kept.slice(0, 5).map((match) => (
                    <MatchRow key={match.id} match={match} />
                  ))}
                </div>
              </Panel>
            )}
            {text && <GameInShort text={text} />}
          </div>
          {entry && text && <SetUp entry={entry} text={text} starter={starter} />}
        </div>
      )}
    </>
  );
}

type PlayNowProps = {
  readonly shown: GameAbout;
  readonly entry: GameEntry | undefined;
  readonly starter: Starter;
  /** One that is kept here. */
  readonly campaign: string | undefined;
};

function PlayNow({ shown, entry, starter, campaign }: PlayNowProps) {
  const say = useSay();
  const id = useId();
  const { length } = entry ? usualPlan(entry, "").seats : { length: usualSeats(shown.seats) };
  const bots = length - 1;
  // Pressed before the game's code has come, it waits for it.
  const usual = async (): Promise<LocalSetup> => {
    const plan = usualPlan(entry ?? (await loadSpoken(shown.id)), say("game.defaultName"));
    return {
      game: shown.id,
      players: playersOf(plan, () => say("game.defaultName")),
      options: plan.options,
    };
  };
  return (
    <div className={styles.play}>
      <Button
        variant="primary"
        size="l"
        icon={<Icon name="play" />}
        busy={starter.busy}
        aria-describedby={id}
        onClick={() => starter.start(usual)}
      >
        {say("game.playNow")}
      </Button>
      {entry?.tutorial && (
        <Link href={`/learn/${shown.id}`} className={buttonClass("plain", "l")}>
          <Icon name="star" /> {say("game.learn")}
        </Link>
      )}
      {entry?.campaign && campaign !== undefined && (
        <Link href={`/campaign/${campaign}`} className={buttonClass("plain", "l")}>
          {say("game.toCampaign")}
        </Link>
      )}
      {entry?.campaign && campaign === undefined && (
        <Button
          size="l"
          onClick={() =>
            starter.startCampaign({ game: shown.id, players: [{ name: say("game.defaultName") }] })
          }
        >
          {say("game.newCampaign")}
        </Button>
      )}
      <p id={id} className={styles.note}>
        {bots === 0 ? say("game.playNowAlone") : say("game.playNowBots", { bots })}
      </p>
      <div role="alert" className={styles.failed}>
        {starter.failed !== undefined && (
          <>
            <p>{say("game.failed")}</p>
            <ForReport words={starter.failed} />
          </>
        )}
      </div>
    </div>
  );
}

type WaysProps = { readonly shown: GameAbout; readonly entry: GameEntry | undefined };

/** Other things to do with this game. */
function Ways({ shown, entry }: WaysProps) {
  const say = useSay();
  const { language } = useSettings();
  const { id: game, title, seats } = shown;
  const speaker = entry && { text: textIn(entry, language), seat: String, face: () => undefined };
  return (
    <nav className={styles.ways} aria-label={title}>
      {seats.max > 1 && (
        <Way
          href={`/online?game=${game}`}
          icon="globe"
          name={say("game.online")}
          note={say("game.onlineNote")}
        />
      )}
      {speaker &&
        furtherTutorials(entry).map((name) => (
          <Way
            key={name}
            href={`/learn/${game}/${name}`}
            icon="star"
            name={sayLabel(speaker, `tutorial.${name}`)}
            note={sayLabel(speaker, `tutorial.${name}.note`)}
          />
        ))}
      <Way
        href={`/rules/${game}`}
        icon="book"
        name={say("game.rules")}
        note={say("game.rulesNote")}
      />
    </nav>
  );
}

type WayProps = {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
};

function Way({ href, icon, name, note }: WayProps) {
  return (
    <Link href={href} className={`${buttonClass("plain")} ${styles.way}`}>
      <Icon name={icon} className={styles.wayIcon} />
      <span className={styles.wayText}>
        <strong>{name}</strong>
        <span className={styles.note}>{note}</span>
      </span>
    </Link>
  );
}
