/** Every card that was hidden, turned over. */
import { Panel, SeatMark, useTable } from "@sprawl/kit";
import type { Feed } from "../feed/feed.js";
import { Block } from "../plain/block.js";
import type { PlainNode } from "../plain/model.js";
import { NodeView } from "../plain/node-view.js";
import { usePlain } from "../plain/use-plain.js";
import { useSay } from "../words/say.js";
import css from "./end.module.css";

type Props = {
  readonly feed: Feed;
  /** The game has shown them already: here they can be looked up. */
  readonly folded: boolean;
};

const hasCards = (node: PlainNode) => node.form === "cards" && node.cards.length > 0;

export function Secrets({ feed, folded }: Props) {
  const { seats } = useTable();
  const say = useSay();
  const model = usePlain(feed.entry.game);
  const shared = model.shared.filter(hasCards);
  const owned = seats.map(({ seat, name }) => ({
    seat,
    name,
    nodes: (model.seats[seat] ?? []).filter(hasCards),
  }));
  if (shared.length === 0 && owned.every(({ nodes }) => nodes.length === 0)) return null;
  const cards = (
    <div className={css.secrets}>
      {owned.map(({ seat, name, nodes }) =>
        nodes.length === 0 ? null : (
          <Block
            key={seat}
            title={
              <>
                <SeatMark seat={seat} size="s" /> {name}
              </>
            }
          >
            {nodes.map((node) => (
              <NodeView key={node.path} node={node} inside />
            ))}
          </Block>
        ),
      )}
      {shared.map((node) => (
        <NodeView key={node.path} node={node} />
      ))}
    </div>
  );
  if (!folded) {
    return (
      <Panel title={say("end.secrets")} level={3}>
        {cards}
      </Panel>
    );
  }
  return (
    <details className={css.folded}>
      <summary>{say("end.secrets")}</summary>
      {cards}
    </details>
  );
}
