/**
 * The two nights of the city. What everybody is told comes up before everybody, alike and equally
 * long (TB-41.19); what only the viewer learns stands on the sheet of the question that follows.
 */
import { Portrait, Shown, seatGround } from "@sprawl/art";
import { Spot, type Stager, useCover, useTable } from "@sprawl/kit";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { eventPicture } from "./event-picture.js";
import { faces } from "./faces.js";
import { KnownSign, useKnown } from "./known.js";
import css from "./phase-scene.module.css";
import { useCity } from "./use-city.js";

type Phase = "human" | "machine";
const READ = 9;

export const phaseBegins =
  (phase: Phase): Stager =>
  () => ({ shape: "scene", node: <PhaseScene phase={phase} />, beats: READ });

function PhaseScene({ phase }: { readonly phase: Phase }) {
  const { label } = useCity();
  return (
    <div className={css.scene} data-phase={phase} data-moment="">
      <Shown picture={eventPicture(phase)} className={css.sky} fit="slice" />
      <h3>{label(`night.${phase}`)}</h3>
      <p>{label(`night.${phase}.says`)}</p>
    </div>
  );
}

/** While all close their eyes: the same sheet for everybody, with what this player has been shown. */
export function Night() {
  const { choices, view } = useTable<State, Questions>();
  const { label } = useCity();
  const { shown } = useCover();
  const kind = choices.question?.kind;
  if (kind !== "recruit" && kind !== "infect") return null;
  return (
    <aside className={css.night}>
      <Shown picture={eventPicture("machine")} className={css.sky} fit="slice" />
      <h3>{label("night.machine")}</h3>
      <p>{label("night.asleep")}</p>
      {shown && (
        <ul>
          {view.state.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <Learnt key={seat} seat={seat} />
          ))}
        </ul>
      )}
    </aside>
  );
}

/** Somebody of whom something was learnt, or who can be chosen. */
function Learnt({ seat }: { readonly seat: number }) {
  const { s, table, seatName, thing } = useCity();
  const known = useKnown(seat);
  const on = `seat/${seat}`;
  if (!known && table.choices.on(on).length === 0) return null;
  const words = known ? thing("faction", known) : thing("character", s.seats[seat].character);
  return (
    <li>
      <Spot on={on} label={`${seatName(seat)}, ${words}`} className={css.learnt}>
        <span className={css.face}>
          <Portrait face={faces[s.seats[seat].character]} ground={seatGround(seat)} size={96} />
          <KnownSign seat={seat} />
        </span>
        <b>{seatName(seat)}</b>
        <small>{words}</small>
      </Spot>
    </li>
  );
}
