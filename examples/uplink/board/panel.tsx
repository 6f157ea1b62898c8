/** A seat's public numbers. */
import type { Seat } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import type { UplinkState } from "../src/state.js";

export function Panel({ seat }: { readonly seat: Seat }) {
  const { view, speaker } = useTable<UplinkState>();
  return <p>{sayLabel(speaker, "hand-size", { n: view.state.hands[seat].length })}</p>;
}
