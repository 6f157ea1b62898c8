/** A small window beside a thing: a preview, a reason, an explanation. Not for things to press. */
import { type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "./class-names.js";
import type { Side } from "./place.js";
import { usePopover } from "./popover.js";
import styles from "./tip.module.css";

export type TipProps = {
  readonly anchor: RefObject<Element | null>;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly side?: Side | undefined;
  /** A picture rather than a sentence: no frame, no padding. */
  readonly bare?: boolean | undefined;
  onPointerEnter?(): void;
  onPointerLeave?(): void;
};

/** Drawn only while it is to be seen. */
export function Tip({ anchor, children, id, side, bare, ...pointer }: TipProps) {
  const self = useRef<HTMLDivElement>(null);
  usePopover(self, anchor, side);
  return (
    <div
      ref={self}
      id={id}
      role="tooltip"
      popover="manual"
      className={classNames(styles.tip, bare && styles.bare)}
      {...pointer}
    >
      {children}
    </div>
  );
}
