/** Programs: those that lie open before somebody, and one's own in hand. */

import { CardBack, Shown } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { SeatMark, Spot, uncovered, useCover, useMedia, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import type { DeductionQuestions } from "../src/questions.js";
import { NOBODY, type State } from "../src/state.js";
import { Face, ProgramFace } from "./face.js";
import css from "./hand.module.css";
import { hasRoom } from "./hand-room.js";
import { faceOf } from "./know.js";
import { useShown } from "./privacy.js";
import { programPicture } from "./program-pictures.js";
import { useLabel, useSeatName, useThing } from "./words.js";

type PermanentsProps = { readonly seat: Seat; readonly short?: boolean | undefined };

/** Permanent programs, by name and target; where there is no room, by their picture. */
export function Permanents({ seat, short }: PermanentsProps) {
  const { view } = useTable<State>();
  const thing = useThing();
  const name = useSeatName();
  const { permanents } = view.state.seats[seat];
  return permanents.map(({ card, program, target }) => (
    <Spot
      key={card}
      on={`card/${card}`}
      label={[thing("card", program), target !== NOBODY && name(target)].filter(Boolean).join(", ")}
      preview={<Face face={program} large />}
      className={css.permanent}
    >
      <span>
        {short ? (
          <Shown picture={programPicture(program)} width={30} height={18} />
        ) : (
          thing("card", program)
        )}
        {target !== NOBODY && <SeatMark seat={target} size="s" />}
      </span>
    </Spot>
  ));
}

/** The own programs: backs, until they may be shown. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const phone = useMedia("phone");
  // Over the controls of a replay there is no room to say that.
  const replayed = useCover() === uncovered;
  const { programs } = view.state.seats[seat];
  if (programs.length === 0 && phone && replayed) return null;
  if (programs.length === 0) return <Empty seat={seat} />;
  return <Cards cards={programs} />;
}

/** Nothing in hand: on phones and tablets there is room to say what one's own ID does. */
function Empty({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const narrow = useMedia("narrow");
  const shown = useShown();
  const [id] = view.state.seats[seat].ids;
  const face = narrow && shown && id ? faceOf(view, id.card) : undefined;
  if (face === undefined) return <p className={css.none}>{label("board.no-programs")}</p>;
  return (
    <div className={css.none} data-says="">
      <p>
        <b>{thing("card", face)}</b> {label(`card.${face}`)}
      </p>
      <p>{label("board.no-programs")}</p>
    </div>
  );
}

/** Cards taken from the pile that this viewer looks at. */
export function Inspected() {
  const { view } = useTable<State>();
  const label = useLabel();
  const seen = view.state.inspected.filter((card) => faceOf(view, card) !== undefined);
  if (seen.length === 0) return null;
  return (
    <section className={css.inspected} aria-label={label("board.inspected")}>
      <h3>{label("board.inspected")}</h3>
      <Cards cards={seen} />
    </section>
  );
}

/** Cards only this viewer sees: backs, until they may be shown. */
function Cards({ cards }: { readonly cards: readonly number[] }) {
  const { view, choices } = useTable<State, DeductionQuestions>();
  const thing = useThing();
  const label = useLabel();
  const shown = useShown();
  const tablet = useMedia("narrow");
  const width = useCardWidth(cards.length);
  const { question } = choices;
  const isBarred = (card: number) => question && choices.on(`card/${card}`).length === 0;
  return (
    <ul className={css.hand} style={{ "--hand-card": `${width}px` } as CSSProperties}>
      {cards.map((card) => {
        const face = shown ? faceOf(view, card) : undefined;
        return (
          <li key={card} data-own-card="">
            {face === undefined ? (
              <div data-ref={`card/${card}`}>
                <CardBack kind="circuit" width={Math.min(width, SMALLEST)} />
              </div>
            ) : (
              <Spot
                on={`card/${card}`}
                label={thing("card", face)}
                preview={<Face face={face} large />}
                before={<p className={css.does}>{label(`card.${face}`)}</p>}
              >
                <div
                  className={css.drawn}
                  data-long={label(`card.${face}`).length > LONG || undefined}
                >
                  <ProgramFace
                    program={face}
                    width={Math.min(width, DRAWN)}
                    text={
                      (tablet && cards.length === 1) ||
                      hasRoom(label(`card.${face}`), width, tablet)
                    }
                    state={isBarred(card) ? "barred" : undefined}
                  />
                </div>
              </Spot>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Cards lie side by side as wide as there is room for, in px: two have more of it than three. */
function useCardWidth(many: number): number {
  const phone = useMedia("phone");
  const tablet = useMedia("narrow");
  if (tablet && many === 1) return ALONE;
  if (phone) return many < 3 ? 171 : 114;
  if (tablet) return many < 3 ? 148 : 104;
  return many < 3 ? 148 : 112;
}

/** On phones and tablets a card that is alone has its picture beside its words: so much room they have, in px. */
const ALONE = 256;
/** Cards of a hand have their edges and letters as at this width, in px, however wide they lie. */
const DRAWN = 100;
/** Backs are no wider than this, in px: they are as high as cards are. */
const SMALLEST = 74;
/** More letters than this are smaller, where a card is alone on a phone. */
const LONG = 96;
