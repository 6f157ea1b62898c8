/** Event III "Trust or Betrayal": Data Chips change places in the Network. */

import type { DecisionOption } from "../content.js";
import { ask, PASS } from "../questions.js";
import { leaderOf } from "../ranks.js";
import type { Beginning, FigureIndex, Slot } from "../state.js";
import { figureOption } from "../values.js";

function faceDown(g: Beginning): { channel: number; tier: number; slot: Slot }[] {
  return g.state.network.flatMap((slots, channel) =>
    slots.flatMap((slot, tier) => (slot.open ? [] : [{ channel, tier, slot }])),
  );
}

function slotOptions(slots: readonly { channel: number; tier: number }[]) {
  return slots.map(({ channel, tier }) => ({
    kind: "network-slot" as const,
    channel,
    tier,
    on: `slot/${channel}/${tier}`,
  }));
}

function carriers(g: Beginning): FigureIndex[] {
  return g.state.figures.map((_, i) => i).filter((i) => g.state.figures[i].chips.length > 0);
}

/** The named player may exchange a carried Data Chip with a face-down one of the Network. */
export const trust: DecisionOption = {
  may: (g) => carriers(g).length > 0 && faceDown(g).length > 0,
  effects: [
    {
      special: "trust",
      *does(g) {
        const named = carriers(g).map((index) => figureOption(g, index, "TB-31.5"));
        const about = { rule: "TB-31.5" };
        const { figure } =
          named.length === 1 ? named[0] : yield* ask(leaderOf(g), "figure", named, about);
        const own = g.state.figures[figure];
        const slots = faceDown(g);
        const chosen = yield* ask(own.seat, "exchange", [...slotOptions(slots), PASS], about);
        if (chosen.kind === "pass") return;
        const chips = own.chips.map((card) => ({
          kind: "chip" as const,
          card,
          on: `chip/${card}`,
        }));
        const { card } =
          chips.length === 1 ? chips[0] : yield* ask(own.seat, "lose-chip", chips, about);
        const { channel, tier } = chosen;
        const slot = g.state.network[channel][tier];
        g.take(own.chips, card);
        g.state.network[channel][tier] = { ...slot, chip: card };
        g.put(slot.chip, own.chips, own.seat);
        g.tell("exchanged", { seat: own.seat, channel, tier: tier + 1 }, { rule: "TB-43.7" });
      },
    },
  ],
};

/** The Active Player exchanges two face-down Data Chips without looking. */
export const betrayal: DecisionOption = {
  may: (g) => faceDown(g).length > 1,
  effects: [
    {
      special: "betrayal",
      *does(g) {
        const { turn, network } = g.state;
        const first = yield* ask(turn.seat, "slot-of", slotOptions(faceDown(g)), {
          rule: "TB-31.5",
        });
        const others = faceDown(g).filter(
          ({ channel, tier }) => channel !== first.channel || tier !== first.tier,
        );
        const second = yield* ask(turn.seat, "slot-of", slotOptions(others), { rule: "TB-31.5" });
        const one = network[first.channel][first.tier];
        const two = network[second.channel][second.tier];
        network[first.channel][first.tier] = { ...one, chip: two.chip };
        network[second.channel][second.tier] = { ...two, chip: one.chip };
        g.tell("swapped", {
          channel: first.channel,
          tier: first.tier + 1,
          other: second.channel,
          otherTier: second.tier + 1,
        });
      },
    },
  ],
};
