/** The server as a process of its own, set up by the environment. */
import { configFrom } from "./config.js";
import { startServer } from "./server.js";

const { SPRAWL_PUSH_PUBLIC, SPRAWL_PUSH_PRIVATE, SPRAWL_PUSH_CONTACT } = process.env;
const push = SPRAWL_PUSH_PUBLIC &&
  SPRAWL_PUSH_PRIVATE && {
    publicKey: SPRAWL_PUSH_PUBLIC,
    privateKey: SPRAWL_PUSH_PRIVATE,
    contact: SPRAWL_PUSH_CONTACT ?? "mailto:nobody@example.org",
  };
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
