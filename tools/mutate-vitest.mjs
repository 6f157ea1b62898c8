/** How Vitest is started to run tests on broken sources: alone in one thread, from memory, silently. */

const conditions = ["source"];

/**
 * @param {string} root
 * @param {(file: string) => string | undefined} replaced the text of a file that is not as it lies on the disk
 */
export function quietly(root, replaced) {
  /** @type {import("vitest/node").CliOptions} */
  const options = {
    root,
    config: false,
    watch: false,
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
    reporters: [{}],
    silent: true,
    testTimeout: 60_000,
    include: ["**/test/**/*.test.ts"],
  };
  /** @type {import("vite").UserConfig} */
  const vite = {
    logLevel: "silent",
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    server: { watch: null },
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        load: (id) => replaced(id.split("?")[0] ?? ""),
      },
    ],
  };
  return { options, vite };
}
