/** Medical gear: HI-29.2, HI-29.9. */
import { bearerOf } from "../abilities.js";
import type { Gear, Self } from "../content.js";
import { heal, wake } from "../harm.js";
import { isFriendly, isMember, woundValue } from "../models.js";
import { moments } from "../moments.js";
import type { Action } from "../questions.js";
import { shockTest } from "../shock.js";
import { isAdjacent } from "../sight.js";
import type { Interface, Model } from "../state.js";

/** Friends beside the bearer on whom it may be used, and the bearer itself. */
function patients(g: Interface, self: Self, fits: (patient: Model) => boolean): Model[] {
  const model = bearerOf(g, self);
  if (g.state.activation.points === 0) return [];
  return g.state.models.filter((patient) => {
    if (patient.kind !== "character" || patient.lost || patient.at < 0 || !fits(patient))
      return false;
    return (
      patient === model || (isFriendly(g, model, patient) && isAdjacent(g, model.at, patient.at))
    );
  });
}

const treatments = (self: Self, kind: "heal" | "restore", found: readonly Model[]): Action[] =>
  found.map(({ id }) => ({
    kind,
    item: self.piece.id,
    model: id,
    on: `model/${id}`,
    rule: "HI-29.9",
  }));

const isWounded = (patient: Model): boolean => isMember(patient) && patient.wounds > 0; // HI-R26

/** Wounds removed, with what the bearer's Neurochips add. */
function relieve(g: Interface, model: Model, patient: Model, wounds: number): void {
  heal(g, patient, moments.of(model).value(g, "healing", wounds));
}

export const medical = {
  "first-aid-kit": {
    id: "first-aid-kit",
    kind: "gear",
    sort: "medical",
    availability: "COMM",
    symbols: 0,
    uses: 2,
    actions: (g, self) => treatments(self, "heal", patients(g, self, isWounded)),
    treat: (g, model, patient) => relieve(g, model, patient, 2),
  },
  "trauma-pack": {
    id: "trauma-pack",
    kind: "gear",
    sort: "medical",
    availability: "MIL",
    symbols: 0,
    uses: 1,
    actions: (g, self) =>
      treatments(
        self,
        "heal",
        patients(g, self, ({ condition }) => condition === "unconscious"),
      ),
    treat: (g, _, patient) => wake(g, patient, woundValue(g, patient) - 1), // HI-R153
  },
  "nanite-injector": {
    id: "nanite-injector",
    kind: "gear",
    sort: "medical",
    availability: "BLACK",
    symbols: 0,
    uses: 1,
    actions: (g, self) => [
      ...treatments(self, "heal", patients(g, self, isWounded)),
      ...treatments(
        self,
        "restore",
        patients(
          g,
          self,
          (patient) => isMember(patient) && patient.crippled && patient.wounds === 0,
        ),
      ),
    ],
    *treat(g, model, patient, restores) {
      if (restores) {
        patient.crippled = false; // HI-5.12
        patient.wounds = woundValue(g, patient) - 1;
        g.tell("restored", { model: patient.id }, { rule: "HI-5.12" });
      } else relieve(g, model, patient, 4);
      yield* shockTest(g, patient, "gear");
    },
  },
} as const satisfies Readonly<Record<string, Gear>>;
