/** Web Push, where the operator has given the server a key pair. */
import { Agent } from "node:https";
import webpush from "web-push";
import type { PushTarget } from "../store/people.js";
import { publicLookup, whyNoTarget } from "./addresses.js";

export type Pusher = {
  readonly publicKey: string;
  push(target: PushTarget, message: { text: string; table: string }): Promise<void>;
};

/** Keys from the environment: SPRAWL_PUSH_PUBLIC, SPRAWL_PUSH_PRIVATE, SPRAWL_PUSH_CONTACT. */
export type PushKeys = {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;
};

export function pusherWith({ publicKey, privateKey, contact }: PushKeys): Pusher {
  const vapidDetails = { subject: contact, publicKey, privateKey };
  // Who subscribes names the address; it is checked like that of a webhook.
  const agent = new Agent({ lookup: publicLookup });
  return {
    publicKey,
    push: async (target, message) => {
      const why = whyNoTarget(target.endpoint);
      if (why) throw new Error(why);
      await webpush.sendNotification(
        { endpoint: target.endpoint, keys: { ...target.keys } },
        JSON.stringify(message),
        { vapidDetails, agent, timeout: 5_000, TTL: 3600 },
      );
    },
  };
}
