/** Was the deal the one that was committed to before the first draw? */
import { commitmentOf, type Verdict } from "@sprawl/engine/host";
import { Button, Dialog } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { ReplayFeed } from "../feed/replay.js";
import "../words/of-replays.js";
import { useSay } from "../words/say.js";
import { sayDeals } from "../words/say-trouble.js";
import styles from "./replay.module.css";

type Props = { readonly feed: ReplayFeed; onClose(): void };

export function VerifyDialog({ feed, onClose }: Props) {
  const say = useSay();
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    // After the dialog has been drawn: a long match takes a moment to be played again.
    const timer = window.setTimeout(() => setVerdict(feed.verify()), 0);
    return () => window.clearTimeout(timer);
  }, [feed]);
  const { record, commitment, kept } = feed.source;
  const proof = !record.deal ? "proofCommitment" : kept ? "proofKept" : "proofShares";
  return (
    <Dialog
      open
      onClose={onClose}
      title={say("replay.verify")}
      actions={<Button onClick={onClose}>{say("close")}</Button>}
    >
      <div role="status">
        {verdict === undefined && <p>{say("replay.verifying")}</p>}
        {verdict?.verified && (
          <p>{say(commitment === undefined ? "replay.runsTrue" : "replay.verified")}</p>
        )}
        {verdict && !verdict.verified && (
          <>
            <p>{say("replay.notVerified")}</p>
            <ul>
              {sayDeals(say, verdict.problems).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>{say(`replay.${proof}`)}</p>
      <dl className={styles.deal}>
        {kept && (
          <>
            <dt>{say("replay.promise")}</dt>
            <dd>{kept.promise}</dd>
            <dt>{say("replay.share")}</dt>
            <dd>{kept.share}</dd>
          </>
        )}
        <dt>{say("replay.commitment")}</dt>
        <dd>{commitment ?? commitmentOf(record)}</dd>
        <dt>{say("replay.seed")}</dt>
        <dd>{record.seed}</dd>
      </dl>
      <p className={styles.note}>
        <Link href="/fair-deals">{say("replay.howVerified")}</Link>
      </p>
    </Dialog>
  );
}
