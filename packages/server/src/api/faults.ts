/** What a client is told when what it sent does not fit: the same by HTTP and by socket. */
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

/** What does not fit, by the name of the field. */
export function misfit([finding]: readonly Finding[]): ApiError {
  const { code, path, message, keys: [unknown] = [] } = finding;
  const at = path.map(String);
  if (code !== "unrecognized_keys" || unknown === undefined) return badInput(at.join("."), message);
  const field = [...at, unknown].join(".");
  return badInput(field, `There is no field "${shortened(unknown)}" here.`);
}

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
    const [{ instancePath, keyword, message = "", params }] = error.validation;
    const path = instancePath.split("/").filter((part) => part !== "");
    const keys = params.keys as Finding["keys"];
    return misfit([{ code: keyword, path, message, ...(keys && { keys }) }]);
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

function isSyntax(error: unknown): boolean {
  return error instanceof SyntaxError;
}
