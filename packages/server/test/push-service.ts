/** A push service and a browser behind it, on loopback: it keeps what it is sent, and can read it. */
import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";

/** What a browser gives a site to be told by. */
export type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export type Pushed = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

export async function startPushService() {
  const got: Pushed[] = [];
  /** Paths of browsers that have gone for good. */
  const gone = new Set<string>();
  let heard = () => {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      got.push({ path, headers, body: Buffer.concat(parts) });
      response.writeHead(gone.has(path) ? 410 : 201).end();
      heard();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    got,
    gone,
    /** Resolves when so many messages have come. */
    async until(count: number): Promise<void> {
      while (got.length < count) {
        await new Promise<void>((done) => {
          heard = done;
        });
      }
    },
    end: () => new Promise((done) => server.close(done)),
  };
}

/** A browser that subscribes and reads, by RFC 8291 and RFC 8188. */
export function newBrowser(endpoint: string) {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const subscription: Subscription = {
    endpoint,
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
  };
  const read = ({ body }: Pushed): string => {
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const derive = (from: Uint8Array, with_: Uint8Array, info: Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", from, with_, info, length));
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
    const shared = derive(pair.computeSecret(sender), auth, about, 32);
    const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const opened = createDecipheriv("aes-128-gcm", key, nonce);
    opened.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
  };
  return { subscription, read };
}

/** Was this signed by the server with that key, for this service? Throws if not. */
export function signedFor({ headers }: Pushed, publicKey: string): { aud: string; sub: string } {
  const [, token = "", key = ""] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  if (key !== publicKey) throw new Error("another key");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const [head, claims, signature] = token.split(".");
  const verified = createVerify("sha256")
    .update(`${head}.${claims}`)
    .verify(
      { key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  if (!verified) throw new Error("a forged signature");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
