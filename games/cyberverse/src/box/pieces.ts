/** Content of one kind, by id. */
import type { Piece } from "@sprawl/engine";

export function pieces<P extends Piece>(list: readonly P[]): Readonly<Record<string, P>> {
  const byId: Record<string, P> = {};
  for (const piece of list) byId[piece.id] = piece;
  return byId;
}
