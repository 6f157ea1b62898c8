import { entry } from "@sprawl/human-interface/entry";
import { provesScenarios } from "@sprawl/scenarios/testing";

provesScenarios(entry, new URL("../scenarios/", import.meta.url));
