/** What the table is asked to agree on, with a voice for those who have one. */
import { Button } from "@sprawl/kit";
import type { TableView, Vote } from "@sprawl/server/wire";
import { type Say, useSay } from "../words/say.js";
import styles from "./table-page.module.css";
import type { Act } from "./use-table.js";

export function Votes({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const say = useSay();
  const { you, votes } = table;
  return votes.map((vote) => {
    const mine = you !== undefined && vote.voters.includes(you);
    const agreed = you !== undefined && vote.yes.includes(you);
    const count = say("online.voteCount", { yes: vote.yes.length, all: vote.voters.length });
    const voice = (agree: boolean) => act("voice", { vote: vote.id, agree });
    return (
      <div key={vote.id} role="status" className={styles.vote}>
        <p>
          {sayVote(say, table, vote)} <span className={styles.soft}>{count}</span>
        </p>
        {mine && !agreed && (
          <Button variant="primary" size="s" onClick={() => voice(true)}>
            {say("online.agree")}
          </Button>
        )}
        {mine && (
          <Button size="s" onClick={() => voice(false)}>
            {agreed ? say("online.withdraw") : say("online.refuse")}
          </Button>
        )}
      </div>
    );
  });
}

function sayVote(say: Say, { seats }: TableView, vote: Vote): string {
  const { kind, by, target } = vote;
  const called = (seat: number) => seats[seat]?.name ?? say("online.emptySeat", { seat: seat + 1 });
  const name = called(by);
  switch (kind) {
    case "take-back":
      return say("online.vote.take-back", { name });
    case "end":
      return say("online.vote.end", { name });
    case "pause":
      return say("online.vote.pause", { name });
    case "resume":
      return say("online.vote.resume", { name });
    case "give-back":
      return say("online.vote.give-back", { name });
    case "sit-in":
      return say("online.vote.sit-in", { name, target: called(target ?? by) });
    case "kick":
      return say("online.vote.kick", { name, target: called(target ?? by) });
    case "seat":
      return say("online.vote.seat", { name: vote.name ?? name, target: called(target ?? by) });
    default:
      return kind satisfies never;
  }
}
