/** A port that was asked for is that one or none; otherwise the next free one does, and it is said. */
import { afterEach, expect, test, vi } from "vitest";
import { startOnFreePort } from "../free-port.mjs";

afterEach(() => vi.restoreAllMocks());

const settings = { host: "127.0.0.1", port: 4711 };

function takenBelow(free: number) {
  return async ({ port }: { port: number }) => {
    if (port < free) throw Object.assign(new Error("in use"), { code: "EADDRINUSE" });
    return { url: `http://127.0.0.1:${port}`, close: async () => {} };
  };
}

test("without a word the next free port does, and whoever looks for the usual one is told", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await startOnFreePort(takenBelow(4713), false, settings)).toMatchObject({
    url: "http://127.0.0.1:4713",
  });
  expect(said).toHaveBeenCalledWith("Port 4711 is taken.");
  await expect(startOnFreePort(takenBelow(9999), false, settings)).rejects.toThrow("No free port");
});

test("a port that was asked for is not swapped for another", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(startOnFreePort(takenBelow(4712), true, settings)).rejects.toThrow(
    "Cannot serve on 127.0.0.1:4711: something else serves there.",
  );
  expect(await startOnFreePort(takenBelow(4711), true, settings)).toMatchObject({
    url: "http://127.0.0.1:4711",
  });
  expect(said).not.toHaveBeenCalled();
});
