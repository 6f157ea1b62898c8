/** Between two missions: what you own, and how the missions went. */
import { sayLabel } from "@sprawl/engine/speech";
import { type BetweenProps, Token, Track } from "@sprawl/kit";
import type { Carried, MissionRecord } from "../src/campaign.js";
import { missions } from "../src/content/missions/index.js";
import { gearTexts, itemTexts } from "../src/text/content.js";
import { missionTexts } from "../src/text/missions.js";
import css from "./between.module.css";

type Say = (id: string, args?: Readonly<Record<string, number | string>>) => string;

export function Between({ carried, speaker }: BetweenProps) {
  const { byteBucks, gear, items, completed, records } = carried as Carried;
  const say: Say = (id, args) => sayLabel(speaker, id, args);
  return (
    <div className={css.between}>
      <section>
        <div className={css.purse}>
          <Token tone="var(--seat-4)" shape="hex">
            B
          </Token>
          <h2>{say("between.byteBucks", { n: byteBucks })}</h2>
        </div>
        <Cards title={say("board.gear")} none={say("board.no-gear")} ids={gear} texts={gearTexts} />
        <Cards
          title={say("board.items")}
          none={say("board.no-items")}
          ids={items}
          texts={itemTexts}
        />
      </section>
      <section>
        <h2 className="hidden-but-read">{say("between.missions")}</h2>
        <Track
          label={say("between.missions")}
          value={completed}
          max={missions.length}
          look="cubes"
          tone="good"
        />
        <ol className={css.missions}>
          {missions.map(({ id, number }) => (
            <li key={id} data-state={stateOf(number, completed)}>
              <b>{missionTexts[id].title}</b>{" "}
              <small>
                <Went
                  say={say}
                  number={number}
                  completed={completed}
                  records={records.filter(({ mission }) => mission === id)}
                />
              </small>
              {number <= completed + 1 && <small>{missionTexts[id].about}</small>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function stateOf(number: number, completed: number): "done" | "next" | "locked" {
  if (number <= completed) return "done";
  return number === completed + 1 ? "next" : "locked";
}

type CardsProps = {
  readonly title: string;
  readonly none: string;
  readonly ids: readonly string[];
  readonly texts: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
};

function Cards({ title, none, ids, texts }: CardsProps) {
  return (
    <>
      <h3>{title}</h3>
      {ids.length === 0 && <p>{none}</p>}
      <ul>
        {ids.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may be owned twice.
          <li key={`${id} ${i}`}>
            <b>{texts[id].name}</b> <small>{texts[id].text}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

type WentProps = {
  readonly say: Say;
  readonly number: number;
  readonly completed: number;
  readonly records: readonly MissionRecord[];
};

/** How the last try at a mission went, or that it is still to come. */
function Went({ say, number, completed, records }: WentProps) {
  const last = records.at(-1);
  if (!last) return say(number > completed + 1 ? "between.locked" : "between.next");
  const { success, turns, alertness, nonLethal, optional } = last;
  return [
    say(success ? "between.won" : "between.lost", { turns, alertness }),
    nonLethal && say("between.non-lethal"),
    optional.length > 0 && say("between.optional", { n: optional.length }),
  ]
    .filter(Boolean)
    .join(" · ");
}
