import { provesScenarios } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/social-deduction/entry";

provesScenarios(entry, new URL("../scenarios/", import.meta.url));
