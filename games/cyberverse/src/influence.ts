/** CV-26.1 to CV-26.10: the Influence step of a District. */
import type { Rule } from "@sprawl/engine";
import {
  checkRedMissions,
  DISTRICT_LIMIT,
  influenceOf,
  maySettle,
  removable,
  removal,
  removeInfluence,
  settleInfluence,
} from "./influence-tokens.js";
import { decide, type Questions } from "./questions.js";
import type { Cyber } from "./state.js";
import { idOf, onDistrict, orgOf, presentIn } from "./table.js";
import type { District } from "./types.js";

export function* influenceStep(g: Cyber, district: District): Rule<void> {
  const present = presentIn(g, district);
  if (present.length !== 1) return; // CV-26.1, CV-26.8
  const [org] = present;
  const places = maySettle(g, org, district);
  const options: Questions["influence"][] = removable(g, org, district).map((other) =>
    removal(g, other, district),
  ); // CV-26.3
  if (places)
    options.unshift({ kind: "place-influence", on: onDistrict(district), rule: "CV-26.2" });
  else options.push({ kind: "pass" }); // CV-26.9, CV-R77
  const args = { district, org: idOf(g, org) };
  const chosen =
    options.length === 1
      ? options[0]
      : yield* decide(g, org, "influence", options, { rule: "CV-26.9", args, safe: options[0] });
  if (chosen.kind === "place-influence")
    yield* settleInfluence(g, org, district); // CV-26.7
  else if (chosen.kind === "remove-influence")
    removeInfluence(g, org, orgOf(g, chosen.from), district);
  else if (influenceOf(g, org, district) === DISTRICT_LIMIT)
    checkRedMissions(g, org, district, { removed: false }); // CV-26.6, CV-26.12, CV-R79
}
