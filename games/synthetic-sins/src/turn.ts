/** SS-5.1: a turn, from top to bottom. */
import { NOWHERE, type Sins, type Turn } from "./state.js";

export function newTurn(number: number): Turn {
  return {
    number,
    phase: "your-actions",
    begun: false,
    freeMovement: true, // SS-5.2
    secondAction: true, // SS-7.1
    moved: false,
    skates: 0,
    cloak: false,
    smoke: false,
    glue: NOWHERE,
    overwatchAttack: false, // SS-9.5
  };
}

/** SS-5.1, SS-5.7: your actions, the enemies', the end of the turn; and then the next turn. */
export function turn(g: Sins): void {
  g.state.turn = newTurn(g.state.turn.number + 1);
  g.tell("turn-began", { turn: g.state.turn.number }, { rule: "SS-5.1" });
  g.within("turn", () => {
    g.next("act"); // SS-5.1, SS-R8: every turn begins with you
    g.next("enemies"); // SS-5.1
    g.next("alarm"); // SS-5.7
    g.next("reinforcements"); // SS-5.7, SS-25.8
    g.next("clean-up"); // SS-5.7
  });
  g.next("turn");
}
