/** The value of a kind of Influence card. */
export function influenceValue(id: string): number {
  const [colour, size] = id.split("-");
  if (colour === "blue") return Number(size);
  return colour === "red" && size?.length === 1 ? -Number(size) : 0;
}
