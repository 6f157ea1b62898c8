/** A real PostgreSQL of the tests' own. */
import { startPostgres } from "@sprawl/tools/postgres";

export { startPostgres };
export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
