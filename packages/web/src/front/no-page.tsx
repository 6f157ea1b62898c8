/** Where an address leads nowhere: it says so, and leads on. */
import { buttonClass } from "@sprawl/kit";
import { Link } from "wouter";
import { useSay } from "../words/say.js";
import { Shell } from "./shell.js";
import styles from "./shell.module.css";

/** `says`: what is missing, where more is known than that it is a page. */
export function NoPage({ says }: { readonly says?: string }) {
  const say = useSay();
  const words = says ?? say("shell.noPage");
  return (
    <Shell title={words} width="text">
      <h1>{words}</h1>
      <p>{say("shell.noPageNote")}</p>
      <p className={styles.ways}>
        <Link href="/" className={buttonClass("primary")}>
          {say("shell.games")}
        </Link>
        <Link href="/saved" className={buttonClass("plain")}>
          {say("shell.matches")}
        </Link>
      </p>
    </Shell>
  );
}
