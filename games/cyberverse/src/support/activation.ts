/** Support cards of the Activation phase. */
import { canPay, pay } from "../money.js";
import type { Use } from "../questions.js";
import { isAgent, NOBODY } from "../state.js";
import { idOf, isUsed, markUsed, onDistrict } from "../table.js";
import { DISTRICTS, type Support } from "../types.js";

/** Once per turn an activated Agent changes District for 0 Movement points. */
export const dispatchNine: Support = {
  id: "dispatch-nine",
  phase: "activation",
  cost: 500,
  teammates: 0,
  ways: (g, self, { who }) =>
    isAgent(who) && who.org === self.owner && !isUsed(g, self.piece.id)
      ? [{ via: self.piece.id, free: true, anywhere: false }]
      : [],
  taken: (g, self) => markUsed(g, self.piece.id), // CV-13.10
};

/** Rescue for 100D; Status tokens are removed for nothing. */
export const sisterAshes: Support = {
  id: "sister-ashes",
  phase: "activation",
  cost: 600,
  teammates: 2,
  rescuePrice: (_, __, value) => value - 100,
  statusPrice: () => 0,
};

/** 100D more for each Staff token on a reward slot. */
export const adaQuill: Support = {
  id: "ada-quill",
  phase: "activation",
  cost: 500,
  teammates: 0,
  rewardBonus: (_, __, value) => value + 100,
};

/** Before the first Auxiliary Action: for 100D a rival Ambush token goes home. */
export const whisper: Support = {
  id: "whisper",
  phase: "activation",
  cost: 400,
  teammates: 1,
  auxiliaryUses: (g, self) => {
    if (isUsed(g, self.piece.id) || !canPay(g, self.owner, 100)) return [];
    return DISTRICTS.filter((district) => {
      const { ambush } = g.state.districts[district - 1];
      return ambush !== NOBODY && ambush !== self.owner;
    }).map(
      (district): Use => ({
        kind: "use",
        piece: self.piece.id,
        target: `district-${district}`,
        on: onDistrict(district),
        rule: "CV-13.9",
      }),
    );
  },
  use: (g, self, { target }) => {
    const number = Number(target.slice("district-".length));
    markUsed(g, self.piece.id); // CV-13.10
    pay(g, self.owner, 100);
    const district = g.state.districts[number - 1];
    g.state.orgs[district.ambush].ambushes += 1;
    g.tell(
      "ambush-returned",
      { org: idOf(g, district.ambush), district: number },
      { rule: "CV-13.9" },
    );
    district.ambush = NOBODY;
  },
};

/** Once per turn an Agent from HQ is placed in any zone with room. */
export const gateMarshalIto: Support = {
  id: "gate-marshal-ito",
  phase: "activation",
  cost: 500,
  teammates: 1,
  gates: (g, self) => !isUsed(g, self.piece.id),
  taken: (g, self) => markUsed(g, self.piece.id), // CV-13.10
};
