/** What you own between two missions: who goes, what can be spent, gear and items. */
import { CardBack, Portrait, Shown, thing } from "@sprawl/art";
import { useSize } from "@sprawl/kit";
import { type ReactNode, useCallback, useLayoutEffect, useState } from "react";
import type { Carried } from "../src/campaign.js";
import { GEAR_PRICE, MAX_ITEMS } from "../src/content/components.js";
import { missions } from "../src/content/missions/index.js";
import type { Mission } from "../src/content/types.js";
import { faces, grounds } from "./cast.js";
import { GearFace, ItemFace } from "./gear.js";
import css from "./owned.module.css";
import type { Label } from "./words.js";

type OwnedProps = {
  readonly carried: Carried;
  readonly next: Mission | undefined;
  readonly say: Label;
};

export function Owned({ carried, next, say }: OwnedProps) {
  const { byteBucks, gear, items, completed } = carried;
  return (
    <section className={css.owned} data-owned="">
      <WhoGoes completed={completed} next={next} say={say} />
      <Cards title={say("between.gear")} none={say("board.no-gear")}>
        {gear.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may be owned twice.
          <li key={`${id} ${i}`}>
            <GearFace id={id} width={94} label={say} />
          </li>
        ))}
      </Cards>
      <Cards
        few
        title={say("between.items", { n: items.length, most: MAX_ITEMS })}
        none={say("board.no-items")}
      >
        {items.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may be owned twice.
          <li key={`${id} ${i}`}>
            <ItemFace id={id} width={94} label={say} />
          </li>
        ))}
      </Cards>
      <Shop byteBucks={byteBucks} say={say} />
    </section>
  );
}

type WhoGoesProps = {
  readonly completed: number;
  readonly next: Mission | undefined;
  readonly say: Label;
};

/** Both of them, and how many of their jobs are done. */
function WhoGoes({ completed, next, say }: WhoGoesProps) {
  return (
    <div className={css.who}>
      <h3>{say("between.who")}</h3>
      <ul>
        {(["garrett", "cass"] as const).map((character) => {
          const all = missions.filter((mission) => mission.character === character);
          const done = all.filter(({ number }) => number <= completed).length;
          return (
            <li key={character} data-goes={next?.character === character || undefined}>
              <Portrait face={faces[character]} ground={grounds[character]} size={96} />
              <p>
                <b>{say(`character.${character}.name`)}</b>
                <small>{say("between.jobs", { done, all: all.length })}</small>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What can be spent, and on what: the cards are dealt before the mission. */
function Shop({ byteBucks, say }: { readonly byteBucks: number; readonly say: Label }) {
  return (
    <div className={css.shop}>
      <h3>{say("between.shop")}</h3>
      <div className={css.fan} aria-hidden="true">
        {FAN.map((angle) => (
          <div key={angle} style={{ rotate: `${angle}deg` }}>
            <CardBack kind="eye" width={62} />
          </div>
        ))}
      </div>
      <div className={css.purse}>
        <Shown picture={thing("coin")} width={40} height={40} />
        <h2>{say("between.byteBucks", { n: byteBucks })}</h2>
        <p>{say("between.shop-how", { price: GEAR_PRICE })}</p>
      </div>
    </div>
  );
}

const FAN = [-14, -5, 4, 13];

type CardsProps = {
  readonly title: string;
  readonly none: string;
  /** Never more than have their room. */
  readonly few?: boolean;
  readonly children: readonly ReactNode[];
};

/** What does not fit is reached by keys too. */
function Cards({ title, none, few, children }: CardsProps) {
  const [row, { width }] = useSize<HTMLUListElement>();
  const [hidden, setHidden] = useState({ any: false, after: false });
  const look = useCallback(() => {
    const { scrollWidth = 0, scrollLeft = 0 } = row.current ?? {};
    setHidden({ any: scrollWidth > width + 1, after: scrollWidth > width + scrollLeft + 1 });
  }, [row, width]);
  useLayoutEffect(look, [look]);
  return (
    <div className={css.cards} data-few={few || undefined}>
      <h3>{title}</h3>
      {children.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul
          ref={row}
          aria-label={title}
          onScroll={look}
          data-more={hidden.after || undefined}
          tabIndex={hidden.any ? 0 : undefined}
        >
          {children}
        </ul>
      )}
    </div>
  );
}
