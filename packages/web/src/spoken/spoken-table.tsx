/**
 * The table without pictures: a second, whole interface of the same view, made of headings, lists,
 * tables and buttons. Whoever hears it can do and learn everything whoever sees the other can.
 */
import { type BoardDefinition, Button, useCover, useTable } from "@sprawl/kit";
import { Link } from "wouter";
import { EndScreen } from "../end/end-screen.js";
import { usePlain } from "../plain/use-plain.js";
import { withFresh } from "../table/extras.js";
import { heardOf } from "../table/heard.js";
import { News } from "../table/news.js";
import type { SharedProps } from "../table/shared.js";
import { TieChip, TieWish } from "../table/ties.js";
import { useBoard } from "../table/use-board.js";
import { useSay } from "../words/say.js";
import css from "./spoken.module.css";
import { SpokenNode } from "./spoken-node.js";
import { SpokenPlayers } from "./spoken-players.js";
import { SpokenQuestion } from "./spoken-question.js";

/** Sentences that are read again without opening the whole log. */
const LATEST = 25;

export function SpokenTable(props: SharedProps) {
  const { feed, state, extras, past, answering, hint, playable, menu } = props;
  const table = useTable();
  const { view, seats } = table;
  const say = useSay();
  const { game } = feed.entry;
  const model = usePlain(game);
  const own = useBoard(game.id);
  const board = own === "waiting" ? undefined : own;
  const ways = { either: board?.either ?? [] };
  return (
    <div className={css.spoken}>
      <Head menu={menu} />
      <main>
        <News state={state} past={past}>
          {extras.banner}
          {extras.lesson?.body}
          {extras.controls}
        </News>
        <SpokenQuestion
          answering={answering}
          clock={state.clock}
          hint={hint}
          playable={playable}
          standing={
            <>
              {extras.standing}
              <TieWish ways={ways} />
            </>
          }
          board={board}
        />
        {/* What stands anyway is not heard before what can be done. */}
        <TieChip ways={ways} />
        {past.missed > 0 && !past.moment && view.question && seats.length > 1 && (
          <p>
            <Button size="s" onClick={past.playSince}>
              {say("table.since")}
            </Button>
          </p>
        )}
        {view.result && !past.moment && (
          <section aria-label={say("end.title")} data-end="" tabIndex={-1}>
            <EndScreen feed={feed} extras={extras} board={board} onLook={undefined} />
          </section>
        )}
        <HowYouStand board={board} />
        <Latest board={board} />
        <Yours model={model} />
        {seats.length > 1 && <SpokenPlayers game={game} board={board} />}
        <OnTable model={model} board={board} />
      </main>
      {(extras.tabs ?? []).map((tab) => (
        <aside key={tab.id} aria-label={tab.title}>
          <h2>{withFresh(tab)}</h2>
          {tab.body}
        </aside>
      ))}
    </div>
  );
}

/** What is played, and everything else that can be done here. */
function Head({ menu }: Pick<SharedProps, "menu">) {
  const say = useSay();
  const { text } = useTable();
  return (
    <header>
      <h1>{say("spoken.title", { game: text.title })}</h1>
      <nav aria-label={say("table.menu")}>
        <ul className={css.menu}>
          <li>
            <Link href="/">{say("table.home")}</Link>
          </li>
          {menu.map(({ id, title, run }) => (
            <li key={id}>
              <Button size="s" onClick={run}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

type BoardProps = { readonly board: BoardDefinition | undefined };

/** What the game's board says of oneself: condition, what is to be done, what threatens. */
function HowYouStand({ board }: BoardProps) {
  const say = useSay();
  if (!board?.InWords) return null;
  return (
    <section aria-labelledby="spoken-stand">
      <h2 id="spoken-stand">{say("spoken.stand")}</h2>
      <ul>
        <board.InWords />
      </ul>
    </section>
  );
}

type ModelProps = { readonly model: ReturnType<typeof usePlain> };

/** What lies before me alone. */
function Yours({ model }: ModelProps) {
  const say = useSay();
  if (model.hand.length === 0) return null;
  return (
    <section aria-labelledby="spoken-yours">
      <h2 id="spoken-yours">{say("spoken.yours")}</h2>
      {model.hand.map((node) => (
        <SpokenNode key={node.path} node={node} level={3} />
      ))}
    </section>
  );
}

/** What lies before everybody: place by place where the game says it, and every detail behind that. */
function OnTable({ model, board }: ModelProps & BoardProps) {
  const say = useSay();
  const details = model.shared.map((node, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a table keep their places.
    <SpokenNode key={i} node={node} level={3} />
  ));
  return (
    <section aria-labelledby="spoken-table">
      <h2 id="spoken-table">{say("spoken.table")}</h2>
      {board?.PlacesInWords ? (
        <>
          <board.PlacesInWords />
          <details>
            <summary>{say("spoken.details")}</summary>
            {details}
          </details>
        </>
      ) : (
        details
      )}
    </section>
  );
}

/** What happened last. */
function Latest({ board }: BoardProps) {
  const say = useSay();
  const table = useTable();
  const { shown } = useCover();
  const { log } = table;
  const deeds = log.flatMap((event) => {
    const words = heardOf(event, table, board, shown ? say : undefined);
    return words === undefined ? [] : [{ words, private: event.private }];
  });
  const latest = deeds.slice(-LATEST);
  return (
    <section aria-labelledby="spoken-log" data-side="">
      <h2 id="spoken-log">{say("spoken.log")}</h2>
      {latest.length === 0 && <p>{say("log.empty")}</p>}
      <ol className={css.log} start={deeds.length - latest.length + 1}>
        {latest.map((deed, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change.
          <li key={i}>
            {deed.words}
            {deed.private && ` (${say("log.onlyYou")})`}
          </li>
        ))}
      </ol>
    </section>
  );
}
