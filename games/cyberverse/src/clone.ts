/** A copy of the state, written out: search bots make thousands. */
import type { Agent, CyberState, Open, Organization, Pile, Store, Supply } from "./state.js";

const copySupply = (supply: Supply): Supply => ({ ...supply });
const copyPile = ({ deck, discard }: Pile): Pile => ({
  deck: deck.slice(),
  discard: discard.slice(),
});
const copyStore = ({ stack, stock }: Store): Store => ({
  stack: stack.slice(),
  stock: copyOpen(stock),
});
const copyOpen = (cards: readonly Open[]): Open[] => cards.map((card) => ({ ...card }));

function copyAgent(agent: Agent): Agent {
  return {
    ...agent,
    raised: { ...agent.raised },
    slots: agent.slots.map(copySupply),
    vehicles: agent.vehicles.map(copySupply),
    marks: agent.marks.slice(),
    offered: agent.offered.slice(),
  };
}

function copyOrganization(org: Organization): Organization {
  return {
    ...org,
    deck: org.deck.slice(),
    discard: org.discard.slice(),
    drawn: org.drawn.slice(),
    story: org.story && {
      ...org.story,
      folders: org.story.folders.map((folder) => ({
        ...folder,
        missions: folder.missions.slice(),
      })),
    },
    resolved: copyOpen(org.resolved),
    looking: org.looking.slice(),
    supports: copyOpen(org.supports),
  };
}

export function cloneCyber(s: CyberState): CyberState {
  const { piles, stores, brawl } = s;
  return {
    ...s,
    orgs: s.orgs.map(copyOrganization),
    order: s.order.slice(),
    agents: s.agents.map(copyAgent),
    henchmen: s.henchmen.map((henchman) => ({ ...henchman })),
    reserve: { ...s.reserve },
    districts: s.districts.map((district) => ({
      ...district,
      influence: district.influence.slice(),
    })),
    news: s.news.map((news) => ({ ...news })),
    stores: {
      weapons: copyStore(stores.weapons),
      implants: copyStore(stores.implants),
      gear: copyStore(stores.gear),
      vehicles: copyStore(stores.vehicles),
    },
    sheets: s.sheets.slice(),
    row: copyOpen(s.row),
    lost: s.lost.slice(),
    supportRow: copyOpen(s.supportRow),
    piles: {
      events: copyPile(piles.events),
      supports: copyPile(piles.supports),
      ambushes: copyPile(piles.ambushes),
      brawls: copyPile(piles.brawls),
      stories: copyPile(piles.stories),
      tokens: copyPile(piles.tokens),
      yellow: copyPile(piles.yellow),
      blue: copyPile(piles.blue),
      red: copyPile(piles.red),
    },
    table: s.table.slice(),
    used: s.used.slice(),
    brawl: brawl && {
      ...brawl,
      recruited: brawl.recruited.slice(),
      asked: brawl.asked.slice(),
      done: brawl.done.slice(),
      hostiles: brawl.hostiles.slice(),
      eliminators: brawl.eliminators.slice(),
    },
    scores: s.scores.map((score) => ({ ...score })),
  };
}
