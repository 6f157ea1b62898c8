/** HI-18: what the initiative is worth. */
import { goalsOf } from "../src/advice/index.js";
import { characterOf, isEnemy, isMember, woundValue } from "../src/models.js";
import { canSee, distanceBetween, isAdjacent } from "../src/sight.js";
import type { Interface, Model } from "../src/state.js";
import { purseOf } from "../src/tokens.js";

/** What a defence over the networks costs about. */
const DEFENCE = 2;

/** A little by the whim of the moment; more where being first takes or saves something. */
export function bidOf(g: Interface, team: number, whim: number): number {
  const spare = Math.max(0, purseOf(g, team) - DEFENCE);
  return Math.min(spare, isUrgent(g, team) ? 3 : whim);
}

function isUrgent(g: Interface, team: number): boolean {
  const own = g.state.models.filter(
    (model) => model.team === team && isMember(model) && model.at >= 0,
  );
  return own.some(
    (model) => takesTerminal(g, model) || bringsOut(g, model) || isHackerInDanger(g, model),
  );
}

/** Beside a Terminal that is not its Team's. */
const takesTerminal = (g: Interface, model: Model): boolean =>
  characterOf(g, model).hacker === true &&
  g.state.terminals.some(({ at, team }) => team !== model.team && isAdjacent(g, model.at, at));

/** With an objective, two Moves from where it is to go. */
const bringsOut = (g: Interface, model: Model): boolean =>
  g.state.objectives.some(({ carrier }) => carrier === model.id) &&
  goalsOf(g, model).some((at) => distanceBetween(g, model.at, at) <= 10);

const isHackerInDanger = (g: Interface, model: Model): boolean =>
  characterOf(g, model).hacker === true &&
  (model.crippled || woundValue(g, model) - model.wounds <= 2) &&
  g.state.models.some((other) => isEnemy(g, model, other) && canSee(g, other, model));
