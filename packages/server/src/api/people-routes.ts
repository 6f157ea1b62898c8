/** Who am I: names, devices, passphrases, how to be told. */
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { Config } from "../config.js";
import { badInput, nobody } from "../errors.js";
import {
  changeSelf,
  claim,
  forgetDevice,
  introduce,
  type Known,
  logIn,
  moveCode,
} from "../identity.js";
import { hashOfSecret } from "../ids.js";
import { Limiter } from "../limiter.js";
import { whyNoTarget } from "../notify/addresses.js";
import { plainName } from "../store/looks.js";
import { type Person, withoutPush } from "../store/people.js";
import { COOKIE, networkOf, withinAll } from "./access.js";
import type { Routes } from "./app.js";
import { tablesOf } from "./moves.js";
import * as schema from "./schemas.js";

/** A year, in seconds. */
const LONG = 31_536_000;
/** Guesses of codes and passphrases, a minute and network. */
const GUESSES = 10;
/** Guesses at one name, a minute, wherever they come from. */
const GUESSES_AT_NAME = 30;
/** New passphrases, a minute and person, and network: each takes a good while to work out. */
const NEW_PHRASES = 5;
/** Browsers of one person that are told. */
const MOST_PUSH = 5;

export const peopleRoutes: Routes = (app, around) => {
  selfRoutes(app, around);
  deviceRoutes(app, around);
  pushRoutes(app, around);
};

const tags = ["people"];

/** From here on this browser is that person. */
function remember(reply: FastifyReply, { person, secret }: Known, { secure }: Config) {
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", maxAge: LONG, secure } as const;
  reply.setCookie(COOKIE, secret, cookie);
  return shown(person);
}

/** Who I am, what I am called, and where I play. */
const selfRoutes: Routes = (app, { house, config, sockets }) => {
  const { store } = house;
  const phrases = new Limiter(NEW_PHRASES, house.now);
  app.post(
    "/api/me",
    { schema: { tags, summary: "Say who you are", body: schema.newPerson } },
    async (request, reply) =>
      remember(reply, await introduce(store, request.body.name, house.now()), config),
  );
  app.get("/api/me", { schema: { tags, summary: "Who am I?" } }, async (request) => {
    const { who } = request;
    return who ? shown(who) : {};
  });
  app.patch(
    "/api/me",
    { schema: { tags, summary: "Change name, passphrase, webhook, mutes", body: schema.changes } },
    async (request) => {
      const { id } = mustBe(request.who);
      const { webhook, passphrase } = request.body;
      if (webhook) checkTarget("webhook", webhook, config.webhooksAnywhere);
      if (passphrase) withinAll(phrases, [id, networkOf(request.ip)]);
      const person = await changeSelf(store, id, request.body);
      sockets.changed(person);
      return shown(person);
    },
  );
  app.delete(
    "/api/me",
    { schema: { tags, summary: "Forget me on this device" } },
    async (request, reply) => {
      const { [COOKIE]: secret = "" } = request.cookies;
      await forgetDevice(store, secret);
      if (request.who) sockets.forgotten(request.who.id, hashOfSecret(secret));
      reply.clearCookie(COOKIE, { path: "/" });
      return {};
    },
  );
  app.get(
    "/api/me/tables",
    { schema: { tags, summary: "My tables, your-move first" } },
    (request) => tablesOf(house, mustBe(request.who).id),
  );
};

/** The same person on another device. */
const deviceRoutes: Routes = (app, { house, config }) => {
  const { store } = house;
  const guesses = new Limiter(GUESSES, house.now);
  const guessesAt = new Limiter(GUESSES_AT_NAME, house.now);
  app.post(
    "/api/me/code",
    { schema: { tags, summary: "A code that makes another device me, once" } },
    async (request) => ({ code: await moveCode(store, mustBe(request.who), house.now()) }),
  );
  app.post(
    "/api/me/claim",
    { schema: { tags, summary: "Be who a code says", body: schema.claimCode } },
    async (request, reply) => {
      withinAll(guesses, [networkOf(request.ip)]);
      return remember(reply, await claim(store, request.body.code, house.now()), config);
    },
  );
  app.post(
    "/api/login",
    { schema: { tags, summary: "Be who keeps this name", body: schema.login } },
    async (request, reply) => {
      const { name, passphrase } = request.body;
      withinAll(guesses, [networkOf(request.ip)]);
      withinAll(guessesAt, [plainName(name)]);
      return remember(reply, await logIn(store, name, passphrase, house.now()), config);
    },
  );
};

/** Being told of one's turn by the browser. */
const pushRoutes: Routes = (app, { house, config, pusher }) => {
  const { store } = house;
  app.get("/api/push", { schema: { tags, summary: "The key for Web Push" } }, async () =>
    pusher ? { publicKey: pusher.publicKey } : {},
  );
  app.post(
    "/api/me/push",
    { schema: { tags, summary: "Be told by Web Push", body: schema.pushTarget } },
    async (request) => {
      const { id } = mustBe(request.who);
      const { body } = request;
      checkTarget("endpoint", body.endpoint, config.webhooksAnywhere);
      await store.people.change(id, (person) => {
        const { push } = withoutPush(person, body.endpoint);
        return { ...person, push: [...push, body].slice(-MOST_PUSH) };
      });
      return {};
    },
  );
  app.delete(
    "/api/me/push",
    {
      schema: {
        tags,
        summary: "No more Web Push",
        querystring: z.object({ endpoint: z.string().max(1000) }),
      },
    },
    async (request) => {
      const { id } = mustBe(request.who);
      await store.people.change(id, (person) => withoutPush(person, request.query.endpoint));
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
  throw nobody();
}

function checkTarget(field: string, url: string, anywhere: boolean): void {
  const why = anywhere ? undefined : whyNoTarget(url);
  if (why) throw badInput(field, why);
}
