/** Files out of the browser and into it. */

/** Offers a file to the person, made here. */
export function download(name: string, content: unknown): void {
  const text = JSON.stringify(content);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name for a file that sorts by day: "sprawl-caravan-2026-03-01.json". */
export function fileName(game: string, when: number, kind = ""): string {
  const day = new Date(when).toISOString().slice(0, 10);
  return `sprawl-${game}${kind === "" ? "" : `-${kind}`}-${day}.json`;
}
