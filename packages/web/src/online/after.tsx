/** After the end: once more with the same people, or on to another table. */
import { Button, buttonClass } from "@sprawl/kit";
import type { CampaignView, TableView } from "@sprawl/server/wire";
import { Link } from "wouter";
import { useSay } from "../words/say.js";
import { nextWaiting, useYourMove } from "./moves.js";
import { Story } from "./story.js";
import styles from "./table-page.module.css";
import { useSpokenEntry } from "./use-entry.js";
import type { Act, Watched } from "./use-table.js";

type AfterProps = { readonly watched: Watched; readonly table: TableView };

export function After({ watched, table }: AfterProps) {
  const say = useSay();
  const { online, state } = watched;
  /** Whoever calls the others to another match goes there too. */
  const act: Act = (name, body) => {
    online.goOn();
    return watched.act(name, body);
  };
  const next = nextWaiting(useYourMove(), table.id);
  return (
    <div className={styles.after}>
      {state.next && <ComeAlong online={online} />}
      {!state.next && table.campaign && <GoOn table={table} campaign={table.campaign} act={act} />}
      {!state.next && table.you !== undefined && !table.campaign && (
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

/** The others gather already; the end here is read as long as one likes. */
function ComeAlong({ online }: Pick<Watched, "online">) {
  const say = useSay();
  return (
    <>
      <p role="status">{say("online.gathering")}</p>
      <Button variant="primary" onClick={() => online.goOn()}>
        {say("online.comeAlong")}
      </Button>
    </>
  );
}

type GoOnProps = {
  readonly table: TableView;
  readonly campaign: CampaignView;
  readonly act: Act;
};

/** How the campaign has ended, and what may be played next in it. */
function GoOn({ table, campaign, act }: GoOnProps) {
  const labels = useSpokenEntry(campaign.game)?.text.labels ?? {};
  const { ending, offers } = campaign;
  return (
    <>
      {ending !== undefined && <p role="status">{labels[`ending.${ending}`] ?? ending}</p>}
      <Story table={table} campaign={campaign} />
      {table.you !== undefined &&
        offers.map(({ name }, i) => (
          <Button
            key={name}
            variant={i === 0 ? "primary" : "plain"}
            onClick={() => act("next", { name })}
          >
            {labels[`match.${name}`] ?? name}
          </Button>
        ))}
    </>
  );
}
