/** Squares that somebody walks through just now: where the stage puts their feet. */
import { useTable } from "@sprawl/kit";
import { CELL } from "./drawing.js";
import { corner } from "./sight.js";
import { footstep, stepsIn } from "./stage.js";

export function Footsteps() {
  const { recent, log } = useTable();
  const squares = new Set(stepsIn(recent, log).flatMap(({ from, to }) => [from, to]));
  return [...squares].map((at) => {
    const [left, top] = corner(at);
    return (
      <i
        key={at}
        data-ref={footstep(at)}
        aria-hidden="true"
        style={{
          position: "absolute",
          left,
          top: top + DOWN,
          width: CELL,
          height: CELL,
          pointerEvents: "none",
        }}
      />
    );
  });
}

/** Feet stand a little below the middle of their square. */
const DOWN = 7;
