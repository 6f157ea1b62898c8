/** What each place holds, for whoever hears the table: now, the news, the Districts, the shops, the people. */
import { PlaceInWords } from "@sprawl/kit";
import { DISTANCES } from "../src/city/layouts.js";
import { isAgent } from "../src/state.js";
import { charactersIn } from "../src/table.js";
import { DISTRICTS, type District as DistrictNumber, FEATURES, STORES } from "../src/types.js";
import { supplyWords } from "./supply-words.js";
import { useEden } from "./use-eden.js";

export function PlacesInWords() {
  return (
    <>
      <Now />
      <News />
      {DISTRICTS.map((district) => (
        <District key={district} district={district} />
      ))}
      <Stories />
      <Shops />
      <Recruits />
      <Supports />
    </>
  );
}

/** Turn, phase and, while a District is resolved, its step and its Brawl card. */
function Now() {
  const { state, label, name } = useEden();
  const { turn, phase, district, step, brawl } = state;
  const lines = [
    label("places.turn", { turn, phase: label(`phase.${phase}`) }),
    ...(phase === "investigation" && district > 0
      ? [label("places.step", { district, step: label(`step.${step}`) })]
      : []),
    ...(brawl ? [`${name(brawl.id)}, ${label(`ui.brawl-${brawl.colour}`)}`] : []),
  ];
  return <PlaceInWords name={label("places.now")} lines={lines} />;
}

function News() {
  const { state, label, name } = useEden();
  const lines = state.news.map(({ id, slot, cancel }) =>
    cancel >= 0
      ? `${name(id)}: ${label("ui.cancelled")}`
      : [
          `${name(id)}: ${label(`effect.${id}`)}`,
          label("ui.reward-is", { reward: label(`reward.${id}`) }),
          label("places.lasts", { n: slot }),
        ].join(" "),
  );
  return <PlaceInWords name={label("places.news")} lines={lines} />;
}

/** Whose influence it is under, who stands in which zone, what waits there, how far the others are. */
function District({ district }: { readonly district: DistrictNumber }) {
  const { g, state, label, name } = useEden();
  const { influence, ambush } = state.districts[district - 1];
  const owned = state.orgs.flatMap(({ id }, org) =>
    influence[org] > 0 ? [label("ui.influence-of", { org: id, n: influence[org] })] : [],
  );
  const there = charactersIn(g, district).toSorted((a, b) => a.zone - b.zone);
  const ways = DISTRICTS.filter((other) => other !== district).map(
    (other) => `${label(`district.${other}`)} ${DISTANCES[district][other]}`,
  );
  const lines = [
    ...there.map((who) =>
      label("places.stands", {
        who: isAgent(who) ? who.profile : who.type,
        side: who.org >= 0 ? name(state.orgs[who.org].id) : label("ui.hostile"),
        zone: who.zone,
        health: who.health,
      }),
    ),
    ...owned,
    ...(ambush >= 0 ? [label("ui.ambush-of", { org: state.orgs[ambush].id })] : []),
    label("ui.ways", { ways: ways.join(", ") }),
  ];
  return <PlaceInWords name={label(`district.${district}`)} lines={lines} />;
}

/** How far each Organization is with its Story. */
function Stories() {
  const { state, label, name } = useEden();
  const lines = state.orgs.flatMap(({ id, story }) => {
    if (!story) return [];
    const missions = story.folders.flatMap((folder) => folder.missions);
    const done = missions.filter((mission) => mission !== "open").length;
    return label("places.story", { org: id, name: name(story.id), n: done, of: missions.length });
  });
  return <PlaceInWords name={label("places.stories")} lines={lines} />;
}

function Shops() {
  const { g, state, label, name } = useEden();
  return STORES.map((store) => (
    <PlaceInWords
      key={store}
      name={label("places.shop", { store: label(`store.${store}`) })}
      lines={state.stores[store].stock.map(({ id }) => {
        const piece = g.box.supply[id];
        return `${name(id)}, ${label("ui.money", { n: piece.price })}: ${supplyWords(piece, label)}`;
      })}
    />
  ));
}

/** Both sides of each sheet in the row. */
function Recruits() {
  const { g, state, label, name } = useEden();
  const shown = Object.values(g.box.profiles).filter(({ sheet }) =>
    state.row.some(({ id }) => id === sheet),
  );
  const lines = shown.map((profile) => {
    const { id, health, salary, initiative } = profile;
    const features = FEATURES.map((feature) =>
      label("stand.feature", { feature, n: profile[feature] }),
    );
    return [
      `${name(id)}: ${features.join(", ")}`,
      label("ui.sheet", { health, salary, initiative }),
      `${label(`skill.${id}`)}: ${label(`effect.${id}`)}`,
    ].join(". ");
  });
  return <PlaceInWords name={label("ui.recruits")} lines={lines} />;
}

function Supports() {
  const { g, state, label, name } = useEden();
  const lines = state.supportRow.map(({ id }) => {
    const { cost, teammates } = g.box.supports[id];
    return `${name(id)}, ${label("ui.support", { cost, n: teammates })}: ${label(`effect.${id}`)}`;
  });
  return <PlaceInWords name={label("ui.supports")} lines={lines} />;
}
