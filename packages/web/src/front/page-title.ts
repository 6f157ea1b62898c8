/** The title of the browser's tab: what page this is, and how many matches wait for you. */
import { useEffect } from "react";

const shown = { title: "", moves: 0 };

function write() {
  const name = shown.title === "" ? "Sprawl" : `${shown.title} · Sprawl`;
  document.title = shown.moves > 0 ? `(${shown.moves}) ${name}` : name;
}

export function usePageTitle(title = ""): void {
  useEffect(() => {
    shown.title = title;
    write();
  }, [title]);
}

/** How many matches wait for this person's answer. */
export function setMovesWaiting(moves: number): void {
  shown.moves = moves;
  write();
}
