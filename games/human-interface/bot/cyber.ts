/** In the networks: what to do in Phase 4. */
import type { OptionView } from "@sprawl/engine";
import { assaultOdds } from "../src/advice/index.js";
import { isDirect } from "../src/cyberwarfare/assaults.js";
import { isDefensive } from "../src/cyberwarfare/battles.js";
import { missionOf, modelOf } from "../src/models.js";
import type { CyberAction, Sniff } from "../src/questions.js";
import type { Card, Interface } from "../src/state.js";
import { purseOf } from "../src/tokens.js";

/** A card as the viewer sees it. */
const programOf = (g: Interface, card: Card) => g.box.programs[g.face(card)];

export const strengthOf = (g: Interface, card: Card): number => programOf(g, card)?.strength ?? 0;

export const typeOf = (g: Interface, card: Card): string => programOf(g, card)?.type ?? "blank";

/** How much each action of a CW turn is liked; passing is 0. */
export function likingOfCyber(
  g: Interface,
  team: number,
): (action: OptionView<CyberAction>) => number {
  const own = g.state.teams[team];
  const purse = purseOf(g, team);
  const hacker = modelOf(g, own.hacker);
  const defended = own.network.some(
    ({ owner, supports, card }) =>
      owner === team && supports === 0 && isDefensive(programOf(g, card)),
  );
  const boosters = own.hand.filter((card) => programOf(g, card)?.type === "booster").length;
  return (action) => {
    switch (action.kind) {
      case "attack-terminal": {
        const terminal = g.state.terminals.find(({ id }) => id === action.terminal);
        if (!terminal) return -1;
        if (missionOf(g).mode === "cooperative" && terminal.team >= 0) return -1;
        const direct = isDirect(g, hacker, terminal);
        const net =
          strengthOf(g, action.card) +
          (boosters > 0 ? 3 : 0) +
          Math.min(2, Math.max(0, purse - 3)) -
          (direct ? 0 : 3);
        const needed = terminal.strength === 1 ? 4 : 5;
        return direct || (terminal.strength === 1 && net >= 5) ? 40 + 5 * (net - needed) : -1;
      }
      case "attack-network": {
        const enemy = g.state.teams.findIndex(({ faction }) => faction === action.faction);
        if (missionOf(g).mode === "cooperative") return -1;
        const guarded = g.state.teams[enemy].network.some(
          ({ owner, supports, card }) =>
            owner === enemy && supports === 0 && isDefensive(programOf(g, card)),
        );
        const open = !guarded || purseOf(g, enemy) <= 1;
        return open && purse >= 3 ? 18 + strengthOf(g, action.card) : -1;
      }
      case "purge":
        return 30 + strengthOf(g, action.card) - strengthOf(g, action.hostile);
      case "protect":
        return defended || purse < 2 ? -1 : 45 + strengthOf(g, action.card);
      case "fill":
        return isDefensive(programOf(g, action.card)) && defended && purse >= 4 ? 6 : -1;
      case "pass":
        return 0;
      default:
        return action satisfies never;
    }
  };
}

/** Of 1000: an attack that may go either way. */
const TOSS_UP = [350, 650] as const;

/** A Terminal is sniffed where the best attack on it would be a toss-up; passing is 0. */
export function likingOfSniffing(
  g: Interface,
  team: number,
): (option: OptionView<Sniff>) => number {
  const attacks = g.state.teams[team].hand.filter((card) =>
    ["virus", "worm"].includes(typeOf(g, card)),
  );
  return (option) => {
    if (option.kind === "pass") return 0;
    if (option.kind === "sniff-team") return -1;
    const terminal = g.state.terminals.find(({ id }) => id === option.terminal);
    if (!terminal || !isDirect(g, modelOf(g, g.state.teams[team].hacker), terminal)) return -1;
    const odds = Math.max(0, ...attacks.map((card) => assaultOdds(g, team, card, { terminal })));
    return odds >= TOSS_UP[0] && odds <= TOSS_UP[1] ? 1 : -1;
  };
}
