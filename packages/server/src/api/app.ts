/** The application: plugins, checks on every request, routes, errors. */
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import type { Config } from "../config.js";
import { ApiError } from "../errors.js";
import type { House } from "../house.js";
import { whoHolds } from "../identity.js";
import { Limiter } from "../limiter.js";
import type { Pusher } from "../notify/push.js";
import type { Person } from "../store/people.js";
import { COOKIE, checkHost, checkOrigin, networkOf, withinAll } from "./access.js";
import { documented, forDocument } from "./document.js";
import { letGo, troubleOf } from "./faults.js";
import { healthRoutes } from "./health.js";
import { historyRoutes } from "./history-routes.js";
import { lobbyRoutes } from "./lobby-routes.js";
import { logged } from "./logged.js";
import { matchRoutes } from "./match-routes.js";
import { Methods } from "./methods.js";
import { OpenSockets } from "./open-sockets.js";
import { peopleRoutes } from "./people-routes.js";
import { contentPolicy, elsewhere, type Site, serveFolder } from "./site.js";
import { siteName } from "./site-name.js";
import { socketRoute } from "./socket.js";
import { tableRoutes } from "./table-routes.js";

declare module "fastify" {
  interface FastifyRequest {
    who: Person | undefined;
  }
}

export type Around = {
  readonly house: House;
  readonly config: Config;
  readonly limiter: Limiter;
  /** Looks back, for each person or network: the rules run again for each. */
  readonly looks: Limiter;
  readonly pusher: Pusher | undefined;
  readonly sockets: OpenSockets;
  /** Names the pages that are served. */
  readonly site: string | undefined;
};
type App = FastifyInstance<
  import("node:http").Server,
  import("node:http").IncomingMessage,
  import("node:http").ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
export type Routes = (app: App, around: Around) => void;

export const MOST_BYTES = 64 * 1024;
/** A socket's message up to this is answered; with a longer one the socket is closed. */
const MOST_HEARD = 16 * MOST_BYTES;
/** Looks back, a minute. */
const LOOKS = 240;
/**
 * The client's own files are so many times as many: whoever opens the page keeps all of them, for
 * later without a network, and a whole round of people may do so from one address.
 */
const FILES = 5;
const ASSETS = "/assets/";
/** A connection on which nothing moves is cut, in ms: longer than anybody may wait for news. */
const STILL = 60_000;
const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

export async function makeApp(
  house: House,
  config: Config,
  pusher: Pusher | undefined,
  site: Site = {},
) {
  const app: App = Fastify({
    logger: { level: config.log, serializers: { req: logged }, redact: ["req.headers"] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    trustProxy: trusted(config),
    routerOptions: { maxParamLength: 100 },
    ...timeouts(config),
    clientErrorHandler: letGo,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const limiter = new Limiter(config.rate, house.now);
  const files = new Limiter(FILES * config.rate, house.now);
  const looks = new Limiter(Math.min(LOOKS, config.rate), house.now);
  const sockets = new OpenSockets();
  const around: Around = {
    house,
    config,
    limiter,
    looks,
    pusher,
    sockets,
    site: await siteName(site),
  };

  await app.register(helmet, { contentSecurityPolicy: contentPolicy(config) });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MOST_HEARD, perMessageDeflate: false } });
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Sprawl", version: "1" } },
    transform: forDocument,
    transformObject: documented,
  });
  // Without the bar above, whose picture brings a style of its own that no page may have.
  await app.register(swaggerUi, { routePrefix: "/docs", uiConfig: { layout: "BaseLayout" } });

  // JSON is what is spoken here: anything else is said to be something else.
  app.removeContentTypeParser("text/plain");
  const methods = new Methods();
  app.addHook("onRoute", (route) => methods.add(route));
  app.decorateRequest("who", undefined);
  app.addHook("onRequest", async (request) => {
    const counted = request.url.startsWith(ASSETS) ? files : limiter;
    withinAll(counted, [`address ${networkOf(request.ip)}`]);
    checkHost(request, config);
    if (UNSAFE.has(request.method) || request.ws) checkOrigin(request, config);
    if (!request.url.startsWith("/api/")) return;
    request.who = await whoHolds(house.store, request.cookies[COOKIE], house.now());
    if (request.who) withinAll(limiter, [`person ${request.who.id}`]);
  });
  app.addHook("onSend", async (request, reply) => {
    if (!/^\/(api|docs)\//.test(request.url) || reply.hasHeader("cache-control")) return;
    // What one person is told is kept by nobody in between.
    reply.header("cache-control", "no-store");
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, trouble } = troubleOf(error, request);
    const { retryAfter } = error as Partial<ApiError>;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    if (status >= 500 && !(error instanceof ApiError)) {
      request.log.error({ error: String((error as Error).stack) }, "unexpected");
    }
    house.metrics.refused.inc({ code: trouble.code });
    reply.status(status).send({ error: trouble });
  });
  if (site.folder) await serveFolder(app, site.folder);
  app.setNotFoundHandler(methods.orElse(elsewhere(site)));

  peopleRoutes(app, around);
  lobbyRoutes(app, around);
  tableRoutes(app, around);
  matchRoutes(app, around);
  historyRoutes(app, around);
  socketRoute(app, around);
  healthRoutes(app, around);
  return app;
}

/** Who is slow is not waited for. */
function timeouts({ patience: { head, body, between } }: Config) {
  return {
    http: { headersTimeout: head, connectionsCheckingInterval: Math.min(2_000, head) },
    requestTimeout: body,
    keepAliveTimeout: between,
    connectionTimeout: STILL,
  };
}

/** One proxy in front says who it speaks for last; whatever stands before that, anybody can write. */
function trusted({ trustProxy }: Config) {
  if (typeof trustProxy !== "boolean") return [...trustProxy];
  return trustProxy && ((_: string, hop: number) => hop === 0);
}
