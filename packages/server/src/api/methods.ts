/** Which methods an address of the API takes, so that a wrong one is called by its name. */
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export class Methods {
  private readonly known: { readonly path: RegExp; readonly method: string }[] = [];

  add({ url, method }: Pick<RouteOptions, "url" | "method">): void {
    if (!url.startsWith("/api/")) return;
    const path = new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}/?$`);
    for (const each of [method].flat()) this.known.push({ path, method: each });
  }

  /** The methods this address takes; none if there is no such address. */
  at(path: string): string[] {
    const fitting = this.known.filter((route) => route.path.test(path));
    return [...new Set(fitting.map(({ method }) => method))].sort();
  }

  /** For what no route was found: is it only the method? */
  orElse(otherwise: Handler): Handler {
    return (request, reply) => {
      const allowed = this.at(request.url.split("?", 1)[0]);
      if (allowed.length === 0) return otherwise(request, reply);
      const message = `This address takes ${allowed.join(", ")}.`;
      return reply
        .status(405)
        .header("allow", allowed.join(", "))
        .header("cache-control", "no-store")
        .send({ error: { code: "method", message } });
    };
  }
}
