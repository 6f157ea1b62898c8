/** A seat's public numbers. */
import { type Seat, sayLabel } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import type { CaravanState } from "../src/state.js";

export function Panel({ seat }: { readonly seat: Seat }) {
  const { view, speaker } = useTable<CaravanState>();
  const { coins, hands } = view.state;
  return (
    <p>
      {sayLabel(speaker, "coins", { coins: coins[seat] })} ·{" "}
      {sayLabel(speaker, "hand-size", { n: hands[seat].length })}
    </p>
  );
}
