/** What pages do with kept matches and campaigns: files, deleting, putting back. */
import { BadInput } from "@sprawl/engine";
import { CLOSED, isOpen } from "./campaigns.js";
import { download, fileName } from "./download.js";
import { type Imported, importFile, matchFile, slotFile } from "./files.js";
import type { KeptSlot, KeptWhole } from "./kept.js";
import { here } from "./start.js";

/** A file no match comes near. */
const LARGEST = 50_000_000;

export async function exportMatch(id: string): Promise<void> {
  const place = here();
  const whole = await place.store.read(id);
  if (!whole) return;
  if (whole.match.result && !(await isOpen(place, whole.match))) {
    throw new BadInput("match", CLOSED);
  }
  const { game, began } = whole.match;
  download(fileName(game, began), matchFile(await place.load(game), whole));
}

export async function exportSlot(id: string): Promise<void> {
  const place = here();
  const slot = await place.store.slot(id);
  if (slot) download(fileName(slot.game, slot.began, "campaign"), await slotFile(place, slot));
}

/** Keeps what a file holds. Throws `BadInput`, which names the field that is wrong. */
export async function importHere(file: File): Promise<Imported> {
  if (file.size > LARGEST) throw new BadInput("file", "is far too large");
  return importFile(here(), await file.text());
}

/** Deletes a match. What comes back puts it where it was. */
export async function deleteMatch(id: string): Promise<() => Promise<void>> {
  const { store } = here();
  const whole = await store.read(id);
  await store.remove(id);
  return async () => {
    if (whole) await store.begin(whole);
  };
}

/** Deletes a campaign, with the match that is being played in it. */
export async function deleteSlot(id: string): Promise<() => Promise<void>> {
  const { store } = here();
  const slot: KeptSlot | undefined = await store.slot(id);
  const current = slot?.current?.match;
  const whole: KeptWhole | undefined = current ? await store.read(current) : undefined;
  await store.removeSlot(id);
  if (current) await store.remove(current);
  return async () => {
    if (slot && whole) await store.begin(whole, slot);
    else if (slot) await store.putSlot(slot);
  };
}
