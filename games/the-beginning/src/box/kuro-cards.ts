/** Dee Coy's two unique cards: Kuro is lost, Kuro comes back. */
import { act } from "../acting.js";
import { actionsOf } from "../actions.js";
import { areasOf } from "../attack.js";
import type { InfluenceCard } from "../content.js";
import { maybeNoWay } from "../ending.js";
import { kuroReturns } from "../health.js";
import { layInJunkyard } from "../junkyard.js";
import { returnScanners } from "../network.js";
import { ask } from "../questions.js";
import { returnToStack } from "../stacks.js";
import { NOBODY } from "../state.js";
import { kuroOf } from "../values.js";

/** Destroy Kuro; every non-elite Enemy in his Area is eliminated, without reward. */
export const lastCommand: InfluenceCard = {
  id: "last-command",
  colour: "unique",
  value: 0,
  owner: "dee-coy",
  moment: "turn",
  may: (g, seat) => {
    const kuro = kuroOf(g, seat);
    return kuro !== undefined && g.state.figures[kuro].lies === "up";
  },
  *play(g, seat) {
    const index = kuroOf(g, seat);
    if (index === undefined) return;
    const kuro = g.state.figures[index];
    for (const enemy of g.state.enemies.slice()) {
      if (areasOf(enemy).includes(kuro.area)) returnToStack(g, enemy);
    }
    kuro.lies = "away"; // TB-49.27
    kuro.health = 0;
    g.state.seats[seat].destroyed = true;
    for (const chip of kuro.chips.splice(0)) layInJunkyard(g, chip, NOBODY, "last-command"); // TB-R128
    returnScanners(g, index); // TB-R128
    g.tell("kuro-destroyed", { seat }, { rule: "TB-49.27" });
    maybeNoWay(g);
  },
};

/** Kuro returns if he was destroyed; otherwise he takes 1 more action, without a marker. */
export const goodBoy: InfluenceCard = {
  id: "good-boy",
  colour: "unique",
  value: 0,
  owner: "dee-coy",
  moment: "turn",
  may: (g, seat) => {
    const kuro = kuroOf(g, seat);
    if (kuro === undefined) return false;
    return g.state.seats[seat].destroyed || g.state.figures[kuro].lies === "up";
  },
  *play(g, seat) {
    const { turn, seats } = g.state;
    const kuro = kuroOf(g, seat);
    if (kuro === undefined) return;
    if (seats[seat].destroyed) {
      seats[seat].destroyed = false;
      seats[seat].markers = [1, 2, 3, 4, 5, "junkyard"]; // TB-49.27
      kuroReturns(g, seat, 2);
      return;
    }
    const before = { figure: turn.figure, points: turn.points, movement: turn.movement };
    const markers = seats[seat].markers;
    turn.figure = kuro;
    turn.points = 1;
    turn.movement = 0;
    turn.freeMarker = true;
    seats[seat].markers = [1, 2, 3, 4, 5, "junkyard"];
    const { options } = actionsOf(g);
    const actions = options.filter(
      ({ kind }) => kind !== "move" && kind !== "place" && kind !== "recon",
    );
    const action = yield* ask(seat, "act", actions, { rule: "TB-49.7" });
    yield* act(g, action);
    Object.assign(turn, before, { freeMarker: false });
    seats[seat].markers = markers;
  },
};
