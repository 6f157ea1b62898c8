/** How the deeds of Uplink are shown: signals pass between seats, the deck and the air. */
import type { Stager } from "@sprawl/kit";

export const stage: Readonly<Record<string, Stager>> = {
  sent: ({ args, faces }) => ({
    shape: "pass",
    from: `seat/${args.seat}`,
    to: "air",
    face: faces?.[0],
  }),
  listened: ({ args }) => ({ shape: "pass", from: "deck", to: `seat/${args.seat}` }),
};
