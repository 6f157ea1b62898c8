/** What is only mine to see: my cards, my programs, my team. It hides again by itself. */
import type { Seat } from "@sprawl/engine";
import { Spot, useTable } from "@sprawl/kit";
import type { Place, State } from "../src/state.js";
import { Face } from "./face.js";
import { faceOf, laidAt, PLACES } from "./know.js";
import css from "./mine.module.css";
import { OwnTeam } from "./own-team.js";
import { faceUp, LaidBack, SeatPicture } from "./pictures.js";
import { ShowMine, useShown, useStay } from "./privacy.js";
import { Hand, Inspected } from "./programs.js";
import { useLabel, useThing } from "./words.js";

export function Mine() {
  const { view } = useTable<State>();
  const label = useLabel();
  const stay = useStay();
  const shown = useShown();
  const { viewer } = view;
  if (viewer === "spectator") return null;
  return (
    <section
      className={css.mine}
      aria-label={label("board.mine")}
      data-mine=""
      data-covered={shown ? undefined : ""}
      onPointerMove={stay}
      onFocus={stay}
    >
      <div className={css.top}>
        <OwnTeam />
        <ShowMine />
      </div>
      <div className={css.row}>
        <span className={css.me}>
          <SeatPicture seat={viewer} size={120} />
        </span>
        <Own seat={viewer} />
        <Hand seat={viewer} />
      </div>
      <Inspected />
    </section>
  );
}

/** The own ID and loyalty cards, large. */
function Own({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const shown = useShown();
  const cards = PLACES.flatMap((place) =>
    laidAt(view, seat, place).map((laid) => ({ place, ...laid })),
  );
  return (
    <ul className={css.own}>
      {cards.map(({ place, card, revealed }) => (
        <li key={card}>
          <OwnCard place={place} face={shown || revealed ? faceOf(view, card) : undefined} />
          <small>
            {label(`place.${place}`)} · {label(revealed ? "board.up" : "board.down")}
          </small>
        </li>
      ))}
    </ul>
  );
}

type OwnCardProps = { readonly place: Place; readonly face: string | undefined };

function OwnCard({ place, face }: OwnCardProps) {
  const thing = useThing();
  if (face === undefined) return <LaidBack place={place} />;
  const picture = faceUp({ face, place, revealed: true });
  return (
    <Spot
      on={`own/${place}`}
      label={`${thing("place", place)}: ${thing("card", face)}`}
      preview={<Face face={face} large />}
    >
      {picture ? (
        <span className={css.picture}>
          {picture}
          <b>{thing("card", face)}</b>
        </span>
      ) : (
        <Face face={face} />
      )}
    </Spot>
  );
}
