/** Starts a server, and ends it without losing anything. */
import { makeApp } from "./api/app.js";
import type { Site } from "./api/site.js";
import { type Config, DEFAULTS } from "./config.js";
import { type Hooks, House, type Logger } from "./house.js";
import { makeMetrics } from "./metrics.js";
import { lookAfterStart } from "./notify/after-start.js";
import { Notifier } from "./notify/notifier.js";
import { type Pusher, type PushKeys, pusherWith } from "./notify/push.js";
import { poster, sender } from "./notify/webhook.js";
import { openStore } from "./store/store.js";

export type Running = {
  readonly url: string;
  readonly port: number;
  readonly house: House;
  /** Finishes what was accepted, then ends. */
  close(): Promise<void>;
};

export type Settings = Partial<Config> & {
  readonly push?: PushKeys | undefined;
  /** The pages served beside the API. */
  readonly site?: Site;
  /** For tests only. */
  readonly hooks?: Hooks;
  readonly now?: () => number;
};

export async function startServer(settings: Settings = {}): Promise<Running> {
  const { push, site, hooks, now, ...given } = settings;
  const config: Config = { ...DEFAULTS, ...given };
  let logger: Logger = silent;
  const late: Logger = {
    info: (about, text) => logger.info(about, text),
    warn: (about, text) => logger.warn(about, text),
    error: (about, text) => logger.error(about, text),
  };
  const store = await openStore(config.database, (error) =>
    late.warn({ error: error.message }, "the database went away"),
  );
  const send = sender(config.webhooksAnywhere);
  const pusher: Pusher | undefined = push && pusherWith(push, send);
  const post = config.webhooks ? poster(send) : async () => {};
  const notifier = new Notifier(store, config, late, post, pusher);
  const house = new House(store, config, late, makeMetrics(), notifier, hooks, now);
  const app = await makeApp(house, config, pusher, site);
  logger = app.log;
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await house.close();
    await app.close();
    await store.close();
    throw error;
  }
  lookAfterStart(house).catch((error) => late.warn({ error: String(error) }, "nobody is reminded"));
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  let closing: Promise<void> | undefined;
  const close = async () => {
    notifier.stop();
    for (const client of app.websocketServer.clients) client.close(1012, "restarting");
    await house.close();
    for (const client of app.websocketServer.clients) client.terminate();
    app.server.closeAllConnections();
    await app.close();
    await store.close();
  };
  return {
    url: `http://${host}:${port}`,
    port,
    house,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} };
