/** The table of Social Deduction: who does what now, and everybody around it. */
import css from "./board.module.css";
import { Check } from "./check.js";
import { Facts, ShownToMe } from "./facts.js";
import { NotebookPanel, NotebookProvider } from "./notebook.js";
import { Now } from "./now.js";
import { Around } from "./ring-view.js";
import { Talk, TalkStrip } from "./talk.js";

export function Board() {
  return (
    <NotebookProvider>
      <div className={css.board}>
        <Now />
        <TalkStrip />
        <Check />
        <Around />
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
