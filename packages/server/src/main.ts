/** The server as a process of its own, set up by the environment. */
import { configFrom, pushFrom } from "./config.js";
import { startServer } from "./server.js";
import { StoreTrouble } from "./store/trouble.js";

const push = pushFrom(process.env);
const settings = { ...configFrom(process.env), ...(push && { push }) };
const server = await startServer(settings).catch((error) => {
  if (!(error instanceof StoreTrouble)) throw error;
  console.error(error.message);
  process.exit(1);
});
console.log(JSON.stringify({ ready: server.url }));

const end = () => {
  server.close().then(
    () => process.exit(0),
    (error) => {
      console.error(String(error));
      process.exit(1);
    },
  );
};
process.once("SIGINT", end);
process.once("SIGTERM", end);
