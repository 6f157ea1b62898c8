/** A wire to a database that can go dead without anybody being told. */
import { createServer, connect as dial, type Socket } from "node:net";

export async function deafWire(url: string) {
  const { hostname, port } = new URL(url);
  const pairs: { readonly near: Socket; readonly far: Socket; listens: boolean }[] = [];
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    const pair = { near, far, listens: false };
    pairs.push(pair);
    near.on("data", (data) => {
      if (data.includes("listen sprawl")) pair.listens = true;
      far.write(data);
    });
    far.on("data", (data) => near.write(data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const through = new URL(url);
  through.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: through.href,
    /** Nothing comes through any more on connections that listen. Returns how many these are. */
    deafen(): number {
      const listening = pairs.filter(({ near, listens }) => listens && !near.destroyed);
      for (const { near, far } of listening) {
        near.removeAllListeners("data").on("data", () => {});
        far.removeAllListeners("data").on("data", () => {});
      }
      return listening.length;
    },
    end: async () => {
      for (const { near, far } of pairs) for (const each of [near, far]) each.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
