/** What several programs do. */

import { addAlarm } from "../alarm.js";
import type { Moments } from "../content.js";
import type { Battle } from "../cyberwarfare/battles.js";
import { areaOf, isConscious, membersOf } from "../models.js";
import type { Interface, Model, Team } from "../state.js";

/** The target has 1 AP less. */
export const slows: Pick<Moments, "actionPoints"> = { actionPoints: (_, __, value) => value - 1 };
/** The target counts as having a -2 to Dodge token; it does not hamper Take Cover (HI-R95). */
export const hampersDodge: Pick<Moments, "dodge"> = {
  dodge: (_, __, value, ___, cover) => (cover ? value : value - 2),
};
/** The target counts as having a -1 to Reaction token. */
export const hampersReaction: Pick<Moments, "reaction"> = { reaction: (_, __, value) => value - 1 };

/** So many Alarm tokens in the attacking hacker's area: HI-14.10. */
export function alarmHacker(g: Interface, { hacker }: Battle, tokens: number, why: string): void {
  if (hacker && isConscious(hacker)) addAlarm(g, areaOf(g, hacker), tokens, why);
}

/** The Team's hacker, or a random conscious member. */
export function hackerOrAny(g: Interface, team: Team): Model[] {
  const members = membersOf(g, g.state.teams.indexOf(team));
  const hacker = members.find(({ id }) => id === team.hacker);
  if (hacker) return [hacker];
  return members.length === 0 ? [] : [members[g.below("alarmed", members.length)]];
}

/** Conscious members, three drawn at random if there are more. */
export function upToThree(g: Interface, team: Team): Model[] {
  const members = membersOf(g, g.state.teams.indexOf(team));
  if (members.length > 3) g.order("alarmed", members);
  return members.slice(0, 3);
}
