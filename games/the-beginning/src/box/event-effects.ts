/** What single Events do that no other rule does. */
import type { Rule, Seat } from "@sprawl/engine";
import { leastOf } from "@sprawl/parts";
import { activate } from "../activation.js";
import { moveBar } from "../bars.js";
import { cardOptions, discardCards, drawGeneral, influence, loseCards } from "../cards.js";
import type { DecisionOption } from "../content.js";
import { areaOf, rollDice } from "../dice.js";
import type { Effect } from "../effects.js";
import { maybeNoWay } from "../ending.js";
import { exEvent } from "../happen.js";
import { detain, takeWounds } from "../health.js";
import { prisoners, release } from "../hq.js";
import { layInJunkyard } from "../junkyard.js";
import { losePrograms } from "../programs.js";
import { ask, pick } from "../questions.js";
import { leaderOf, newLeaderVote } from "../ranks.js";
import { advanceDeus } from "../red-path.js";
import { chooseSpawn, destroyByDice, destroySpawn, wholeSpawns } from "../spawning.js";
import { type Beginning, NOBODY } from "../state.js";
import { isDetained, seatsInOrder } from "../values.js";

function special(id: string, does: (g: Beginning) => Rule<void>): Effect {
  return { special: id, does };
}

function playerOptions(seats: readonly Seat[]) {
  return seats.map((target) => ({ kind: "player" as const, target, on: `seat/${target}` }));
}

/** The Leader chooses 2 different players; each takes 1 Wound. */
export const woundTwo = special("wound-two", function* (g) {
  const about = { min: 2, max: 2, rule: "TB-31.5" };
  const picked = yield* pick(leaderOf(g), "victims", playerOptions(seatsInOrder(g)), about);
  for (const { target } of picked) yield* takeWounds(g, target, 1);
});

/** The Leader secretly looks at the Loyalty card of one other player. */
export const lookAtLoyalty = special("look-at-loyalty", function* (g) {
  const leader = leaderOf(g);
  const others = seatsInOrder(g).filter((seat) => seat !== leader);
  const { target } = yield* ask(leader, "player", playerOptions(others), { rule: "TB-50.19" });
  const { loyalty } = g.state.seats[target];
  for (const card of loyalty) g.show(card, leader);
  g.tell("looked-at-loyalty-of", { seat: leader, target }, { cards: loyalty, rule: "TB-50.19" });
});

/** A player whose character is not detained is detained. */
function* detainOne(g: Beginning, by: Seat): Rule<void> {
  const free = seatsInOrder(g).filter((seat) => !isDetained(g, seat));
  if (free.length === 0 || by === NOBODY) return;
  const { target } = yield* ask(by, "player", playerOptions(free), { rule: "TB-19.1" });
  yield* detain(g, target);
}

function somebodyIsFree(g: Beginning): boolean {
  return seatsInOrder(g).some((seat) => !isDetained(g, seat));
}

export const detainByLeader: DecisionOption = {
  may: somebodyIsFree,
  effects: [special("detain-one", (g) => detainOne(g, leaderOf(g)))],
};

export const detainByGeneral: DecisionOption = {
  may: (g) => somebodyIsFree(g) && g.state.general !== NOBODY,
  effects: [special("detain-one", (g) => detainOne(g, g.state.general))],
};

/** All detained characters are freed; if there are none, Morale -1. */
export const freePrisoners = special("free-prisoners", function* (g) {
  const held = prisoners(g);
  if (held.length === 0) return yield* moveBar(g, "morale", -1);
  for (const seat of held) yield* release(g, seat);
});

/** Roll the orange die and activate that Area. */
export const activateByDice = special("activate", function* (g) {
  const [orange] = yield* rollDice(g, ["orange"]);
  yield* activate(g, areaOf(orange));
});

export const destroyRolled = special("destroy-rolled", destroyByDice);

/** The Leader chooses a Spawn Location that is not destroyed. */
export const destroyChosen: DecisionOption = {
  may: (g) => wholeSpawns(g).length > 0,
  effects: [
    special("destroy-chosen", function* (g) {
      yield* destroySpawn(g, yield* chooseSpawn(g, wholeSpawns(g)));
    }),
  ],
};

/** TB-33.6: another Event says so. */
export const exEventNow = special("ex-event", exEvent);

/** If Deus is in play it moves 1 space, otherwise Deus +1. */
export const marchOfDeus = special("march-of-deus", function* (g) {
  if (g.state.deus.status === "in-play") yield* advanceDeus(g);
  else yield* moveBar(g, "deus", 1);
});

/** Each player with more than 4 Influence cards discards down to 4. */
export const confiscate = special("confiscate", function* (g) {
  for (const seat of seatsInOrder(g)) {
    const over = g.state.seats[seat].hand.length - 4;
    if (over > 0) yield* loseCards(g, seat, over, "TB-33.6");
  }
});

/** An EX Riot Bar marker; if it is already there, Morale -1. */
export function riotMarker(side: "anarchy" | "surveillance"): Effect {
  return special(`marker-${side}`, function* (g) {
    if (g.state[side]) return yield* moveBar(g, "morale", -1);
    g.state[side] = true; // TB-34.5
    g.tell("riot-marker", { side }, { rule: "TB-34.5" });
  });
}

/** Each player discards 1 own Program. */
export const loseProgramEach = special("lose-program-each", function* (g) {
  for (const seat of seatsInOrder(g)) {
    yield* losePrograms(g, seat, 1, "lose-program", "TB-33.6");
  }
});

/** Each player may discard 2 Influence cards; whoever does not takes 1 Wound. */
export const outbreak = special("outbreak", function* (g) {
  for (const seat of seatsInOrder(g)) {
    const { hand } = g.state.seats[seat];
    const able = hand.length >= 2;
    const about = {
      min: 0,
      max: 2,
      check: (all: readonly unknown[]) => (all.length === 1 ? "TB-33.6" : undefined),
      rule: "TB-33.6",
      safe: [],
    };
    const picked = able ? yield* pick(seat, "outbreak", cardOptions(hand), about) : [];
    if (picked.length < 2) {
      yield* takeWounds(g, seat, 1);
      continue;
    }
    yield* discardCards(
      g,
      seat,
      picked.map(({ card }) => card),
    );
  }
});

/** The lowest card of those turned over decides who is detained. */
export const dragnet = special("dragnet", function* (g) {
  const s = g.state;
  const turned: { seat: Seat; value: number }[] = [];
  for (const seat of seatsInOrder(g)) {
    if (isDetained(g, seat)) continue;
    const { deck } = s.seats[seat];
    const card = deck.length > 0 ? g.draw("personal", deck) : drawGeneral(g);
    if (card === undefined) continue;
    g.show(card, "all");
    s.discard.push(card);
    turned.push({ seat, value: influence(g, card).value });
    g.tell("turned-over", { seat }, { cards: [card], rule: "TB-33.6" });
  }
  if (turned.length === 0) return;
  const lowest = leastOf(turned, ({ value }) => value).map(({ seat }) => seat);
  const options = playerOptions(lowest);
  const { target } =
    options.length === 1
      ? options[0]
      : yield* ask(leaderOf(g), "player", options, { rule: "TB-35.1" });
  yield* detain(g, target);
});

/** The top Data Chip of each non-empty Sector goes face-down to the Junkyard. */
export const purge = special("purge", function* (g) {
  g.state.sectors.forEach((stack, i) => {
    if (stack.length > 0) {
      layInJunkyard(g, g.draw(`sector ${i + 1}`, stack), NOBODY, "data-purge"); // TB-R163
    }
  });
  maybeNoWay(g);
});

/** A New Leader vote at once, without cost. */
export const coup = special("coup", (g) => newLeaderVote(g, true));
