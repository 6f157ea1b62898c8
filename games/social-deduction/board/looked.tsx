/**
 * The card I have just looked at, large, with whose it is and which; it stays until I put it away, by
 * its button, by Escape, or by going on with something else.
 */
import { Button, Icon, useHolding, useTable } from "@sprawl/kit";
import { useLayoutEffect, useState } from "react";
import type { State } from "../src/state.js";
import { Face } from "./face.js";
import css from "./looked.module.css";
import { useShown } from "./privacy.js";
import { usePutAway } from "./put-away.js";
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
              {label("board.looked-at", { name: name(target), place: thing("place", place) })}
            </h3>
            <Face face={face} large />
          </li>
        ))}
      </ul>
      <Button icon={<Icon name="check" />} onClick={putAway} data-put-away="">
        {label("board.put-away")}
      </Button>
    </section>
  );
}
