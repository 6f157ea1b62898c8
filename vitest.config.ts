import { configDefaults, defineConfig } from "vitest/config";

// Tests run on the sources: the condition "source" leads every @sprawl import to its .ts file.
const conditions = ["source"];
const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};
const browserTests = "**/test/**/*.browser.test.ts";
const serverTests = "packages/server/test/**/*.test.ts";
const elsewhere = [...configDefaults.exclude, "**/dist/**", "**/.sprawl/**"];

export default defineConfig({
  ...shared,
  test: {
    pool: "forks",
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: ["**/test/**/*.test.ts"],
          exclude: [...elsewhere, browserTests, serverTests],
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: "unit-server",
          include: [serverTests],
          exclude: [...elsewhere, browserTests],
          testTimeout: 20_000,
          // Sockets, threads and killed processes hang on the clock: one second try, by name.
          retry: 1,
        },
      },
      {
        ...shared,
        test: {
          name: "browser",
          include: [browserTests],
          exclude: elsewhere,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A condition is waited for as long as a locator would: the machine may be crowded.
          expect: { poll: { timeout: 15_000 } },
          // A browser on a crowded machine may be late; `npm test` names each that needed another try.
          retry: 2,
        },
      },
    ],
  },
});
