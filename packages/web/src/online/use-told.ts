/** While this page is open and not looked at: tables that begin to wait are told of. */
import { useEffect } from "react";
import { useSay } from "../words/say.js";
import { onWaiting } from "./moves.js";
import { tellOf } from "./told.js";

export function useTold(): void {
  const say = useSay();
  useEffect(
    () =>
      onWaiting((tables) => {
        for (const table of tables) tellOf(table, (game) => say("me.notification", { game }));
      }),
    [say],
  );
}
