/** The table of Caravan for whoever hears it: how one stands, what can be had, what everybody has. */
import type { Plain, Seat } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { LinesInWords, PlaceInWords, useTable } from "@sprawl/kit";
import { type CaravanState, NO_CARD, priceOf, rankOf, SUITS } from "../src/state.js";
import { isAhead, leaderOf, roundOf, worthOf } from "./worth.js";

function useCaravan() {
  const { view, text, speaker, seats } = useTable<CaravanState>();
  return {
    view,
    seats,
    label: (key: string, values?: Readonly<Record<string, Plain>>) =>
      sayLabel(speaker, key, values),
    called: (face: Plain) => text.things?.card?.(face) ?? "",
  };
}

type Said = ReturnType<typeof useCaravan>;

/** What a seat is worth so far, and its purse. */
function richesOf({ view, label }: Said, seat: Seat): string[] {
  const worth = isAhead(view, seat) ? "worth-ahead" : "worth";
  return [
    label(worth, { n: worthOf(view, seat) }),
    label("purse", { coins: view.state.coins[seat] }),
  ];
}

/** Oneself: what one has, what is left to do, and who is in front. */
export function InWords() {
  const said = useCaravan();
  const { view, label } = said;
  const { viewer, state } = view;
  if (viewer === "spectator") return null;
  const leader = leaderOf(view);
  const lines = [
    ...richesOf(said, viewer),
    label(state.seat === viewer ? "actions-left" : "not-your-turn", { n: state.left }),
    ...(leader === undefined || leader === viewer
      ? []
      : [label("ahead-is", { seat: leader, n: worthOf(view, leader) })]),
  ];
  return <LinesInWords lines={lines} />;
}

/** How far the caravan is, and what can be had. */
export function PlacesInWords() {
  const { view, label, called } = useCaravan();
  const { market, deck, discard } = view.state;
  const thrown = discard.at(-1);
  const stock = market
    .filter((card) => card !== NO_CARD)
    .map((card) => {
      const face = view.faces[card];
      return label("in-market", { what: called(face), coins: priceOf(Number(face)) });
    });
  const piles = [
    label("deck-holds", { n: deck.length }),
    [
      label("discard-holds", { n: discard.length }),
      ...(thrown === undefined ? [] : [label("on-top", { what: called(view.faces[thrown]) })]),
    ].join(", "),
  ];
  return (
    <>
      <PlaceInWords name={label("now")} lines={[label("way-left", roundOf(view))]} />
      <PlaceInWords name={label("market")} lines={[...stock, ...piles]} />
    </>
  );
}

/** Points, coins, how many cards, and each trail that was begun. */
export function PlayerInWords({ seat }: { readonly seat: Seat }) {
  const said = useCaravan();
  const { view, label } = said;
  const { trails, hands } = view.state;
  const begun = trails[seat].flatMap((trail, suit) =>
    trail.length === 0
      ? []
      : label("on-trail", {
          suit: label(`suit.${SUITS[suit]}`),
          ranks: trail.map((card) => rankOf(Number(view.faces[card]))).join(", "),
        }),
  );
  const lines = [
    ...richesOf(said, seat),
    label("hand-size", { n: hands[seat].length }),
    ...(begun.length > 0 ? begun : [label("no-trail")]),
  ];
  return <LinesInWords lines={lines} />;
}
