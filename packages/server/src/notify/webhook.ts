/**
 * Outgoing webhooks. Only to public addresses: the addresses a name stands for are checked as the
 * connection is made, so that it cannot stand for another one by then. Redirects are not followed.
 */
import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { publicLookup, whyNoTarget } from "./addresses.js";

export type Post = (url: string, body: unknown) => Promise<void>;

const TIMEOUT = 5_000;

/** A way to post to webhooks. `anywhere` is for tests, which have no public address. */
export function poster(anywhere = false, lookup: LookupFunction = publicLookup): Post {
  return async (text, body) => {
    const why = anywhere ? undefined : whyNoTarget(text);
    if (why) throw new Error(why);
    await send(new URL(text), JSON.stringify(body), anywhere ? {} : { lookup });
  };
}

function send(url: URL, body: string, how: { lookup?: LookupFunction }): Promise<void> {
  const options: RequestOptions = {
    ...how,
    method: "POST",
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    timeout: TIMEOUT,
  };
  return new Promise((done, failed) => {
    const go = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = go(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) done();
      else failed(new Error(`the webhook answered ${statusCode}`));
    });
    request.on("timeout", () => request.destroy(new Error("the webhook does not answer")));
    request.on("error", failed);
    request.end(body);
  });
}
