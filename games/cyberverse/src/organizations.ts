/** The four Organizations. They differ by their Starter Story and their looks. */
import { pieces } from "./box/pieces.js";
import type { OrganizationCard } from "./types.js";

export const organizations = pieces<OrganizationCard>([
  { id: "eco", colour: "green", starter: "seeds-beyond-the-wall" },
  { id: "fsb", colour: "red", starter: "the-mole-in-the-tower" },
  { id: "nul", colour: "violet", starter: "a-hymn-for-center" },
  { id: "arg", colour: "amber", starter: "the-client-who-died-twice" },
]);
