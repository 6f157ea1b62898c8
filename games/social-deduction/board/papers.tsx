/** What one may want to look up: counts, what one was shown, notes, what was said. Folded away until asked for. */
import { Button, Icon, useTable } from "@sprawl/kit";
import { useState } from "react";
import type { State } from "../src/state.js";
import { Checks } from "./check.js";
import { Facts, ShownToMe } from "./facts.js";
import { NotebookPanel } from "./notebook.js";
import css from "./papers.module.css";
import { usePutAway } from "./put-away.js";
import { Said } from "./talk.js";
import { useLabel } from "./words.js";

export function Papers() {
  const { view } = useTable<State>();
  const label = useLabel();
  const [open, setOpen] = useState(false);
  usePutAway(open, "[data-papers], [data-case-file]", () => setOpen(false), false);
  if (view.result) return null;
  return (
    <>
      <Button
        size="s"
        className={css.open}
        icon={<Icon name="book" />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-papers=""
      >
        <span className={css.word}>{label("board.papers")}</span>
      </Button>
      {open && (
        <section className={css.papers} aria-label={label("board.papers")} data-case-file="">
          <Checks />
          <Facts />
          <ShownToMe />
          <NotebookPanel />
          <Said />
        </section>
      )}
    </>
  );
}
