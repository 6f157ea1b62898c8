/** Web Push, where the operator has given the server a key pair. */
import webpush from "web-push";
import type { PushTarget } from "../store/people.js";
import type { Send } from "./webhook.js";

export type Pusher = {
  readonly publicKey: string;
  /** False if this browser is not to be told any more: its subscription is gone. */
  push(target: PushTarget, message: { text: string; table: string }): Promise<boolean>;
};

/** Keys from the environment: SPRAWL_PUSH_PUBLIC, SPRAWL_PUSH_PRIVATE, SPRAWL_PUSH_CONTACT. */
export type PushKeys = {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;
};

/** How long a push service keeps a message for a browser that is off, in seconds. */
const KEPT = 3600;

export function pusherWith({ publicKey, privateKey, contact }: PushKeys, send: Send): Pusher {
  const vapidDetails = { subject: contact, publicKey, privateKey };
  return {
    publicKey,
    push: async (target, message) => {
      const { endpoint, headers, body } = webpush.generateRequestDetails(
        { endpoint: target.endpoint, keys: { ...target.keys } },
        JSON.stringify(message),
        // One message about a table takes the place of the one before.
        { vapidDetails, TTL: KEPT, topic: message.table, contentEncoding: "aes128gcm" },
      );
      const status = await send(endpoint, headers as Record<string, string>, body ?? "");
      if (status === 404 || status === 410) return false;
      if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
      return true;
    },
  };
}
