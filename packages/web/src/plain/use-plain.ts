/** The plain table's model of the table at hand, made once a view. */
import type { AnyGame } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import { useMemo } from "react";
import { type PlainModel, plainModel } from "./model.js";

export function usePlain(game: AnyGame): PlainModel {
  const { view, text, seats } = useTable();
  return useMemo(
    () =>
      plainModel(
        game,
        view,
        text,
        seats.map(({ name }) => name),
      ),
    [game, view, text, seats],
  );
}
