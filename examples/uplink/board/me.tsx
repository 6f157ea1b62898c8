/** Oneself in the dock: whose turn it is, and the hand. And the round, for the line at the top. */
import { sayLabel } from "@sprawl/engine/speech";
import { Hand, SeatMark, Spot, useTable } from "@sprawl/kit";
import type { Signal, UplinkState } from "../src/state.js";
import { Face } from "./face.js";
import css from "./uplink.module.css";

export function Me() {
  const { view, seats, speaker } = useTable<UplinkState>();
  const { hands, seat } = view.state;
  const { viewer } = view;
  if (viewer === "spectator") return null;
  return (
    <>
      <div>
        <h3 className={css.name}>
          <SeatMark seat={viewer} /> {seats[viewer].name}
        </h3>
        <p>{sayLabel(speaker, seat === viewer ? "your-turn" : "not-your-turn")}</p>
      </div>
      <Hand label={sayLabel(speaker, "hand")} className={css.hand}>
        {hands[viewer].map((signal) => (
          <Held key={signal} signal={signal} />
        ))}
      </Hand>
    </>
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

export function Phase() {
  const { view, speaker } = useTable<UplinkState>();
  const { turns, hands } = view.state;
  return <>{sayLabel(speaker, "round", { n: Math.floor(turns / hands.length) + 1 })}</>;
}
