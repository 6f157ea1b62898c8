/**
 * The private notebook: a guess and a few words on each opponent. It is kept in this browser under
 * the match's commitment and the seat, and never sent anywhere.
 */
import type { Seat, Viewer } from "@sprawl/engine";
import { isTeam } from "./know.js";

export type Note = { readonly guess: string; readonly words: string };
export type Notes = Readonly<Record<Seat, Note>>;

export const NO_NOTE: Note = { guess: "", words: "" };
const LONGEST = 500;

export function notesKey(commitment: string, viewer: Viewer): string {
  return `notebook ${commitment} ${viewer}`;
}

/** Notes as they were kept; whatever cannot be read is left out. */
export function readNotes(kept: string | null): Notes {
  const notes: Record<Seat, Note> = {};
  try {
    const given = JSON.parse(kept ?? "{}") as Record<string, Partial<Note> | undefined>;
    for (const [seat, note] of Object.entries(given)) {
      const guess = String(note?.guess ?? "");
      const words = String(note?.words ?? "").slice(0, LONGEST);
      if (Number.isInteger(Number(seat))) {
        notes[Number(seat)] = { guess: isTeam(guess) ? guess : "", words };
      }
    }
  } catch {
    // Nothing was kept, or something else.
  }
  return notes;
}

export function noteOn(notes: Notes, seat: Seat): Note {
  return notes[seat] ?? NO_NOTE;
}

/** With one note changed; an empty one is not kept. */
export function withNote(notes: Notes, seat: Seat, changed: Partial<Note>): Notes {
  const note = { ...noteOn(notes, seat), ...changed };
  const { [seat]: _, ...others } = notes;
  if (note.guess === "" && note.words === "") return others;
  return { ...others, [seat]: { ...note, words: note.words.slice(0, LONGEST) } };
}
