/** All that may be known of a player, for whoever hears the table. */
import type { Seat } from "@sprawl/engine";
import { LinesInWords, useTable } from "@sprawl/kit";
import { NOBODY, type Place, type State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { useAimWords } from "./aims.js";
import { seatAtTurn } from "./bosses.js";
import { laidAt, neighbourAt, PLACES } from "./know.js";
import { useFaceWords } from "./laid.js";
import { useMarkWords } from "./marks.js";
import { useStatement } from "./seat.js";
import { seatLines } from "./seat-lines.js";
import { useLabel, useSeatName, useThing } from "./words.js";

/** How somebody stands, what they hold, what lies before them, what they said last. */
export function PlayerInWords({ seat }: { readonly seat: Seat }) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const thing = useThing();
  const faceWords = useFaceWords();
  const aims = useAimWords();
  const markWords = useMarkWords();
  const statement = useStatement();
  const { seats, said: all } = view.state;
  const { hp, programs, permanents } = seats[seat];
  const { weapon } = seatLines(view.state, seat);
  const said = all.findLast(({ by }) => by === seat);
  const shared = (place: Place) =>
    isLarge(view) && place !== "id"
      ? `, ${label("board.shared-with", { name: name(neighbourAt(view, seat, place)) })}`
      : "";
  const lines = [
    [
      seatAtTurn(view, log) === seat && label("board.active"),
      hp === 0 ? label("board.out") : label("board.hp", { hp }),
      label("board.programs", { n: programs.length }),
    ]
      .filter(Boolean)
      .join(", "),
    ...(weapon ? [aims(weapon)] : []),
    ...PLACES.flatMap((place) =>
      laidAt(view, seat, place).map(
        (laid) => `${thing("place", place)}: ${faceWords(laid)}${shared(place)}`,
      ),
    ),
    ...permanents.map(({ program, target }) =>
      [
        [thing("card", program), target !== NOBODY && name(target)].filter(Boolean).join(", "),
        label(`card.${program}`),
      ].join(": "),
    ),
    ...markWords(seat),
    ...(said ? [label("places.said", { words: statement(said) })] : []),
  ];
  return <LinesInWords lines={lines} />;
}
