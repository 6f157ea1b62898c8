/** Content of one kind, by id. */
import type { Piece } from "@sprawl/engine";

export function pieces<P extends Piece>(list: readonly P[]): Readonly<Record<string, P>> {
  const byId: Record<string, P> = {};
  for (const piece of list) byId[piece.id] = piece;
  return byId;
}

/**
 * What a module exports, by name. A module lists its exports by name wherever rules run, but tools
 * that run the sources may list them as they stand: the deal must not depend on that.
 */
export function exportsOf<P>(module: Readonly<Record<string, P>>): P[] {
  return Object.keys(module)
    .sort()
    .map((name) => module[name]);
}
