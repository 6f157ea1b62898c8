/** One's cards in the dock, what is to be chosen among them; and in the room they leave, what one lives for. */
import type { Seat } from "@sprawl/engine";
import { Hand, Spot, useCover, useMedia, useSize } from "@sprawl/kit";
import { COLUMNS } from "../src/content.js";
import css from "./cards.module.css";
import { Face, ownNameOf } from "./face.js";
import { nextBoostsOf } from "./public-of.js";
import { Aims } from "./secrets.js";
import { useCity } from "./use-city.js";

/** Influence cards by colour and value, Programs, Recon cards; and whatever else is to be chosen. */
export function Cards({ seat }: { readonly seat: Seat }) {
  const { s, face, thing, label, table } = useCity();
  const { shown } = useCover();
  const phone = useMedia("phone");
  const [box, { width }] = useSize<HTMLDivElement>();
  const own = s.seats[seat];
  const hand = shown ? own.hand.toSorted((a, b) => rank(face(a)) - rank(face(b))) : own.hand;
  const held = [
    ...hand,
    ...own.programs,
    ...own.open.map(({ card }) => card),
    ...s.figures[seat].recon,
  ];
  const asked = useAsked(held);
  const choosesSkill = useChoosesSkill();
  const all = [...held.map((card) => ({ card, on: `card/${card}` })), ...asked];
  if (choosesSkill) {
    return (
      <div className={css.cards}>
        <Skills seat={seat} room={Number.POSITIVE_INFINITY} />
      </div>
    );
  }
  return (
    <div ref={box} className={css.cards}>
      <Hand label={label("hand")} className={css.hand} asked={table.choices.question?.decision}>
        {all.map(({ card, on }, i) => {
          const seen = shown ? face(card) : undefined;
          const again = seen !== undefined && i + 1 < all.length && face(all[i + 1].card) === seen;
          const name = typeof seen === "string" ? ownNameOf(seen, own.character) : undefined;
          return (
            <Spot
              key={card}
              on={on}
              label={name ? `${name}, ${thing("card", seen)}` : thing("card", seen)}
              preview={<Face face={seen} large name={name} />}
              className={
                i >= held.length && asked.length < 4 ? css.asked : again ? css.again : undefined
              }
            >
              <Face face={seen} name={name} />
            </Spot>
          );
        })}
      </Hand>
      {phone && all.length === 0 && shown && <Aims seat={seat} />}
      {!phone && <Skills seat={seat} room={width - all.length * CARD} />}
    </div>
  );
}

/** As wide as a card with its gap, and as a skill. */
const CARD = 104;
const SKILL = 150;

/** A Boost is to be chosen: what each would bring takes the place of the hand. */
function useChoosesSkill(): boolean {
  const { choices } = useCity().table;
  return COLUMNS.some((_, column) => choices.on(`skill/${column}`).length > 0);
}

/** What is asked for and lies nowhere else: a Loyalty card, an Objective, a Data Chip looked at. */
function useAsked(held: readonly number[]): readonly { card: number; on: string }[] {
  const { table, s } = useCity();
  const { question } = table.choices;
  // The Interrogation card lies at the bottom again while it is answered (TB-19.15).
  const drawn = question?.kind === "interrogate" ? s.interrogation.slice(0, 1) : [];
  const lying = new Set([...held, ...s.display, ...s.weapons]);
  const offered = !question || question.form === "amount" ? [] : question.options;
  const named = offered.flatMap(({ on }) => {
    const [, card] = /^(?:card|chip)\/(\d+)$/.exec(String(on)) ?? [];
    return card === undefined || lying.has(Number(card))
      ? []
      : [{ card: Number(card), on: `${on}` }];
  });
  const once = new Map(named.map((each) => [each.card, each]));
  return [...once.values(), ...drawn.map((card) => ({ card, on: `card/${card}` }))];
}

const COLOURS = ["red", "blue", "grey", "green"];

/** Red, blue, grey, green, then the unique ones; the strongest first. */
function rank(face: unknown): number {
  const [colour, value] = String(face).split("-");
  const place = COLOURS.indexOf(colour);
  return (place < 0 ? COLOURS.length : place) * 10 - (Number(value) || 0);
}

/** The Boosts that come next, as many as there is room for: what to do, and what it brings. */
function Skills({ seat, room }: { readonly seat: Seat; readonly room: number }) {
  const city = useCity();
  const { s, label, thing } = city;
  const next = nextBoostsOf(city, seat).flatMap((id, column) =>
    id === undefined ? [] : [{ id, column, level: s.seats[seat].tree[column].level }],
  );
  const many = Math.min(next.length, Math.floor(room / SKILL));
  if (many <= 0) return null;
  return (
    <ul className={css.skills} aria-label={label("skills")}>
      {next.slice(0, many).map(({ id, column, level }) => (
        <li key={column}>
          <Spot
            on={`skill/${column}`}
            label={`${thing("column", column)}. ${label(`boost.${id}`)}`}
            className={css.skill}
          >
            <b>
              {thing("column", column)} <i aria-hidden="true">{"★".repeat(level + 1)}</i>
            </b>
            {label(`boost.${id}`)}
          </Spot>
        </li>
      ))}
    </ul>
  );
}
