/** How many lines are new to me, and how to say that they no longer are. */
import type { ChatLine } from "@sprawl/server/wire";
import { useCallback, useState } from "react";
import { lastRead, saveRead, unreadIn } from "./unread.js";

export function useUnread(
  table: string,
  chat: readonly ChatLine[],
  me: string | undefined,
  muted: readonly string[],
) {
  const [read, setRead] = useState(() => lastRead(table));
  const onRead = useCallback(
    (t: number) => {
      if (document.visibilityState !== "visible" || t <= lastRead(table)) return;
      saveRead(table, t);
      setRead(t);
    },
    [table],
  );
  return { unread: unreadIn(chat, read, me, muted), onRead };
}
