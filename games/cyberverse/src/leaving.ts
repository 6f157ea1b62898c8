/** CV-1.16, CV-R86: an Organization leaves a game in which nobody takes over. */
import { putUnder } from "@sprawl/parts";
import { dropTeamMember } from "./health.js";
import { layRow } from "./row.js";
import { type Cyber, NOBODY, type Org } from "./state.js";
import { agentsOf, idOf } from "./table.js";

/** Its Influence stays; everything else goes home (CV-1.16). */
export function leaveGame(g: Cyber, org: Org): void {
  const own = g.state.orgs[org];
  own.gone = true; // CV-1.16
  own.actions = 0;
  for (const agent of agentsOf(g, org)) {
    dropTeamMember(g, agent);
    putUnder(g, g.state.sheets, agent.sheet); // CV-R86
  }
  for (const { card } of own.supports.splice(0)) g.state.piles.supports.discard.push(card); // CV-R86
  for (const district of g.state.districts) if (district.ambush === org) district.ambush = NOBODY; // CV-R86
  if (own.story) {
    for (const { card, colour } of own.story.folders) g.state.piles[colour].discard.push(card); // CV-R86
    if (g.box.stories[own.story.id].starter) g.state.lost.push(own.story.card);
    else putUnder(g, g.state.piles.stories.deck, own.story.card); // CV-R86
    own.story = undefined;
  }
  layRow(g);
  g.tell("left", { org: idOf(g, org) }, { rule: "CV-1.16" });
}
