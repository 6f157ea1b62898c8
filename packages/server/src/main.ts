/** The server as a process of its own, set up by the environment. */
import { BadSetting, configFrom, pushFrom } from "./config.js";
import { startServer } from "./server.js";
import { StoreTrouble } from "./store/trouble.js";

const server = await start().catch((error) => {
  const known = error instanceof StoreTrouble || error instanceof BadSetting;
  if (!known && error?.syscall !== "listen") throw error;
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

async function start() {
  const push = pushFrom(process.env);
  return startServer({ ...configFrom(process.env), ...(push && { push }) });
}
