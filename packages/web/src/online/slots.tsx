/**
 * What playing with others puts into the frame of every page: my name, and how many tables wait for
 * me. Browsers that have never been somebody here see neither, and ask nothing.
 */
import { Icon } from "@sprawl/kit";
import { Link } from "wouter";
import { useSay } from "../words/say.js";
import { lastName } from "./me.js";
import { nextWaiting, useYourMove } from "./moves.js";
import styles from "./slots.module.css";
import { useTold } from "./use-told.js";

/** How many tables wait for me, leading to the first of them. */
export function MovesSlot() {
  const say = useSay();
  const moves = useYourMove();
  useTold();
  const next = nextWaiting(moves);
  if (!next) return undefined;
  return (
    <Link href={`/table/${next.id}`} className={styles.moves}>
      <Icon name="bell" />
      <span className="number">{moves.count}</span>
      <span className="hidden-but-read">{say("online.yourMoves", { n: moves.count })}</span>
    </Link>
  );
}

/** My name, leading to my page. */
export function PersonSlot() {
  const name = lastName();
  if (name === "") return undefined;
  return (
    <Link href="/me" className={styles.person}>
      <Icon name="person" />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
