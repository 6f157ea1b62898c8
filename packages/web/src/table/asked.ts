/** Whom the table may point at as the one who is asked. */
import type { Seat, View } from "@sprawl/engine";

/** Who is asked alone. Of several asked at once nobody is pointed at: who still thinks is a secret. */
export function askedAlone({ pending }: Pick<View, "pending">): Seat | undefined {
  return pending?.form === "ask" ? pending.waiting[0] : undefined;
}
