/** `npm run copy -w packages/server -- FROM TO`: a backup, a restore, or a move to another database. */
import { copyStore } from "./store/copy.js";

const [from, to, ...more] = process.argv.slice(2);
if (!from || !to || more.length > 0) {
  console.error("Say from where and to where: a file, or postgres://user:password@host/database.");
  process.exit(2);
}
try {
  const counts = await copyStore(from, to);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `${rows} rows: ${counts.people} people, ${counts.tables} tables, ${counts.log} acts.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
