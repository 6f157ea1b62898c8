/** Where an address leads nowhere: it says so, and leads on. */
import { buttonClass } from "@sprawl/kit";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useSay } from "../words/say.js";
import { CityArt } from "./city.js";
import { Shell } from "./shell.js";
import styles from "./shell.module.css";

/** A page that has nothing to show but what is missing, and where to go instead. */
export function Lost({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Shell title={title} width="text">
      <div className={styles.lost}>
        <CityArt className={styles.skyline} />
        <h1>{title}</h1>
        {children}
      </div>
    </Shell>
  );
}

/** `says`: what is missing, where more is known than that it is a page. */
export function NoPage({ says }: { readonly says?: string }) {
  const say = useSay();
  return (
    <Lost title={says ?? say("shell.noPage")}>
      <p>{say("shell.noPageNote")}</p>
      <p className={styles.ways}>
        <Link href="/" className={buttonClass("primary")}>
          {say("shell.games")}
        </Link>
        <Link href="/saved" className={buttonClass("plain")}>
          {say("shell.matches")}
        </Link>
      </p>
    </Lost>
  );
}
