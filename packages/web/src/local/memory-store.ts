/** Matches kept in memory only: for tests, and where a browser keeps nothing. */
import type { Change, KeptAnswer, KeptMatch, KeptSlot, KeptWhole, LocalStore } from "./kept.js";

export function memoryStore(): LocalStore {
  const matches = new Map<string, KeptMatch>();
  const answers = new Map<string, KeptAnswer[]>();
  const snapshots = new Map<string, NonNullable<KeptWhole["saved"]>>();
  const slots = new Map<string, KeptSlot>();
  // Copied on the way in and out, as a real store does it: nobody holds what is kept.
  const copy = <T>(value: T): T => structuredClone(value);
  return {
    begin: async (whole, slot) => {
      matches.set(whole.match.id, copy(whole.match));
      answers.set(whole.match.id, copy(whole.answers.slice()));
      if (whole.saved) snapshots.set(whole.match.id, copy(whole.saved));
      if (slot) slots.set(slot.id, copy(slot));
    },
    read: async (id) => {
      const match = matches.get(id);
      if (!match) return undefined;
      const saved = snapshots.get(id);
      return copy({ match, answers: answers.get(id) ?? [], ...(saved && { saved }) });
    },
    list: async () => copy([...matches.values()]),
    write: async ({ match, add, keep, slot }: Change) => {
      if (matches.get(match.id)?.revision !== match.revision - 1) return false;
      const list = answers.get(match.id) ?? [];
      if (keep !== undefined) {
        list.length = Math.min(list.length, keep);
        if (answersIn(snapshots.get(match.id)) > keep) snapshots.delete(match.id);
      }
      if (add) list.push(copy(add));
      matches.set(match.id, copy(match));
      if (slot) slots.set(slot.id, copy(slot));
      return true;
    },
    snapshot: async (id, revision, saved) => {
      if (matches.get(id)?.revision === revision) snapshots.set(id, copy(saved));
    },
    remove: async (id) => {
      matches.delete(id);
      answers.delete(id);
      snapshots.delete(id);
    },
    slots: async () => copy([...slots.values()]),
    slot: async (id) => copy(slots.get(id)),
    putSlot: async (slot) => void slots.set(slot.id, copy(slot)),
    removeSlot: async (id) => void slots.delete(id),
  };
}

/** How many answers had been given when a snapshot was made. */
export function answersIn(saved: KeptWhole["saved"]): number {
  return saved ? saved.snapshot.answers + saved.answers.length : 0;
}
