/** Faction and Objective under one cover: shown while it is held, for a moment after a tap, or kept. */
import { Shown } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Dialog, Icon, uncovered, useCover, useHoldToLook, useMedia } from "@sprawl/kit";
import { type ReactNode, useState } from "react";
import { stepsLeft } from "../src/advice/forecast.js";
import { knownFaction } from "../src/loyalty.js";
import type { Faction } from "../src/state.js";
import { FactionSign } from "./factions.js";
import css from "./me.module.css";
import { objectivePicture } from "./pictures.js";
import { type City, useCity } from "./use-city.js";

export function Secrets({ seat }: { readonly seat: Seat }) {
  const { shown } = useCover();
  const phone = useMedia("phone");
  const narrow = useMedia("narrow");
  const [open, setOpen] = useState(false);
  const { s, label } = useCity();
  if (!shown) return <Cover />;
  const faction = <OwnFaction seat={seat} />;
  const objectives = <Objectives seat={seat} />;
  if (!narrow) {
    const piled = s.seats[seat].objectives.length === 1;
    return (
      <div className={css.secrets} data-ref="secrets" data-piled={piled || undefined}>
        {faction}
        {objectives}
        <Keep small />
      </div>
    );
  }
  return (
    <div className={css.secrets} data-ref="secrets">
      <button type="button" className={css.opener} onClick={() => setOpen(true)}>
        <Icon name="eye" />
        <small>{label("faction")}</small>
      </button>
      {!phone && objectives}
      <Dialog open={open} title={label("faction")} onClose={() => setOpen(false)}>
        <div className={css.sheet}>
          {faction}
          {objectives}
          <Keep />
        </div>
      </Dialog>
    </div>
  );
}

/** Both, side by side: where there is room for them in the open. */
export function Aims({ seat }: { readonly seat: Seat }) {
  return (
    <div className={css.aims}>
      <OwnFaction seat={seat} />
      <Objectives seat={seat} />
    </div>
  );
}

/** On a phone, beside the hearts: what one lives for, and how far it is. The sheet says the rest. */
export function Goals({ seat }: { readonly seat: Seat }) {
  const { shown } = useCover();
  const { s, g, face, thing, label } = useCity();
  if (!shown) return null;
  const { objectives } = s.seats[seat];
  return (
    <span className={css.goals} data-ref="objective">
      {objectives.map((card) => {
        const id = String(face(card));
        const [n, of] = g.box.objectives[id]?.progress(g, seat) ?? [0, 0];
        return (
          <span key={card} data-done={n >= of || undefined}>
            <span className={objectives.length > 1 ? "hidden-but-read" : undefined}>
              {thing("card", id)}
            </span>{" "}
            <b>{label("progress", { n, of })}</b>
          </span>
        );
      })}
    </span>
  );
}

/** Blinds over what is only mine. */
function Cover() {
  const { label } = useCity();
  const { peek } = useCover();
  return (
    <button
      type="button"
      className={css.cover}
      data-ref="secrets"
      {...useHoldToLook()}
      onClick={({ detail }) => {
        if (detail === 0) peek();
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name="eye-off" />
      <b>{label("hold-to-look")}</b>
      <small>
        {label("faction")} · {label("objective")}
      </small>
    </button>
  );
}

/** The switch that keeps one's cards shown. */
function Keep({ small }: { readonly small?: boolean }): ReactNode {
  const { label } = useCity();
  const cover = useCover();
  if (cover === uncovered) return null;
  return (
    <label className={css.keep} data-small={small || undefined} title={label("keep-shown")}>
      <input
        type="checkbox"
        checked={cover.keep}
        onChange={(event) => cover.setKeep(event.target.checked)}
      />
      <span className={small ? "hidden-but-read" : undefined}>{label("keep-shown")}</span>
    </label>
  );
}

function OwnFaction({ seat }: { readonly seat: Seat }) {
  const city = useCity();
  const { s, face, thing, label } = city;
  const faction = knownFaction(face, s.seats[seat]);
  // Between two cards nothing is decided yet.
  if (faction === undefined || s.seats[seat].loyalty.length > 1) return null;
  return (
    <section className={css.faction} data-faction={faction}>
      <h3>
        <FactionSign faction={faction} />
        {thing("victor", faction)}
      </h3>
      <p>{label(`aim.${faction}`)}</p>
      <small>{waysOf(city, faction).join(" · ")}</small>
    </section>
  );
}

function Objectives({ seat }: { readonly seat: Seat }) {
  const { s, g, face, thing, label } = useCity();
  if (s.seats[seat].objectives.length === 0) return null;
  return (
    <div className={css.objectives}>
      {s.seats[seat].objectives.map((card) => {
        const id = String(face(card));
        const [now, goal] = g.box.objectives[id]?.progress(g, seat) ?? [0, 0];
        return (
          <section
            key={card}
            className={css.objective}
            data-done={now >= goal || undefined}
            data-ref="objective"
          >
            <h3>
              <Shown picture={objectivePicture} width={26} height={16} />
              {thing("card", id)}
            </h3>
            <p>{label(`card.${id}`)}</p>
            <b>{label("tracker", { n: now, of: goal })}</b>
            <span className={css.steps} aria-hidden="true">
              {Array.from({ length: goal }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are all alike.
                <i key={n} data-on={n < now || undefined} />
              ))}
            </span>
          </section>
        );
      })}
    </div>
  );
}

/** How far each way to victory is, from what the player has seen. */
export function waysOf({ s, g, face, label }: City, faction: Faction): readonly string[] {
  const seen = (colour: string, chips: readonly number[]) =>
    chips.filter((chip) => face(chip) === colour).length;
  const placed = s.network.flat().map(({ chip }) => chip);
  const junked = s.junkyard.flatMap(({ chips }) => chips);
  switch (faction) {
    case "human":
      return [label("far-human", { blue: seen("blue", placed) })];
    case "machine":
      return [
        label("way.resource", { n: stepsLeft(g, "resource") }),
        label("way.deus", { n: stepsLeft(g, "deus") }),
      ];
    case "fallen":
      return [label("way.purple", { junk: seen("purple", junked), net: seen("purple", placed) })];
    case "legion":
      return [
        label("way.security", { n: stepsLeft(g, "security") }),
        label("way.threat", { n: stepsLeft(g, "threat") }),
      ];
    default:
      return faction satisfies never;
  }
}
