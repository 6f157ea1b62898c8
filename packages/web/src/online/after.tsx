/** After the end: once more with the same people, or on to another table. */
import { Button, buttonClass } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { Link } from "wouter";
import { useSay } from "../words/say.js";
import { nextWaiting, useYourMove } from "./moves.js";
import styles from "./table-page.module.css";
import type { Act } from "./use-table.js";

export function After({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const say = useSay();
  const next = nextWaiting(useYourMove(), table.id);
  return (
    <div className={styles.acts}>
      {table.you !== undefined && (
        <Button
          variant="primary"
          title={say("online.rematchNote")}
          onClick={() => act("rematch", {})}
        >
          {say("online.rematch")}
        </Button>
      )}
      {next && (
        <Link href={`/table/${next.id}`} className={buttonClass()}>
          {say("online.nextTable")}
        </Link>
      )}
      <Link href="/online" className={buttonClass("quiet")}>
        {say("online.toLobby")}
      </Link>
    </div>
  );
}
