/** A seat at an online table: its mark, who sits there, what is known of them, what can be done. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import { Badge, Button, type ButtonProps, SeatMark } from "@sprawl/kit";
import type { ReactNode } from "react";
import { useSay } from "../words/say.js";
import styles from "./table-page.module.css";

export type SeatLineProps = {
  readonly seat: number;
  readonly you: number | undefined;
  readonly name: ReactNode;
  readonly free?: boolean | undefined;
  /** What is known of them. */
  readonly children?: ReactNode;
  /** What can be done about them. */
  readonly acts?: ReactNode;
};

export function SeatLine({ seat, you, name, free, children, acts }: SeatLineProps) {
  const say = useSay();
  return (
    <li className={styles.seat} data-free={free || undefined}>
      <span className={styles.face} aria-hidden="true">
        {!free && <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={44} />}
      </span>
      <SeatMark seat={seat} />
      <span className={styles.name}>
        {name}
        {seat === you && <span className={styles.soft}> ({say("online.you")})</span>}
      </span>
      {children && <span className={styles.state}>{children}</span>}
      {acts && <span className={styles.acts}>{acts}</span>}
    </li>
  );
}

export function HereBadge({ here }: { readonly here: boolean }) {
  const say = useSay();
  return (
    <Badge tone={here ? "good" : "warm"}>{here ? say("online.here") : say("online.notHere")}</Badge>
  );
}

type SeatButtonProps = Pick<ButtonProps, "icon" | "variant" | "onClick"> & {
  readonly words: string;
  /** Whom or what it is about: said, not shown. */
  readonly about: string;
};

export function SeatButton({ words, about, ...rest }: SeatButtonProps) {
  return (
    <Button size="s" aria-label={`${words}: ${about}`} {...rest}>
      {words}
    </Button>
  );
}
