/** Which lines I have not read. Kept in this browser, by table. */
import type { ChatLine } from "@sprawl/server/wire";
import { shelf } from "../online/shelf.js";

/** Lines of others after the time of the last one that was read: each channel counts for itself. */
export function unreadIn(
  chat: readonly ChatLine[],
  read: number,
  me: string | undefined,
  muted: readonly string[] = [],
): number {
  return chat.filter(({ t, person }) => t > read && person !== me && !muted.includes(person))
    .length;
}

export function lastRead(table: string): number {
  return Number(shelf.get(`read.${table}`) ?? 0);
}

export function saveRead(table: string, t: number): void {
  shelf.set(`read.${table}`, String(t));
}
