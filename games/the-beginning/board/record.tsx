/** What the table remembers: every check that was made, the newest first, and every motion voted on. */
import { Dialog, SeatMark } from "@sprawl/kit";
import { useState } from "react";
import type { CheckMade, Motion } from "../src/state.js";
import css from "./record.module.css";
import { Tiles } from "./tiles.js";
import { useCity } from "./use-city.js";

/** The button that opens it; nothing before there is something to read. */
export function RecordButton() {
  const { s, label } = useCity();
  const [open, setOpen] = useState(false);
  const n = s.checks.length + s.motions.length;
  if (n === 0) return null;
  return (
    <>
      <button type="button" className={css.button} data-record="" onClick={() => setOpen(true)}>
        {label("record", { n })}
      </button>
      <Dialog open={open} title={label("record.title")} onClose={() => setOpen(false)} wide>
        <TableRecord />
      </Dialog>
    </>
  );
}

function TableRecord() {
  const { s } = useCity();
  return (
    <ol className={css.record}>
      {s.checks
        .map((check, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was made stays where it is.
          <li key={i} data-met={check.result}>
            <Made check={check} />
          </li>
        ))
        .reverse()}
      {s.motions.map((motion, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was voted on stays where it is.
        <li key={`m${i}`}>
          <Voted motion={motion} />
        </li>
      ))}
    </ol>
  );
}

function Made({ check }: { readonly check: CheckMade }) {
  const { label, thing, seatName } = useCity();
  const { event, by, turn, goal, total, result, given, cards } = check;
  const signed = (n: number) => (n > 0 ? `+${n}` : String(n));
  return (
    <>
      <header>
        <b>{event ? thing("event", event) : label("record.plea", { name: seatName(by) })}</b>
        <small>{label("record.turn", { n: turn })}</small>
        <em>
          {result === "counted"
            ? `${total} ${label("counted")}`
            : `${signed(total)} ${label("against", { goal })} ${label(result)}`}
        </em>
      </header>
      <Tiles faces={cards} small />
      <ul>
        {given.map(({ seat, count, statement }) => (
          <li key={seat}>
            <SeatMark seat={seat} size="s" />
            <span>{seatName(seat)}</span>
            <b>{count}</b>
            {statement !== "silent" && <q>{thing("statement", statement)}</q>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Voted({ motion }: { readonly motion: Motion }) {
  const { label, seatName } = useCity();
  const { by, target, inFavour, carried } = motion;
  const names = inFavour.map(seatName).join(", ") || "–";
  return (
    <header>
      <b>{label("record.motion", { name: seatName(by), target: seatName(target) })}</b>
      <em>{label(carried ? "record.carried" : "record.lost", { names })}</em>
    </header>
  );
}
