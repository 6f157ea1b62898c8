/** What a choice costs and brings, in a few words: odds, Energy, and whether it is heard. */
import type { OptionView } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence, Table } from "@sprawl/kit";
import { type GearId, gear } from "../src/gear/index.js";
import { advice, type SinsState } from "../src/index.js";
import { reachIn, WALK } from "./walking.js";
import { percent } from "./words.js";

export function consequence(option: OptionView, table: Table): Consequence | undefined {
  const here = table as Table<SinsState>;
  const { kind } = option;
  if (kind === "attack" || kind === "overwatch-attack") return attack(option, here);
  if (kind === "free-move") return heard(here, false);
  if (kind === WALK || kind === "second-move" || kind === "skate") {
    const loud = reachIn(here).get(Number(option.sector))?.noise ?? true;
    return heard(here, kind === WALK ? loud : isLoudStep(option, here));
  }
  if (Object.hasOwn(gear, kind)) return use(option, here);
  return undefined;
}

const heard = ({ speaker }: Table<SinsState>, loud: boolean): Consequence => ({
  note: sayLabel(speaker, loud ? "board.noisy" : "board.silent"),
  tone: loud ? "warm" : "good",
});

/** A second step on its own: what a way by that step alone would be. */
function isLoudStep(option: OptionView, table: Table<SinsState>): boolean {
  const { view } = table;
  const turn = { ...view.state.turn, freeMovement: false };
  const ways = advice.reachOf({ state: { ...view.state, turn } });
  return ways.find(({ sector }) => sector === Number(option.sector))?.noise ?? true;
}

function attack(option: OptionView, table: Table<SinsState>): Consequence | undefined {
  const [weapon, enemy] = [option.weapon as GearId, String(option.enemy)];
  const card = gear[weapon];
  if (!card?.weapon) return undefined;
  const { chance } = advice.yourOdds(table.view, { weapon, enemy });
  return {
    ...heard(table, !card.weapon.silent),
    odds: `${percent(chance)}%`,
    ...energy(table, weapon),
    affects: [`enemy/${enemy}`],
  };
}

function use(option: OptionView, table: Table<SinsState>): Consequence {
  const { sector, enemy } = option;
  const affects = [
    ...(typeof sector === "number" ? [`sector/${sector}`] : []),
    ...(typeof enemy === "string" ? [`enemy/${enemy}`] : []),
  ];
  return { ...energy(table, option.kind as GearId), affects };
}

function energy({ speaker }: Table<SinsState>, id: GearId): Pick<Consequence, "cost"> {
  const { useCost } = gear[id];
  if (useCost === 0) return {};
  return {
    cost:
      typeof useCost === "number"
        ? sayLabel(speaker, "board.costs", { energy: useCost })
        : sayLabel(speaker, "board.costs-x"),
  };
}
