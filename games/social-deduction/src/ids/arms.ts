/** IDs that move weapons. */
import type { IdCard } from "../cards.js";
import { chooseSeat } from "../choose.js";
import { draw } from "../drawing.js";
import { inOrder } from "../elimination.js";
import { mayEquip } from "../equipping.js";
import { discardAtRandom } from "../pile.js";
import { othersOf } from "../table.js";
import {
  aimAnew,
  cardOf,
  drop,
  heldWeapons,
  takeWeapon,
  weaponOf,
  weaponsFor,
} from "../weapons.js";

export const undercoverCop: IdCard = {
  id: "undercover-cop",
  order: 1,
  colour: "human",
  box: "core",
  always: "human",
  *reveal(g, owner) {
    const holders = othersOf(g, owner).filter((seat) => weaponOf(g, seat));
    if (holders.length === 0) return yield* draw(g, owner);
    yield* takeWeapon(g, owner, yield* chooseSeat(owner, "undercover-cop", holders));
  },
};

export const musician: IdCard = {
  id: "musician",
  order: 18,
  colour: "machine",
  box: "core",
  *reveal(g, owner) {
    for (const weapon of heldWeapons(g)) {
      if (weapon.holder === owner || cardOf(weapon).targets === 0) continue;
      yield* aimAnew(g, weapon, owner, true);
    }
  },
};

export const joke: IdCard = {
  id: "joke",
  order: 21,
  colour: "machine",
  box: "core",
  beginner: true,
  *reveal(g, owner) {
    yield* inOrder(
      g,
      owner,
      () => draw(g, owner, 3),
      function* () {
        const own = g.state.seats[owner];
        if (!own.unlocked.includes("rocket-launcher")) own.unlocked.push("rocket-launcher"); // SD-8.20
        g.tell("unlocked", { seat: owner, weapon: "rocket-launcher" }, { rule: "SD-8.20" });
        if (weaponOf(g, owner)) return;
        const free = weaponsFor(g, owner, "anywhere");
        const rocket = free.filter(({ kind }) => kind === "rocket-launcher");
        yield* mayEquip(g, owner, "joke", rocket);
      },
    );
  },
};

export const mercenary: IdCard = {
  id: "mercenary",
  order: 23,
  colour: "machine",
  box: "core",
  *reveal(g, owner) {
    const free = weaponsFor(g, owner, "middle");
    if (free.length === 0) return yield* draw(g, owner);
    yield* mayEquip(g, owner, "mercenary", free);
  },
};

export const ait: IdCard = {
  id: "ait",
  order: 32,
  colour: "outlaw",
  box: "core",
  *reveal(g, owner) {
    for (const seat of othersOf(g, owner)) drop(g, seat);
    if (!weaponOf(g, owner)) yield* mayEquip(g, owner, "ait", weaponsFor(g, owner, "middle"));
  },
};

export const purgeProtocol: IdCard = {
  id: "purge-protocol",
  order: 42,
  colour: "machine",
  box: "core",
  always: "machine",
  boss: true,
  *reveal(g, owner) {
    for (const seat of othersOf(g, owner)) {
      drop(g, seat);
      discardAtRandom(g, seat);
    }
  },
};
