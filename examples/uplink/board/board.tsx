/** The table of Uplink: the deck, and what is on the air. */
import { sayLabel } from "@sprawl/engine/speech";
import { Card, Spot, useTable } from "@sprawl/kit";
import type { UplinkState } from "../src/state.js";
import { Face } from "./face.js";
import css from "./uplink.module.css";

export function Board() {
  const { view, speaker } = useTable<UplinkState>();
  const { deck, air } = view.state;
  const listen = sayLabel(speaker, "deck", { n: deck.length });
  return (
    <div className={css.board}>
      <section className={css.row} aria-label={sayLabel(speaker, "air")}>
        <Spot on="deck" label={listen} className={css.place}>
          <Card down size="fit" />
          <small>{listen}</small>
        </Spot>
        <div className={css.place} data-ref="air">
          <Face face={view.faces[air[air.length - 1]]} />
          <small>{sayLabel(speaker, "air")}</small>
        </div>
      </section>
    </div>
  );
}
