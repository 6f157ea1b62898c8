/** Loaded before our server: on a signal it collects what is garbage and says how much is left. */
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("SIGUSR2", () => {
    globalThis.gc?.();
    const heap = Math.round(process.memoryUsage().heapUsed / 1024);
    console.log(JSON.stringify({ heap }));
  });
}
