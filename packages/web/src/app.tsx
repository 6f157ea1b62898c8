/** Which address shows which page. Each page's code is loaded when it is opened. */
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from "react";
import { Route, Switch, useLocation } from "wouter";
import { isTable } from "./front/at-table.js";
import { Fallback } from "./front/fallback.js";
import { FrontPage } from "./front/front-page.js";
import { NoPage } from "./front/no-page.js";
import { Opening, type Way, WayProvider } from "./front/opening.js";
import { PageFailed } from "./front/page-failed.js";
import { Providers } from "./front/providers.js";
import { ShellWaiting } from "./front/shell.js";
import { type ShellSlots, ShellSlotsProvider } from "./front/shell-slots.js";
import { takeUpdateAt } from "./offline/update.js";
import { UpdateNotice } from "./offline/update-notice.js";
import { MovesSlot, PersonSlot } from "./online/slots.js";

function page<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const pages = {
  "/game/:game": page(() => import("./front/game-page.js"), "GamePage"),
  "/saved": page(() => import("./local/saved-page.js"), "SavedPage"),
  "/local/:id": page(() => import("./local/local-page.js"), "LocalPage"),
  "/campaign/:slot": page(() => import("./local/campaign-page.js"), "CampaignPage"),
  "/learn/:game": page(() => import("./learn/learn-page.js"), "LearnPage"),
  "/learn/:game/:tutorial": page(() => import("./learn/learn-page.js"), "LearnPage"),
  "/rules/:game": page(() => import("./rules/rules-page.js"), "RulesPage"),
  "/online": page(() => import("./online/lobby-page.js"), "LobbyPage"),
  "/join/:invite": page(() => import("./online/join-page.js"), "JoinPage"),
  "/table/:id": page(() => import("./online/table-page.js"), "TablePage"),
  "/me": page(() => import("./online/me-page.js"), "MePage"),
  "/replay/:source/:id": page(() => import("./replay/replay-page.js"), "ReplayPage"),
  "/fair-deals": page(() => import("./replay/fair-deals-page.js"), "FairDealsPage"),
  "/settings": page(() => import("./settings/settings-page.js"), "SettingsPage"),
  "/kit": page(() => import("./gallery/gallery-page.js"), "GalleryPage"),
} as const;

const slots: ShellSlots = {
  moves: <MovesSlot />,
  person: <PersonSlot />,
  notice: <UpdateNotice />,
};

export function App() {
  return (
    <Providers>
      <ShellSlotsProvider value={slots}>
        <Page />
      </ShellSlotsProvider>
    </Providers>
  );
}

function Page() {
  const [address] = useLocation();
  const way = useMemo((): Way => ({ to: address, said: false }), [address]);
  useEffect(() => takeUpdateAt(address), [address]);
  return (
    <WayProvider value={way}>
      <Fallback key={address} instead={<PageFailed />}>
        <Suspense fallback={isTable(address) ? <Opening /> : <ShellWaiting />}>
          <Switch>
            <Route path="/" component={FrontPage} />
            {Object.entries(pages).map(([path, component]) => (
              <Route key={path} path={path} component={component} />
            ))}
            <Route>
              <NoPage />
            </Route>
          </Switch>
        </Suspense>
      </Fallback>
    </WayProvider>
  );
}
