/** One of our icons. Always beside a word, or with a label that says it. */
import { classNames } from "./class-names.js";
import styles from "./icon.module.css";
import { ICONS, type IconName } from "./icon-paths.js";

export type IconProps = {
  readonly name: IconName;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}

export const iconNames = Object.keys(ICONS) as readonly IconName[];
