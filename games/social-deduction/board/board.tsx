/** The table of Social Deduction: who does what now, everybody around it, and what is yours alone. */
import css from "./board.module.css";
import { Check } from "./check.js";
import { Facts, ShownToMe } from "./facts.js";
import { Mine } from "./mine.js";
import { NotebookPanel, NotebookProvider } from "./notebook.js";
import { Now } from "./now.js";
import { PrivacyProvider } from "./privacy.js";
import { Around } from "./ring-view.js";
import { Talk } from "./talk.js";

export function Board() {
  return (
    <PrivacyProvider>
      <NotebookProvider>
        <div className={css.board}>
          <Now />
          <Check />
          <Around />
          <Mine />
          <div className={css.papers}>
            <Talk />
            <NotebookPanel />
            <ShownToMe />
            <Facts />
          </div>
        </div>
      </NotebookProvider>
    </PrivacyProvider>
  );
}
