/** A moment as a picture: as the game draws it, or whoever it is about with the card that mattered. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { GameEvent, Plain, Seat } from "@sprawl/engine";
import { type BoardDefinition, Icon, seatColour, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { GameArt } from "../front/game-art.js";
import { FlownFace } from "../plain/face.js";
import css from "./moment-picture.module.css";

type Props = { readonly event: GameEvent; readonly board: BoardDefinition | undefined };

export function MomentPicture({ event, board }: Props) {
  const { view } = useTable();
  const Moment = board?.Moment;
  if (Moment) return <Moment event={event} />;
  const [first, second] = seatsOf(event, view.seats);
  if (first === undefined) return <GameArt game={view.game} className={css.cover} />;
  const face = event.faces?.find((each) => each !== undefined);
  return (
    <span className={css.moment}>
      <Person seat={first} board={board} />
      {face !== undefined ? (
        <span className={css.card}>
          <FlownFace face={face} large={false} />
        </span>
      ) : (
        second !== undefined && <Icon name="next" className={css.towards} />
      )}
      {second !== undefined && <Person seat={second} board={board} flip />}
    </span>
  );
}

const ROLES = ["by", "seat", "from", "target", "to"];

/** Whoever did it first, then to whom. */
function seatsOf({ args }: GameEvent, seats: number): readonly Seat[] {
  const isSeat = (value: Plain): value is Seat =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < seats;
  const named = ROLES.flatMap((role) => {
    const value = args[role];
    return Array.isArray(value) ? (value as readonly Plain[]) : [value];
  });
  return [...new Set(named.filter(isSeat))].slice(0, 2);
}

type PersonProps = {
  readonly seat: Seat;
  readonly board: BoardDefinition | undefined;
  readonly flip?: boolean;
};

function Person({ seat, board, flip }: PersonProps) {
  const Own = board?.Portrait;
  return (
    <span className={css.person} style={{ "--seat-tint": seatColour(seat) } as CSSProperties}>
      {Own ? (
        <Own seat={seat} />
      ) : (
        <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={110} cutout flip={flip} />
      )}
    </span>
  );
}
