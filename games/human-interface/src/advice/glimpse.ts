/**
 * The rules' own questions, asked of a view: who sees whom, what an attack comes to. It holds what
 * the viewer sees and can do nothing: whoever tried to change it would fail.
 */
import type { Play, View } from "@sprawl/engine";
import { box } from "../box.js";
import { humanInterface } from "../game.js";
import type { Interface, Options, State } from "../state.js";

type Seen = Pick<Play<State, Options>, "state" | "options" | "seats">;

/**
 * A mission as this viewer sees it: enough for a bot that takes a Team over at any moment (HI-36.8).
 * Hidden cards have no face: rules of thumb must not ask.
 */
export function glimpse<Q>(view: View<State, Q>): Interface {
  const seen: Seen = { state: view.state, options: view.options as Options, seats: view.seats };
  const { listened = new Map() } = humanInterface;
  const faces = view.faces;
  const face = (card: number): unknown => faces[card] ?? "blank";
  // The queries of the rules read these and nothing else.
  return {
    ...seen,
    box,
    listened,
    face,
    uses: () => undefined,
    tell: () => undefined,
  } as unknown as Interface;
}
