/** The server has newer pages than this one: said quietly, nothing is lost by reloading. */
import { Button } from "@sprawl/kit";
import { useEffect, useState, useSyncExternalStore } from "react";
import { takeUpdate, useUpdateReady } from "../offline/update.js";
import { useSay } from "../words/say.js";
import { connection } from "./session.js";
import styles from "./table-page.module.css";

export function NewVersion() {
  const say = useSay();
  const outdated = useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => connection.outdated,
  );
  const kept = useUpdateReady();
  const [later, setLater] = useState(false);
  useEffect(() => {
    // Pages come out of this browser's cache; it must first fetch the new ones.
    if (outdated)
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.update());
  }, [outdated]);
  if ((!outdated && !kept) || later) return undefined;
  return (
    <div role="status" className={styles.vote}>
      <p>{say("online.newVersion")}</p>
      <Button size="s" onClick={() => (kept ? takeUpdate() : window.location.reload())}>
        {say("online.reload")}
      </Button>
      <Button size="s" variant="quiet" onClick={() => setLater(true)}>
        {say("online.later")}
      </Button>
    </div>
  );
}
