/** An Event is turned up before everybody, as large as it deserves; an EX Event larger still. */
import { Shown } from "@sprawl/art";
import type { Stager } from "@sprawl/kit";
import { eventPicture } from "./event-picture.js";
import css from "./event-scene.module.css";
import { EventHead, Goal, Lines } from "./happening.js";
import { useCity } from "./use-city.js";

/** So long it takes to read a card. */
const READ = 7;

export const eventTurned: Stager = ({ faces }) => {
  const [id] = faces ?? [];
  if (typeof id !== "string") return undefined;
  return { shape: "scene", node: <EventScene id={id} />, beats: READ };
};

function EventScene({ id }: { readonly id: string }) {
  const { g } = useCity();
  const event = g.box.events[id];
  if (!event) return null;
  return (
    <div className={css.scene} data-moment="" data-deck={event.deck}>
      <article className={css.card}>
        <EventHead event={event} />
        <Shown picture={eventPicture(event.type)} className={css.picture} fit="slice" />
        <Goal event={event} />
        <Lines event={event} />
      </article>
    </div>
  );
}
