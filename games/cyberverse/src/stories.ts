/** CV-5: Story cards, Investigation cards and their Missions. */
import type { Rule } from "@sprawl/engine";
import { drawFrom, putUnder } from "@sprawl/parts";
import { moments } from "./moments.js";
import { gain } from "./money.js";
import { decide, type Questions } from "./questions.js";
import type { ActiveStory, Agent, Cyber, Folder, Open, Org, Seen } from "./state.js";
import { idOf, onCard } from "./table.js";
import { type Colour, type District, EVERYWHERE, type Mission } from "./types.js";

/** CV-5.3: with a Story card come its Investigation cards, one of each required colour. */
export function takeStory(g: Cyber, org: Org, story: Open): void {
  const { needs } = g.box.stories[story.id];
  g.uses(story.id);
  const active: ActiveStory = {
    card: story.card,
    id: story.id,
    folders: needs.map((colour) => drawFolder(g, colour)),
  };
  g.state.orgs[org].story = active; // CV-5.1, CV-R28
  g.state.orgs[org].progress = g.state.turn;
  const cards = active.folders.map(({ id }) => id);
  g.tell(
    "story-taken",
    { org: idOf(g, org), story: story.id, investigations: cards },
    { rule: "CV-5.3" },
  );
}

function drawFolder(g: Cyber, colour: Colour): Folder {
  const card = drawFrom(g, colour, g.state.piles[colour]); // CV-5.30, CV-R88
  if (card === undefined) throw new Error(`no ${colour} Investigation card is left`);
  g.show(card, "all"); // CV-5.4
  const id = g.face(card);
  g.uses(id);
  const missions = g.box.investigations[id].missions.map(() => "open" as const);
  return { card, id, colour, missions };
}

export type OpenMission = {
  readonly folder: Folder;
  readonly index: number;
  readonly mission: Mission;
};

/** CV-5.21: the open Missions of an Organization's active Story card. */
export function openMissions(g: Seen, org: Org): OpenMission[] {
  const found: OpenMission[] = [];
  for (const folder of g.state.orgs[org].story?.folders ?? []) {
    const { missions } = g.box.investigations[folder.id];
    for (let index = 0; index < missions.length; index++) {
      if (folder.missions[index] === "open")
        found.push({ folder, index, mission: missions[index] }); // CV-5.9, CV-5.10, CV-R31
    }
  }
  return found;
}

/** CV-25.12: a Mission that names the whole city counts in every District; one of several in each. */
export function names({ district, or }: Mission, where: District): boolean {
  return district === where || or.includes(where) || district === EVERYWHERE;
}

/** CV-5.11 to CV-5.16: a Mission is completed, by an Agent or by the Organization as a whole. */
export function validate(
  g: Cyber,
  org: Org,
  { folder, index, mission }: OpenMission,
  by?: Agent,
): void {
  folder.missions[index] = "validated"; // CV-5.12, CV-5.13, CV-R29
  g.state.orgs[org].progress = g.state.turn;
  const extra = by ? moments.of(by).value(g, "missionBonus", 0, by) : 0;
  gain(g, org, mission.money + extra); // CV-5.11
  g.tell(
    "mission-validated",
    {
      org: idOf(g, org),
      investigation: folder.id,
      mission: index,
      amount: mission.money + extra,
      xp: mission.xp,
    },
    { rule: "CV-5.11" },
  );
  if (folder.missions.includes("open")) return;
  g.tell(
    "investigation-resolved",
    { org: idOf(g, org), investigation: folder.id },
    { rule: "CV-5.14" },
  );
  const story = g.state.orgs[org].story;
  if (story?.folders.every(({ missions }) => !missions.includes("open")))
    resolveStory(g, org, story); // CV-5.14, CV-5.15, CV-5.16, CV-R105
}

function resolveStory(g: Cyber, org: Org, { card, id, folders }: ActiveStory): void {
  const own = g.state.orgs[org];
  own.resolved.push({ card, id }); // CV-5.17
  own.story = undefined; // CV-5.20
  discardFolders(g, folders); // CV-5.18, CV-5.19
  g.tell(
    "story-resolved",
    { org: idOf(g, org), story: id, vp: g.box.stories[id].vp },
    { rule: "CV-5.17" },
  );
}

/** CV-5.19: Mission XP goes with the cards it lies beside. */
function discardFolders(g: Cyber, folders: readonly Folder[]): void {
  for (const { card, colour } of folders) g.state.piles[colour].discard.push(card); // CV-5.19, CV-R30
}

/** CV-5.29: is there a card to draw? */
export function mayDrawStory(g: Seen, org: Org): boolean {
  return g.state.orgs[org].story === undefined && g.state.piles.stories.deck.length > 0; // CV-5.29, CV-14.37
}

/** CV-5.22, CV-5.23, CV-14.38. */
export function mayReplaceStory(g: Seen, org: Org): boolean {
  const { story } = g.state.orgs[org];
  if (!story || g.box.stories[story.id].starter) return false; // CV-5.22
  return g.state.piles.stories.deck.length > 0; // CV-5.29
}

/** CV-5.25 to CV-5.27, CV-5.31: the old card goes before new ones are drawn. */
export function* replaceStory(g: Cyber, org: Org): Rule<void> {
  const own = g.state.orgs[org];
  if (!own.story) return;
  const only = g.state.piles.stories.deck.length === 1; // CV-5.29: counted before
  g.tell("story-dropped", { org: idOf(g, org), story: own.story.id }, { rule: "CV-5.25" });
  putUnder(g, g.state.piles.stories.deck, own.story.card); // CV-5.25
  discardFolders(g, own.story.folders); // CV-5.26, CV-5.28, CV-5.31
  own.story = undefined; // CV-5.27
  yield* drawStory(g, org, only ? 1 : 2);
}

/** CV-5.24: draw 2, keep 1, the other goes under the deck. */
export function* drawStory(g: Cyber, org: Org, count = 2): Rule<void> {
  const { deck } = g.state.piles.stories;
  const { looking } = g.state.orgs[org];
  while (looking.length < count && deck.length > 0) {
    const card = g.draw("story", deck);
    g.show(card, org < g.seats ? org : []); // CV-29.5
    looking.push(card);
  }
  g.tell("stories-drawn", { org: idOf(g, org), count: looking.length }, { rule: "CV-5.24" });
  const options: Questions["story"][] = looking.map((card) => ({
    kind: "keep-story",
    card,
    on: onCard(card),
    rule: "CV-5.24",
  }));
  const kept =
    options.length === 1
      ? options[0]
      : yield* decide(g, org, "story", options, { rule: "CV-5.24", safe: options[0] });
  const others = looking.splice(0).filter((card) => card !== kept.card);
  for (const card of others) putUnder(g, deck, card); // CV-5.24, CV-29.5
  g.show(kept.card, "all"); // CV-29.5
  if (org >= g.seats)
    g.disclose("story-kept", { org: idOf(g, org), story: g.face(kept.card) }, { rule: "CV-31.19" });
  takeStory(g, org, { card: kept.card, id: g.face(kept.card) });
}
