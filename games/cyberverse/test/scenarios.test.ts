import { entry } from "@sprawl/cyberverse/entry";
import { provesScenarios } from "@sprawl/scenarios/testing";

provesScenarios(entry, new URL("../scenarios/", import.meta.url));
