/** What stands above the prompt: votes, a bot in my seat, clocks that stand still, a newer page. */
import { Button } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { useSay } from "../words/say.js";
import styles from "./table-page.module.css";
import type { Act } from "./use-table.js";
import { NewVersion } from "./version.js";
import { Votes } from "./votes.js";

export function Banners({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const say = useSay();
  const { seats, you } = table;
  const own = you === undefined ? undefined : seats[you];
  return (
    <>
      <NewVersion />
      {own?.bot && table.status === "playing" && (
        <div role="status" className={styles.vote}>
          <p>{say("online.botSits")}</p>
          <Button size="s" onClick={() => act("vote", { kind: "give-back" })}>
            {say("online.giveBack")}
          </Button>
        </div>
      )}
      {table.paused && table.status === "playing" && (
        <div role="status" className={styles.vote}>
          <p>{say("online.paused")}</p>
          {own && (
            <Button size="s" onClick={() => act("vote", { kind: "resume" })}>
              {say("online.resume")}
            </Button>
          )}
        </div>
      )}
      {own?.conceded && table.status === "playing" && (
        <p className={styles.note}>{say("online.conceded")}</p>
      )}
      {table.status === "playing" && <Votes table={table} act={act} />}
    </>
  );
}
