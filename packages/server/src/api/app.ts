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
import { COOKIE, checkOrigin, tooMuch } from "./access.js";
import { historyRoutes } from "./history-routes.js";
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
  readonly pusher: Pusher | undefined;
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
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 100 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const limiter = new Limiter(config.rate, house.now);
  const around: Around = { house, config, limiter, pusher, site: await siteName(site) };

  await app.register(helmet, { contentSecurityPolicy: contentPolicy(config) });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Sprawl", version: "1", description: ABOUT } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });

  app.decorateRequest("who", undefined);
  app.addHook("onRequest", async (request) => {
    if (!limiter.allows(`address ${request.ip}`)) throw tooMuch();
    if (UNSAFE.has(request.method) || request.ws) checkOrigin(request, config);
    if (!request.url.startsWith("/api/")) return;
    request.who = await whoHolds(house.store, request.cookies[COOKIE]);
    if (request.who && !limiter.allows(`person ${request.who.id}`)) throw tooMuch();
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, trouble } = troubleOf(error);
    if (status >= 500 && !(error instanceof ApiError)) {
      request.log.error({ error: String((error as Error).stack) }, "unexpected");
    }
    house.metrics.refused.inc({ code: trouble.code });
    reply.status(status).send({ error: trouble });
  });
  if (site.folder) await serveFolder(app, site.folder);
  app.setNotFoundHandler(elsewhere(site));

  peopleRoutes(app, around);
  tableRoutes(app, around);
  historyRoutes(app, around);
  socketRoute(app, around);
  app.get("/healthz", { schema: { hide: true } }, async () => ({ ok: true }));
  app.get("/readyz", { schema: { hide: true } }, async (_, reply) => {
    try {
      await house.store.ping();
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
  app.get("/metrics", { schema: { hide: true } }, async (_, reply) => {
    const { registry } = house.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}

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
