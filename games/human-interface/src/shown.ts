/** What is shown of hidden cards, when and to whom: a team's hand is known to all of the team. */
import { showing } from "@sprawl/engine";

const programs = ["cards-*", "other-*"].flatMap((cards) => [
  showing("at teams.hand", cards, ["one", "some"], "HI-2.2"),
  showing("sniffed", cards, ["one", "some"], "HI-39.5"),
  showing("watched", cards, ["one", "some"], "HI-21.7"),
  showing("installed", cards, "all", "HI-2.11"),
  showing("support-revealed", cards, "all", "HI-21.7"),
  showing("turned-up", cards, "all", "HI-22.5"),
  showing("filled", cards, "all", "HI-2.4"),
  showing("infected", cards, "all", "HI-2.4"),
  showing("discarded", cards, "all", "HI-2.4"),
  showing("uninstalled", cards, "all", "HI-2.4"),
  showing("purges", cards, "all", "HI-2.4"),
  showing("at aiDiscard", cards, "all", "HI-22.11"),
  showing("at teams.discard", cards, "all", "HI-2.4"),
]);

export const shown = [
  ...programs,
  showing("at cando.drawn", "cando", "all", "HI-21.7"),
  showing("at cando.discard", "cando", "all", "HI-2.1"),
  showing("at cando.deck", "cando", "all", "HI-21.7"),
];
