/** A button is a verb that says what will happen. One that cannot be pressed now says why. */
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.js";
import { Tip } from "./tip.js";
import { useKitWords } from "./words.js";

export type ButtonVariant = "primary" | "plain" | "quiet" | "danger";
export type ButtonSize = "s" | "m" | "l";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: ReactNode;
  /** Something is on its way; presses do nothing. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it is disabled; it then stays reachable and tells. */
  readonly reason?: string | undefined;
};

/** The look of a button, for links. */
export function buttonClass(variant: ButtonVariant = "plain", size: ButtonSize = "m"): string {
  return classNames(styles.button, styles[variant], styles[size]);
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, busy, disabled, reason, className, children, onClick, ...rest } =
    props;
  const words = useKitWords();
  const id = useId();
  const self = useRef<HTMLButtonElement>(null);
  const [telling, setTelling] = useState(false);
  const inert = Boolean(disabled || busy);
  const tells = disabled && reason !== undefined;
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={(element) => {
          self.current = element;
          if (typeof rest.ref === "function") return rest.ref(element);
          if (rest.ref) rest.ref.current = element;
        }}
        className={classNames(buttonClass(variant, size), className)}
        disabled={disabled && !tells}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        aria-describedby={tells ? id : rest["aria-describedby"]}
        onClick={inert ? (event) => event.preventDefault() : onClick}
        onPointerEnter={(event) => {
          setTelling(true);
          rest.onPointerEnter?.(event);
        }}
        onPointerLeave={(event) => {
          setTelling(false);
          rest.onPointerLeave?.(event);
        }}
        onFocus={(event) => {
          setTelling(true);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setTelling(false);
          rest.onBlur?.(event);
        }}
      >
        {icon}
        <span>{children}</span>
        {busy && <span className={styles.spinner} aria-hidden="true" />}
        {busy && <span className="hidden-but-read">{words.busy}</span>}
      </button>
      {tells && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
      {tells && telling && (
        <Tip anchor={self} side="above">
          {reason}
        </Tip>
      )}
    </>
  );
}
