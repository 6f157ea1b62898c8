/** Who has looked at a card of mine that lies face down: everybody saw them look. */
import type { Seat } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import { useMemo } from "react";
import type { State } from "../src/state.js";

export function useLookers(card: number): readonly Seat[] {
  const { view, log } = useTable<State>();
  const { viewer } = view;
  return useMemo(() => {
    const by = log
      .filter(({ type, cards }) => type === "looked" && cards?.includes(card))
      .map(({ args }) => args.by)
      .filter((seat): seat is Seat => typeof seat === "number" && seat !== viewer);
    return [...new Set(by)];
  }, [log, card, viewer]);
}
