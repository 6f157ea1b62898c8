/**
 * A card that lies before somebody, small: its colour where it is revealed; its back where it is
 * not, with an eye where the viewer knows it, and the face itself only while that may be shown.
 */
import type { GameEvent, Seat } from "@sprawl/engine";
import { classNames, Icon, Spot, useTable } from "@sprawl/kit";
import { LOYALTY } from "../src/rows.js";
import type { Laid, Place, State } from "../src/state.js";
import css from "./cards.module.css";
import { Face } from "./face.js";
import { FaceName, named } from "./face-name.js";
import { colourOf, faceOf, knewOf, laidAt } from "./know.js";
import { useToCome } from "./meanwhile.js";
import { faceUp, LaidBack } from "./pictures.js";
import { useShown } from "./privacy.js";
import { TeamSign } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

export type LaidSpotProps = {
  readonly seat: Seat;
  readonly place: Place;
  /** The neighbour who shares it, and what the card is called from there. */
  readonly shared?: { readonly seat: Seat; readonly place: Place } | undefined;
};

export function LaidSpot({ seat, place, shared }: LaidSpotProps) {
  const { view, recent } = useTable<State>();
  const toCome = useToCome();
  const label = useLabel();
  const name = useSeatName();
  const words = useFaceWords();
  const shown = useShown();
  const cards = laidAt(view, seat, place);
  const refs = [`seat/${seat}/${place}`];
  if (shared) refs.push(`seat/${shared.seat}/${shared.place}`);
  const owner = shared ? `${name(seat)} / ${name(shared.seat)}` : name(seat);
  const said = cards.map((laid) => words(laid)).join(", ");
  const open = cards.filter(({ card, revealed }) => revealed || (shown && faceOf(view, card)));
  const flips = isFlipped(recent, refs);
  return (
    <Spot
      on={refs.join(" ")}
      label={label("board.card-of", { name: owner, place: shared ? "loyalty" : place, said })}
      preview={
        open.length > 0 && (
          <div className={css.previews}>
            {open.map(({ card }) => (
              <Face key={card} face={faceOf(view, card)} large />
            ))}
          </div>
        )
      }
      className={css.spot}
    >
      {cards.map((laid) => (
        <Chip
          key={laid.card}
          laid={laid}
          place={shared ? "shared" : place}
          flips={flips}
          waits={isFlipped(toCome, refs)}
        />
      ))}
    </Spot>
  );
}

/** Was a card at one of these places turned up just now? */
function isFlipped(recent: readonly GameEvent[], places: readonly string[]): boolean {
  return recent.some(({ type, args }) => {
    if (type === "revealed-id") return places.includes(`seat/${args.seat}/id`);
    return type === "revealed-loyalty" && places.includes(`seat/${args.seat}/${args.side}`);
  });
}

export type ChipProps = {
  readonly laid: Laid;
  readonly place: Place | "shared";
  readonly flips: boolean;
  /** It is being shown how it turns up: until then it lies as it lay. */
  readonly waits: boolean;
};

export function Chip({ laid, place, flips, waits }: ChipProps) {
  const { view } = useTable<State>();
  const label = useLabel();
  const shown = useShown();
  const { card } = laid;
  const revealed = laid.revealed && !waits;
  const face = waits && !knewOf(view, card) ? undefined : faceOf(view, card);
  const visible = face !== undefined && (revealed || shown);
  const team = visible ? colourOf(face) : undefined;
  const weight = visible ? (LOYALTY[face]?.weight ?? 1) : 1;
  const isId = place === "id";
  const thing = useThing();
  // A loyalty card known to the viewer alone stands in its envelope, which shows as much.
  const name = visible && (revealed || isId) ? thing("card", face) : "";
  const picture = visible ? faceUp({ face, place, revealed }) : <LaidBack place={place} />;
  if (picture) {
    return (
      <span
        className={classNames(css.chip, name !== "" && named)}
        data-drawn=""
        data-side={revealed ? "up" : "down"}
        data-flip={(flips && revealed) || undefined}
      >
        {picture}
        {name !== "" && <FaceName name={name} />}
        {!revealed && face !== undefined && isId && (
          <span className={css.known}>
            <Icon name="eye" />
          </span>
        )}
      </span>
    );
  }
  return (
    <span
      className={css.chip}
      data-side={revealed ? "up" : "down"}
      data-flip={(flips && revealed) || undefined}
    >
      {team ? <TeamSign team={team} size="s" /> : <i>{label(`place.${place}`)}</i>}
      {weight > 1 && <b>×{weight}</b>}
      {!revealed && face !== undefined && <Icon name="eye" />}
    </span>
  );
}

/** A laid card in words: what it is as far as it may be shown. */
export function useFaceWords(): (laid: Laid) => string {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const shown = useShown();
  return ({ card, revealed }) => {
    const face = faceOf(view, card);
    if (revealed && face !== undefined)
      return label("board.revealed", { card: thing("card", face) });
    if (face === undefined) return label("board.unrevealed");
    return shown
      ? label("board.known", { card: thing("card", face) })
      : label("board.known-hidden");
  };
}
