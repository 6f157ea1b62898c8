/** CV-9: the turn, from top to bottom. */
import { setOrder } from "./order.js";
import { endGame, endReason } from "./scoring.js";
import type { Cyber } from "./state.js";

/** CV-9.1, CV-9.2: five phases, one after another. */
export function turn(g: Cyber): void {
  const s = g.state;
  s.turn += 1;
  s.used = []; // CV-13.10
  for (const agent of s.agents) {
    agent.trained = false;
    agent.recruited = false;
    agent.activated = false;
    agent.called = false;
    agent.marks = [];
  }
  g.tell("turn", { turn: s.turn }, { rule: "CV-9.1" });
  if (s.turn > 1) setOrder(g); // CV-4.9, CV-4.12
  g.next("event-phase"); // CV-9.1
  g.next("strategy-phase");
  g.next("activation");
  g.next("investigation-phase");
  g.next("payday-start");
  g.next("end-of-turn");
}

/** CV-11.1: from richest to poorest, as the order track says. */
export function strategyPhase(g: Cyber): void {
  g.state.phase = "strategy"; // CV-9.1
  for (const org of g.state.order) {
    g.state.orgs[org].taken = 0; // CV-13.2
    g.next("strategy", org); // CV-4.13, CV-11.1
  }
}

/** CV-9.3, CV-28.5: the check is made once, after Payday. */
export function endOfTurn(g: Cyber): void {
  const reason = endReason(g); // CV-9.3
  if (reason !== undefined) endGame(g, reason);
  g.next("turn");
}
