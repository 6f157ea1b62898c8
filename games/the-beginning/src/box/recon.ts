/** TB-17.6 to TB-17.11: the six Recon cards, two of each. */
import type { ReconCard } from "../content.js";
import { ask, PASS } from "../questions.js";
import { figuresIn } from "../values.js";
import { lookAtHand } from "./programs.js";

const cards: readonly ReconCard[] = [
  {
    id: "sector-sweep", // TB-17.6
    timing: "turn",
    may: (g, _seat, figure) =>
      g.state.figures[figure].area === 1 &&
      g.state.figures[figure].lies === "up" &&
      g.state.sectors.some((stack) => stack.length > 0),
    *use(g, seat) {
      const { sectors } = g.state;
      const depth = [0, 0, 0];
      for (let i = 0; i < 3; i++) {
        const options = sectors.flatMap((stack, sector) =>
          stack.length > depth[sector]
            ? [{ kind: "top-of" as const, sector: sector + 1, on: `sector/${sector + 1}` }]
            : [],
        );
        if (options.length === 0) return;
        const chosen = yield* ask(seat, "sweep", [...options, PASS], { rule: "TB-17.6" });
        if (chosen.kind === "pass") return;
        const sector = chosen.sector - 1;
        depth[sector]++;
        const chip = sectors[sector][sectors[sector].length - depth[sector]];
        g.show(chip, seat);
        const where = `sector ${chosen.sector}`;
        g.tell("looked-at-chip", { seat, where }, { cards: [chip], rule: "TB-17.6" });
      }
    },
  },
  {
    id: "packet-sniffer", // TB-17.7
    timing: "turn",
    may: (g, _seat, figure) =>
      g.state.figures[figure].area === 6 &&
      g.state.figures[figure].lies === "up" &&
      g.state.network.flat().some(({ open }) => !open),
    *use(g, seat) {
      const options = g.state.network.flatMap((channel, i) =>
        channel.flatMap((slot, tier) =>
          slot.open
            ? []
            : [{ kind: "network-slot" as const, channel: i, tier, on: `slot/${i}/${tier}` }],
        ),
      );
      const { channel, tier } = yield* ask(seat, "slot-of", options, { rule: "TB-17.7" });
      const { chip } = g.state.network[channel][tier];
      g.show(chip, seat);
      g.tell("looked-at-chip", { seat, where: "network" }, { cards: [chip], rule: "TB-17.7" });
    },
  },
  {
    id: "dossier", // TB-17.8
    timing: "turn",
    may: () => true,
    *use(g, seat) {
      const options = g.state.seats.flatMap((_, target) =>
        target === seat ? [] : [{ kind: "player" as const, target, on: `seat/${target}` }],
      );
      const { target } = yield* ask(seat, "player", options, { rule: "TB-17.8" });
      const { objectives } = g.state.seats[target];
      const card = objectives[g.below("dossier", objectives.length)]; // TB-R158
      g.show(card, seat);
      g.tell("looked-at-objective", { seat, target }, { cards: [card], rule: "TB-17.8" });
    },
  },
  {
    id: "pickpocket-lens", // TB-17.9
    timing: "turn",
    may: (g, seat, figure) => {
      const { area, lies } = g.state.figures[figure];
      return lies === "up" && figuresIn(g, area).some((each) => worthALook(g, seat, each));
    },
    *use(g, seat, figure) {
      const { figures } = g.state;
      const options = figuresIn(g, figures[figure].area)
        .filter((each) => worthALook(g, seat, each))
        .flatMap((each) =>
          figures[each].chips.map((card) => ({ kind: "chip" as const, card, on: `chip/${card}` })),
        );
      const chosen = yield* ask(seat, "look-at", options, { rule: "TB-17.9" });
      if (chosen.kind !== "chip") return;
      g.show(chosen.card, seat);
      const where = "carried";
      g.tell("looked-at-chip", { seat, where }, { cards: [chosen.card], rule: "TB-17.9" });
    },
  },
  {
    id: "open-book", // TB-17.10
    timing: "any",
    may: () => true,
    *use(g, seat) {
      yield* lookAtHand(g, seat);
    },
  },
  {
    id: "cold-case", // TB-17.11
    timing: "any",
    may: (g) => g.state.loyaltyBox.length > 0,
    *use(g, seat) {
      const { loyaltyBox } = g.state;
      const card = loyaltyBox[g.below("cold case", loyaltyBox.length)]; // TB-17.11, TB-R129
      g.show(card, seat);
      g.tell("looked-at-loyalty", { seat }, { cards: [card], rule: "TB-17.11" });
    },
  },
];

function worthALook(g: Parameters<ReconCard["may"]>[0], seat: number, index: number): boolean {
  const { seat: owner, chips } = g.state.figures[index];
  return owner !== seat && chips.length > 0;
}

export const recon: Readonly<Record<string, ReconCard>> = Object.fromEntries(
  cards.map((card) => [card.id, card]),
);
