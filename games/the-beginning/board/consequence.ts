/** What a choice costs and brings, as far as its player could work it out. */
import type { OptionIn, OptionView, Pass } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Consequence, Table } from "@sprawl/kit";
import { costOf } from "../src/acting.js";
import { attackOdds, defenceOdds } from "../src/advice/fights.js";
import { reader } from "../src/advice/reader.js";
import { spawnLocation } from "../src/board.js";
import type { Action, Questions } from "../src/questions.js";
import type { Beginning, State } from "../src/state.js";

type Label = (id: string, args?: Readonly<Record<string, string | number>>) => string;

/** Options that name what they are about: nothing to add. */
export function consequence(
  option: OptionIn<Questions>,
  { view, speaker, choices: { question } }: Table<State, Questions>,
): Consequence | undefined {
  if (view.viewer === "spectator" || view.state.figures.length === 0) return undefined;
  const g = reader(view);
  const label: Label = (id, args) => sayLabel(speaker, id, args);
  const isThis = ({ key }: { readonly key: string }) => key === option.key;
  switch (question?.kind) {
    case "act": {
      const action = question.options.find(isThis);
      if (action?.kind === "end") return ofEnd(g, question.options.length > 1, label);
      return action && ofAction(g, action, label);
    }
    case "defend": {
      if (option.kind !== "card") return undefined;
      const odds = defenceOdds(g, view.viewer, question.args ?? {}, [option.card]);
      return { odds: label("odds-hit", { n: odds }) };
    }
    case "recruit":
      return option.kind === "confirm" && question.options.length > 1
        ? { note: label("recruits-nobody") }
        : undefined;
    case "interrogate":
      return option.kind === "roll" ? { note: label("roll-4") } : undefined;
    default:
      return undefined;
  }
}

const percent = (part: number): string => `${Math.round(part * 100)}%`;

function ofAction(
  g: Beginning,
  option: OptionView<Action | Pass>,
  label: Label,
): Consequence | undefined {
  if (option.kind === "pass") return undefined;
  const points = costOf(g, option);
  const cost = points > 0 ? label("cost-ap", { n: points }) : undefined;
  const s = g.state;
  switch (option.kind) {
    case "move": {
      const step = g.state.figures[s.turn.figure].area;
      const free = option.to === "med-center" && step !== "med-center";
      return {
        cost: free ? label("cost-free") : label("cost-move"),
        ...thiefNote(g, option.to, label),
      };
    }
    case "attack": {
      const { bare, best } = attackOdds(g, s.turn.figure, option.enemy);
      return {
        cost,
        odds: percent(best),
        note: best > bare ? label("odds-bare", { n: percent(bare) }) : undefined,
        tone: best >= 0.6 ? "good" : best >= 0.35 ? "warm" : "danger",
        affects: [`enemy/${option.enemy}`],
      };
    }
    case "sector":
      return { cost, note: label(`about.sector.${option.sector}`) };
    case "city-riot":
    case "city-morale":
    case "city-resources":
    case "city-chance":
      return { cost, note: label(`brings.${option.kind}`) };
    case "nexus":
      return { cost, note: label("brings.nexus") };
    case "censure":
    case "new-leader":
    case "monolith":
    case "junk":
    case "look":
    case "remove":
    case "heal":
    case "draw-program":
      return { cost, note: label(`brings.${option.kind}`) };
    case "place":
      return { cost: label("cost-free"), note: label("brings.place"), tone: "good" };
    case "program":
    case "unique":
    case "recon":
      return { note: label(`card.${g.face(option.card)}`) };
    case "supply": {
      const [carried] = s.figures[s.turn.seat].supply;
      return { note: label(`card.${g.face(carried)}`) };
    }
    case "general":
      return { cost: label("cost-free"), note: label("brings.general"), tone: "warm" };
    default:
      return cost ? { cost } : undefined;
  }
}

/** What whoever ends now leaves undone, where there are `others` to choose. */
function ofEnd({ state }: Beginning, others: boolean, label: Label): Consequence | undefined {
  const { points } = state.turn;
  if (points === 0) return undefined;
  return { note: label("unspent", { n: points }), tone: "warm", early: others };
}

/** A Thief at the entrance robs who carries (TB-27.9). */
function thiefNote(g: Beginning, to: unknown, label: Label): Consequence {
  const { enemies, figures, turn } = g.state;
  const robbed =
    figures[turn.figure].chips.length > 0 &&
    enemies.some(({ type, spot }) => type === "thief" && spot !== "red" && isIn(spot, to));
  return robbed ? { note: label("thief-there"), tone: "danger" } : {};
}

function isIn(spot: string, area: unknown): boolean {
  return spawnLocation(spot).areas.some((each) => each === area);
}
