/** The table of Social Deduction: who does what now, everybody around it, and what is yours alone. */
import { useSyncExternalStore } from "react";
import css from "./board.module.css";
import { Check } from "./check.js";
import { Facts, ShownToMe } from "./facts.js";
import { Mine } from "./mine.js";
import { NotebookPanel, NotebookProvider } from "./notebook.js";
import { Now } from "./now.js";
import { Around } from "./ring-view.js";
import { Talk, TalkStrip } from "./talk.js";

export function Board() {
  const narrow = useNarrow();
  return (
    <NotebookProvider>
      <div className={css.board}>
        <Now />
        <TalkStrip />
        <Check />
        {narrow && <Mine />}
        <Around />
        {!narrow && <Mine />}
        <div className={css.papers}>
          <Talk />
          <NotebookPanel />
          <ShownToMe />
          <Facts />
        </div>
      </div>
    </NotebookProvider>
  );
}

const NARROW = "(width < 44rem)";

/** A phone: there one's own cards come first. */
function useNarrow(): boolean {
  return useSyncExternalStore(watchNarrow, () => window.matchMedia(NARROW).matches);
}

function watchNarrow(changed: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}
