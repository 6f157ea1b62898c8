/** The way in: the games, a small one to begin with, and what was being played. */
import { aboutIn, type GameAbout } from "@sprawl/engine";
import { Badge, buttonClass, chamferClass, classNames, Icon } from "@sprawl/kit";
import { Link } from "wouter";
import { useMyTables } from "../online/moves.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { comingGames, exampleGames, playableGames } from "./catalogue.js";
import { CityArt } from "./city.js";
import { Facts } from "./facts.js";
import styles from "./front-page.module.css";
import { GameArt } from "./game-art.js";
import { isUnfinished, useKeptCampaigns, useKeptMatches } from "./kept-here.js";
import { CampaignRow, MatchRow, TableRow } from "./match-row.js";
import { Shell } from "./shell.js";

export function FrontPage() {
  const say = useSay();
  const campaigns = useKeptCampaigns();
  const tables = useMyTables();
  // A match of a campaign is gone on with from its campaign.
  const open = useKeptMatches().filter((match) => isUnfinished(match) && !match.campaign);
  return (
    <Shell>
      <div className={styles.hero}>
        <CityArt className={styles.city} />
        <h1 className={styles.title}>{say("front.title")}</h1>
        <p className={styles.lead}>{say("front.lead")}</p>
        {exampleGames.slice(0, 1).map(({ id, title }) => (
          <Link key={id} href={`/learn/${id}`} className={`${buttonClass()} ${styles.newcomer}`}>
            <Icon name="star" /> {say("front.newcomer", { game: title })}
          </Link>
        ))}
      </div>
      {open.length + campaigns.length + tables.length > 0 && (
        <section className={styles.section} aria-labelledby="continue">
          <h2 id="continue" className={styles.heading}>
            {say("front.continue")}
          </h2>
          <div className={styles.rows}>
            {tables.slice(0, 3).map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
            {campaigns.slice(0, 2).map((slot) => (
              <CampaignRow key={slot.id} slot={slot} named />
            ))}
            {open.slice(0, 3).map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </div>
        </section>
      )}
      <Games id="games" title={say("front.games")} games={playableGames} />
      <section className={styles.section} aria-labelledby="example">
        <h2 id="example" className={styles.heading}>
          {say("front.example")}
        </h2>
        {exampleGames.map((game) => (
          <GameCard key={game.id} game={game} flat />
        ))}
      </section>
      <Games id="coming" title={say("front.coming")} games={comingGames} />
    </Shell>
  );
}

type GamesProps = {
  readonly id: string;
  readonly title: string;
  readonly games: readonly GameAbout[];
};

function Games({ id, title, games }: GamesProps) {
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameCard({ game, flat }: { readonly game: GameAbout; readonly flat?: boolean }) {
  const say = useSay();
  const { language } = useSettings();
  const playable = game.load !== undefined;
  return (
    <article
      className={classNames(
        chamferClass,
        styles.card,
        flat && styles.flat,
        !playable && styles.away,
      )}
    >
      <div className={styles.picture}>
        <GameArt game={game.id} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {playable ? (
            <Link href={`/game/${game.id}`} className={styles.link}>
              {game.title}
            </Link>
          ) : (
            game.title
          )}
        </h3>
        <p className={styles.line}>{aboutIn(game, language).line}</p>
        <div className={styles.facts}>
          <Facts game={game}>{!playable && <Badge tone="warm">{say("front.notYet")}</Badge>}</Facts>
        </div>
      </div>
    </article>
  );
}
