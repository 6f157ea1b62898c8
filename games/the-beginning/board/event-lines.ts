/** The lines of an Event card, made of the words for what it can do. */
import type { Plain } from "@sprawl/engine";
import type { EventPiece } from "../src/content.js";
import type { Effect } from "../src/effects.js";

export type Label = (id: string, args?: Readonly<Record<string, Plain>>) => string;

function spellOne(effect: Effect, label: Label): string {
  if ("bar" in effect) return label("effect.bar", { bar: effect.bar, change: effect.by });
  if ("riotTowards0" in effect) return label("effect.riot-towards-0", { n: effect.riotTowards0 });
  if ("riotTo0" in effect) return label("effect.riot-to-0");
  if ("raid" in effect) return label("effect.raid", { n: effect.raid });
  if ("supply" in effect) return label("effect.supply", { n: effect.supply });
  if ("traps" in effect) return label("effect.traps", { n: effect.traps });
  if ("crawlers" in effect) return label("effect.crawlers", { n: effect.crawlers });
  if ("draw" in effect) {
    return label(`effect.draw.${effect.who}.${effect.draw}`, { n: effect.count });
  }
  if ("discardEach" in effect) return label("effect.discard-each", { n: effect.discardEach });
  if ("healAll" in effect) return label("effect.heal-all", { n: effect.healAll });
  if ("harm" in effect) {
    const { harm, area } = effect;
    if (area === undefined) return label("effect.harm", { n: harm });
    return label("effect.harm-there", { n: harm, place: area });
  }
  if ("woundActive" in effect) return label("effect.wound-active");
  return label(`effect.${effect.special}`);
}

/** Effects as a line of a card. */
export function spell(effects: readonly Effect[], label: Label): string {
  if (effects.length === 0) return label("effect.none");
  return effects.map((effect) => spellOne(effect, label)).join(", ");
}

export function eventLines(event: EventPiece, label: Label): readonly string[] {
  switch (event.type) {
    case "check":
      return [
        label("line.target", { goal: event.target }),
        label("line.met", { does: spell(event.success, label) }),
        label("line.missed", { does: spell(event.failure, label) }),
        ...(event.noShow ? [label("line.no-show")] : []),
      ];
    case "count":
      return event.steps.map(({ from, effects }, i) => {
        const id = i === event.steps.length - 1 ? "line.count-or-more" : "line.count";
        return label(id, { n: from, does: spell(effects, label) });
      });
    case "decision":
      return [
        label(`line.${event.by}`),
        label("line.a", { does: spell(event.a.effects, label) }),
        label("line.b", { does: spell(event.b.effects, label) }),
      ];
    case "raid":
    case "ex":
      return [spell(event.effects, label)];
    default:
      return event satisfies never;
  }
}
