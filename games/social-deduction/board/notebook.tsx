/** The private notebook: per opponent a guess, what I know of their cards, and a few words. */
import type { Seat } from "@sprawl/engine";
import { Panel, SeatMark, useTable } from "@sprawl/kit";
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from "react";
import type { State } from "../src/state.js";
import css from "./board.module.css";
import { alsoKnownOf, knownOf, TEAMS } from "./know.js";
import { type Note, type Notes, noteOn, notesKey, readNotes, withNote } from "./notes.js";
import { useShown, useStay } from "./privacy.js";
import { seenWhen } from "./shown.js";
import { useLabel, useSeatName, useThing } from "./words.js";

type Notebook = { readonly notes: Notes; note(seat: Seat, changed: Partial<Note>): void };

const NotebookContext = createContext<Notebook>({ notes: {}, note: () => {} });

export function useNotes(): Notebook {
  return useContext(NotebookContext);
}

/** Keeps the notes of this viewer in this browser, and nowhere else. */
export function NotebookProvider({ children }: { readonly children: ReactNode }) {
  const { view } = useTable<State>();
  const key = notesKey(view.commitment, view.viewer);
  const [kept, setKept] = useState(() => ({ key, notes: readNotes(localStorage.getItem(key)) }));
  const notes = kept.key === key ? kept.notes : readNotes(localStorage.getItem(key));
  const book = useMemo(
    (): Notebook => ({
      notes,
      note: (seat, changed) => {
        const next = withNote(notes, seat, changed);
        localStorage.setItem(key, JSON.stringify(next));
        setKept({ key, notes: next });
      },
    }),
    [key, notes],
  );
  return <NotebookContext value={book}>{children}</NotebookContext>;
}

export function NotebookPanel() {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const shown = useShown();
  const stay = useStay();
  const others = view.state.seats.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  const when = useMemo(() => seenWhen(view, log), [view, log]);
  return (
    <Panel
      tight
      level={3}
      title={label("board.notebook")}
      onPointerMove={stay}
      onFocus={stay}
      onKeyDown={stay}
    >
      <p className={css.soft}>{label("board.notebook-private")}</p>
      {shown ? (
        <ul className={css.notes}>
          {others.map((seat) => (
            <Page key={seat} seat={seat} when={when} />
          ))}
        </ul>
      ) : (
        <p>{label("board.hidden-now")}</p>
      )}
    </Panel>
  );
}

type PageProps = {
  readonly seat: Seat;
  /** In which round each card was seen. */
  readonly when: ReadonlyMap<number, number>;
};

function Page({ seat, when }: PageProps) {
  const { view } = useTable<State>();
  const { notes, note } = useNotes();
  const label = useLabel();
  const thing = useThing();
  const name = useSeatName()(seat);
  const id = useId();
  const { guess, words } = noteOn(notes, seat);
  const dated = (card: number, known: string) => {
    const round = when.get(card);
    return round === undefined ? known : label("board.known-since", { known, round });
  };
  const known = [
    ...knownOf(view, seat).map(({ card, place, face }) =>
      dated(card, label("board.known-card", { place, card: face })),
    ),
    ...alsoKnownOf(view, seat).map(({ card, face }) => dated(card, thing("card", face))),
  ];
  return (
    <li>
      <span className={css.who}>
        <SeatMark seat={seat} size="s" /> <b>{name}</b>
      </span>
      <select
        aria-label={label("board.guess-of", { name })}
        value={guess}
        onChange={(event) => note(seat, { guess: event.target.value })}
      >
        <option value="">{label("board.no-guess")}</option>
        {TEAMS.map((team) => (
          <option key={team} value={team}>
            {thing("team", team)}
          </option>
        ))}
      </select>
      <input
        id={id}
        type="text"
        aria-label={label("board.words-on", { name })}
        placeholder={label("board.words")}
        maxLength={500}
        value={words}
        onChange={(event) => note(seat, { words: event.target.value })}
      />
      {known.length > 0 && <small>{known.join(" · ")}</small>}
    </li>
  );
}
