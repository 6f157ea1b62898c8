/**
 * A thing on the table. Where options mean it, it glows and is a button; where only barred ones do,
 * it is dimmed and says why; else it lies there. It never knows what is legal: the choices do.
 * A click does the one obvious thing; several things, or one that cannot be taken back, are a menu at
 * the piece. A finger selects and shows first, and does with the second tap; what is only picked, and
 * can be dropped again, it picks with the first. Looking is hover, focus,
 * a long press or `i`. Spots may lie inside spots: the button lies behind what is drawn.
 */
import type { Ref } from "@sprawl/engine";
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.js";
import { Menu, type MenuItem } from "./menu.js";
import styles from "./spot.module.css";
import { useTable } from "./table.js";
import { Tip } from "./tip.js";
import { useMedia } from "./use-media.js";
import { usePreview } from "./use-preview.js";
import { type SpotUse, useSpot } from "./use-spot.js";

export type SpotProps = {
  /** What options call this thing. */
  readonly on: Ref;
  /** What it is, in words: "Silk 4". */
  readonly label: string;
  /** Shown large on hover, focus and long press. */
  readonly preview?: ReactNode;
  /** What stands over its menu, where that is less than its label. */
  readonly head?: string | undefined;
  /** Shown above the lines of its menu: what should be known before one of them is taken. */
  readonly before?: ReactNode;
  /**
   * On a phone the menu is a sheet over the lower edge of the board, with this for its head; what
   * carries `data-beside` in it stands beside the lines.
   */
  readonly sheet?: ReactNode;
  /** It belongs to whoever looks. */
  readonly mine?: boolean | undefined;
  /** What it lies on, the nearest first: pressed where there is nothing to do with the thing itself. */
  readonly under?: Ref | readonly Ref[] | undefined;
  /** It threatens whoever looks. */
  readonly danger?: boolean | undefined;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
};

/** How a spot inside tells the one around it that it must stay readable. */
const AroundContext = createContext<(() => void) | undefined>(undefined);

export function Spot(props: SpotProps) {
  const { on, label, preview, before, sheet, mine, under, danger, children } = props;
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
  const name = [label.replace(/\.$/, ""), use.said ?? more].filter(Boolean).join(". ");
  const role = isButton ? {} : { role: holds ? "group" : "img", "aria-label": label };
  const press = usePress(use, shows, menu, setMenu, (by) =>
    [under ?? []].flat().some((ref) => pressOn(ref, by)),
  );
  return (
    <div
      className={classNames(styles.spot, props.className)}
      style={props.style}
      data-ref={on}
      data-state={use.state}
      data-picked={use.picked || undefined}
      data-pointed={use.pointed || undefined}
      data-selected={menu || undefined}
      data-own={mine || undefined}
      data-danger={danger || undefined}
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
          onContextMenu={(event) => {
            if (shows.shown) event.preventDefault();
            if (use.items.length < 2 || shows.shown) return;
            event.preventDefault();
            setMenu(true);
          }}
          {...(hasPreview || more ? shows.on : {})}
          {...press}
        />
      )}
      <AroundContext value={inside}>
        <div className={styles.body} aria-hidden={holds || !isButton ? undefined : true}>
          {children}
        </div>
      </AroundContext>
      {menu && (
        <SpotMenu
          on={on}
          anchor={hit}
          label={label}
          title={props.head ?? label}
          before={before}
          sheet={sheet}
          items={use.items}
          onClose={() => setMenu(false)}
        />
      )}
      {shows.shown && !menu && (hasPreview || more) && (
        <Tip id={id} anchor={hit} side="right" bare={hasPreview} {...shows.hold}>
          {preview}
          {more && <p className={hasPreview ? styles.why : undefined}>{more}</p>}
        </Tip>
      )}
    </div>
  );
}

/** What presses and keys at a thing do. */
function usePress(
  use: SpotUse,
  shows: ReturnType<typeof usePreview>,
  menu: boolean,
  setMenu: (open: boolean) => void,
  /** Presses what it lies on; false if there is nothing to do with that either. */
  pressUnder: (pointerType: string) => boolean,
) {
  /** The finger came down while the menu was open: this is the second tap. */
  const again = useRef(false);
  const finger = useRef(false);
  return {
    onPointerDownCapture: (event: { readonly pointerType: string }) => {
      finger.current = event.pointerType === "touch";
      again.current = menu;
    },
    onKeyDown: (event: KeyboardEvent) => {
      finger.current = false;
      if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      shows.toggle();
    },
    onClick: () => {
      if (shows.swallowsClick()) return;
      const second = again.current;
      again.current = false;
      if (use.on === "nothing") {
        if (!pressUnder(finger.current ? "touch" : "mouse") && finger.current) shows.toggle();
        return;
      }
      shows.hide();
      const first = finger.current && !second && use.state === "open" && !use.picking;
      if (use.on === "act" && !first) use.act();
      else setMenu(true);
    },
  };
}

type SpotMenuProps = {
  readonly on: Ref;
  readonly anchor: { readonly current: HTMLButtonElement | null };
  readonly label: string;
  readonly title: string;
  readonly before: ReactNode;
  readonly sheet: ReactNode;
  readonly items: readonly MenuItem[];
  onClose(): void;
};

/** The menu at a piece: what each line would affect is hatched while it is looked at. */
function SpotMenu({ on, anchor, label, title, before, sheet, items, onClose }: SpotMenuProps) {
  const { choices } = useTable();
  const phone = useMedia("phone");
  const asSheet = phone && sheet !== undefined;
  const lit = useRef<readonly Element[]>([]);
  const light = useCallback((item: MenuItem | undefined) => {
    for (const element of lit.current) element.removeAttribute("data-affected");
    lit.current = (item?.about?.affects ?? []).flatMap(elementsOf);
    for (const element of lit.current) element.setAttribute("data-affected", "");
  }, []);
  useLayoutEffect(() => () => light(undefined), [light]);
  const avoid = useCallback(() => {
    const affected = items.flatMap(({ about }) => about?.affects ?? []);
    const own = itsOwn(on);
    return {
      spoken: [
        ...elementsOf(on),
        ...besideIt(on),
        ...affected.flatMap((ref) => [...elementsOf(ref), ...itsOwn(ref)]),
      ],
      own,
      // Where a thing has places of its own, those of others are spared as well.
      ...(own.length > 0 && { others: [...document.querySelectorAll(OPEN)] }),
    };
  }, [on, items]);
  return (
    <Menu
      anchor={anchor}
      label={label}
      head={
        asSheet ? (
          sheet
        ) : (
          <>
            {title}
            {before}
          </>
        )
      }
      items={items}
      side={asSheet ? "sheet" : "right"}
      numbered
      rules={choices.showRules}
      avoid={avoid}
      onLook={light}
      onClose={onClose}
    />
  );
}

/** Presses a thing on the board as if it had been hit itself; false if nothing can be done with it. */
export function pressOn(ref: Ref, pointerType: string): boolean {
  const things = elementsOf(ref).filter((each) => each.getAttribute("data-state") !== "idle");
  const [button] = things.flatMap((each) => [
    ...each.querySelectorAll<HTMLElement>(":scope > button"),
  ]);
  if (!button) return false;
  button.dispatchEvent(new PointerEvent("pointerdown", { pointerType, bubbles: true }));
  button.click();
  return true;
}

/** What can be chosen on the board, and the dock. */
const OPEN = "[data-board] [data-state=open], [data-dock]";

/** What else lies at places of whose place it lies at, as `seat/1/right` does beside `seat/1/left`. */
function besideIt(on: Ref): readonly Element[] {
  const owners = on.split(" ").map((ref) => ref.split("/").slice(0, -1).join("/"));
  return [...new Set(owners)].flatMap((owner) =>
    owner !== "" && elementsOf(owner).length > 0 ? itsOwn(owner) : [],
  );
}

/** What lies at places that belong to it: the cards of `seat/1` are `seat/1/left` and the like. */
function itsOwn(on: Ref): readonly Element[] {
  return on.split(" ").flatMap((ref) => {
    const begins = CSS.escape(`${ref}/`);
    const its = [`[data-ref^="${begins}"]`, `[data-ref*=" ${begins}"]`];
    return [...document.querySelectorAll(`[data-board] :is(${its.join()})`)];
  });
}

function elementsOf(ref: Ref): readonly Element[] {
  return [...document.querySelectorAll(`[data-board] [data-ref~="${CSS.escape(ref)}"]`)];
}
