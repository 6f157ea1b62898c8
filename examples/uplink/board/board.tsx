/** The table of Uplink: what is on the air, the deck, your hand. */
import { sayLabel } from "@sprawl/engine/speech";
import { Card, Spot, useTable } from "@sprawl/kit";
import type { Signal, UplinkState } from "../src/state.js";
import { Face } from "./face.js";
import css from "./uplink.module.css";

export function Board() {
  const { view, speaker } = useTable<UplinkState>();
  const { deck, air, hands } = view.state;
  const { viewer } = view;
  return (
    <div className={css.board}>
      <section className={css.row} aria-label={sayLabel(speaker, "air")}>
        <Spot on="deck" label={sayLabel(speaker, "deck", { n: deck.length })} className={css.place}>
          <Card down size="fit" />
        </Spot>
        <div className={css.place} data-ref="air">
          <Face face={view.faces[air[air.length - 1]]} />
        </div>
      </section>
      {viewer !== "spectator" && (
        <section className={css.row} aria-label={sayLabel(speaker, "hand")}>
          {hands[viewer].map((signal) => (
            <Held key={signal} signal={signal} />
          ))}
        </section>
      )}
    </div>
  );
}

/** A signal in the hand: it glows when it may be sent, and says why if it may not. */
function Held({ signal }: { readonly signal: Signal }) {
  const { view, text } = useTable<UplinkState>();
  const face = view.faces[signal];
  return (
    <Spot
      on={`card/${signal}`}
      label={text.things?.card?.(face) ?? ""}
      preview={<Face face={face} large />}
      className={css.place}
    >
      <Face face={face} />
    </Spot>
  );
}
