/** Agent sheet 8: both of its sides. */

import { putUnder } from "@sprawl/parts";
import { refName } from "../health.js";
import { bearerOf, isBearer } from "../moments.js";
import { decide } from "../questions.js";
import { NOTHING, refOf } from "../state.js";
import { charactersIn, idOf, isUsed, markUsed, onCharacter } from "../table.js";
import { provideModifiers } from "../tests.js";
import type { Profile } from "../types.js";

/** White Noise: once per turn she looks at a face-down token of another character. */
export const whiteNoise: Profile = {
  id: "static",
  sheet: "s8",
  health: 3,
  movement: 4,
  analysis: 2,
  hacking: 3,
  reputation: 1,
  combat: 0,
  salary: 200,
  initiative: 2,
  *tokensPlaced(g, self) {
    const agent = bearerOf(g, self);
    if (!agent || agent.district !== g.state.brawl?.district || isUsed(g, self.piece.id)) return;
    const others = charactersIn(g, agent.district).filter(
      (each) => each !== agent && each.token !== NOTHING,
    );
    if (others.length === 0) return;
    const pass = { kind: "pass" } as const;
    const options = others.map(
      (each) => ({ kind: "look-at", target: refOf(each), on: onCharacter(each) }) as const,
    );
    const chosen = yield* decide(g, agent.org, "look", [...options, pass], {
      args: { agent: agent.profile },
      safe: pass,
    });
    const seen =
      chosen.kind === "look-at" ? others.find((each) => refOf(each) === chosen.target) : undefined;
    if (!seen) return;
    markUsed(g, self.piece.id);
    g.show(seen.token, agent.org); // CV-29.2
    const args = { org: idOf(g, agent.org), agent: agent.profile, who: refName(seen) };
    g.tell("looked", args, { cards: [seen.token], rule: "CV-29.2" });
  },
};

/** Pattern Reader: once per turn she looks at the top Modifier card before a test. */
export const prism: Profile = {
  id: "prism",
  sheet: "s8",
  health: 4,
  movement: 3,
  analysis: 4,
  hacking: 2,
  reputation: 1,
  combat: 1,
  salary: 300,
  initiative: 11,
  beforeTest: (g, self, agent) =>
    isBearer(self, agent) && !isUsed(g, self.piece.id)
      ? [{ kind: "help", piece: self.piece.id }]
      : [],
  *useInTest(g, self, agent) {
    markUsed(g, self.piece.id);
    provideModifiers(g, agent.org);
    const { deck } = g.state.orgs[agent.org];
    const top = deck[deck.length - 1];
    if (agent.org < g.seats) g.show(top, agent.org);
    g.tell(
      "peeked",
      { org: idOf(g, agent.org), agent: agent.profile },
      {
        cards: [top],
        only: agent.org < g.seats ? agent.org : [],
        others: ["peeked", { org: idOf(g, agent.org), agent: agent.profile }],
      },
    );
    const leave = { kind: "leave-card" } as const;
    const bury = { kind: "bury-card" } as const;
    const { kind } = yield* decide(g, agent.org, "peek", [leave, bury], {
      args: { agent: agent.profile, card: top },
      safe: leave,
    });
    if (kind === "bury-card") {
      deck.pop();
      putUnder(g, deck, top);
    }
    g.tell(
      kind === "bury-card" ? "card-buried" : "card-left",
      { org: idOf(g, agent.org), agent: agent.profile },
      { rule: "CV-6.19" },
    );
    return 0;
  },
};
