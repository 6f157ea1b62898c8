/** HG-7: Exitus draws one of ten cards in each of its turns and carries it out. */
import type { Rule } from "@sprawl/engine";
import { discardAtRandom } from "../pile.js";
import type { Deduction } from "../state.js";
import { hiddenSides, livingFrom } from "../table.js";
import { drop, heldWeapons } from "../weapons.js";
import type { BossCard } from "./boss-card.js";
import type { ExBoss } from "./gate.js";
import { bossDamage, bossDemand } from "./harm.js";
import { besideGap, gapFrom } from "./in-play.js";

type Beside = "left" | "right";
/** What a victim must do: a loyalty card or 1 damage, or the ID or 2. */
type Wanted = "loyalty" | "id";

type ExitusCard = {
  readonly id: string;
  /** Places to the left; to the right if below zero. */
  readonly move?: number;
  readonly victims?: readonly Beside[];
  readonly wanted?: Wanted;
  extra?(g: Deduction, boss: ExBoss): Rule<void>;
};

const CARDS: readonly ExitusCard[] = [
  { id: "advance", move: 3, victims: ["left"], wanted: "loyalty" },
  { id: "retreat", move: -4, victims: ["right"], wanted: "loyalty" },
  { id: "whirl", move: 1, victims: ["left", "right"], wanted: "loyalty" },
  { id: "judgement", victims: ["left"], wanted: "id" },
  { id: "verdict", victims: ["right"], wanted: "id" },
  {
    id: "disarming-field",
    *extra(g) {
      for (const { holder } of heldWeapons(g)) drop(g, holder);
    },
  },
  {
    id: "memory-wipe",
    *extra(g, boss) {
      for (const seat of livingFrom(g, boss.place)) discardAtRandom(g, seat);
    },
  },
  {
    id: "regrowth",
    *extra(g, boss) {
      const open = boss.shields.indexOf(true);
      if (open >= 0) boss.shields[open] = false;
      else boss.hp = Math.min(2, boss.hp + 1);
      g.tell("ex-regrew", { boss: [boss.number], hp: boss.hp }, { rule: "HG-7.2" });
    },
  },
  {
    id: "hunt",
    *extra(g, boss) {
      const order = livingFrom(g, boss.place);
      const most = Math.max(...order.map((seat) => g.state.seats[seat].hp));
      const prey = order.find((seat) => g.state.seats[seat].hp === most);
      if (prey === undefined) return;
      moveTo(g, boss, prey);
      yield* bossDamage(g, boss, prey, 1);
    },
  },
  {
    id: "silence",
    *extra(g) {
      g.state.gate.silenced = true;
    },
  },
];

export const exitusCards: Readonly<Record<string, ExitusCard>> = Object.fromEntries(
  CARDS.map((card) => [card.id, card]),
);

function moveTo(g: Deduction, boss: ExBoss, place: number): void {
  boss.place = place;
  g.tell("ex-moved", { boss: [boss.number], seat: place }, { rule: "HG-3.4" });
}

export const exitus: BossCard = {
  number: 3,
  id: "exitus",
  follows: "morale", // CM-5.1
  portal: true,
  comesInstead: true, // SD-21.5
  shields: 2, // HG-7.1
  winsAlone: true, // HG-7.5
  *arrive(g) {
    const { gate } = g.state;
    const names = CARDS.map(({ id }) => id);
    if (gate.exitus.length + gate.exitusUsed.length === 0) {
      gate.exitus = g.hide<string>("exitus", names); // HG-2.12
      g.shuffle("exitus-pile", gate.exitus); // HG-7.1
    }
  },
  *turn(g, boss) {
    const { gate } = g.state;
    gate.silenced = false;
    const drawn = g.draw("exitus", gate.exitus); // HG-7.2
    g.show(drawn, "all");
    gate.exitusUsed.push(drawn); // HG-7.3
    const card = exitusCards[g.face(drawn)];
    g.tell("exitus-drew", { boss: [boss.number] }, { cards: [drawn], rule: "HG-7.2" });
    g.uses(`exitus-${card.id}`);
    if (card.move) moveTo(g, boss, gapFrom(g, boss.place, card.move));
    yield* strike(g, boss, card);
    if (card.extra) yield* card.extra(g, boss);
    if (gate.exitus.length > 0) return;
    gate.exitus = gate.exitusUsed;
    gate.exitusUsed = [];
    g.shuffle("exitus-pile", gate.exitus); // HG-7.3, HG-R12
  },
  *defeated(g) {
    g.state.gate.silenced = false;
  },
};

/** HG-15.18: the neighbours after the move, players only, each once. */
function* strike(g: Deduction, boss: ExBoss, { victims = [], wanted }: ExitusCard): Rule<void> {
  const beside = besideGap(g, boss.place);
  if (!beside) return;
  for (const seat of new Set(victims.map((side) => beside[side]))) {
    const loyalty = { sides: hiddenSides(g, seat), damage: 1, rule: "HG-7.2" };
    const id = { sides: [], id: true, damage: 2, rule: "HG-7.2" };
    yield* bossDemand(g, boss, seat, wanted === "id" ? id : loyalty); // HG-7.4
  }
}
