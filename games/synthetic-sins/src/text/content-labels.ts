/** Cards, enemies' traits and missions as labels, so that every language is asked for them by name. */
import type { CharacterId, EnemyTrait, MissionId } from "../content/types.js";
import type { GearId } from "../gear/index.js";
import type { ItemId } from "../items/index.js";
import type { CardText } from "./content.js";
import type { MissionText } from "./missions.js";

type By<K extends string, T> = Readonly<Record<K, T>>;

export type ContentTexts = {
  readonly characters: By<CharacterId, CardText>;
  readonly gear: By<GearId, CardText>;
  readonly items: By<ItemId, CardText>;
  readonly traits: By<EnemyTrait, CardText>;
  readonly missions: By<MissionId, MissionText>;
};

/** "gear.sneakers.name", "mission.kennel.read.m1", "mission.kennel.thing.m1". */
export function contentLabels(texts: ContentTexts): Readonly<Record<string, string>> {
  const { characters, gear, items, traits, missions } = texts;
  return {
    ...cards("character", characters),
    ...cards("gear", gear),
    ...cards("item", items),
    ...cards("trait", traits),
    ...Object.assign({}, ...Object.entries(missions).map(([id, text]) => missionLabels(id, text))),
  };
}

function cards(kind: string, texts: By<string, CardText>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([id, { name, text }]) => [
      [`${kind}.${id}.name`, name],
      [`${kind}.${id}.text`, text],
    ]),
  );
}

function missionLabels(id: string, text: MissionText): Record<string, string> {
  const { title, about, introduction, rules, read, things, success } = text;
  const at = `mission.${id}`;
  const named = (group: string, all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([ref, each]) => [`${at}.${group}.${ref}`, each]);
  return {
    [`${at}.title`]: title,
    [`${at}.about`]: about,
    [`${at}.introduction`]: introduction,
    ...(rules !== undefined && { [`${at}.rules`]: rules }),
    [`${at}.success`]: success,
    ...Object.fromEntries([...named("read", read), ...named("thing", things)]),
  };
}
