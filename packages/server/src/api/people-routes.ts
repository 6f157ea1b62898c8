/** Who am I: names, devices, passphrases, how to be told. */
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { ApiError, badInput } from "../errors.js";
import {
  claim,
  forgetDevice,
  introduce,
  type Known,
  keepName,
  logIn,
  moveCode,
  rename,
} from "../identity.js";
import { Limiter } from "../limiter.js";
import { whyNoTarget } from "../notify/addresses.js";
import type { Person } from "../store/people.js";
import { COOKIE, tooMuch } from "./access.js";
import type { Routes } from "./app.js";
import { tablesOf } from "./moves.js";
import * as schema from "./schemas.js";

/** A year, in seconds. */
const LONG = 31_536_000;
/** Guesses of codes and passphrases, a minute and address. */
const GUESSES = 10;
/** Browsers of one person that are told. */
const MOST_PUSH = 5;

export const peopleRoutes: Routes = (app, { house, config, pusher }) => {
  const { store } = house;
  const guesses = new Limiter(GUESSES, house.now);
  const tags = ["people"];

  const remember = (reply: FastifyReply, { person, secret }: Known) => {
    const { secure } = config;
    const cookie = { path: "/", httpOnly: true, sameSite: "lax", maxAge: LONG, secure } as const;
    reply.setCookie(COOKIE, secret, cookie);
    return shown(person);
  };

  app.post(
    "/api/me",
    { schema: { tags, summary: "Say who you are", body: schema.newPerson } },
    async (request, reply) =>
      remember(reply, await introduce(store, request.body.name, house.now())),
  );
  app.get("/api/me", { schema: { tags, summary: "Who am I?" } }, async (request) => {
    const { who } = request;
    return who ? shown(who) : {};
  });
  app.patch(
    "/api/me",
    { schema: { tags, summary: "Change name, passphrase, webhook, mutes", body: schema.changes } },
    async (request) => {
      const { name, passphrase, webhook, muted } = request.body;
      let person = mustBe(request.who);
      if (name !== undefined) person = await rename(store, person, name);
      if (passphrase !== undefined) await keepName(store, person, passphrase ?? undefined);
      person = (await store.people.byId(person.id)) ?? person;
      if (webhook !== undefined || muted !== undefined) {
        if (webhook) checkTarget("webhook", webhook, config.webhooksAnywhere);
        const { webhook: old, ...rest } = person;
        const next = webhook === undefined ? old : (webhook ?? undefined);
        person = { ...rest, ...(next && { webhook: next }), ...(muted && { muted }) };
        await store.people.save(person);
      }
      return shown(person);
    },
  );
  app.delete(
    "/api/me",
    { schema: { tags, summary: "Forget me on this device" } },
    async (request, reply) => {
      await forgetDevice(store, request.cookies[COOKIE]);
      reply.clearCookie(COOKIE, { path: "/" });
      return {};
    },
  );
  app.post(
    "/api/me/code",
    { schema: { tags, summary: "A code that makes another device me, once" } },
    async (request) => ({ code: await moveCode(store, mustBe(request.who), house.now()) }),
  );
  app.post(
    "/api/me/claim",
    { schema: { tags, summary: "Be who a code says", body: schema.claimCode } },
    async (request, reply) => {
      if (!guesses.allows(request.ip)) throw tooMuch();
      return remember(reply, await claim(store, request.body.code, house.now()));
    },
  );
  app.post(
    "/api/login",
    { schema: { tags, summary: "Be who keeps this name", body: schema.login } },
    async (request, reply) => {
      const { name, passphrase } = request.body;
      if (!guesses.allows(request.ip)) throw tooMuch();
      return remember(reply, await logIn(store, name, passphrase, house.now()));
    },
  );
  app.get(
    "/api/me/tables",
    { schema: { tags, summary: "My tables, your-move first" } },
    (request) => tablesOf(house, mustBe(request.who).id),
  );
  app.get("/api/push", { schema: { tags, summary: "The key for Web Push" } }, async () =>
    pusher ? { publicKey: pusher.publicKey } : {},
  );
  app.post(
    "/api/me/push",
    { schema: { tags, summary: "Be told by Web Push", body: schema.pushTarget } },
    async (request) => {
      const person = mustBe(request.who);
      checkTarget("endpoint", request.body.endpoint, config.webhooksAnywhere);
      const others = (person.push ?? []).filter(
        ({ endpoint }) => endpoint !== request.body.endpoint,
      );
      await store.people.save({ ...person, push: [...others, request.body].slice(-MOST_PUSH) });
      return {};
    },
  );
  app.delete(
    "/api/me/push",
    {
      schema: {
        tags,
        summary: "No more Web Push",
        querystring: z.object({ endpoint: z.string() }),
      },
    },
    async (request) => {
      const person = mustBe(request.who);
      const push = (person.push ?? []).filter(
        ({ endpoint }) => endpoint !== request.query.endpoint,
      );
      await store.people.save({ ...person, push });
      return {};
    },
  );
};

/** A person as they see themselves. */
function shown({ id, name, passphrase, webhook, muted, push }: Person) {
  return {
    id,
    name,
    kept: passphrase !== undefined,
    ...(webhook && { webhook }),
    muted: muted ?? [],
    push: (push ?? []).length,
  };
}

export function mustBe(who: Person | undefined): Person {
  if (who) return who;
  throw new ApiError(401, { code: "who", message: "Say who you are first." });
}

function checkTarget(field: string, url: string, anywhere: boolean): void {
  const why = anywhere ? undefined : whyNoTarget(url);
  if (why) throw badInput(field, why);
}
