/** What a client is told when something is not done: typed, with the rule or the field, no internals. */
import type { Refusal } from "@sprawl/engine";
import type { Trouble } from "./wire/messages.js";

export type { Trouble } from "./wire/messages.js";

export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
    /** When to try again, in seconds. */
    readonly retryAfter?: number,
  ) {
    super(trouble.message);
  }
}

export function notFound(what: string): ApiError {
  return new ApiError(404, { code: "not-found", message: `There is no such ${what}.` });
}

/** Something that could be done, but not now or not by this person. */
export function notNow(code: string, message: string): ApiError {
  return new ApiError(409, { code, message });
}

export function notYours(message: string): ApiError {
  return new ApiError(403, { code: "not-yours", message });
}

export function badInput(field: string, message: string): ApiError {
  return new ApiError(400, { code: "malformed", field, message });
}

/** Nobody knows who asks. */
export function nobody(): ApiError {
  return new ApiError(401, { code: "who", message: "Say who you are first." });
}

export function noBody(): ApiError {
  return new ApiError(400, { code: "no-body", message: "The body is missing." });
}

export function notJson(): ApiError {
  return new ApiError(400, { code: "not-json", message: "This is not JSON." });
}

export function tooLarge(): ApiError {
  return new ApiError(413, { code: "too-large", message: "That is too large." });
}

export function refusedBy(refusal: Refusal): ApiError {
  const { code, message, rule, field } = refusal;
  const about = { ...(rule !== undefined && { rule }), ...(field !== undefined && { field }) };
  return new ApiError(code === "malformed" ? 400 : 409, { code, message, ...about });
}

/** Come back after so many seconds. */
export function tooMuch(seconds: number): ApiError {
  const message = "Too much at once. Wait a little.";
  return new ApiError(429, { code: "too-much", message }, seconds);
}

/** The store cannot be reached. What was sent may be sent again. */
export function unavailable(cause?: unknown): ApiError {
  const message = "The table cannot be reached at the moment. Try again.";
  const error = new ApiError(503, { code: "unavailable", message }, 1);
  if (cause !== undefined) error.cause = cause;
  return error;
}
