/** The scene of the end for a game that draws none: its cover, who won, why, and the scores. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { type BoardDefinition, RuleLink, SeatMark, useTable } from "@sprawl/kit";
import { GameArt } from "../front/game-art.js";
import { SeatPicture } from "../table/rail.js";
import { useSay } from "../words/say.js";
import css from "./end.module.css";
import type { OutcomeWords } from "./outcome.js";

type Props = {
  readonly words: OutcomeWords;
  readonly board: BoardDefinition | undefined;
  /** With pictures. */
  readonly pictured: boolean;
};

export function PlainEnd({ words, board, pictured }: Props) {
  const { view, choices } = useTable();
  const { result } = view;
  if (!result) return null;
  return (
    <section className={css.scene} data-won={words.mine ? "" : undefined}>
      {pictured && (
        <div className={css.cover} aria-hidden="true">
          <GameArt game={view.game} />
        </div>
      )}
      <div className={css.told}>
        {pictured && result.winners.length > 0 && result.winners.length <= 6 && (
          <div className={css.winners}>
            {result.winners.map((seat) => (
              <Winner key={seat} seat={seat} board={board} />
            ))}
          </div>
        )}
        <h2>{words.title}</h2>
        <p className={css.why}>
          {words.why}{" "}
          {choices.showRules && result.rule && (
            <RuleLink rule={result.rule} open={choices.openRule} />
          )}
        </p>
        <Scores />
      </div>
    </section>
  );
}

type WinnerProps = { readonly seat: Seat; readonly board: BoardDefinition | undefined };

/** Whoever won, as the game draws them, or with the face of the seat. */
function Winner({ seat, board }: WinnerProps) {
  if (board?.Portrait) return <SeatPicture seat={seat} board={board} />;
  return <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={112} mood="glad" />;
}

function Scores() {
  const { view, seats } = useTable();
  const say = useSay();
  const scores = view.result?.scores;
  if (!scores) return null;
  const order = [...seats].sort((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
  return (
    <ol className={css.scores} aria-label={say("end.scores")}>
      {order.map(({ seat, name }) => (
        <li key={seat}>
          <SeatMark seat={seat} size="s" /> {name} <b className="number">{scores[seat]}</b>
        </li>
      ))}
    </ol>
  );
}
