/** HI-13.16: doors are opened before one's own way, and locked before the enemy's. */
import type { OptionView } from "@sprawl/engine";
import { goalsOf, stepsToGoal } from "../src/advice/index.js";
import { isEnemy, isMember } from "../src/models.js";
import type { SetDoor } from "../src/questions.js";
import { distanceBetween } from "../src/sight.js";
import type { Interface, Model } from "../src/state.js";

/** So far a door still matters to somebody who walks. */
const NEAR = 6;

/** How much a setting of a door is liked; leaving all as they are is 0. */
export function likingOfDoors(g: Interface, team: number): (option: OptionView<SetDoor>) => number {
  const own = g.state.models.filter((model) => model.team === team && isMember(model));
  const foes = g.state.models.filter(
    (model) =>
      model.at >= 0 && model.condition === "ready" && own.some((one) => isEnemy(g, one, model)),
  );
  const toAct = own.filter(({ activated, condition }) => !activated && condition === "ready");
  const ways = toAct.map((model) => ({ model, far: stepsToGoal(g, model, goalsOf(g, model)) }));
  return (option) => {
    if (option.kind === "pass") return 0;
    const { square, open, locked } = option;
    const wanted = ways.some(
      ({ model, far }) =>
        far[square] >= 0 && far[square] < far[model.at] && isNear(g, model, square),
    );
    const now = g.state.doors.find(({ at }) => at === square);
    if (wanted) return open && !now?.open && !locked ? 3 : -1;
    // A closed door ends what a machine sees; a locked one keeps people out too.
    const threatened = foes.some((foe) => isNear(g, foe, square));
    const better = now?.open === true || now?.locked !== true;
    return threatened && better && !open && locked ? 2 : -1;
  };
}

const isNear = (g: Interface, model: Model, at: number): boolean =>
  model.at >= 0 && distanceBetween(g, model.at, at) <= NEAR;
