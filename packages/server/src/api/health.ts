/** For whoever runs the server: does it answer, can it keep what it is given, how is it doing. */
import type { House } from "../house.js";
import type { Routes } from "./app.js";

/** Being ready is found out by writing something: not more often than this, in ms. */
const FRESH = 1_000;
/** A database that takes longer than this is not there, in ms. */
const PATIENCE = 5_000;

export const healthRoutes: Routes = (app, { house }) => {
  const hide = { schema: { hide: true } };
  const ready = readiness(house);
  app.get("/healthz", hide, async () => ({ ok: true }));
  app.get("/readyz", hide, async (_, reply) => {
    const ok = await ready();
    return reply.status(ok ? 200 : 503).send({ ok });
  });
  app.get("/metrics", hide, async (_, reply) => {
    const { registry } = house.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

/** Those who ask at once, or shortly after one another, share an answer. */
function readiness(house: House): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  return async () => {
    if (house.closing) return false;
    if (!asked || Date.now() - asked.at >= FRESH) {
      asked = { at: Date.now(), answer: inTime(house.store.ping()) };
    }
    return asked.answer;
  };
}

function inTime(ping: Promise<void>): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), PATIENCE);
    ping
      .then(
        () => done(true),
        () => done(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
