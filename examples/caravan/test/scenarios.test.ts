import { entry } from "@sprawl/caravan/entry";
import { provesScenarios } from "@sprawl/scenarios/testing";

provesScenarios(entry, new URL("../scenarios/", import.meta.url));
