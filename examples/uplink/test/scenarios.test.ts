import { provesScenarios } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/uplink/entry";

provesScenarios(entry, new URL("../scenarios/", import.meta.url));
