/** One sentence below the question: what an attack would do, before one says that one attacks. */
import { sayLabel } from "@sprawl/engine/speech";
import type { Table } from "@sprawl/kit";
import type { Questions } from "../src/questions.js";
import type { CyberState } from "../src/state.js";
import { strikeOdds } from "./consequence.js";
import { strikesIn } from "./forecast.js";

export function situation(table: Table<CyberState, Questions>): string | undefined {
  const { view, speaker } = table;
  const who = view.question?.args?.who;
  const those = strikesIn(view);
  if (view.question?.kind !== "attack" || who === undefined || those.length === 0) return undefined;
  const id = new Set(those.map(({ weapon }) => weapon)).size > 1 ? "ui.blow-with" : "ui.blow";
  const said = those.map((strike) =>
    sayLabel(speaker, id, {
      target: strike.target,
      weapon: strike.weapon,
      odds: strikeOdds(strike, table)?.odds ?? "",
    }),
  );
  return sayLabel(speaker, "ui.blows", { who, blows: said.slice(0, MOST).join(", ") });
}

/** So many have room in two lines. */
const MOST = 2;
