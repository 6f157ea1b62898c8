/**
 * The card I have just looked at, large, with whose it is and which; it stays until I put it away, by
 * its button, by Escape, or by going on with something else.
 */
import { Button, Icon, useHolding, useMedia, useTable } from "@sprawl/kit";
import { type CSSProperties, useLayoutEffect, useState } from "react";
import { LOYALTY } from "../src/rows.js";
import type { State } from "../src/state.js";
import { Face } from "./face.js";
import { colourOf } from "./know.js";
import css from "./looked.module.css";
import { faceUp, idPicture } from "./pictures.js";
import { SeatPortrait } from "./portrait.js";
import { useShown } from "./privacy.js";
import { usePutAway } from "./put-away.js";
import { TeamSign, toneOf } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

type Card = { readonly face: string; readonly target: number; readonly place: string };

/** Cards that came up for these eyes in this update; in a replay they go with it. */
function useLooked() {
  const { view, recent, replayed } = useTable<State>();
  const [cards, setCards] = useState<readonly Card[]>([]);
  // Before what others do next is shown.
  useLayoutEffect(() => {
    const seen = recent.flatMap(({ type, args, faces }): Card[] => {
      const [face] = faces ?? [];
      if (type !== "looked" || args.by !== view.viewer || typeof face !== "string") return [];
      return [{ face, target: Number(args.target), place: String(args.place) }];
    });
    if (seen.length > 0 || replayed) setCards(seen);
  }, [recent, view.viewer, replayed]);
  const putAway = () => setCards([]);
  usePutAway(cards.length > 0, "[data-looked]", putAway);
  return { cards, putAway };
}

export function Looked() {
  const { view } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const thing = useThing();
  const shown = useShown();
  const phone = useMedia("phone");
  const { cards, putAway } = useLooked();
  const open = cards.length > 0 && shown && !view.result;
  useHolding(open);
  if (!open) return null;
  return (
    <section className={css.looked} aria-label={label("board.looked")} data-looked="" data-holds="">
      <ul>
        {cards.map(({ face, target, place }) => (
          <li key={`${target} ${place}`}>
            <h3>
              {!phone && <SeatPortrait seat={target} size={44} />}
              {label("board.looked-at", { name: name(target), place: thing("place", place) })}
            </h3>
            {phone ? <Face face={face} large /> : <Seen face={face} />}
          </li>
        ))}
      </ul>
      <Button icon={<Icon name="check" />} onClick={putAway} data-put-away="">
        {label("board.put-away")}
      </Button>
    </section>
  );
}

/** The card itself: what it is, and what that means. */
function Seen({ face }: { readonly face: string }) {
  const label = useLabel();
  const thing = useThing();
  const team = colourOf(face) ?? "outlaw";
  const { weight = 1 } = LOYALTY[face] ?? {};
  const isId = LOYALTY[face] === undefined;
  const meaning = isId ? `card.${face}` : weight > 1 ? "board.counts-twice" : "board.reveal-side";
  return (
    <article
      className={css.seen}
      style={{ "--tone": toneOf(team) } as CSSProperties}
      data-id={isId || undefined}
    >
      <div className={css.window}>
        {isId ? idPicture(face, 320) : faceUp({ face, place: "left", revealed: true })}
      </div>
      <h4>
        <TeamSign team={team} size="s" /> {thing("card", face)}
      </h4>
      <p>{label(meaning, { team })}</p>
    </article>
  );
}
