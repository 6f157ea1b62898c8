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
    (n: number) => {
      if (document.visibilityState !== "visible" || n <= lastRead(table)) return;
      saveRead(table, n);
      setRead(n);
    },
    [table],
  );
  return { unread: unreadIn(chat, read, me, muted), onRead };
}
