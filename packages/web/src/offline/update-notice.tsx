/** A quiet line that says a new version is there. */
import { Button } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { takeUpdate, useUpdateReady } from "./update.js";
import styles from "./update-notice.module.css";

export function UpdateNotice() {
  const say = useSay();
  const ready = useUpdateReady();
  return (
    <div role="status">
      {ready && (
        <p className={styles.notice}>
          {say("offline.ready")}
          <Button size="s" onClick={takeUpdate}>
            {say("offline.take")}
          </Button>
        </p>
      )}
    </div>
  );
}
