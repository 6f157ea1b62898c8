/** A game's cover, in its own colours; nothing where none is drawn. */
import { coverOf } from "@sprawl/games/boards";
import type { SceneProps } from "@sprawl/kit";

export function GameArt({ game, className }: SceneProps & { readonly game: string }) {
  const Cover = coverOf(game);
  return Cover ? (
    <div data-game={game} style={{ display: "contents" }}>
      <Cover className={className} />
    </div>
  ) : undefined;
}
