/** The application: plugins, checks on every request, routes, errors. */
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import websocket from "@fastify/websocket";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import type { Config } from "../config.js";
import { ApiError, type Trouble } from "../errors.js";
import type { House } from "../house.js";
import { whoHolds } from "../identity.js";
import { Limiter } from "../limiter.js";
import type { Pusher } from "../notify/push.js";
import type { Person } from "../store/people.js";
import { COOKIE, checkHost, checkOrigin, networkOf, withinAll } from "./access.js";
import { healthRoutes } from "./health.js";
import { historyRoutes } from "./history-routes.js";
import { lobbyRoutes } from "./lobby-routes.js";
import { matchRoutes } from "./match-routes.js";
import { OpenSockets } from "./open-sockets.js";
import { peopleRoutes } from "./people-routes.js";
import { responsesOf } from "./responses.js";
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

const MOST_BYTES = 64 * 1024;
/** Looks back, a minute. */
const LOOKS = 240;
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
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const limiter = new Limiter(config.rate, house.now);
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
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Sprawl", version: "1", description: ABOUT } },
    transform: withResponses,
  });
  await app.register(swaggerUi, { routePrefix: "/docs" });

  app.decorateRequest("who", undefined);
  app.addHook("onRequest", async (request) => {
    withinAll(limiter, [`address ${networkOf(request.ip)}`]);
    checkHost(request, config);
    if (UNSAFE.has(request.method) || request.ws) checkOrigin(request, config);
    if (!request.url.startsWith("/api/")) return;
    request.who = await whoHolds(house.store, request.cookies[COOKIE]);
    if (request.who) withinAll(limiter, [`person ${request.who.id}`]);
  });
  app.addHook("onSend", async (request, reply) => {
    if (!/^\/(api|docs)\//.test(request.url) || reply.hasHeader("cache-control")) return;
    // What one person is told is kept by nobody in between.
    reply.header("cache-control", "no-store");
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, trouble } = troubleOf(error);
    const { retryAfter } = error as Partial<ApiError>;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    if (status >= 500 && !(error instanceof ApiError)) {
      request.log.error({ error: String((error as Error).stack) }, "unexpected");
    }
    house.metrics.refused.inc({ code: trouble.code });
    reply.status(status).send({ error: trouble });
  });
  if (site.folder) await serveFolder(app, site.folder);
  app.setNotFoundHandler(elsewhere(site));

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

/** What goes in is described by the schemas that check it; what comes out is added here. */
const withResponses: typeof jsonSchemaTransform = (given) => {
  const made = jsonSchemaTransform(given);
  if (made.schema.hide) return made;
  const response = responsesOf(String(given.route.method), given.url);
  return { ...made, schema: { ...made.schema, response } };
};

const ABOUT = "Tables on the network. Live updates come by WebSocket: see docs/http-api.md.";

/** What is logged of a request: no headers, no cookies, no query, no body. */
function logged(request: FastifyRequest) {
  return { method: request.method, path: request.url.split("?")[0] };
}

/** What a client may know about what went wrong. */
export function troubleOf(error: unknown): { status: number; trouble: Trouble } {
  if (error instanceof ApiError) return { status: error.status, trouble: error.trouble };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const field = issue.instancePath.replace(/^\//, "").replaceAll("/", ".");
    const message = issue.message ?? "This is not what is asked for.";
    return { status: 400, trouble: { code: "malformed", field, message } };
  }
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode === 413) return plain(413, "too-large", "That is too large.");
  if (statusCode >= 400 && statusCode < 500) {
    return plain(statusCode, "malformed", "This is not what is asked for.");
  }
  return plain(500, "internal", "Something went wrong. Try again.");
}

function plain(status: number, code: string, message: string) {
  return { status, trouble: { code, message } };
}
