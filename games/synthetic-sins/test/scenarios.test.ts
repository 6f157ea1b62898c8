import { provesScenarios } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/synthetic-sins/entry";

const scenarios = new URL("../scenarios/", import.meta.url);
provesScenarios(entry, scenarios, { freeNames: /^enemies\.\w+$/ });
