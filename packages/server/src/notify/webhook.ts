/**
 * What goes out to addresses that people name: webhooks, and the services behind Web Push. Only to
 * public addresses: those a name stands for are checked as the connection is made, so that it cannot
 * stand for another one by then. Redirects are not followed.
 */
import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { publicLookup, whyNoTarget } from "./addresses.js";

/** Post this to an address. Returns the status it was answered with. */
export type Send = (
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
) => Promise<number>;

export type Post = (url: string, body: unknown) => Promise<void>;

/** For all of it: whoever answers a letter at a time holds nothing open, in ms. */
const TIMEOUT = 5_000;

/** A way to post. `anywhere` is for tests, which have no public address. */
export function sender(
  anywhere = false,
  lookup: LookupFunction = publicLookup,
  timeout = TIMEOUT,
): Send {
  return async (text, headers, body) => {
    const why = anywhere ? undefined : whyNoTarget(text);
    if (why) throw new Error(why);
    const length = { "content-length": Buffer.byteLength(body) };
    const options: RequestOptions = {
      ...(anywhere ? {} : { lookup }),
      method: "POST",
      headers: { ...headers, ...length },
      signal: AbortSignal.timeout(timeout),
    };
    return send(new URL(text), options, body);
  };
}

function send(url: URL, options: RequestOptions, body: string | Buffer): Promise<number> {
  return new Promise((done, failed) => {
    const go = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = go(url, options, (response) => {
      response.destroy();
      done(response.statusCode ?? 0);
    });
    request.on("error", (error) =>
      failed(options.signal?.aborted ? new Error("there is no answer") : error),
    );
    request.end(body);
  });
}

/** Posts JSON to webhooks. */
export function poster(send: Send): Post {
  return async (url, body) => {
    const json = { "content-type": "application/json" };
    const status = await send(url, json, JSON.stringify(body));
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`);
  };
}
