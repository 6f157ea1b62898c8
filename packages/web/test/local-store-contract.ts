/** What every store must do, as one story told by the store itself: equal stories, equal stores. */
import type { Saved } from "@sprawl/engine/host";
import type { KeptAnswer, KeptMatch, KeptSlot, LocalStore } from "../src/local/kept.js";

const match = (id: string, more: Partial<KeptMatch> = {}): KeptMatch => ({
  id,
  game: "caravan",
  version: 1,
  seats: 2,
  options: {},
  seed: "ab",
  commitment: "cd",
  players: [{ name: "Mira" }],
  bots: "ef",
  began: 1,
  changed: 1,
  revision: 0,
  answers: 0,
  backs: 0,
  waiting: [0],
  ...more,
});
const answer = (n: number): KeptAnswer => ({ a: [0, "turn", "act", n, `key ${n}`], why: "so" });
const saved = (answers: number) => ({ snapshot: { answers }, answers: [] }) as unknown as Saved;
const slot = (changed: number): KeptSlot => ({
  id: "s",
  game: "g",
  began: 1,
  changed,
  players: [],
  campaign: { format: "sprawl-campaign/1", campaign: "g", version: 1, carried: {}, played: [] },
});

export async function storyOf(store: LocalStore): Promise<unknown[]> {
  const story: unknown[] = [];
  const tell = (what: unknown) => void story.push(structuredClone(what));
  tell(await store.read("a"));
  await store.begin({ match: match("a"), answers: [] });
  await store.begin({ match: match("b"), answers: [answer(1)], saved: saved(1) });
  for (let n = 1; n <= 3; n++) {
    tell(await store.write({ match: match("a", { revision: n, answers: n }), add: answer(n) }));
  }
  // Somebody who has not seen the newest revision is refused, and changes nothing.
  tell(await store.write({ match: match("a", { revision: 2, answers: 3 }), add: answer(9) }));
  tell(await store.write({ match: match("none", { revision: 1, answers: 1 }), add: answer(9) }));
  await store.snapshot("a", 3, saved(3));
  await store.snapshot("a", 2, saved(2));
  tell(await store.read("a"));
  // Taking back drops answers, and a snapshot that was made after them.
  tell(await store.write({ match: match("a", { revision: 4, answers: 2, backs: 1 }), keep: 2 }));
  tell(await store.read("a"));
  const last = match("a", { revision: 5, answers: 3, result: { winners: [0], reason: "won" } });
  tell(await store.write({ match: last, add: answer(3), slot: slot(5) }));
  tell(await store.read("a"));
  tell(await store.slot("s"));
  await store.putSlot(slot(6));
  tell(await store.slots());
  tell(await store.list());
  await store.remove("a");
  await store.removeSlot("s");
  tell([await store.read("a"), await store.slot("s"), await store.list()]);
  tell(await store.read("b"));
  return story;
}
