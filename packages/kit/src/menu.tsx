/** A short list of things to do, beside the thing they are done with. */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Consequence } from "./board.js";
import { classNames } from "./class-names.js";
import styles from "./menu.module.css";
import type { Side } from "./place.js";
import { type Spared, usePopover } from "./popover.js";
import { useKitWords } from "./words.js";

export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  /** Said beside the title: a key, a price. */
  readonly note?: string | undefined;
  /** The rule that allows or forbids it; shown when it is asked for. */
  readonly rule?: string | undefined;
  /** What it costs and brings. */
  readonly about?: Consequence | undefined;
  /** May not be chosen; choosing it says why. */
  readonly barred?: boolean | undefined;
  /** Picked already, or switched on. */
  readonly on?: boolean | undefined;
  /** A lesson or a hint points at it. */
  readonly pointed?: boolean | undefined;
  /** Stands apart from what is above it. */
  readonly apart?: boolean | undefined;
  run(): void;
};

export type MenuProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** A sheet lies over the lower edge of the board. */
  readonly side?: Side | "sheet" | undefined;
  /** Stands above the lines: what the piece is. */
  readonly head?: ReactNode;
  /** Lines have numbers, and digits choose them. */
  readonly numbered?: boolean | undefined;
  /** Rule numbers stand there without being asked for. */
  readonly rules?: boolean | undefined;
  /** It stands at a piece, and does not hide these. */
  avoid?(): Spared;
  /** The line that is looked at: what it would affect is shown. */
  onLook?(item: MenuItem | undefined): void;
  onClose(): void;
};

/** Drawn only while it is open. Arrows, Home, End and first letters move; Escape closes. */
export function Menu(props: MenuProps) {
  const { anchor, label, items, side, head, numbered, avoid, onLook, onClose } = props;
  const self = useRef<HTMLDivElement>(null);
  const [rules, setRules] = useState(props.rules ?? false);
  const hasRules = items.some(({ rule, barred }) => rule !== undefined && !barred);
  usePopover(self, anchor, side, avoid);
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
  const run = (item: MenuItem) => {
    onClose();
    item.run();
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const digit = numbered && /^[1-9]$/.test(event.key) ? items[Number(event.key) - 1] : undefined;
    if (event.key === "Tab") onClose();
    else if (digit) run(digit);
    else if (hasRules && event.key === "i") setRules((was) => !was);
    else if (moveFocus(event, items)) event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={self}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      data-at-piece={(avoid !== undefined && side !== "sheet") || undefined}
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
      onKeyDown={keyDown}
    >
      {head !== undefined && (
        <div className={styles.head} role="presentation">
          {head}
        </div>
      )}
      <div className={styles.lines} role="presentation">
        {items.map((item, i) => (
          <Line
            key={item.id}
            item={item}
            number={numbered && i < 9 ? i + 1 : undefined}
            rules={rules}
            look={onLook}
            run={() => run(item)}
          />
        ))}
      </div>
    </div>
  );
}

/** What is longer stands below its line, and not in a column of its own. */
const ONE_LINE = 16;

type LineProps = {
  readonly item: MenuItem;
  readonly number: number | undefined;
  readonly rules: boolean;
  look: ((item: MenuItem | undefined) => void) | undefined;
  run(): void;
};

function Line({ item, number, rules, look, run }: LineProps) {
  const words = useKitWords();
  const { about, rule, barred, note } = item;
  const isLong = (about?.note?.length ?? 0) > ONE_LINE;
  return (
    <button
      type="button"
      role={item.on === undefined ? "menuitem" : "menuitemcheckbox"}
      {...(item.on !== undefined && { "aria-checked": item.on })}
      aria-disabled={barred || undefined}
      tabIndex={-1}
      className={classNames(
        styles.item,
        isLong && styles.two,
        barred && styles.barred,
        item.apart && styles.apart,
      )}
      data-pointed={item.pointed || undefined}
      title={rule === undefined ? undefined : words.rule(rule)}
      onPointerEnter={() => look?.(item)}
      onPointerLeave={() => look?.(undefined)}
      onFocus={() => look?.(item)}
      onClick={run}
    >
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {item.on !== undefined && <span className={styles.check} data-on={item.on} />}
      {item.icon}
      <span className={styles.title}>{item.title}</span>
      {about?.odds !== undefined && (
        <b className={styles.odds} data-words={/[a-z]/i.test(about.odds) || undefined}>
          {about.odds}
        </b>
      )}
      {about?.cost !== undefined && <span className={styles.note}>{about.cost}</span>}
      {about?.note !== undefined && (
        <span className={isLong ? styles.below : styles.note} data-tone={about.tone}>
          {about.note}
        </span>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {rules && rule !== undefined && rule !== note && <span className={styles.rule}>{rule}</span>}
    </button>
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
