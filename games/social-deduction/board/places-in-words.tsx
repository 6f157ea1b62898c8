/** What lies where, for whoever hears the table: one's programs, the middle, the gate. */
import type { Seat } from "@sprawl/engine";
import { PlaceInWords, useTable } from "@sprawl/kit";
import { portalsNeeded } from "../src/hell-gate/beside.js";
import { NOBODY, type State } from "../src/state.js";
import { bossWords, useBosses } from "./ex-boss.js";
import { faceOf, isBoxKnown, quietRounds, unlockedBy, withGate } from "./know.js";
import { leftByColour } from "./middle.js";
import { useShown } from "./privacy.js";
import { useLabel, useSeatName, useThing } from "./words.js";

export function PlacesInWords() {
  const { viewer } = useTable<State>().view;
  return (
    <>
      {viewer !== "spectator" && <Programs seat={viewer} />}
      <InTheMiddle />
      <Gate />
    </>
  );
}

/** One's own programs: what each is and does; covered, how many they are. */
function Programs({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const shown = useShown();
  const { programs } = view.state.seats[seat];
  const faces = programs.flatMap((card) => (shown ? (faceOf(view, card) ?? []) : []));
  const lines = faces.map((face) => `${thing("card", face)}: ${label(`card.${face}`)}`);
  const all = faces.length > 0 ? lines : [label("board.programs", { n: programs.length })];
  return <PlaceInWords name={label("places.programs")} lines={all} />;
}

/** The pile, weapons to be taken, locked ones and for whom, and how many loyalties lie open. */
function InTheMiddle() {
  const { view } = useTable<State>();
  const label = useLabel();
  const { pile, weapons } = view.state;
  const where = label(isBoxKnown(view) ? "board.hidden-count" : "board.table-and-box");
  const quiet = quietRounds(view);
  const lines = [
    label("board.pile", { n: pile.length }),
    ...weapons
      .filter(({ holder }) => holder === NOBODY)
      .map(({ kind, home }) => {
        const by = home === "locked" ? unlockedBy(view, kind) : [];
        if (home !== "locked") return label("board.weapon", { weapon: kind });
        return label(by.length > 0 ? "board.unlocked-by" : "board.locked-weapon", {
          weapon: kind,
          by,
        });
      }),
    ...leftByColour(view).map(({ colour, left, open }) =>
      label("places.loyalty", { colour, left, where, open }),
    ),
    ...(quiet > 0 ? [label("board.quiet", { n: quiet })] : []),
  ];
  return <PlaceInWords name={label("board.free")} lines={lines} />;
}

/** Portals, and each EX Boss: where it stands, how it stands, what it does. */
function Gate() {
  const { view } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const bosses = useBosses();
  if (!withGate(view)) return null;
  const { portals, exitus, silenced } = view.state.gate;
  const lines = [
    label("ex.portals", { n: portals.length, needed: portalsNeeded(view) }),
    ...(exitus.length > 0 ? [label("ex.exitus", { n: exitus.length })] : []),
    ...(silenced ? [label("ex.silenced")] : []),
    ...bosses.map((boss) =>
      [
        [label(`ex.${boss.number}`), ...bossWords(view, boss, label, name)].join(", "),
        label(`ex.text-${boss.number}`),
      ].join(". "),
    ),
  ];
  return <PlaceInWords name={label("places.gate")} lines={lines} />;
}
