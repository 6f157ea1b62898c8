/**
 * A thing on the table. Where options mean it, it glows and is a button; where only barred ones do,
 * it is dimmed and says why; else it lies there. It never knows what is legal: the choices do.
 * Spots may lie inside spots: the button lies behind what is drawn, not around it.
 */
import type { Ref } from "@sprawl/engine";
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.js";
import { Menu } from "./menu.js";
import styles from "./spot.module.css";
import { Tip } from "./tip.js";
import { usePreview } from "./use-preview.js";
import { useSpot } from "./use-spot.js";

export type SpotProps = {
  /** What options call this thing. */
  readonly on: Ref;
  /** What it is, in words: "Silk 4". */
  readonly label: string;
  /** Shown large on hover, focus and long press. */
  readonly preview?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
};

/** How a spot inside tells the one around it that it must stay readable. */
const AroundContext = createContext<(() => void) | undefined>(undefined);

export function Spot({ on, label, preview, children, className, style }: SpotProps) {
  const use = useSpot(on);
  const hit = useRef<HTMLButtonElement>(null);
  const shows = usePreview(hit);
  const id = useId();
  const [menu, setMenu] = useState(false);
  const [holds, setHolds] = useState(false);
  const around = useContext(AroundContext);
  const inside = useCallback(() => setHolds(true), []);
  useLayoutEffect(() => around?.(), [around]);

  const more = use.why;
  const hasPreview = preview !== undefined && preview !== false;
  const isButton = use.on !== "nothing" || hasPreview;
  const name = [label, use.said ?? more].filter(Boolean).join(". ");
  const press = () => {
    if (shows.swallowsClick()) return;
    if (use.on === "nothing") return shows.toggle();
    shows.hide();
    if (use.on === "act") use.act();
    else setMenu(true);
  };
  const role = isButton ? {} : { role: holds ? "group" : "img", "aria-label": label };
  return (
    <div
      className={classNames(styles.spot, className)}
      style={style}
      data-ref={on}
      data-state={use.state}
      data-picked={use.picked || undefined}
      data-pointed={use.pointed || undefined}
      {...role}
    >
      {isButton && (
        <button
          ref={hit}
          type="button"
          className={styles.hit}
          aria-label={name}
          aria-pressed={use.picked || undefined}
          aria-haspopup={use.on === "menu" ? "menu" : undefined}
          aria-expanded={use.on === "menu" ? menu : undefined}
          aria-disabled={use.state === "barred" || undefined}
          aria-describedby={shows.shown && hasPreview ? id : undefined}
          onClick={press}
          onContextMenu={(event) => {
            if (shows.shown) event.preventDefault();
            if (use.items.length < 2 || shows.shown) return;
            event.preventDefault();
            setMenu(true);
          }}
          {...(hasPreview || more ? shows.on : {})}
        />
      )}
      <AroundContext value={inside}>
        <div className={styles.body} aria-hidden={holds || !isButton ? undefined : true}>
          {children}
        </div>
      </AroundContext>
      {menu && <Menu anchor={hit} label={label} items={use.items} onClose={() => setMenu(false)} />}
      {shows.shown && !menu && (hasPreview || more) && (
        <Tip id={id} anchor={hit} side="right" bare={hasPreview} {...shows.hold}>
          {preview}
          {more && <p className={hasPreview ? styles.why : undefined}>{more}</p>}
        </Tip>
      )}
    </div>
  );
}
