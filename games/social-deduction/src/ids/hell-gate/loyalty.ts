/** IDs of the expansion that move IDs and loyalty cards (SD-21.3). */
import type { Secret } from "@sprawl/engine";
import type { IdCard } from "../../cards.js";
import { chooseLoyalty, chooseSeat } from "../../choose.js";
import { exchangeIds, showOwners, unreveal } from "../../reveal.js";
import type { LoyaltyName } from "../../state.js";
import { livingFrom, othersOf, SIDES, slotOf } from "../../table.js";

export const dust: IdCard = {
  id: "dust",
  order: 44,
  colour: "human",
  box: "hell-gate",
  changesLoyalty: true,
  *reveal(g, owner) {
    const { loyalty, box } = g.state;
    const cards = livingFrom(g, owner).flatMap((seat) => SIDES.map((side) => ({ seat, side })));
    const place = yield* chooseLoyalty(owner, "dust", cards);
    // HG-R36: where the Legion card was not dealt everybody knows that it stays in the box.
    const isMixed = (card: Secret<LoyaltyName>) =>
      g.options.legionCard || g.face(card) !== "legion";
    const mixed = box.loyalty.filter(isMixed);
    if (!place || mixed.length < 2) return;
    const slot = slotOf(g, place.seat, place.side);
    // Mixed until the one on top is no Legion card, so that its handle tells nothing.
    const top = mixed.length - 1;
    do g.shuffle("dust", mixed);
    while (g.face(mixed[top]) === "legion");
    const fresh = mixed[top];
    box.loyalty = box.loyalty.map((card) => (card === fresh ? loyalty[slot].card : card));
    loyalty[slot] = { card: fresh, revealed: false };
    showOwners(g, slot); // SD-4.19
    g.tell("dusted", { seat: place.seat, side: place.side }, { rule: "SD-4.19" });
  },
};

export const puppetMaster: IdCard = {
  id: "puppet-master",
  order: 49,
  colour: "machine",
  box: "hell-gate",
  changesLoyalty: true,
  *reveal(g, owner) {
    const others = othersOf(g, owner);
    if (others.length < 2) return;
    const one = yield* chooseSeat(owner, "puppet-master", others);
    const rest = others.filter((seat) => seat !== one);
    exchangeIds(g, one, yield* chooseSeat(owner, "puppet-master", rest)); // SD-12.7
  },
};

export const balance: IdCard = {
  id: "balance",
  order: 54,
  colour: "outlaw",
  box: "hell-gate",
  changesLoyalty: true,
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "balance", othersOf(g, owner));
    if (seat < 0) return;
    const { loyalty } = g.state;
    const both = [owner, seat].flatMap((each) => SIDES.map((side) => slotOf(g, each, side)));
    const slots = [...new Set(both)]; // SD-R35
    for (const slot of slots) loyalty[slot].revealed = false;
    g.shuffle(
      "balance",
      slots.map((slot) => loyalty[slot].card),
    );
    for (const slot of slots) showOwners(g, slot); // SD-4.19
    g.tell("balanced", { seat: owner, target: seat }, { rule: "SD-4.19" });
  },
};

export const spy: IdCard = {
  id: "spy",
  order: 57,
  shields: 3, // face down again, it answers the next shot as well
  colour: "outlaw",
  box: "hell-gate",
  changesLoyalty: true,
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "spy", othersOf(g, owner));
    if (seat < 0) return;
    exchangeIds(g, owner, seat);
    unreveal(g, owner, "id");
    unreveal(g, seat, "id");
  },
};
