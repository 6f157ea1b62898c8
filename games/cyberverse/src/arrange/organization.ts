/** The verb that says what an Organization has: money, people, Support cards and its Story. */
import { BadInput, type ReadAs, read, verb } from "@sprawl/engine";
import type { Cyber, Folder, MissionState, Organization } from "../state.js";
import { SUPPORT_ROW } from "../strategy.js";
import { fetch, idIn, lay, organization } from "./laying.js";

const { fields, listOf, maybe, text, whole } = read;

const storyFields = fields({
  id: idIn("stories"),
  cards: listOf(idIn("investigations")),
  done: maybe(listOf(text)),
});

const orgFields = fields({
  org: organization,
  money: maybe(whole(0)),
  staff: maybe(whole(0)),
  ambushes: maybe(whole(0)),
  actions: maybe(whole(0)),
  progress: maybe(whole(0)),
  supports: maybe(listOf(idIn("supports"))),
  story: maybe(storyFields),
  resolved: maybe(listOf(idIn("stories"))),
  discard: maybe(listOf(whole())),
});

/** `org: { org: 0, money: 300, supports: [double-v], story: { id: last-tram-home, cards: [tunnel-maps] } }`. */
export const org = verb(
  orgFields,
  (g: Cyber, { org: number, supports = [], story, resolved = [], discard = [], ...plain }) => {
    const { piles, supportRow, lost } = g.state;
    const own = g.state.orgs[number];
    Object.assign(own, plain);
    for (const id of supports) {
      const index = supportRow.findIndex((open) => open.id === id);
      const card =
        index >= 0
          ? supportRow.splice(index, 1)[0].card
          : fetch(g, "org.supports", id, piles.supports.deck);
      own.supports.push({ card, id });
    }
    lay(g, piles.supports.deck, supportRow, SUPPORT_ROW);
    for (const id of resolved) {
      own.resolved.push({ card: fetch(g, "org.resolved", id, piles.stories.deck, lost), id });
    }
    if (story !== undefined) giveStory(g, own, story);
    for (const value of discard) discardModifier(g, own, value);
    return [];
  },
);

function giveStory(g: Cyber, own: Organization, said: ReadAs<typeof storyFields>): void {
  const { id, cards, done = [] } = said;
  const card = fetch(g, "org.story.id", id, g.state.piles.stories.deck, g.state.lost);
  const folders = cards.map((investigation): Folder => {
    const { colour, missions } = g.box.investigations[investigation];
    return {
      card: fetch(g, "org.story.cards", investigation, g.state.piles[colour].deck),
      id: investigation,
      colour,
      missions: missions.map((): MissionState => "open"),
    };
  });
  for (const each of done) markDone(folders, each);
  own.story = { card, id, folders };
}

/** "tunnel-maps 0", or "tunnel-maps 0 used": which Mission of which card, and its XP token. */
function markDone(folders: readonly Folder[], said: string): void {
  const [investigation, index, state = "validated"] = said.split(" ");
  const folder = folders.find((one) => one.id === investigation);
  if (!folder) throw new BadInput("org.story.done", `there is no ${investigation}`);
  if (!Object.hasOwn(folder.missions, index) || !(state === "used" || state === "validated"))
    throw new BadInput("org.story.done", `"${said}" is not a Mission, or not its state`);
  folder.missions[Number(index)] = state;
}

function discardModifier(g: Cyber, { deck, discard }: Organization, value: number): void {
  const index = deck.findIndex((card) => g.face(card) === value);
  if (index < 0) throw new BadInput("org.discard", `no ${value} is left`);
  const [card] = deck.splice(index, 1);
  g.show(card, "all");
  discard.push(card);
}
