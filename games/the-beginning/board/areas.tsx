/** The eight Areas with everything that lies in them. */
import { Spot } from "@sprawl/kit";
import { AREAS, type Area, BLUE_PATH, CHANNELS, RED_PATH, SPAWNS, TIERS } from "../src/board.js";
import css from "./board.module.css";
import { PLACES_ON_MAP } from "./map.js";
import { EnemySpot, Mech, Standee } from "./pieces.js";
import { useCity } from "./use-city.js";

export function Areas() {
  return (
    <>
      {AREAS.map((area) => (
        <AreaBox key={String(area)} area={area} />
      ))}
      <Tower id="4" x={358} y={268} />
      <Tower id="10" x={792} y={268} />
    </>
  );
}

function AreaBox({ area }: { readonly area: Area }) {
  const { thing, s } = useCity();
  const { x, y, width, height } = PLACES_ON_MAP[area];
  const name = thing("area", area);
  const figures = s.figures
    .map((_, index) => index)
    .filter((index) => s.figures[index].area === area);
  const up = figures.filter((index) => s.figures[index].lies === "up");
  return (
    <Spot
      on={`area/${area}`}
      label={name}
      className={css.area}
      style={{ left: x, top: y, width, height }}
    >
      <h3 className={css.title}>{name}</h3>
      <div className={css.content}>
        <Inside area={area} />
        <Spawns area={area} />
        <Lanes area={area} />
        <Boxes area={area} />
        {up.map((index) => (
          <Standee key={index} index={index} />
        ))}
        {area === 4 && <Apart lies="yellow-zone" />}
        {area === 6 && <Apart lies="detained" />}
      </div>
    </Spot>
  );
}

/** Those who lie in the yellow zone, or sit in the Isolation Cube. */
function Apart({ lies }: { readonly lies: "yellow-zone" | "detained" }) {
  const { s, label } = useCity();
  const held = s.figures.map((_, index) => index).filter((index) => s.figures[index].lies === lies);
  if (held.length === 0 && lies === "yellow-zone") return null;
  return (
    <div className={css.apart} data-lies={lies}>
      <small>{label(lies)}</small>
      {held.map((index) => (
        <Standee key={index} index={index} />
      ))}
    </div>
  );
}

function Inside({ area }: { readonly area: Area }) {
  switch (area) {
    case 1:
      return <Sectors />;
    case 2:
      return <City />;
    case 3:
      return <Place id="nexus" note="scanner-1" n={0} />;
    case 4:
      return <Hq />;
    case 5:
      return <Place id="monolith" note="scanner-2" n={1} />;
    case 6:
      return <Network />;
    case "junkyard":
      return <Junkyard />;
    case "med-center":
      return <Place id="med-center" />;
    default:
      return area satisfies never;
  }
}

function Sectors() {
  const { s, thing, label } = useCity();
  return (
    <>
      {s.sectors.map((stack, i) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: the three Sectors stay.
          key={i}
          on={`sector/${i + 1}`}
          label={label("sector", { sector: i + 1, n: stack.length, value: s.values[i] })}
          className={css.place}
        >
          <b>{thing("sector", i + 1)}</b>
          <small>
            {stack.length} ▣ · {s.values[i]}/4
          </small>
        </Spot>
      ))}
    </>
  );
}

type PlaceProps = { readonly id: string; readonly note?: string; readonly n?: 0 | 1 };

function Place({ id, note, n }: PlaceProps) {
  const { s, thing, label } = useCity();
  return (
    <Spot on={`place/${id}`} label={thing("place", id)} className={css.place}>
      <b>{label(`do.${id}`)}</b>
      {note !== undefined && n !== undefined && (
        <small>{label(note, { n: s.scannersLeft[n] })}</small>
      )}
    </Spot>
  );
}

function City() {
  const { s, g, face, thing } = useCity();
  return (
    <>
      <Place id="city" />
      <Place id="dark-net" />
      {s.display.map((card) => {
        const id = String(face(card));
        return (
          <Spot key={card} on={`card/${card}`} label={thing("program", id)} className={css.place}>
            <b>{thing("program", id)}</b>
            <small>{g.box.programs[id]?.cost}</small>
          </Spot>
        );
      })}
    </>
  );
}

function Hq() {
  const { s, g, face, thing } = useCity();
  return (
    <>
      <Place id="hq" />
      {s.weapons.map((card) => {
        const id = String(face(card));
        return (
          <Spot key={card} on={`card/${card}`} label={thing("supply", id)} className={css.place}>
            <b>{thing("supply", id)}</b>
            <small>{g.box.supply[id]?.price}</small>
          </Spot>
        );
      })}
    </>
  );
}

/** Three Channels of five Tiers; a face-down Data Chip shows its face to who has seen it. */
function Network() {
  const { s, face, label, thing } = useCity();
  return (
    <Spot on="network" label={label("network")} className={css.network}>
      {CHANNELS.map((name, channel) => (
        <Spot
          key={name}
          on={`channel/${channel}`}
          label={thing("channel", channel)}
          className={css.channel}
        >
          {Array.from({ length: TIERS }, (_, i) => TIERS - 1 - i).map((tier) => {
            const slot = s.network[channel][tier];
            const colour = slot ? face(slot.chip) : undefined;
            return (
              <Spot
                key={tier}
                on={`slot/${channel}/${tier}`}
                label={label("slot", {
                  channel,
                  tier: tier + 1,
                  chip: slot ? thing("card", colour) : label("empty"),
                })}
                className={css.slot}
              >
                <span data-colour={slot ? (colour ?? "down") : "none"} data-open={slot?.open}>
                  {slot ? (slot.open ? "▣" : colour === undefined ? "?" : "▢") : tier + 1}
                </span>
              </Spot>
            );
          })}
          <small>{thing("channel", channel)}</small>
        </Spot>
      ))}
    </Spot>
  );
}

function Junkyard() {
  const { s, face, label, thing } = useCity();
  return (
    <Spot on="junkyard" label={label("junkyard", { n: s.junkyard.length })} className={css.junk}>
      {s.junkyard
        .filter(({ chips }) => chips.length > 0)
        .map(({ spot, chips }) => (
          <Spot
            key={spot}
            on={`spot/${spot}`}
            label={label("spot", { spot, chip: thing("card", face(chips[0])) })}
            className={css.slot}
          >
            <span data-colour={face(chips[0]) ?? "down"}>{spot}</span>
          </Spot>
        ))}
    </Spot>
  );
}

function Spawns({ area }: { readonly area: Area }) {
  const { s, thing } = useCity();
  return (
    <>
      {SPAWNS.filter(({ areas }) => areas.length === 1 && areas[0] === area).map(({ id }) => {
        const enemy = s.enemies.find(({ spot }) => spot === id);
        const dead = s.deadZones.includes(id);
        return (
          <Spot key={id} on={`spawn/${id}`} label={thing("spawn", id)} className={css.spawn}>
            <small data-dead={dead || undefined}>{dead ? "✕" : id.replace(/[ab]$/, "")}</small>
            {enemy && <EnemySpot enemy={enemy} />}
          </Spot>
        );
      })}
    </>
  );
}

function Tower({ id, x, y }: { readonly id: "4" | "10"; readonly x: number; readonly y: number }) {
  const { s, thing } = useCity();
  const enemy = s.enemies.find(({ spot }) => spot === id);
  return (
    <Spot
      on={`spawn/${id}`}
      label={thing("spawn", id)}
      className={css.tower}
      style={{ left: x - 28, top: y }}
    >
      <small>♜{id}</small>
      {enemy && <EnemySpot enemy={enemy} />}
    </Spot>
  );
}

/** Spaces of the red and the blue path in this Area, with who stands on them. */
function Lanes({ area }: { readonly area: Area }) {
  const { s, label } = useCity();
  return (
    <>
      {RED_PATH.map((at, i) => {
        if (at !== area) return null;
        const crawler = s.enemies.find(({ spot, space }) => spot === "red" && space === i + 1);
        const deus = s.deus.status === "in-play" && s.deus.space === i + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the lane stay.
          <div key={`red-${i}`} className={css.lane} data-lane="red" data-ref={`red/${i + 1}`}>
            <small>{label("red", { n: i + 1 })}</small>
            {crawler && <EnemySpot enemy={crawler} />}
            {deus && <Mech which="deus" />}
          </div>
        );
      })}
      {BLUE_PATH.map((at, i) =>
        at === area && s.apex.status === "in-play" && s.apex.space === i + 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the lane stay.
          <div key={`blue-${i}`} className={css.lane} data-lane="blue">
            <small>{label("blue", { n: i + 1 })}</small>
            <Mech which="apex" />
          </div>
        ) : null,
      )}
    </>
  );
}

function Boxes({ area }: { readonly area: Area }) {
  const { s, face, label, thing } = useCity();
  return (
    <>
      {s.boxes
        .filter((each) => each.area === area)
        .map(({ box }) => (
          <Spot
            key={box}
            on={`box/${box}`}
            label={face(box) === undefined ? label("supply-box") : thing("supply", face(box))}
            className={css.place}
          >
            <b>▤</b>
            <small>{face(box) === undefined ? "?" : thing("supply", face(box))}</small>
          </Spot>
        ))}
    </>
  );
}
