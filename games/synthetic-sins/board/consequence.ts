/** What a choice costs and brings, in a few words: odds, Energy, and whether it is heard. */
import type { OptionIn } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence } from "@sprawl/kit";
import type { Ref, Sector } from "../src/content/types.js";
import { type GearId, gear } from "../src/gear/index.js";
import { advice, type EnemyToken, type Use } from "../src/index.js";
import { dueIn, whoIsIn } from "./due.js";
import { type BoardQuestions, reachIn, type SinsTable, WALK } from "./walking.js";
import { percent } from "./words.js";

type SinsOption = OptionIn<BoardQuestions>;

/** Second actions: whoever takes one before the free movement does not move freely any more (SS-5.3). */
const SECOND: ReadonlySet<string> = new Set([
  "second-move",
  "attack",
  "attack-all",
  "attack-several",
  "overwatch",
  "hide",
  "pick-up",
  "place-trap",
]);

export function consequence(option: SinsOption, table: SinsTable): Consequence | undefined {
  const brought = broughtBy(option, table);
  if (!table.view.state.turn.freeMovement || !SECOND.has(option.kind)) return brought;
  const lost = sayLabel(table.speaker, "board.forgoes");
  return {
    ...brought,
    note: brought?.note === undefined ? lost : `${brought.note}, ${lost}`,
    tone: "warm",
  };
}

function broughtBy(option: SinsOption, table: SinsTable): Consequence | undefined {
  switch (option.kind) {
    case "attack":
    case "overwatch-attack":
      return attack(option, table);
    case "free-move":
      return called("board.go-free", stepped(option.sector, table, false), table);
    case WALK: {
      const loud = reachIn(table).get(option.sector)?.noise ?? true;
      return called("board.go-far", stepped(option.sector, table, loud), table);
    }
    case "second-move": {
      const loud = isLoudStep(option.sector, table);
      return called(loud ? "board.run" : "board.go", stepped(option.sector, table, loud), table);
    }
    case "skate":
      return stepped(option.sector, table, isLoudStep(option.sector, table));
    case "end-actions":
      return unused(table);
    case "begin-mission":
      return unspent(table);
    case "non-lethal":
    case "lower-alertness":
      return { note: sayLabel(table.speaker, `board.${option.kind}`) };
    default:
      return isGear(option) ? use(option, table) : undefined;
  }
}

/** A gear card and what it is used on. */
const isGear = (option: SinsOption): option is Extract<SinsOption, Use> & { kind: GearId } =>
  Object.hasOwn(gear, option.kind);

const heard = ({ speaker }: SinsTable, loud: boolean): Consequence => ({
  note: sayLabel(speaker, loud ? "board.noisy" : "board.silent"),
  tone: loud ? "warm" : "good",
});

/** The menu at a room says how one would go there; which room it is stands above. */
const called = (id: string, brought: Consequence, { speaker }: SinsTable): Consequence => ({
  ...brought,
  title: sayLabel(speaker, id),
});

/** Is the step heard, who is there, and who would come after? */
function stepped(to: Sector, table: SinsTable, loud: boolean): Consequence {
  const { speaker, view } = table;
  const say = (id: string) => (enemy: EnemyToken) =>
    sayLabel(speaker, id, { who: enemy.ref.toUpperCase() });
  const met = [
    ...whoIsIn(view, to).map(say("board.is-here")),
    ...dueIn(view, to).map(say("board.due-here")),
  ];
  const { note, tone } = heard(table, loud);
  return { note: [note, ...met].join(", "), tone: met.length > 0 ? "warm" : tone };
}

/** What whoever ends now leaves undone. */
function unused({ view, speaker }: SinsTable): Consequence | undefined {
  const { freeMovement, secondAction } = view.state.turn;
  if (!freeMovement && !secondAction) return undefined;
  const what = freeMovement && secondAction ? "both" : freeMovement ? "move" : "action";
  return { note: sayLabel(speaker, `board.unused-${what}`), tone: "warm", early: true };
}

/** Gear that could still be bought. */
function unspent({ view, choices, speaker }: SinsTable): Consequence | undefined {
  if (!choices.question?.options.some(({ kind }) => kind === "buy-gear")) return undefined;
  const { byteBucks } = view.state.purse;
  return { note: sayLabel(speaker, "board.unspent", { byteBucks }), tone: "warm", early: true };
}

/** A second step on its own: what a way by that step alone would be. */
function isLoudStep(to: Sector, table: SinsTable): boolean {
  const { view } = table;
  const turn = { ...view.state.turn, freeMovement: false };
  const ways = advice.reachOf({ state: { ...view.state, turn } });
  return ways.find(({ sector }) => sector === to)?.noise ?? true;
}

type Aimed = { readonly weapon: GearId; readonly enemy: Ref };

function attack({ weapon, enemy }: Aimed, table: SinsTable): Consequence | undefined {
  const card = gear[weapon];
  if (!card?.weapon) return undefined;
  const { chance } = advice.yourOdds(table.view, { weapon, enemy });
  return {
    ...heard(table, !card.weapon.silent),
    title: sayLabel(table.speaker, "board.attack-with", { weapon }),
    odds: `${percent(chance)}%`,
    ...energy(table, weapon),
    affects: [`enemy/${enemy}`],
  };
}

function use(option: Use & { readonly kind: GearId }, table: SinsTable): Consequence {
  const { sector, enemy } = option;
  const affects = [
    ...(sector === undefined ? [] : [`sector/${sector}`]),
    ...(enemy === undefined ? [] : [`enemy/${enemy}`]),
  ];
  return { ...energy(table, option.kind), affects };
}

function energy({ speaker }: SinsTable, id: GearId): Pick<Consequence, "cost"> {
  const { useCost } = gear[id];
  if (useCost === 0) return {};
  return {
    cost:
      typeof useCost === "number"
        ? sayLabel(speaker, "board.costs", { energy: useCost })
        : sayLabel(speaker, "board.costs-x"),
  };
}
