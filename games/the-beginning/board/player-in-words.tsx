/** All that may be known of a player, for whoever hears the table; one's own cards too. */
import type { Seat } from "@sprawl/engine";
import { LinesInWords, useCover } from "@sprawl/kit";
import { useKnown } from "./known.js";
import { nextBoostsOf, ownBoardOf } from "./public-of.js";
import { useAllSaid } from "./said.js";
import { type City, useCity } from "./use-city.js";

export function PlayerInWords({ seat }: { readonly seat: Seat }) {
  const city = useCity();
  const { shown } = useCover();
  const known = useKnown(seat);
  const said = useAllSaid(seat);
  const { label, thing, own } = city;
  const lines = [
    ...(known ? [label("known", { faction: thing("faction", known) })] : []),
    ...openLines(city, seat),
    ...(seat === own && shown ? cardLines(city, seat) : []),
    ...said.map(({ round, words }) => label("said-in-round", { n: round, words })),
  ];
  return <LinesInWords lines={lines} />;
}

/** What everybody sees: character and rank, how many cards, Programs, Wounds, Boosts. */
function openLines(city: City, seat: Seat): readonly string[] {
  const { s, label, thing } = city;
  const { character, revoked, hand, deck, programs, open, tricks, wounds, tree } = s.seats[seat];
  const boosts = nextBoostsOf(city, seat);
  const ranks = [
    seat === s.leader && label("leader"),
    seat === s.general && label("general"),
    revoked && label("revoked"),
  ].filter(Boolean);
  return [
    [thing("character", character), ...ranks].join(", "),
    label("counts", { hand: hand.length, deck: deck.length, programs: programs.length }),
    ...ownBoardOf(city, seat),
    ...open.map(({ id, charges }) => {
      const name = charges > 0 ? label("places.charged", { program: id, n: charges }) : "";
      return `${name || thing("program", id)}: ${label(`card.${id}`)}`;
    }),
    ...tricks.map((id) => `${thing("trick", id)}: ${label(`card.${id}`)}`),
    ...wounds.map(({ id }) => `${thing("wound", id)}: ${label(`card.${id}`)}`),
    ...tree.map(({ level }, column) =>
      [
        label("places.skill", { column, n: level }),
        boosts[column] === undefined ? "" : label(`boost.${boosts[column]}`),
      ]
        .filter(Boolean)
        .join(": "),
    ),
  ];
}

/** One's own hand, and what Programs and Recon cards do. */
function cardLines({ s, face, label, thing }: City, seat: Seat): readonly string[] {
  const { hand, programs } = s.seats[seat];
  const { recon } = s.figures[seat] ?? { recon: [] };
  return [
    ...(hand.length > 0
      ? [`${label("hand")}: ${hand.map((card) => thing("card", face(card))).join(", ")}`]
      : []),
    ...[...programs, ...recon].map(
      (card) => `${thing("card", face(card))}: ${label(`card.${face(card)}`)}`,
    ),
  ];
}
