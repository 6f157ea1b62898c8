/** What a choice of Caravan costs and brings, in the game's words. */
import type { OptionIn } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence, Table } from "@sprawl/kit";
import type { CaravanQuestions } from "../src/questions.js";
import {
  type CaravanState,
  PASS_PAYS,
  PLAY_PAYS,
  priceOf,
  RAID_PRICE,
  rankOf,
  SALE_PAYS,
} from "../src/state.js";

export function consequence(
  option: OptionIn<CaravanQuestions>,
  { speaker, view }: Table<CaravanState, CaravanQuestions>,
): Consequence | undefined {
  const coins = (n: number) => sayLabel(speaker, "purse", { coins: n });
  const earns = (n: number) => ({ note: `+${coins(n)}`, tone: "good" as const });
  switch (option.kind) {
    case "buy": {
      const card = view.state.market[option.place];
      return { cost: coins(priceOf(Number(view.faces[card]))) };
    }
    case "play": {
      // A card that is played counts at the end, one that is sold does not: that is the choice.
      const n = rankOf(Number(view.faces[option.card]));
      return { note: sayLabel(speaker, "about.play", { n, coins: PLAY_PAYS }), tone: "good" };
    }
    case "pass":
      // Only as an action it pays; and whoever could do more is not led to it.
      return view.question?.kind === "act"
        ? { ...earns(PASS_PAYS), early: view.question.options.length > 1 }
        : undefined;
    case "sell":
      return earns(SALE_PAYS);
    case "raid":
      return {
        cost: coins(RAID_PRICE),
        note: sayLabel(speaker, "about.raid"),
        tone: "warm",
        affects: [`seat/${option.target}`],
      };
    default:
      return undefined;
  }
}
