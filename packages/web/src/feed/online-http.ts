/** Requests to the server, with its refusals as values. */
import type { Trouble } from "@sprawl/server/wire";

export type Got<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly error: Trouble };

/** Asks the server; never throws. */
export type Ask = <T>(method: string, path: string, body?: unknown) => Promise<Got<T>>;

const AWAY: Trouble = { code: "away", message: "The server cannot be reached." };

export type HttpHow = {
  readonly base?: string;
  readonly headers?: () => Readonly<Record<string, string>>;
};

export function asking({ base = "", headers = () => ({}) }: HttpHow = {}): Ask {
  return async <T>(method: string, path: string, body?: unknown): Promise<Got<T>> => {
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers(),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const got: unknown = await response.json();
      if (response.ok) return { ok: true, body: got as T };
      const { error = AWAY } = got as { error?: Trouble };
      return { ok: false, status: response.status, error };
    } catch {
      return { ok: false, status: 0, error: AWAY };
    }
  };
}

/** Asks the server this page came from. */
export const ask: Ask = asking();
