/** Programs of the expansion about IDs, loyalty and programs. */
import type { Secret } from "@sprawl/engine";
import type { Plainly, Program } from "../../cards.js";
import { endBounty, showOwners } from "../../reveal.js";
import type { IdName } from "../../state.js";
import { livingFrom, slotOf } from "../../table.js";

export const moreLegionLoyalty: Program = {
  id: "legion-loyalty-2",
  order: 51,
  copies: 1,
  box: "hell-gate",
  timing: "immediate",
  loyalty: "legion", // SD-14.4
  changesLoyalty: true, // SD-21.4
};

export const shadowExistence: Program<Plainly> = {
  id: "shadow-existence",
  order: 52,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  red: true,
  changesLoyalty: true,
  choices: (g) => (g.state.box.ids.length > 0 ? [{}] : []),
  *play(g, by) {
    const { box, seats } = g.state;
    // Boss IDs are never taken; everybody knows which cards in the box are such.
    const isBoss = (card: Secret<IdName>) => g.box.ids[g.face(card)].boss === true;
    const bosses = box.ids.filter(isBoss);
    const others = box.ids.filter((card) => !isBoss(card));
    const own = seats[by];
    const old = own.ids.map(({ card }) => card);
    g.shuffle("shadow", others);
    const fresh = others.pop();
    if (fresh === undefined) return;
    box.ids = [...others, ...bosses, ...old];
    g.show(fresh, by);
    own.ids = [{ card: fresh, revealed: false }];
    endBounty(g, by); // SD-R64
    g.tell("took-from-box", { seat: by }, { rule: "SD-4.19" });
  },
};

export const roulette: Program<Plainly> = {
  id: "roulette",
  order: 53,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  red: true,
  changesLoyalty: true,
  *play(g, by) {
    const { loyalty } = g.state;
    const slots = livingFrom(g, by).map((seat) => slotOf(g, seat, "left"));
    for (const slot of slots) loyalty[slot].revealed = false;
    g.shuffle(
      "roulette",
      slots.map((slot) => loyalty[slot].card),
    );
    for (const slot of slots) showOwners(g, slot); // SD-4.19
    g.tell("roulette", { seat: by }, { rule: "SD-4.19" });
  },
};

export const coldStorage: Program<Plainly> = {
  id: "cold-storage",
  order: 62,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  limitBonus: 2, // SD-13.27
};

export const dataLeak: Program<Plainly> = {
  id: "data-leak",
  order: 66,
  copies: 1,
  box: "hell-gate",
  timing: "immediate",
  *play(g, by) {
    for (const seat of livingFrom(g, by)) {
      const { programs: hand } = g.state.seats[seat];
      const count = hand.filter((card) => g.box.programs[g.face(card)].loyalty).length;
      g.disclose("data-leaked", { seat, count }, { rule: "SD-13.6" });
    }
  },
};
