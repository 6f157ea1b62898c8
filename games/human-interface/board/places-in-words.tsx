/** What each place holds, for whoever hears the table: the areas, one's programs, the networks, the tower. */
import { PlaceInWords } from "@sprawl/kit";
import { box } from "../src/index.js";
import { areaName, areaOf, onBoard, planOf } from "../src/models.js";
import { purseOf } from "../src/tokens.js";
import { useProtocol } from "./tower-look.js";
import { useMission } from "./use-mission.js";

export function PlacesInWords() {
  const { state, mission, g, own, label } = useMission();
  const { kept, missing } = useProtocol();
  const areas = mission.plan.areas.map((_, area) => area);
  const crew = state.models.filter((model) => model.team === own && onBoard(model));
  const isOurs = (area: number) => crew.some((model) => areaOf(g, model) === area);
  return (
    <>
      {[...areas.filter(isOurs), ...areas.filter((area) => !isOurs(area))].map((area) => (
        <Area key={area} area={area} />
      ))}
      {!mission.skips?.includes(4) && (
        <>
          <Hand />
          {state.teams.map(({ faction }, team) => (
            <Network key={faction} team={team} />
          ))}
        </>
      )}
      <PlaceInWords name={label("tower")} lines={[[kept, missing].filter(Boolean).join(", ")]} />
    </>
  );
}

/** Who is there, how loud it is, its Terminals, what lies about, and its doors. */
function Area({ area }: { readonly area: number }) {
  const { state, g, label, thing, table } = useMission();
  const isHere = ({ at }: { readonly at: number }) => at >= 0 && planOf(g).areaOf[at] === area;
  const here = state.models.filter(isHere);
  const level = state.alarm[area] ?? 0;
  const terminals = state.terminals
    .filter(isHere)
    .map(({ id, at, strength, controller, programs }) =>
      [
        label("places.terminal", { terminal: id, square: at, strength }),
        controller ? label("held-by", { model: controller }) : label("held-by-tower"),
        ...programs.map(({ card }) => thing("card", table.view.faces[card])),
      ].join(", "),
    );
  const lines = [
    ...(here.length > 0 ? [label("places.here", { members: here.map(({ id }) => id) })] : []),
    ...(level > 0 ? [label("places.alarm", { level })] : []),
    ...terminals,
    ...state.objectives
      .filter((objective) => objective.carrier === "" && isHere(objective))
      .map(({ at }) => label("places.objective", { square: at })),
    ...state.doors
      .filter(isHere)
      .map(({ at, open, locked }) =>
        locked
          ? label("places.locked-door", { square: at })
          : label("places.door", { square: at, open }),
      ),
  ];
  return <PlaceInWords name={label("places.area", { area: areaName(g, area) })} lines={lines} />;
}

/** One's own programs: what each is, costs and does. */
function Hand() {
  const { state, own, label, table } = useMission();
  const programs = (state.teams[own]?.hand ?? []).flatMap(
    (card) => box.programs[String(table.view.faces[card])] ?? [],
  );
  const lines = programs.map(({ id, type, strength, install, run }) =>
    [
      label("places.program", { card: id, type: label(`type.${type}`), strength }),
      label("costs", { install, run }),
      label(`card.${id}`),
    ].join(". "),
  );
  return <PlaceInWords name={label("hand")} lines={lines} />;
}

/** What lies in its fields, and what it can still draw on. */
function Network({ team }: { readonly team: number }) {
  const { state, g, label, thing, table } = useMission();
  const { faction, network, hand, deck, discard } = state.teams[team];
  const lines = [
    ...network
      .toSorted((a, b) => a.field - b.field)
      .map(({ field, card, owner }) =>
        label(owner === team ? "places.field" : "places.hostile-field", {
          field,
          card: table.view.faces[card],
        }),
      ),
    `${label("purse", { n: purseOf(g, team), hand: hand.length })}. ${label("piles", { deck: deck.length, discard: discard.length })}`,
  ];
  return (
    <PlaceInWords name={label("network-of", { team: thing("team", faction) })} lines={lines} />
  );
}
