/**
 * Somebody at a table on a phone, large: who they are, their cards with names, what they hold and at
 * whom they aim, what lies open before them, what they said last. No more than lies there for these eyes.
 */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { SeatMark, seatColour, useMedia, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { NOBODY, type Place, type State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { aimsIn, isInDanger } from "./aiming.js";
import { useAimWords } from "./aims.js";
import { seatAtTurn } from "./bosses.js";
import { faceOf, laidAt, neighbourAt, PLACES } from "./know.js";
import { Chip } from "./laid.js";
import { useMarkWords } from "./marks.js";
import css from "./player-sheet.module.css";
import { useShown } from "./privacy.js";
import { Health, useStatement } from "./seat.js";
import { seatLines } from "./seat-lines.js";
import { WeaponSign } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

type PlayerProps = { readonly seat: Seat };

export function PlayerSheet({ seat }: PlayerProps) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const thing = useThing();
  const aims = useAimWords();
  const markWords = useMarkWords();
  const statement = useStatement();
  // There what one may do with them stands beside them.
  const beside = useMedia("flat");
  const { hp, programs, permanents } = view.state.seats[seat];
  const { weapon, said } = seatLines(view.state, seat);
  const aimedBy = aimsIn(view.state).flatMap(({ holder, target }) =>
    target === seat ? [holder] : [],
  );
  const inDanger = weapon?.aim.some((target) => isInDanger(view.viewer, view.state, target));
  const marks = [
    ...permanents.map(({ program, target }) =>
      [thing("card", program), target !== NOBODY && name(target)].filter(Boolean).join(", "),
    ),
    ...markWords(seat),
  ];
  return (
    <article
      className={css.sheet}
      data-player={seat}
      data-beside={beside || undefined}
      style={{ "--seat-tint": seatColour(seat) } as CSSProperties}
    >
      <header className={css.head}>
        <span className={css.face} data-out={hp === 0 || undefined} aria-hidden="true">
          <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={64} />
        </span>
        <div>
          <h3 className={css.name}>
            <SeatMark seat={seat} size="s" />
            {name(seat)}
          </h3>
          <p className={css.state}>
            <Health hp={hp} />
            <span>{label("board.programs", { n: programs.length })}</span>
            {seatAtTurn(view, log) === seat && <b>{label("board.active")}</b>}
          </p>
        </div>
        {said && <q className={css.said}>{statement(said)}</q>}
      </header>
      {weapon && (
        <p className={css.weapon} data-danger={inDanger || undefined}>
          <WeaponSign kind={weapon.kind} />
          <span>{aims(weapon)}</span>
        </p>
      )}
      {aimedBy.length > 0 && <p>{label("board.under-aim", { by: aimedBy, seat })}</p>}
      <ul className={css.cards}>
        {PLACES.map((place) => (
          <LaidLarge key={place} seat={seat} place={place} />
        ))}
      </ul>
      {marks.length > 0 && <p className={css.marks}>{marks.join(" · ")}</p>}
    </article>
  );
}

/** A card of theirs, or the Boss IDs they have, with what it is and who shares it. */
function LaidLarge({ seat, place }: PlayerProps & { readonly place: Place }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const name = useSeatName();
  const shown = useShown();
  const laid = laidAt(view, seat, place);
  const isShared = isLarge(view) && place !== "id";
  const faces = laid.map(({ card, revealed }) =>
    revealed || shown ? faceOf(view, card) : undefined,
  );
  const words = faces.map((face) => (face ? thing("card", face) : label("board.down")));
  return (
    <li>
      <small>{thing("place", place)}</small>
      <span className={css.laid}>
        {laid.map((each) => (
          <Chip key={each.card} laid={each} place={place} flips={false} waits={false} />
        ))}
      </span>
      <b>{[...new Set(words)].join(", ")}</b>
      {isShared && (
        <small className={css.shared}>
          {label("board.with")} <SeatMark seat={neighbourAt(view, seat, place)} size="s" />
          {name(neighbourAt(view, seat, place))}
        </small>
      )}
    </li>
  );
}
