/** A framed part of the plain table. Not a landmark: there are many of them, and some share names. */
import { chamferClass, classNames } from "@sprawl/kit";
import type { ReactNode } from "react";
import css from "./plain.module.css";

export type BlockProps = {
  readonly title?: ReactNode;
  readonly className?: string | undefined;
  readonly on?: string | undefined;
  readonly children: ReactNode;
};

export function Block({ title, className, on, children }: BlockProps) {
  return (
    <div className={classNames(chamferClass, css.block, className)} data-ref={on}>
      {title !== undefined && <h3 className={css.title}>{title}</h3>}
      {children}
    </div>
  );
}
