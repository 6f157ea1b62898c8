/**
 * Out in the middle of one's own action.
 *
 * OV-1 Every seat has 2 health and 3 mirrors or blanks face down, dealt from 6 mirrors and 9 blanks.
 * OV-2 In its turn a seat fires a volley: three shots, each at a seat in play, chosen one by one.
 * OV-3 Whoever is shot at may answer with one of its cards, face down; everybody shot at is asked,
 *      whatever they hold. The card is shown: a mirror costs the shooter 1 health instead, a blank
 *      nothing more. The card goes to the discard pile.
 * OV-4 At 0 health a seat is out: its cards are shuffled face down into the deck, unseen, and its
 *      bounty goes to whoever did it.
 * OV-5 A shooter who is out fires no more; what was left of the volley is lost, and the next seat in
 *      play has its turn. The bounty of a shooter who shot themselves goes to whoever held the
 *      mirror.
 * OV-6 After its volley a seat that is still in draws a card, up to 3.
 * OV-7 The last seat in play wins with its bounties; after 6 rounds all that are left win.
 */
import {
  ask,
  clockwise,
  defineGame,
  type Play,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

type Face = "mirror" | "blank";
type Card = Secret<Face>;

export type OverreachState = {
  turn: Seat;
  round: number;
  health: number[];
  hands: Card[][];
  deck: Card[];
  discard: Card[];
  bounties: number[];
};

type Overreach = Play<OverreachState>;

const isIn = (g: Overreach, seat: Seat): boolean => g.state.health[seat] > 0;
const inPlay = (g: Overreach): Seat[] =>
  clockwise(g.seats, g.state.turn).filter((seat) => isIn(g, seat));

function turn(g: Overreach): void {
  g.within("turn", () => {
    for (let shot = 1; shot <= 3; shot++) g.next("shoot", shot); // OV-2
    g.next("draw");
  });
  g.next("pass-on");
}

/** OV-2, OV-3: one shot of the volley. */
function* shoot(g: Overreach, shot: number): Rule<void> {
  const shooter = g.state.turn;
  const targets = inPlay(g).filter((seat) => seat !== shooter);
  const options = targets.map((target) => ({ kind: "shoot", target, on: `seat/${target}` }));
  const { target } = yield* ask(shooter, "shoot", options, { rule: "OV-2", args: { shot } });
  g.tell("shot", { by: shooter, target });
  const mirrored = yield* answered(g, target); // OV-3
  if (mirrored)
    wound(g, shooter, target); // OV-3
  else wound(g, target, shooter);
}

/** OV-3: did the target hold up a mirror? */
function* answered(g: Overreach, target: Seat): Rule<boolean> {
  const { hands, discard } = g.state;
  const cards = hands[target].map((card) => ({ kind: "hold-up", card, on: `card/${card}` }));
  const options: { kind: string; card?: Card }[] = [{ kind: "nothing" }, ...cards];
  const { card } = yield* ask(target, "answer", options, { rule: "OV-3" });
  if (card === undefined) return false;
  g.take(hands[target], card);
  g.show(card, "all"); // OV-3
  discard.push(card);
  g.tell("held-up", { seat: target }, { cards: [card], rule: "OV-3" });
  return g.face(card) === "mirror";
}

/** OV-4, OV-5 */
function wound(g: Overreach, seat: Seat, by: Seat): void {
  const s = g.state;
  s.health[seat]--;
  if (s.health[seat] > 0) return;
  s.bounties[by]++; // OV-4, OV-5
  s.deck.push(...s.hands[seat]); // OV-4
  s.hands[seat] = [];
  g.shuffle("deck", s.deck); // OV-4
  g.tell("out", { seat, by }, { rule: "OV-4" });
  const left = inPlay(g);
  if (left.length === 1) end(g, left, "last-in-play"); // OV-7
  if (seat === s.turn) g.leave("turn"); // OV-5
}

/** OV-6 */
function draw(g: Overreach): void {
  const { hands, turn: seat } = g.state;
  const s = g.state;
  if (hands[seat].length >= 3) return;
  if (s.deck.length === 0) {
    s.deck = s.discard;
    s.discard = [];
    g.shuffle("deck", s.deck);
  }
  if (s.deck.length > 0) g.put(g.draw("card", s.deck), hands[seat], seat); // OV-6
}

function passOn(g: Overreach): void {
  const s = g.state;
  do {
    s.turn = (s.turn + 1) % g.seats;
    if (s.turn === 0) s.round++;
  } while (!isIn(g, s.turn)); // OV-5
  if (s.round > 6) end(g, inPlay(g), "time"); // OV-7
  g.next("turn");
}

function end(g: Overreach, winners: readonly Seat[], reason: string): never {
  g.end({ winners, reason, rule: "OV-7", scores: g.state.bounties });
}

const FACES: readonly Face[] = [...Array<Face>(6).fill("mirror"), ...Array<Face>(9).fill("blank")];

export const overreach = defineGame<OverreachState>({
  id: "overreach",
  version: 1,
  seats: { min: 2, max: 5 },
  options: {},
  setup(g) {
    const deck = g.hide("cards", FACES); // OV-1
    g.shuffle("deck", deck);
    const hands: Card[][] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      hands.push([]);
      for (let i = 0; i < 3; i++) g.put(g.draw("card", deck), hands[seat], seat); // OV-1
    }
    g.next("turn");
    const health = Array<number>(g.seats).fill(2); // OV-1
    const bounties = Array<number>(g.seats).fill(0);
    return { turn: 0, round: 1, health, hands, deck, discard: [], bounties };
  },
  steps: { turn, shoot, draw, "pass-on": passOn },
  bound: 400,
  census: ({ hands, deck, discard }) => ({ cards: [...hands.flat(), ...deck, ...discard] }),
});
