/** Before the first match of a game: what I want, what I can do, what threatens me. Closed for ever. */
import { sayLabel } from "@sprawl/engine/speech";
import { Button, Icon, useTable } from "@sprawl/kit";
import { useEffect, useRef, useState } from "react";
import { useSay } from "../words/say.js";
import css from "./first-cards.module.css";
import { toldInShort } from "./in-short.js";

const PLACE = "sprawl.first";

export function FirstCards() {
  const { view, text, speaker, choices } = useTable();
  const say = useSay();
  const [open, setOpen] = useState(() => !seen().includes(view.game));
  const told = toldInShort(text);
  const shown = open && told.length > 0 && choices.question !== undefined && view.answers <= 12;
  const close = () => {
    needNoCards(view.game);
    setOpen(false);
  };
  useClosingKey(shown, close);
  if (!shown) return null;
  return (
    <>
      {/* A press beside them closes them, and does nothing else. */}
      <button
        type="button"
        className={css.shade}
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
        data-shade=""
      />
      <section className={css.first} aria-label={say("first.title")}>
        <ul>
          {told.map(([id, icon]) => (
            <li key={id} data-card={id}>
              <h3>
                <Icon name={icon} /> {say(`first.${id}`)}
              </h3>
              <p>{sayLabel(speaker, `first.${id}`)}</p>
            </li>
          ))}
        </ul>
        <Button variant="primary" onClick={close}>
          {say("first.close")}
        </Button>
      </section>
    </>
  );
}

/** Whatever key would act on the table closes what lies over it first, and does nothing else. */
function useClosingKey(shown: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!shown) return;
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const acts = key.length === 1 || key === "Enter" || key === "Escape";
      if (!acts || ctrlKey || metaKey || altKey) return;
      // What has the focus elsewhere keeps its keys.
      if (target instanceof Element && target.closest("dialog, [role=menu], input, [data-hud]"))
        return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [shown]);
}

/** Whoever closed the cards of a game, or went through its lesson, is not shown them again. */
export function needNoCards(game: string): void {
  if (!seen().includes(game)) localStorage.setItem(PLACE, [...seen(), game].join(" "));
}

/** Games whose cards need not be shown. */
function seen(): readonly string[] {
  return (localStorage.getItem(PLACE) ?? "").split(" ").filter(Boolean);
}
