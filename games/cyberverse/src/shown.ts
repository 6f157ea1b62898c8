/** What is shown of hidden cards and tokens, when and to whom. The laws compare. */
import { showing } from "@sprawl/engine";

/** The four stores of the city. */
const stores = ["weapons", "implants", "gear", "vehicles"].flatMap((store) => [
  showing(`at stores.${store}.stock.card`, store, "all", "CV-12.1"),
  showing(`at stores.${store}.stack`, store, "all", "CV-10.16"),
  showing("at table", store, "all", "CV-10.16"),
  showing("at agents.slots.card", store, "all", "CV-10.16"),
  showing("at agents.vehicles.card", store, "all", "CV-10.16"),
]);

const investigations = ["red", "blue", "yellow"].map((colour) =>
  showing("at orgs.story.folders.card", colour, "all", "CV-5.4"),
);

/** CV-R98: nothing but this is ever hidden, and it is shown then. */
export const shown = [
  ...stores,
  ...investigations,
  showing("at row.card", "sheet", "all", "CV-3.11"),
  showing("at agents.sheet", "sheet", "all", "CV-3.11"),
  showing("at lost", "starter", "all", "CV-2.14"),
  showing("at supportRow.card", "support", "all", "CV-13.8"),
  showing("at orgs.supports.card", "support", "all", "CV-13.8"),
  showing("at orgs.looking", "story", "holder", "CV-29.5"),
  showing("at orgs.story.card", "story", "all", "CV-29.5"),
  showing("at table", "event", "one", "CV-29.6"),
  showing("at news.card", "event", "all", "CV-10.4"),
  showing("at piles.events.discard", "event", "all", "CV-10.5"),
  showing("at table", "ambush", "all", "CV-16.4"),
  showing("at piles.ambushes.discard", "ambush", "all", "CV-16.4"),
  showing("at piles.ambushes.deck", "ambush", "all", "CV-16.12"),
  showing("at brawl.card", "brawl", "all", "CV-17.2"),
  showing("at piles.brawls.discard", "brawl", "all", "CV-17.2"),
  showing("at piles.brawls.deck", "brawl", "all", "CV-17.30"),
  showing("at agents.offered", "token", "one", "CV-29.1"),
  showing("looked", "token", "one", "CV-29.2"),
  showing("token-revealed", "token", "all", "CV-17.29"),
  showing("at orgs.drawn", "modifier-*", "all", "CV-7.7"),
  showing("at orgs.discard", "modifier-*", "all", "CV-7.7"),
  showing("at orgs.deck", "modifier-*", "all", "CV-7.6"),
  showing("peeked", "modifier-*", "one", "CV-29.2"),
];
