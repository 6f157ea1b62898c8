/** The end of a match says by itself whether the deal was fair, and what that proves. */
import type { AnyGame } from "@sprawl/engine";
import { Icon } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { DealToCheck } from "../table/extras.js";
import { useSay } from "../words/say.js";
import { sayDeals } from "../words/say-trouble.js";
import { checkDeal, type DealVerdict, whyUnread } from "./deal-check.js";
import css from "./end.module.css";

type Props = { readonly game: AnyGame; readonly deal: DealToCheck };

const breathe = () => new Promise<void>((done) => window.setTimeout(done, 0));

export function DealProof({ game, deal }: Props) {
  const say = useSay();
  const [verdict, setVerdict] = useState<DealVerdict | "checking" | "unread">("checking");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished match is checked once.
  useEffect(() => {
    let here = true;
    const check = async () => {
      // After the end has been drawn: a long match takes a moment to be played again.
      await breathe();
      return checkDeal(game, await deal.read(), breathe);
    };
    check().then(
      (found) => here && setVerdict(found),
      () => here && setVerdict("unread"),
    );
    return () => {
      here = false;
    };
  }, [game, deal.id]);
  const { short = "" } = deal;
  if (typeof verdict === "string") {
    return (
      <p className={css.proof} role="status">
        {say(verdict === "checking" ? "end.dealChecking" : whyUnread(deal.sealed))}
      </p>
    );
  }
  const { problems, proof } = verdict;
  if (problems.length > 0) {
    return (
      <div className={css.proof} data-broken="" role="alert">
        <p>
          <Icon name="warning" /> {say("end.dealBroken")}
        </p>
        <ul>
          {sayDeals(say, problems).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    );
  }
  const which = proof === "commitment" && deal.alone ? "alone" : proof;
  return (
    <details className={css.proof} data-proof={which}>
      <summary>
        <Icon name="check" />{" "}
        <span role="status">{say(which === "kept" ? "end.dealFair" : "end.dealChecked")}</span>
      </summary>
      <p>
        {say(`end.deal.${which}`, { short })} <Link href="/fair-deals">{say("end.dealHow")}</Link>
      </p>
    </details>
  );
}
