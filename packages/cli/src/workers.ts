/** Work spread over worker threads: each is given some until there is none, or somebody stops it. */
import { Worker } from "node:worker_threads";

/** Workers need the compiled program; sources run by a test do everything themselves. */
export const COMPILED = import.meta.url.endsWith(".js");

export type Pool<Task, Told> = {
  /** The worker's program. It says "ready" when it can begin. */
  readonly script: URL;
  readonly jobs: number;
  readonly data?: unknown;
  /** The next piece of work, if there is any. */
  next(): Task | undefined;
  /** What a worker says of its work; false as long as that is not its end. */
  told(message: Told, task: Task): boolean;
};

export async function inWorkers<Task, Told>(
  { script, jobs, data, next, told }: Pool<Task, Told>,
  interrupted: AbortSignal,
): Promise<void> {
  const one = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(script, { workerData: data });
      const stop = () => void worker.terminate();
      let task: Task | undefined;
      interrupted.addEventListener("abort", stop);
      worker.on("message", (message: Told | "ready") => {
        if (message !== "ready" && task !== undefined && !told(message, task)) return;
        task = interrupted.aborted ? undefined : next();
        if (task === undefined) stop();
        else worker.postMessage(task);
      });
      worker.on("error", fail);
      worker.on("exit", () => {
        interrupted.removeEventListener("abort", stop);
        done();
      });
    });
  await Promise.all(Array.from({ length: jobs }, one));
}
