import { configDefaults, defineConfig } from "vitest/config";

// Tests run on the sources: the condition "source" leads every @sprawl import to its .ts file.
const conditions = ["source"];
const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};
const browserTests = "**/test/**/*.browser.test.ts";

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
          exclude: [...configDefaults.exclude, "**/dist/**", "**/.sprawl/**", browserTests],
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: "browser",
          include: [browserTests],
          exclude: [...configDefaults.exclude, "**/dist/**", "**/.sprawl/**"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // A browser on a crowded machine may be late once; `npm test` names each that was.
          retry: 1,
        },
      },
    ],
  },
});
