/** The city as a war map: bars along the top, the Areas below, and what happens now over them. */
import { World } from "@sprawl/kit";
import { eventLines } from "../src/text/en/event-cards.js";
import { Areas } from "./areas.js";
import { Bars } from "./bars.js";
import css from "./board.module.css";
import { CheckPanel } from "./check.js";
import { CityMap, HEIGHT, PLACES_ON_MAP, WIDTH } from "./map.js";
import { useCity } from "./use-city.js";

export function Board() {
  const { label, s, own } = useCity();
  const area = own === undefined ? undefined : s.figures[own]?.area;
  const at = area === undefined ? undefined : PLACES_ON_MAP[area];
  const frame = at && {
    x: Math.max(0, at.x - 20),
    y: Math.max(0, at.y - 20),
    width: at.width + 40,
    height: at.height + 40,
  };
  return (
    <div className={css.board}>
      <Bars />
      <div className={css.city}>
        <World
          label={label("city")}
          size={{ width: WIDTH, height: HEIGHT }}
          {...(frame && { frame: wide(frame) })}
        >
          <CityMap />
          <Areas />
        </World>
        <Happening />
      </div>
    </div>
  );
}

type Frame = { x: number; y: number; width: number; height: number };

/** At a desk the whole city is in sight; on a phone the own Area. */
function wide(frame: Frame): Frame {
  const phone = typeof window !== "undefined" && window.innerWidth < 700;
  return phone ? frame : { x: 0, y: 0, width: WIDTH, height: HEIGHT };
}

/** The Event that is being resolved, and the check in it. */
function Happening() {
  const { s, g, face, thing } = useCity();
  const card = s.happening[s.happening.length - 1];
  const id = card === undefined ? "" : String(face(card));
  const piece = g.box.events[id];
  if (!piece && !s.check) return null;
  return (
    <aside className={css.happening}>
      {piece && (
        <>
          <h3>{thing("event", id)}</h3>
          <ul>
            {eventLines(piece).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <CheckPanel />
    </aside>
  );
}
