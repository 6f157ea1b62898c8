/** The frame of every page but the table: header, notices, the page itself. */
import { classNames, Icon } from "@sprawl/kit";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { useSay } from "../words/say.js";
import { Brand } from "./brand.js";
import { Running } from "./opening.js";
import { usePageTitle } from "./page-title.js";
import styles from "./shell.module.css";
import { useShellSlots } from "./shell-slots.js";

export type ShellProps = {
  /** For the browser's tab; the page has its own <h1>. */
  readonly title?: string;
  /** How wide the page may grow: text is narrower than pictures. */
  readonly width?: "text" | "page" | "full";
  /** The page's own heading and what belongs to it, in the line of the header: the page has the rest. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** The first page of a visit leaves the focus where the browser put it. */
const visit = { pages: 0 };

export function Shell({ title, width = "page", head, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (visit.pages > 0) {
      main.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    visit.pages += 1;
  }, []);
  return (
    <Around head={head}>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={classNames(styles.main, styles[width], head !== undefined && styles.below)}
      >
        {children}
      </main>
    </Around>
  );
}

/** The same frame around nothing yet: a page whose code is on its way. */
export function ShellWaiting() {
  return (
    <Around>
      <main id="main" className={styles.main} data-opening="">
        <Running />
      </main>
    </Around>
  );
}

function Around({ head, children }: Pick<ShellProps, "head" | "children">) {
  const say = useSay();
  const slots = useShellSlots();
  const [address] = useLocation();
  const links = [
    { to: "/", name: say("shell.games"), icon: "grid" },
    { to: "/saved", name: say("shell.matches"), icon: "save" },
    { to: "/online", name: say("shell.online"), icon: "globe" },
    { to: "/settings", name: say("shell.settings"), icon: "gear" },
  ] as const;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {say("shell.skip")}
      </a>
      <header className={styles.header} data-head={head !== undefined || undefined}>
        <Link href="/" className={styles.brand} aria-label={say("shell.home")}>
          <Brand />
        </Link>
        <nav className={styles.nav} aria-label={say("shell.navigation")}>
          {links.map(({ to, name, icon }) => (
            <Link
              key={to}
              href={to}
              className={styles.link}
              aria-current={address === to ? "page" : undefined}
            >
              <Icon name={icon} />
              <span>{name}</span>
            </Link>
          ))}
        </nav>
        {head !== undefined && <div className={styles.head}>{head}</div>}
        <div className={styles.slots}>
          {slots.moves}
          {slots.person}
        </div>
      </header>
      {slots.notice}
      {children}
      <footer className={styles.footer}>{say("shell.footer")}</footer>
    </div>
  );
}
