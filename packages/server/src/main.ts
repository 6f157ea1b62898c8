/** The server as a process of its own, set up by the environment. */
import { configFrom, pushFrom } from "./config.js";
import { startServer } from "./server.js";

const push = pushFrom(process.env);
const server = await startServer({ ...configFrom(process.env), ...(push && { push }) });
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
