/** The sheet over the ground: names, positions, and of whoever matters reach, sight and aim. */
import { Markup, type Point } from "@sprawl/art";
import { attackForecast } from "../src/advice/forecast.js";
import { facedBy, huntOf, sightOf } from "../src/advice/sight.js";
import { beginMoving, reach } from "../src/movement.js";
import { type Character, refOf } from "../src/state.js";
import { hostilesIn, layoutOf, miniaturesInZone, ZONE_LIMIT } from "../src/table.js";
import type { District } from "../src/types.js";
import css from "./district.module.css";
import { colourFor } from "./faces.js";
import { attackerIn, attackOf, raisedIn } from "./forecast.js";
import { areaOf, type Ground, padIn } from "./ground.js";
import {
  aimMark,
  costMark,
  entryMark,
  huntMark,
  lineMark,
  nameMark,
  padMark,
  reachMark,
  sightMark,
  sumPlace,
} from "./marks.js";
import { placeOf } from "./places/index.js";
import { nameNumber } from "./scene.js";
import { standings } from "./standing.js";
import { useEden } from "./use-eden.js";
import { type Subject, useSubject } from "./use-subject.js";

type Props = { readonly district: District; readonly ground: Ground };

export function GroundMarks({ district, ground }: Props) {
  const names = useNames({ district, ground });
  const subject = useSubject(district);
  const reached = useReach({ district, ground }, subject);
  const seen = useSight({ district, ground }, subject);
  const { g } = useEden();
  const layout = layoutOf(g, district);
  const pads = layout.positions.map(({ kind, zone }) =>
    padMark(ground, padIn(areaOf(layout, zone)), kind),
  );
  const text = [
    entryMark(ground, areaOf(layout, layout.entry)),
    seen.floor,
    reached.floor,
    ...pads,
    ...names,
    reached.costs,
  ].join("");
  return (
    <svg
      className={css.marks}
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      aria-hidden="true"
      data-reach={reached.floor === "" ? undefined : ""}
      data-sight={seen.floor === "" ? undefined : ""}
    >
      <Markup of={text} />
    </svg>
  );
}

function useNames({ district, ground }: Props): readonly string[] {
  const { g, label } = useEden();
  const layout = layoutOf(g, district);
  return layout.cells.map((_, i) => {
    const zone = i + 1;
    const number = nameNumber(layout, zone);
    return nameMark(ground, areaOf(layout, zone), {
      number: zone,
      name: label(`zone.${district}.${number}`),
      count: `${miniaturesInZone(g, district, zone)}/${ZONE_LIMIT}`,
      tone: placeOf(district, number).tone,
    });
  });
}

type Way = { readonly zone: number; readonly position: number; readonly cost: number };

/** Where the subject can go: what is offered, or what it could walk if it were called. */
function useReach({ district, ground }: Props, subject: Subject | undefined) {
  const { g, view } = useEden();
  const layout = layoutOf(g, district);
  const offered = (view.question?.options ?? []).flatMap((option): Way[] =>
    option.kind === "walk"
      ? [{ zone: option.zone, position: option.position, cost: option.cost }]
      : [],
  );
  if (!subject) return { floor: "", costs: "" };
  const sure = !subject.pointed && offered.length > 0;
  const ways = sure ? offered : reach(g, beginMoving(g, subject.who));
  const zones = [...new Set(ways.map(({ zone }) => zone))];
  const floor = zones.map((zone) => reachMark(ground, areaOf(layout, zone), sure)).join("");
  const costs = ways.map(({ zone, position, cost }) => {
    const area = areaOf(layout, zone);
    const [x, y] = position < 0 ? [area.x + area.w - 0.1, area.y + 0.12] : padIn(area);
    return costMark(ground, position < 0 ? [x, y] : [x + 0.17, y + 0.05], cost);
  });
  return { floor, costs: costs.join("") };
}

/** Whom the subject threatens from where it stands. */
function useSight({ district, ground }: Props, subject: Subject | undefined) {
  const { g, view, state } = useEden();
  if (!subject) return { floor: "" };
  const layout = layoutOf(g, district);
  const { zones } = sightOf(facedBy(g, view.faces), subject.who);
  const org = subject.who.org;
  const colour = colourFor(org >= 0 ? state.orgs[org].id : "");
  const id = `cv-sight-${district}`;
  const floor = zones.map((zone) => sightMark(ground, areaOf(layout, zone), colour, id)).join("");
  return { floor };
}

/** Over the figures: lines of sight, whom Hostiles go for, and the aim of an attack on offer. */
export function AirMarks({ district, ground }: Props) {
  const { g, view, state } = useEden();
  const subject = useSubject(district);
  const at = standings(g, district);
  const faced = facedBy(g, view.faces);
  const place = (who: Character) => at.get(refOf(who))?.at;
  const marks: string[] = [];
  const strikes = (view.question?.options ?? []).filter((option) => option.kind === "strike");
  const fights = state.brawl?.combat && state.brawl.district === district;
  if (fights) {
    for (const hostile of hostilesIn(g, district)) {
      const from = place(hostile);
      if (state.brawl?.done.includes(refOf(hostile)) || !from) continue;
      for (const prey of huntOf(faced, hostile)?.prey ?? []) {
        const to = place(prey);
        if (to) marks.push(huntMark(ground, from, to));
      }
    }
  }
  if (subject && (strikes.length === 0 || subject.pointed)) {
    const from = place(subject.who);
    const { org } = subject.who;
    const colour = colourFor(org >= 0 ? state.orgs[org].id : "");
    for (const target of sightOf(faced, subject.who).targets) {
      const to = place(target);
      if (from && to) marks.push(lineMark(ground, from, to, colour));
    }
  }
  const attacker = fights ? attackerIn(g) : undefined;
  const from = attacker && place(attacker);
  if (attacker && from && !subject?.pointed) {
    const aimed = new Set<string>();
    const boxes: Point[] = [];
    for (const { target, weapon } of strikes) {
      const found = at.get(target);
      if (!found || aimed.has(target)) continue;
      aimed.add(target);
      const { attack, defense, hidden, token } = attackForecast(
        g,
        view.faces,
        attackOf(g, attacker, weapon),
        found.who,
        raisedIn(view.question),
      );
      const sum = hidden ? `${defense.value} + ?` : String(defense.value + (token?.defense ?? 0));
      const box = sumPlace(ground, from, found.at, boxes);
      boxes.push(box);
      marks.push(aimMark(ground, from, found.at, { attack: attack.value, defense: sum }, box));
    }
  }
  return (
    <svg
      className={css.air}
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      aria-hidden="true"
      data-lines={marks.length}
    >
      <Markup of={marks.join("")} />
    </svg>
  );
}
