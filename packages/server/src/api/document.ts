/**
 * The API's document (OpenAPI 3.1): addresses from the routes, what goes in from the schemas that
 * check it, what comes out from responses.ts, words from operations.ts. Every shape has a name.
 */
import type { SwaggerTransform, SwaggerTransformObject } from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { named } from "./named.js";
import { OPERATIONS, type Operation, TAGS } from "./operations.js";
import { answers, refusal } from "./responses.js";
import * as schema from "./schemas.js";

/** What goes in has names as well. Its fields may be left out where they have a default. */
const taken = z.registry<{ id: string }>();

const bodies: Readonly<Record<string, z.ZodType>> = {
  "POST /api/me": shape("NewPerson", schema.newPerson),
  "PATCH /api/me": shape("Changes", schema.changes),
  "POST /api/me/claim": shape("Claim", schema.claimCode),
  "POST /api/login": shape("Login", schema.login),
  "POST /api/me/push": shape("PushTarget", schema.pushTarget),
  "POST /api/tables": shape("NewTable", schema.newTable),
  ...Object.fromEntries(
    Object.entries(schema.acts).map(([name, body]) => [
      `POST /api/tables/:id/${name}`,
      shape(`${name[0].toUpperCase()}${name.slice(1)}Act`, body),
    ]),
  ),
};
shape("NewPace", schema.pace);
shape("GivenAnswer", schema.answer);

function shape<T extends z.ZodType>(id: string, type: T): T {
  taken.add(type, { id });
  return type;
}

/** Bodies are put in with their names at the end; here the addresses and what stands in them. */
export const forDocument: SwaggerTransform = (given) => {
  const { schema: about, ...rest } = given;
  const { body: _, ...others } = about ?? {};
  return jsonSchemaTransform({ ...rest, schema: others });
};

type Written = { [key: string]: unknown };

export const documented: SwaggerTransformObject = (given) => {
  if (!("openapiObject" in given)) return given.swaggerObject;
  const { openapiObject } = given;
  const paths: Record<string, Written> = {};
  for (const [path, methods] of Object.entries(openapiObject.paths ?? {})) {
    const about: Written = {};
    for (const [method, given] of Object.entries(methods ?? {})) {
      const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`;
      about[method] = operationAt(route, given as Written);
    }
    paths[path] = about;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sprawl",
      version: "1",
      description: ABOUT,
      contact: { name: "Whoever runs this server" },
      license: { name: "No license is stated", identifier: "NOASSERTION" },
    },
    servers: [{ url: "/", description: "This server" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "sprawl",
          description: "Set by `POST /api/me`, `POST /api/login` and `POST /api/me/claim`.",
        },
      },
      schemas: { ...schemasOf(taken, "input"), ...schemasOf(named, "output") },
    },
  };
};

const ABOUT =
  "Tables on the network. Live updates come by WebSocket at `/api/live`: docs/http-api.md says how.";

const SECURITY: Readonly<Record<Operation["who"], readonly object[]>> = {
  needed: [{ cookie: [] }],
  "if known": [{}, { cookie: [] }],
  nobody: [],
};

function operationAt(route: string, given: Written): Written {
  const about = OPERATIONS[route];
  const body = bodies[route];
  return {
    operationId: about.id,
    summary: given.summary,
    description: about.description,
    tags: [about.tag],
    security: SECURITY[about.who],
    ...(given.parameters !== undefined && { parameters: given.parameters }),
    ...(body && {
      requestBody: {
        // Acts that need nothing may be sent nothing.
        required: about.tag !== "acts" || !body.safeParse({}).success,
        content: { "application/json": { schema: reference(taken, body) } },
      },
    }),
    responses: {
      200: response("Done.", reference(named, answers[route])),
      "4XX": response("Refused; nothing was changed.", reference(named, refusal)),
      503: response("The database is away. Send it again.", reference(named, refusal)),
    },
  };
}

function response(description: string, type: Written): Written {
  return { description, content: { "application/json": { schema: type } } };
}

type Names = typeof named;

function reference(names: Names, type: z.ZodType): Written {
  return { $ref: addressOf(names.get(type)?.id ?? "") };
}

function addressOf(name: string): string {
  return `#/components/schemas/${name}`;
}

function schemasOf(names: Names, io: "input" | "output"): Record<string, Written> {
  const { schemas } = z.toJSONSchema(names, { io, uri: addressOf, override: plainer });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...rest }]) => [name, rest]),
  );
}

/** Bounds that every whole number has say nothing; a list of fixed length says how long it is. */
function plainer({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.prefixItems) {
    const { length } = jsonSchema.prefixItems;
    Object.assign(jsonSchema, { minItems: length, maxItems: length, items: {} });
  }
  if (jsonSchema.type !== "integer") return;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
