/** CV-10: the Event phase and the News track. */
import type { Rule, Secret } from "@sprawl/engine";
import { drawFrom } from "@sprawl/parts";
import { placeHenchmen } from "./henchmen.js";
import { moments } from "./moments.js";
import { type Cyber, type News, NOBODY } from "./state.js";
import { idOf } from "./table.js";

/** CV-10.1 to CV-10.6. */
export function* eventPhase(g: Cyber): Rule<void> {
  g.state.phase = "event"; // CV-9.1
  for (const news of g.state.news.slice()) {
    news.slot -= 1; // CV-10.1, CV-R9
    if (news.slot === 0) leaveTrack(g, news); // CV-10.2
  }
  if (yield* moments.instead(g, "beforeEventDraw")) return; // CV-10.25
  const card = drawEvent(g); // CV-10.3
  if (card !== undefined) placeEvent(g, card);
}

/** CV-10.24: an empty deck is made anew of the discards. */
export function drawEvent(g: Cyber): Secret<string> | undefined {
  const card = drawFrom(g, "event", g.state.piles.events); // CV-10.24, CV-R88
  if (card !== undefined) g.state.table.push(card);
  return card;
}

/** CV-10.4, CV-10.5, CV-10.18: into the slot of its duration, with its Henchmen first. */
export function placeEvent(g: Cyber, card: Secret<string>): void {
  g.state.table.splice(g.state.table.indexOf(card), 1);
  g.show(card, "all");
  const id = g.face(card);
  const event = g.box.events[id];
  const older = g.state.news.find(({ slot }) => slot === event.duration);
  if (older) leaveTrack(g, older); // CV-10.5, CV-R10
  g.state.news.push({ card, id, slot: event.duration, cancel: NOBODY, reward: NOBODY }); // CV-10.4
  g.state.news.sort((a, b) => a.slot - b.slot);
  g.uses(id);
  g.tell("event-placed", { event: id, slot: event.duration }, { rule: "CV-10.4" });
  for (const { district, types } of event.henchmen) placeHenchmen(g, district, types); // CV-10.18, CV-10.19, CV-10.26
}

/** CV-10.17: Staff tokens return to their owners. */
function leaveTrack(g: Cyber, news: News): void {
  g.state.news.splice(g.state.news.indexOf(news), 1);
  g.state.piles.events.discard.push(news.card); // CV-10.2
  for (const org of [news.cancel, news.reward]) {
    if (org !== NOBODY && !g.state.orgs[org].gone) g.state.orgs[org].staff += 1; // CV-10.17, CV-R11
  }
  g.tell("event-left", { event: news.id, org: idOf(g, news.cancel) }, { rule: "CV-10.2" });
}
