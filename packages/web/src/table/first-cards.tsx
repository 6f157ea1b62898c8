/** Before the first match of a game: what I want, what I can do, what threatens me. Closed for ever. */
import { sayLabel } from "@sprawl/engine/speech";
import { Button, Icon, type IconName, useTable } from "@sprawl/kit";
import { useState } from "react";
import { useSay } from "../words/say.js";
import css from "./first-cards.module.css";

const CARDS: readonly (readonly [id: "want" | "can" | "threat", icon: IconName])[] = [
  ["want", "flag"],
  ["can", "hand"],
  ["threat", "warning"],
];

const PLACE = "sprawl.first";

export function FirstCards() {
  const { view, text, speaker, choices } = useTable();
  const say = useSay();
  const [open, setOpen] = useState(() => !seen().includes(view.game));
  const told = CARDS.filter(([id]) => text.labels?.[`first.${id}`] !== undefined);
  if (!open || told.length === 0 || !choices.question || view.answers > 12) return null;
  const close = () => {
    localStorage.setItem(PLACE, [...seen(), view.game].join(" "));
    setOpen(false);
  };
  return (
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
  );
}

/** Games whose cards were closed. */
function seen(): readonly string[] {
  return (localStorage.getItem(PLACE) ?? "").split(" ").filter(Boolean);
}
