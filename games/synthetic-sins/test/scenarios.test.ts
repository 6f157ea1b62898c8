import { provesScenarios } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/synthetic-sins/entry";

provesScenarios(entry, new URL("../scenarios/", import.meta.url));
