/** The pieces of a plain table. */
import { Spot } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { Block } from "./block.js";
import { FaceCard } from "./face.js";
import { GridView } from "./grid-view.js";
import type { CardItem, PlainNode } from "./model.js";
import css from "./plain.module.css";

export type NodeViewProps = {
  readonly node: PlainNode;
  /** Inside something: cards lie close, by name. */
  readonly inside?: boolean;
};

export function NodeView({ node, inside = false }: NodeViewProps) {
  switch (node.form) {
    case "facts":
      return (
        <dl className={css.facts}>
          {node.facts.map(({ path, label, words, on }) => (
            <div key={path} className={css.fact} data-ref={on}>
              <dt>{label}</dt>
              <dd className="number">{words}</dd>
            </div>
          ))}
        </dl>
      );
    case "cards":
      return <CardsView node={node} close={inside} />;
    case "chips":
      return (
        <div className={css.row} data-ref={node.on}>
          <span className={css.label}>{node.label}</span>
          {node.chips.length === 0 && <Empty />}
          {node.chips.map(({ path, words, on }) => (
            <Chip key={path} on={on} words={words} />
          ))}
        </div>
      );
    case "records":
      return <RecordsView node={node} />;
    case "grid":
      return (
        <Block title={node.label} className={css.map}>
          <GridView grid={node.grid} />
        </Block>
      );
    case "section":
      return (
        <Block title={node.label} className={css.section}>
          <div className={css.stack}>
            {node.nodes.map((inner, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a section keep their places.
              <NodeView key={i} node={inner} inside />
            ))}
          </div>
        </Block>
      );
    default:
      return node satisfies never;
  }
}

/** A thing without words of its own (an empty list among others) still has a name. */
function Chip({ on, words }: { readonly on: string; readonly words: string }) {
  const say = useSay();
  const shown = words === "" ? say("table.empty") : words;
  return (
    <Spot on={on} label={shown} className={css.chip}>
      {shown}
    </Spot>
  );
}

function Empty() {
  const say = useSay();
  return <span className={css.soft}>{say("table.empty")}</span>;
}

/** More hidden cards than this lie in a pile. */
const MANY = 6;

type CardsViewProps = {
  readonly node: PlainNode & { form: "cards" };
  readonly close: boolean;
};

function CardsView({ node, close }: CardsViewProps) {
  const say = useSay();
  const { label, cards } = node;
  const hidden = cards.filter(({ face, handle }) => face === undefined && handle >= 0);
  const piled = hidden.length > MANY;
  const shown = piled ? cards.filter((card) => !hidden.includes(card)) : cards;
  return (
    <div className={css.row}>
      <span className={css.label}>{label}</span>
      {cards.length === 0 && <Empty />}
      {shown.map((card) => (
        <CardSpot key={card.path} card={card} close={close} />
      ))}
      {piled && (
        <Spot
          on={[node.on, ...hidden.map(({ on }) => on)].join(" ")}
          label={`${label}: ${say("table.hiddenCount", { n: hidden.length })}`}
          className={css.pile}
        >
          <FaceCard face={undefined} words={undefined} />
          <b className={css.count}>{hidden.length}</b>
        </Spot>
      )}
    </div>
  );
}

type CardSpotProps = { readonly card: CardItem; readonly close: boolean };

function CardSpot({ card, close }: CardSpotProps) {
  const say = useSay();
  const { handle, words, face, on } = card;
  if (handle < 0) {
    return (
      <Spot on={on} label={say("table.empty")} className={css.noCard}>
        {null}
      </Spot>
    );
  }
  const seen = face !== undefined;
  return (
    <Spot
      on={on}
      label={words ?? say("table.hidden")}
      preview={seen ? <FaceCard face={face} words={words} large /> : undefined}
      className={close ? css.closeCard : css.cardSpot}
    >
      {close ? (words ?? "?") : <FaceCard face={face} words={words} />}
    </Spot>
  );
}

function RecordsView({ node }: { readonly node: PlainNode & { form: "records" } }) {
  const { label, columns, rows } = node;
  return (
    <Block title={label} className={css.section}>
      <ul className={css.records}>
        {rows.map(({ path, name, on, cells }) => (
          <li key={path}>
            <Spot on={on} label={name} className={css.record}>
              <div className={css.recordBody}>
                <b>{name}</b>
                <dl className={css.inline}>
                  {cells.map((words, i) => (
                    <div key={columns[i]} data-none={words === "–" ? "" : undefined}>
                      <dt>{columns[i]}</dt>
                      <dd>{words}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </Spot>
          </li>
        ))}
      </ul>
    </Block>
  );
}
