/** How one stands, for whoever hears the table: side and aim, Objectives, the operative, the city's bars. */
import type { Seat } from "@sprawl/engine";
import { useCover } from "@sprawl/kit";
import { pointsLeft } from "../src/action-points.js";
import { stepsLeft } from "../src/advice/forecast.js";
import { knownFaction } from "../src/loyalty.js";
import { figureValue } from "../src/values.js";
import { waysOf } from "./secrets.js";
import { useCity } from "./use-city.js";

export function InWords() {
  const { own, s } = useCity();
  const { shown } = useCover();
  return (
    <>
      {own !== undefined && shown && <Aims seat={own} />}
      {own !== undefined && s.figures[own] !== undefined && <Operative seat={own} />}
      <Bars />
    </>
  );
}

/** One's side, how far it is, and one's Objectives. */
function Aims({ seat }: { readonly seat: Seat }) {
  const city = useCity();
  const { s, g, face, thing, label } = city;
  const faction = knownFaction(face, s.seats[seat]);
  return (
    <>
      {faction && (
        <li>
          {thing("victor", faction)}. {label(`aim.${faction}`)} {waysOf(city, faction).join(", ")}.
        </li>
      )}
      {s.seats[seat].objectives.map((card) => {
        const id = String(face(card));
        const [n, of] = g.box.objectives[id]?.progress(g, seat) ?? [0, 0];
        return (
          <li key={card}>
            {thing("card", id)}: {label(`card.${id}`)} {label("tracker", { n, of })}.
          </li>
        );
      })}
    </>
  );
}

function Operative({ seat }: { readonly seat: Seat }) {
  const { s, g, face, thing, label } = useCity();
  const { character, wounds } = s.seats[seat];
  const { area, health, lies, chips, supply } = s.figures[seat];
  const acts = s.turn.seat === seat && s.turn.phase === "action" && s.turn.figure === seat;
  const carried = [
    ...chips.map((chip) => thing("card", face(chip))),
    ...supply.map((box) => thing("supply", face(box))),
  ];
  const values = [
    ["points", acts ? pointsLeft(g) : figureValue(g, seat, "points")],
    ["movement", acts ? s.turn.movement : figureValue(g, seat, "movement")],
    ["shield", figureValue(g, seat, "shield")],
    ["strength", figureValue(g, seat, "strength")],
  ] as const;
  return (
    <li>
      {[
        `${thing("character", character)}: ${lies === "up" ? thing("area", area) : label(lies)}`,
        label("health", { n: health, max: figureValue(g, seat, "maxHealth") }),
        values.map(([name, n]) => `${label(`value.${name}`)} ${n}`).join(", "),
        ...wounds.map(({ id }) => thing("wound", id)),
      ].join(". ")}
      .{carried.length > 0 && ` ${label("carries", { what: carried.join(", ") })}`}
    </li>
  );
}

const TOLD = ["riot", "morale", "resource", "security", "threat"] as const;

/** What may end the game for everybody, and how far it is. */
function Bars() {
  const { s, g, thing, label } = useCity();
  return TOLD.map((bar) => (
    <li key={bar}>
      {thing("bar", bar)} {s.bars[bar]}: {label(`far.${bar}`, { n: stepsLeft(g, bar) })}.
    </li>
  ));
}
