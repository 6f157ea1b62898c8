/** What each place holds, for whoever hears the table: the Areas, what lies apart, the piles. */
import { PlaceInWords } from "@sprawl/kit";
import { sectorShut } from "../src/advice/forecast.js";
import { oddsOfNumber } from "../src/advice/odds.js";
import { AREAS, type Area, BLUE_PATH, PLACES, RED_PATH, SPAWNS } from "../src/board.js";
import { ELITE } from "../src/elites.js";
import { openChannels } from "../src/network.js";
import { isBlocked } from "../src/spawning.js";
import type { Enemy } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { useCandidates } from "./lineup.js";
import { carriedBy } from "./public-of.js";
import { pileCounts } from "./stacks.js";
import { type City, useCity } from "./use-city.js";

export function PlacesInWords() {
  const city = useCity();
  const { s, own, label } = city;
  const candidates = useCandidates();
  if (s.figures.length === 0) {
    return <PlaceInWords name={label("players")} lines={candidates.map(({ said }) => said)} />;
  }
  const here = own === undefined ? undefined : s.figures[own].area;
  const areas = AREAS.toSorted((a, b) => Number(b === here) - Number(a === here));
  return (
    <>
      {areas.map((area) => (
        <PlaceInWords
          key={String(area)}
          name={city.thing("area", area)}
          lines={areaLines(city, area)}
        />
      ))}
      {(["yellow-zone", "detained"] as const).map((where) => (
        <PlaceInWords key={where} name={label(where)} lines={apartLines(city, where)} />
      ))}
      <PlaceInWords
        name={label("places.piles")}
        lines={[
          pileCounts(city)
            .map(([name, n]) => `${name} ${n}`)
            .join(", "),
        ]}
      />
    </>
  );
}

/** Who stands there, Enemies, mechs, boxes, what can be had, where Enemies come, where one goes on. */
function areaLines(city: City, area: Area): readonly string[] {
  const { s, face, thing, label } = city;
  const enemies = s.enemies.filter(({ spot, space }) =>
    spot === "red" ? RED_PATH[space - 1] === area : areasOf(spot).includes(area),
  );
  return [
    ...s.figures.flatMap(({ lies }, index) =>
      lies === "up" && s.figures[index].area === area ? [personLine(city, index)] : [],
    ),
    ...enemies.map((enemy) => enemyLine(city, enemy)),
    ...mechLines(city, area),
    ...s.boxes
      .filter((each) => each.area === area)
      .map(({ box }) =>
        face(box) === undefined ? label("supply-box") : thing("supply", face(box)),
      ),
    ...placeLines(city, area),
    ...spawnLines(city, area),
    label(`about.area.${area}`),
    ...((area === 2 || area === 6) && isBlocked(city.g) ? [label("places.blocked")] : []),
  ];
}

const areasOf = (spot: string) => SPAWNS.find(({ id }) => id === spot)?.areas ?? [];

/** An operative or the dog: how well, at which Place, and with what. */
function personLine(city: City, index: number): string {
  const { s, g, own, label, thing, seatName } = city;
  const { id, seat, health, place, area } = s.figures[index];
  return [
    seat === own ? `${seatName(seat)} (${label("places.you")})` : seatName(seat),
    thing("character", id),
    label("health", { n: health, max: figureValue(g, index, "maxHealth") }),
    ...(PLACES[area].length > 1 ? [thing("place", place)] : []),
    ...carriedBy(city, index),
  ].join(", ");
}

function enemyLine({ g, thing, label }: City, { id, type, level, damage, spot, space }: Enemy) {
  const { health, strength, combat, shield, range } = g.box.enemies[type];
  const [most, i] = [health[level - 1], level - 1];
  return [
    `${thing("enemy", id)}, ${label("health", { n: most - damage, max: most })}`,
    spot === "red" ? label("red", { n: space }) : thing("spawn", spot),
    label("enemy-values", { strength: strength[i], combat: combat[i], shield: shield[i], range }),
    label(`about.${type}`),
  ].join(". ");
}

function mechLines({ s, thing, label }: City, area: Area): readonly string[] {
  const mechs = [
    ["apex", BLUE_PATH, "blue", thing("bar", "apex")],
    ["deus", RED_PATH, "red", thing("enemy", "deus")],
  ] as const;
  return mechs.flatMap(([id, path, lane, name]) =>
    s[id].status === "in-play" && path[s[id].space - 1] === area
      ? [
          `${name}, ${label("health", { n: s.bars[id], max: ELITE.health })}, ${label(lane, { n: s[id].space })}. ${label(`about.${id}`)}`,
        ]
      : [],
  );
}

/** What only this Area has: Sectors, Programs, Scanners, weapons, the Network, the Junkyard. */
function placeLines(city: City, area: Area): readonly string[] {
  const { s, g, face, label, thing } = city;
  const priced = (cards: readonly number[], priceOf: (id: string) => number | undefined) =>
    cards.length === 0
      ? []
      : [
          label("places.sold", {
            list: cards
              .map((card) => `${thing("card", face(card))} ${priceOf(String(face(card)))}`)
              .join(", "),
          }),
        ];
  switch (area) {
    case 1:
      return s.sectors.map((stack, i) => {
        const why = sectorShut(g, i);
        const words = label("sector", { sector: i + 1, n: stack.length, value: s.values[i] });
        return `${words}. ${label(`about.sector.${i + 1}`)}${why ? ` ${label(`shut.${why}`)}` : ""}`;
      });
    case 2:
      return priced(s.display, (id) => g.box.programs[id]?.cost);
    case 3:
      return [label("scanner-1", { n: s.scannersLeft[0] })];
    case 4:
      return priced(s.weapons, (id) => g.box.supply[id]?.price);
    case 5:
      return [label("scanner-2", { n: s.scannersLeft[1] })];
    case 6:
      return networkLines(city);
    case "junkyard":
      return junkLines(city);
    case "med-center":
      return [];
    default:
      return area satisfies never;
  }
}

function networkLines({ s, g, face, label, thing, seatName }: City): readonly string[] {
  return s.network.flatMap((slots, channel) => [
    ...slots.map(({ chip, open, by }, tier) =>
      [
        label("slot", { channel, tier: tier + 1, chip: thing("chip", face(chip)) }),
        ...(open ? [] : [label("face-down")]),
        label("placed-by", { name: seatName(by) }),
      ].join(". "),
    ),
    ...(openChannels(g).includes(channel)
      ? [`${thing("channel", channel)}: ${label("next-slot", { tier: slots.length + 1 })}`]
      : []),
  ]);
}

function junkLines({ s, face, label, thing, seatName }: City): readonly string[] {
  return s.junkyard
    .filter(({ chips }) => chips.length > 0)
    .map(({ spot, chips, by, effect, turn, looked }) =>
      [
        label("spot", { spot, chip: thing("chip", face(chips[0])) }),
        label("junked-by", { name: by < 0 ? thing("effect", effect) : seatName(by), turn }),
        ...(looked.length > 0 ? [label("seen-by", { name: looked.map(seatName).join(", ") })] : []),
      ].join(". "),
    );
}

/** Where Enemies may still appear, and how often the dice bring one; and what is destroyed. */
function spawnLines({ s, label, thing }: City, area: Area): readonly string[] {
  const taken = new Set<string>(s.enemies.map(({ spot }) => spot));
  const here = SPAWNS.filter(({ areas }) => areas.includes(area));
  const free = here.filter(({ id }) => !taken.has(id) && !s.deadZones.includes(id));
  const list = free.map(({ id, numbers }) => {
    const n = numbers.reduce((sum, number) => sum + oddsOfNumber(number), 0);
    return label("places.spawn", { spawn: id, n });
  });
  return [
    ...(list.length > 0 ? [label("places.spawns", { list: list.join(", ") })] : []),
    ...here
      .filter(({ id }) => s.deadZones.includes(id))
      .map(({ id }) => `${thing("spawn", id)}: ${label("dead-zone")}`),
  ];
}

function apartLines(city: City, where: "yellow-zone" | "detained"): readonly string[] {
  return city.s.figures.flatMap(({ lies }, index) =>
    lies === where ? [personLine(city, index)] : [],
  );
}
