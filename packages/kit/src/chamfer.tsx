/** A frame with cut corners. */
import type { ComponentProps } from "react";
import styles from "./chamfer.module.css";
import { classNames } from "./class-names.js";

export function Chamfer({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.chamfer, className)} />;
}

/** The class of the frame, for elements of one's own. */
export const chamferClass = styles.chamfer ?? "";
