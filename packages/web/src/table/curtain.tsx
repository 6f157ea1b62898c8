/**
 * On one screen with several people: who must take the screen before anything private shows. It is
 * drawn from what everybody sees, in the game's own picture.
 */
import { Button, type Choices, SeatMark, seatColour, type Table, TableProvider } from "@sprawl/kit";
import { type CSSProperties, useMemo } from "react";
import type { Feed, FeedState } from "../feed/feed.js";
import { GameArt } from "../front/game-art.js";
import { isOpening } from "../log/group.js";
import { textOf } from "../log/parts.js";
import { toldParts } from "../log/sentence.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import css from "./curtain.module.css";
import { SeatPicture } from "./rail.js";
import { speakerFor, textIn } from "./speaker.js";
import { useBoard } from "./use-board.js";

export type CurtainProps = {
  readonly feed: Feed;
  /** As whoever only watches sees it. */
  readonly state: FeedState;
  readonly view: NonNullable<FeedState["view"]>;
  readonly seat: number;
};

export function Curtain({ feed, state, view, seat }: CurtainProps) {
  const say = useSay();
  const table = usePublicTable(feed, state, view);
  const own = useBoard(view.game);
  const board = own === "waiting" ? undefined : own;
  const name = state.seats[seat]?.name ?? String(seat + 1);
  const Phase = board?.Phase;
  const turn = board?.turnOf?.(table);
  return (
    <main className={css.curtain} data-game={view.game} data-curtain="">
      <div className={css.picture} aria-hidden="true">
        <GameArt game={view.game} />
      </div>
      <TableProvider value={table}>
        <section className={css.call} style={{ "--seat-tint": seatColour(seat) } as CSSProperties}>
          <div className={css.face}>
            {own !== "waiting" && <SeatPicture seat={seat} board={board} />}
          </div>
          <div className={css.words}>
            {Phase && (
              <p className={css.phase}>
                <Phase />
              </p>
            )}
            <h1>
              <SeatMark seat={seat} size="m" /> {say("table.curtain", { name })}
            </h1>
            <p className={css.waits}>
              <b>{say(!board?.turnOf || turn === seat ? "table.yourTurn" : "table.youAreAsked")}</b>{" "}
              {say("table.curtainHelp", { name })}
            </p>
            <Button variant="primary" size="l" autoFocus onClick={() => feed.lift?.()}>
              {say("table.curtainLift", { name })}
            </Button>
          </div>
        </section>
        <Past table={table} />
      </TableProvider>
    </main>
  );
}

const LINES = 3;

/** What everybody saw last: whoever comes to the screen may have looked away. */
function Past({ table: { log, speaker } }: { readonly table: Table }) {
  const told = log.filter((event) => event.private !== true && !isOpening(event));
  return (
    <ol className={css.past}>
      {told.slice(-LINES).map((event) => (
        <li key={log.indexOf(event)}>{textOf(toldParts(speaker, event))}</li>
      ))}
    </ol>
  );
}

const NOTHING: Choices = {
  question: undefined,
  on: () => [],
  barredOn: () => [],
  picked: new Set(),
  pointed: new Set(),
  choose: () => {},
  explain: () => {},
  openRule: () => {},
};

/** The table as everybody sees it, with nothing to choose. */
function usePublicTable(
  { entry }: Feed,
  { seats, log }: FeedState,
  view: NonNullable<FeedState["view"]>,
): Table {
  const { language } = useSettings();
  return useMemo(() => {
    const text = textIn(entry, language);
    const names = seats.map(({ name }) => name);
    const speaker = speakerFor(view, text, names);
    return { view, text, speaker, seats, recent: [], log, choices: NOTHING };
  }, [entry, language, seats, view, log]);
}
