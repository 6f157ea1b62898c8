/** Whom I do not want to read. The server knows them by id; their names are kept here. */
import { changeMe, meNow } from "./me.js";
import { shelf } from "./shelf.js";

type Names = Readonly<Record<string, string>>;

function names(): Names {
  try {
    return JSON.parse(shelf.get("muted") ?? "{}") as Names;
  } catch {
    return {};
  }
}

export function nameOfMuted(person: string): string {
  return names()[person] ?? person;
}

export function isMuted(person: string): boolean {
  return meNow().me?.muted.includes(person) ?? false;
}

export async function setMuted(person: string, name: string, muted: boolean): Promise<void> {
  const { me } = meNow();
  if (!me) return;
  shelf.set("muted", JSON.stringify({ ...names(), [person]: name }));
  const others = me.muted.filter((each) => each !== person);
  await changeMe({ muted: muted ? [...others, person] : others });
}
