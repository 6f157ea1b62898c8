/**
 * Who somebody is, without accounts: a name, and a secret that only their browser holds. A code moves
 * a person to another device; a passphrase keeps a name for those who want that.
 */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { ApiError, notNow } from "./errors.js";
import { hashOfSecret, randomCode, randomId, randomSecret } from "./ids.js";
import { OneByOne } from "./one-by-one.js";
import type { Person } from "./store/people.js";
import type { Store } from "./store/store.js";

const CODE_LIVES = 10 * 60_000;
const KEPT = () => notNow("name-kept", "Somebody keeps this name with a passphrase.");

export type Known = { readonly person: Person; readonly secret: string };

export async function introduce(store: Store, name: string, now: number): Promise<Known> {
  if (await store.people.byKeptName(name)) throw KEPT();
  const person: Person = { id: randomId(), name };
  await store.people.add(person);
  return recognise(store, person, now);
}

/** A secret for one more device. */
async function recognise(store: Store, person: Person, now: number): Promise<Known> {
  const secret = randomSecret();
  await store.people.addKey(hashOfSecret(secret), person.id, now);
  return { person, secret };
}

export async function whoHolds(store: Store, secret: string | undefined, now: number) {
  if (!secret || !/^[a-z0-9]{26}$/.test(secret)) return undefined;
  const hash = hashOfSecret(secret);
  const person = await store.people.byKey(hash);
  if (person) store.expiry.used(hash, now);
  return person;
}

export async function forgetDevice(store: Store, secret: string | undefined): Promise<void> {
  if (secret) await store.people.removeKey(hashOfSecret(secret));
}

/** A code that makes another device this person, once and soon. */
export async function moveCode(store: Store, person: Person, now: number): Promise<string> {
  const code = randomCode();
  await store.people.addCode(hashOfSecret(code), person.id, now + CODE_LIVES, now);
  return code;
}

export async function claim(store: Store, code: string, now: number): Promise<Known> {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  const written = (plain.match(/.{1,4}/g) ?? []).join("-");
  const person = await store.people.useCode(hashOfSecret(written), now);
  if (!person) {
    throw new ApiError(403, { code: "no-code", message: "That code is used, old or mistyped." });
  }
  return recognise(store, person, now);
}

/** What somebody wants to be different about themselves; null takes something away. */
export type SelfChanges = {
  readonly name?: string | undefined;
  /** Keeps the name; without one, it is let go. */
  readonly passphrase?: string | null | undefined;
  readonly webhook?: string | null | undefined;
  readonly muted?: readonly string[] | undefined;
};

/** Change all of it, or nothing if the name is kept by somebody else. */
export async function changeSelf(store: Store, id: string, changes: SelfChanges): Promise<Person> {
  const { name, passphrase, webhook, muted } = changes;
  const keeper = name === undefined ? undefined : await store.people.byKeptName(name);
  if (keeper && keeper.id !== id) throw KEPT();
  const hash = passphrase && (await hashOfPassphrase(passphrase));
  const changed = await store.people.change(id, (old) => {
    const { passphrase: oldHash, webhook: oldHook, ...rest } = old;
    const nextHash = passphrase === undefined ? oldHash : hash;
    const nextHook = webhook === undefined ? oldHook : webhook;
    return {
      ...rest,
      ...(name !== undefined && { name }),
      ...(nextHash && { passphrase: nextHash }),
      ...(nextHook && { webhook: nextHook }),
      ...(muted && { muted }),
    };
  });
  if (!changed) throw KEPT();
  return changed;
}

export async function logIn(store: Store, name: string, passphrase: string, now: number) {
  const person = await store.people.byKeptName(name);
  // As slow for a name nobody keeps as for one that is kept.
  const right = await isPassphrase(passphrase, person?.passphrase ?? NOBODY);
  if (!person || !right) {
    const message = "Name and passphrase do not fit.";
    throw new ApiError(403, { code: "no-entry", message });
  }
  return recognise(store, person, now);
}

const NOBODY = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Of this process: slow on purpose, and so not more than one at a time, whoever asks for it. */
const derivations = new OneByOne(100);

function derive(passphrase: string, salt: Buffer): Promise<Buffer> {
  return derivations.run(
    () =>
      new Promise((done, failed) =>
        scrypt(passphrase.normalize("NFKC"), salt, 64, (error, key) =>
          error ? failed(error) : done(key),
        ),
      ),
  );
}

async function hashOfPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("hex")}:${(await derive(passphrase, salt)).toString("hex")}`;
}

async function isPassphrase(passphrase: string, hash: string): Promise<boolean> {
  const [salt, key] = hash.split(":");
  const found = await derive(passphrase, Buffer.from(salt, "hex"));
  return timingSafeEqual(found, Buffer.from(key, "hex"));
}
