/** How one stands, for whoever hears the table: side and goal, cards, weapon, and who aims at whom. */
import { useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import { aimsIn } from "./aiming.js";
import { useAimWords } from "./aims.js";
import { faceOf, laidAt, ownTeam, PLACES } from "./know.js";
import { useShown } from "./privacy.js";
import { useLabel, useThing } from "./words.js";

export function InWords() {
  const { view } = useTable<State>();
  const label = useLabel();
  const aims = useAimWords();
  const shown = useShown();
  const { viewer, state } = view;
  const team = ownTeam(view);
  return (
    <>
      {shown && team && <li>{label(`board.goal-${team}`, { team })}.</li>}
      {viewer !== "spectator" && <Own seat={viewer} />}
      {state.weapons
        .filter(({ holder }) => holder in state.seats)
        .map((weapon) => (
          <li key={weapon.id}>{aims(weapon)}.</li>
        ))}
    </>
  );
}

/** HP and what aims at it; one's cards, as far as they may be seen now. */
function Own({ seat }: { readonly seat: number }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const shown = useShown();
  const { hp } = view.state.seats[seat];
  const by = [
    ...new Set(
      aimsIn(view.state).flatMap(({ target, holder }) => (target === seat ? [holder] : [])),
    ),
  ];
  const cards = PLACES.flatMap((place) =>
    laidAt(view, seat, place).map(({ card, revealed }) => {
      const face = shown || revealed ? faceOf(view, card) : undefined;
      return `${capital(thing("place", place))}: ${face ? thing("card", face) : label("board.unrevealed")}, ${label(revealed ? "board.open-to-all" : "board.only-you")}`;
    }),
  );
  return (
    <>
      <li>
        {hp === 0 ? label("board.out") : label("board.hp", { hp })}
        {by.length > 0 && `. ${label("board.aimed-at-you", { by })}`}.
      </li>
      {cards.map((words) => (
        <li key={words}>{words}.</li>
      ))}
    </>
  );
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
