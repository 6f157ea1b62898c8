/** Oneself in the dock, for a game that draws nothing there: who one is, one's numbers, one's cards. */
import type { AnyGame } from "@sprawl/engine";
import { type BoardDefinition, useTable } from "@sprawl/kit";
import { NodeView } from "../plain/node-view.js";
import { usePlain } from "../plain/use-plain.js";
import { useSay } from "../words/say.js";
import css from "./plain-me.module.css";
import { PlainFacts, SeatPicture } from "./rail.js";

type Props = { readonly game: AnyGame; readonly board: BoardDefinition | undefined };

export function PlainMe({ game, board }: Props) {
  const { view, seats } = useTable();
  const say = useSay();
  const model = usePlain(game);
  const { viewer } = view;
  if (viewer === "spectator") return null;
  return (
    <>
      <div className={css.self}>
        <SeatPicture seat={viewer} board={board} />
        <div>
          <b>{seats[viewer]?.name}</b>
          <PlainFacts game={game} seat={viewer} />
        </div>
      </div>
      {model.hand.length > 0 && (
        <section
          className={css.hand}
          aria-label={say("table.hand")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
          tabIndex={0}
        >
          {model.hand.map((node) => (
            <NodeView key={node.path} node={node} inside />
          ))}
        </section>
      )}
    </>
  );
}
