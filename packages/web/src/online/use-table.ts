/** A table on the server, watched as long as a page shows it. */
import type { ActBodies, ActName } from "@sprawl/server/wire";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Reply } from "../feed/online-connection.js";
import { ask } from "../feed/online-http.js";
import { type OnlineState, OnlineTable } from "../feed/online-table.js";
import { connection } from "./session.js";

const nothing = () => () => {};

export type Act = <N extends ActName>(act: N, body: ActBodies[N]) => Promise<Reply>;

export type Watched = {
  readonly online: OnlineTable;
  readonly state: OnlineState;
  readonly act: Act;
};

export function useOnlineTable(id: string): Watched | undefined {
  const [online, setOnline] = useState<OnlineTable>();
  useEffect(() => {
    const table = new OnlineTable(id, connection, ask);
    setOnline(table);
    return () => {
      table.close();
      setOnline(undefined);
    };
  }, [id]);
  const subscribe = useCallback(
    (listener: () => void) => online?.subscribe(listener) ?? nothing(),
    [online],
  );
  const state = useSyncExternalStore(subscribe, () => online?.state());
  const act: Act = useCallback((name, body) => connection.act(id, name, body), [id]);
  return online && state && { online, state, act };
}
