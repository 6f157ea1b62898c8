/** How one stands, for whoever hears the table: what happens, side and aim, the operative, the bars. */
import type { Seat } from "@sprawl/engine";
import { useCover } from "@sprawl/kit";
import { pointsLeft } from "../src/action-points.js";
import { stepsLeft } from "../src/advice/forecast.js";
import { knownFaction } from "../src/loyalty.js";
import type { State } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { eventLines } from "./event-lines.js";
import { waysOf } from "./secrets.js";
import { networkLeft } from "./stacks.js";
import { useCity } from "./use-city.js";

export function InWords() {
  const { own, s } = useCity();
  const { shown } = useCover();
  return (
    <>
      {s.figures.length > 0 && <Now />}
      {own !== undefined && shown && <Aims seat={own} />}
      {own !== undefined && s.figures[own] !== undefined && <Operative seat={own} />}
      <Bars />
    </>
  );
}

/** Whose turn it is, what the Event says, who gave how many to its check, and how far the Network is. */
function Now() {
  const city = useCity();
  const { s, g, face, label, thing, seatName } = city;
  const { round, phase, seat } = s.turn;
  const card = s.happening.at(-1);
  const event = card === undefined ? undefined : g.box.events[String(face(card))];
  const lines = [
    label("places.turn", { round, phase: label(`phase.${phase}`), name: seatName(seat) }),
    ...(event ? [`${thing("event", event.id)}: ${eventLines(event, label).join(". ")}`] : []),
    ...(s.check?.contributions ?? []).map(({ seat, count, statement }) =>
      label("places.gave", { name: seatName(seat), n: count, statement }),
    ),
    networkLeft(city),
  ];
  // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their places.
  return lines.map((line, i) => <li key={i}>{line}.</li>);
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
  const acts = s.turn.phase === "action" && s.turn.figure === seat && s.turn.acted.includes(seat);
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

const TOLD = ["riot", "morale", "resource", "security", "threat", "apex", "deus"] as const;

/** What may end the game for everybody, and how far it is. */
function Bars() {
  const { s, g, thing, label } = useCity();
  return TOLD.map((bar) => (
    <li key={bar}>
      {thing("bar", bar)} {s.bars[bar]}: {label(farOf(s, bar), { n: stepsLeft(g, bar) })}.
    </li>
  ));
}

const farOf = (s: State, bar: (typeof TOLD)[number]) =>
  bar === "apex" || bar === "deus" ? `far.${bar}.${s[bar].status}` : `far.${bar}`;
