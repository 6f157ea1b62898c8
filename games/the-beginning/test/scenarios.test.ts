import { provesScenarios } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/the-beginning/entry";

provesScenarios(entry, new URL("../scenarios/", import.meta.url));
