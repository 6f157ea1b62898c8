/** At the edges of the window: who is beyond it, and how likely they could be hit. A press goes there. */
import { FigureIcon, Portrait } from "@sprawl/art";
import { lookAt } from "@sprawl/kit";
import { useLayoutEffect, useRef, useState } from "react";
import type { Model } from "../src/index.js";
import { faces, figures, grounds, sideOfModel, sides } from "./cast.js";
import css from "./out-of-sight.module.css";
import { shortName, useMission } from "./use-mission.js";

const EDGES = ["top", "right", "bottom", "left"] as const;
type Edge = (typeof EDGES)[number];
const ARROWS: Readonly<Record<Edge, string>> = { top: "▲", right: "▶", bottom: "▼", left: "◀" };

/** So many have room at one edge: the nearest. */
const MOST = 3;

export function OutOfSight() {
  const { state, label } = useMission();
  const there = state.models.filter(({ at }) => at >= 0);
  const box = useRef<HTMLDivElement>(null);
  const beyond = useBeyond(
    box,
    there.map(({ id }) => id),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields it is not.
    <div ref={box} className={css.edges} role="group" aria-label={label("out-of-sight")}>
      {EDGES.map((edge) => (
        <div key={edge} data-edge={edge}>
          {beyond
            .filter((each) => each.edge === edge)
            .slice(0, MOST)
            .flatMap(({ id }) => there.filter((model) => model.id === id))
            .map((model) => (
              <Beyond key={model.id} model={model} edge={edge} />
            ))}
        </div>
      ))}
    </div>
  );
}

function Beyond({ model, edge }: { readonly model: Model; readonly edge: Edge }) {
  const { table, factions, thing, label } = useMission();
  const { choices } = table;
  const side = sideOfModel(model, factions);
  const name = thing("model", model.id);
  const attack = choices.on(`model/${model.id}`).find(({ kind }) => kind === "attack");
  const odds = attack && choices.about?.(attack)?.odds;
  return (
    <button
      type="button"
      style={{ borderColor: sides[side].colour }}
      aria-label={`${label("out-of-sight")}: ${name}`}
      onClick={({ currentTarget }) => {
        const thing = figureOf(currentTarget.closest(`.${css.edges}`), model.id);
        if (thing) lookAt(thing);
      }}
    >
      {faces[model.card] ? (
        <Portrait
          face={faces[model.card]}
          ground={grounds[side] ?? grounds.ai}
          size={34}
          label=""
        />
      ) : (
        <FigureIcon
          figure={figures[model.card] ?? figures.doctor}
          colour={sides[side].colour}
          size={34}
        />
      )}
      <span>
        {shortName(name)}
        {odds && <b>{odds}</b>}
      </span>
      <i aria-hidden="true" style={{ color: sides[side].colour }}>
        {ARROWS[edge]}
      </i>
    </button>
  );
}

const figureOf = (edges: Element | null, id: string): Element | null =>
  edges?.parentElement?.querySelector(`[data-ref="model/${id}"]`) ?? null;

type Away = { readonly id: string; readonly edge: Edge; readonly by: number };

/** Who stands beyond which edge, the nearest first; followed while the world is moved. */
function useBeyond(box: { readonly current: HTMLElement | null }, ids: readonly string[]) {
  const [beyond, setBeyond] = useState<readonly Away[]>([]);
  const key = ids.join(" ");
  useLayoutEffect(() => {
    const edges = box.current;
    const plan = edges?.parentElement;
    if (!edges || !plan) return;
    let due = 0;
    const measure = () => {
      due = 0;
      const window = plan.getBoundingClientRect();
      const found = key.split(" ").flatMap((id) => awayOf(id, figureOf(edges, id), window));
      found.sort((a, b) => a.by - b.by);
      const said = (all: readonly Away[]) => all.map(({ id, edge }) => id + edge).join(" ");
      setBeyond((before) => (said(before) === said(found) ? before : found));
    };
    const follow = () => {
      due ||= requestAnimationFrame(measure);
    };
    measure();
    plan.addEventListener("scroll", follow, true);
    return () => {
      cancelAnimationFrame(due);
      plan.removeEventListener("scroll", follow, true);
    };
  });
  return beyond;

  /** Which edge its middle is beyond most, if any. */
  function awayOf(id: string, figure: Element | null, window: DOMRect): readonly Away[] {
    if (!figure) return [];
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const far: Readonly<Record<Edge, number>> = {
      top: window.top - y,
      right: x - window.right,
      bottom: y - window.bottom,
      left: window.left - x,
    };
    const [edge] = [...EDGES].sort((a, b) => far[b] - far[a]);
    return edge && far[edge] > 0 ? [{ id, edge, by: far[edge] }] : [];
  }
}
