/** What a client is told when what it sent does not fit: the same by HTTP and by socket. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ApiError, badInput, noBody, notJson, type Trouble, tooLarge } from "../errors.js";

/** The little of a check's finding that is told. */
type Finding = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
};

/** What does not fit, by the name of the field; first a field that is not one, as it may be misspelled. */
export function misfit(findings: readonly Finding[]): ApiError {
  const finding = findings.find(({ code }) => code === UNKNOWN) ?? findings[0];
  const { code, path, message, keys: [unknown] = [] } = finding;
  const at = path.map(String);
  if (code === UNKNOWN && unknown !== undefined) {
    const field = [...at, unknown].join(".");
    return badInput(field, `There is no field "${shortened(unknown)}" here.`);
  }
  const isMissing = code === "invalid_type" && message.endsWith("received undefined");
  return badInput(at.join("."), isMissing ? `The field "${at.at(-1)}" is missing.` : message);
}

const UNKNOWN = "unrecognized_keys";

function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

/** What a client may know about what went wrong. */
export function troubleOf(
  error: unknown,
  request?: FastifyRequest,
): { status: number; trouble: Trouble } {
  const { status, trouble } = asRefusal(error, request);
  return { status, trouble };
}

function asRefusal(error: unknown, request?: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === "body" && request?.body === undefined) return noBody();
    return misfit(error.validation.map(asFinding));
  }
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
  if (code === "FST_ERR_CTP_EMPTY_JSON_BODY") return noBody();
  if (statusCode === 400 && (code === "FST_ERR_CTP_INVALID_JSON_BODY" || isSyntax(error))) {
    return notJson();
  }
  if (statusCode === 413) return tooLarge();
  if (statusCode === 415) {
    return new ApiError(415, { code: "media-type", message: "Send application/json." });
  }
  if (statusCode >= 400 && statusCode < 500) {
    const message = "This is not what is asked for.";
    return new ApiError(statusCode, { code: "malformed", message });
  }
  return new ApiError(500, { code: "internal", message: "Something went wrong. Try again." });
}

type Invalid = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
};

function asFinding({ instancePath, keyword, message = "", params }: Invalid): Finding {
  const path = instancePath.split("/").filter((part) => part !== "");
  const keys = params.keys as Finding["keys"];
  return { code: keyword, path, message, ...(keys && { keys }) };
}

/** What never became a request is told why in the same words, and let go of. */
export function letGo(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { status, trouble } = unread(error.code);
  const body = JSON.stringify({ error: trouble });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroy(error);
}

function unread(code: string | undefined): ApiError {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return new ApiError(408, { code: "too-slow", message: "The request did not come in time." });
  }
  if (code === "HPE_HEADER_OVERFLOW") {
    return new ApiError(431, { code: "too-large", message: "The head is too large." });
  }
  return new ApiError(400, { code: "malformed", message: "This is no request." });
}

function isSyntax(error: unknown): boolean {
  return error instanceof SyntaxError;
}
