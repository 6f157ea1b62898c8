/** A short list of things to do, beside the thing they are done with. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "./class-names.js";
import styles from "./menu.module.css";
import type { Side } from "./place.js";
import { usePopover } from "./popover.js";

export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  /** Said beside the title: a price, a rule. */
  readonly note?: string | undefined;
  /** May not be chosen; choosing it says why. */
  readonly barred?: boolean | undefined;
  /** Picked already, or switched on. */
  readonly on?: boolean | undefined;
  run(): void;
};

export type MenuProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly side?: Side | undefined;
  onClose(): void;
};

/** Drawn only while it is open. Arrows, Home, End and first letters move; Escape closes. */
export function Menu({ anchor, label, items, side, onClose }: MenuProps) {
  const self = useRef<HTMLDivElement>(null);
  usePopover(self, anchor, side);
  useEffect(() => {
    const menu = self.current;
    const back = anchor.current;
    menu?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
    return () => {
      if (menu?.contains(document.activeElement) || document.activeElement === document.body) {
        back?.focus();
      }
    };
  }, [anchor]);
  return (
    <div
      ref={self}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Tab") onClose();
        else if (moveFocus(event, items)) event.preventDefault();
        event.stopPropagation();
      }}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role={item.on === undefined ? "menuitem" : "menuitemcheckbox"}
          {...(item.on !== undefined && { "aria-checked": item.on })}
          aria-disabled={item.barred || undefined}
          tabIndex={-1}
          className={classNames(styles.item, item.barred && styles.barred)}
          onClick={() => {
            onClose();
            item.run();
          }}
        >
          {item.on !== undefined && <span className={styles.check} data-on={item.on} />}
          {item.icon}
          <span>{item.title}</span>
          {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, items: readonly MenuItem[]): boolean {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const now = buttons.indexOf(document.activeElement as HTMLElement);
  const to = (index: number) => {
    buttons[(index + buttons.length) % buttons.length]?.focus();
    return true;
  };
  switch (event.key) {
    case "ArrowDown":
      return to(now + 1);
    case "ArrowUp":
      return to(now - 1);
    case "Home":
      return to(0);
    case "End":
      return to(-1);
    default: {
      if (event.key.length !== 1 || event.key === " ") return false;
      const letter = event.key.toLowerCase();
      const order = [...items.keys()].map((i) => (now + 1 + i) % items.length);
      const found = order.find((i) => items[i]?.title.toLowerCase().startsWith(letter));
      return found !== undefined && to(found);
    }
  }
}
