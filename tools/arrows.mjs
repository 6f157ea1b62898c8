/**
 * The table of arrows: which room of the house may import which. check-arrows.mjs holds everybody to
 * it.
 *
 *     engine <- scenarios, games' rules <- bots <- server, web, cli
 */

/** What tests need beside what they test. */
const forTests = [
  "./*",
  "own",
  "@sprawl/engine",
  "@sprawl/engine/guard",
  "@sprawl/engine/host",
  "@sprawl/engine/search",
  "@sprawl/engine/speech",
  "@sprawl/engine/laws",
  "@sprawl/engine/testing",
  "@sprawl/scenarios",
  "@sprawl/scenarios/testing",
  "@sprawl/art",
  "@sprawl/bots",
  "@sprawl/parts",
  "@sprawl/tools/arranged",
  "@sprawl/tools/bootstrap",
  "@sprawl/tools/browser",
  "@sprawl/tools/postgres",
  "fast-check",
  "playwright-core",
  "vitest",
  "node:*",
];

/**
 * The table of arrows. The first room whose folder holds a file is the file's room.
 * Files of one room in one package may always import each other. Beside that, `may` lists:
 *   `./src`         that room of the same package, by a relative path
 *   `own`           its own package, by name
 *   `a game`        any package in games/* or examples/*
 *   `any package`   any package of others, if declared
 *   anything else   that import, as written; a `*` stands for anything
 * @type {readonly { room: string, at: readonly string[], may: readonly string[] }[]}
 */
export const arrows = [
  {
    room: "settings",
    at: ["packages/*/*.config.ts", "packages/web/vite", "bench/*.config.ts"],
    may: ["any package", "node:*"],
  },
  // Tests may also import whatever their package's own src may.
  { room: "tests", at: ["games/*/test", "examples/*/test"], may: forTests },
  {
    room: "tests of packages",
    at: ["packages/*/test", "games/test", "bench/test"],
    may: [...forTests, "@sprawl/server", "@sprawl/client", "a game"],
  },
  {
    room: "engine testing",
    at: ["packages/engine/src/testing"],
    may: ["./src", "fast-check", "vitest", "node:*"],
  },
  { room: "engine guard", at: ["packages/engine/src/guard"], may: ["./src", "node:vm"] },
  { room: "engine speech", at: ["packages/engine/src/speech"], may: ["./src"] },
  { room: "engine", at: ["packages/engine/src"], may: ["@noble/*"] },
  {
    room: "scenarios testing",
    at: ["packages/scenarios/src/testing"],
    may: ["./src", "@sprawl/engine", "@sprawl/engine/search", "vitest", "node:*"],
  },
  // Only these look inside of a match: to arrange it, and to play on in worlds of their own.
  {
    room: "scenarios",
    at: ["packages/scenarios/src"],
    may: [
      "@sprawl/engine",
      "@sprawl/engine/host",
      "@sprawl/engine/search",
      "@sprawl/engine/speech",
      "yaml",
    ],
  },
  {
    room: "bots",
    at: ["packages/bots/src"],
    may: ["@sprawl/engine", "@sprawl/engine/host", "@sprawl/engine/search"],
  },
  { room: "parts", at: ["packages/parts/src"], may: ["@sprawl/engine"] },
  {
    room: "server",
    at: ["packages/server/src"],
    may: [
      "@sprawl/engine",
      "@sprawl/engine/guard",
      "@sprawl/engine/host",
      "@sprawl/bots",
      "@sprawl/games",
      "any package",
      "node:*",
    ],
  },
  { room: "client of the API", at: ["packages/client/src"], may: [] },
  { room: "art", at: ["packages/art/src"], may: ["react", "react/*"] },
  {
    room: "kit",
    at: ["packages/kit/src"],
    may: ["@sprawl/engine", "@sprawl/engine/speech", "@sprawl/art", "react", "react/*", "./src"],
  },
  {
    room: "web",
    at: ["packages/web/src"],
    may: [
      "@sprawl/engine",
      "@sprawl/engine/host",
      "@sprawl/engine/speech",
      "@sprawl/bots",
      "@sprawl/games",
      "@sprawl/games/boards",
      "@sprawl/art",
      "@sprawl/kit",
      "@sprawl/kit/styles.css",
      "@sprawl/server/wire",
      "any package",
    ],
  },
  {
    room: "cli",
    at: ["packages/cli/src"],
    may: [
      "@sprawl/engine",
      "@sprawl/engine/guard",
      "@sprawl/engine/host",
      "@sprawl/engine/laws",
      "@sprawl/engine/speech",
      "@sprawl/scenarios",
      "@sprawl/bots",
      "@sprawl/games",
      "@sprawl/server",
      "any package",
      "node:*",
    ],
  },
  {
    room: "registry",
    at: ["games/index.ts", "games/registry.ts"],
    may: ["@sprawl/engine", "a game"],
  },
  {
    room: "boards",
    at: ["games/boards.ts"],
    may: ["@sprawl/engine", "@sprawl/kit", "react", "./index.js"],
  },
  {
    room: "entry of a game",
    at: [
      "games/*/entry.ts",
      "games/*/about.ts",
      "games/*/tutorial.ts",
      "examples/*/entry.ts",
      "examples/*/about.ts",
    ],
    may: ["@sprawl/engine", "@sprawl/parts", "./src", "./bot"],
  },
  {
    room: "rules of a game",
    at: ["games/*/src", "examples/*/src"],
    may: ["@sprawl/engine", "@sprawl/parts"],
  },
  {
    room: "bot of a game",
    at: ["games/*/bot", "examples/*/bot"],
    may: ["@sprawl/engine", "@sprawl/parts", "./src", "own"],
  },
  {
    room: "board of a game",
    at: ["games/*/board", "examples/*/board"],
    may: [
      "@sprawl/engine",
      "@sprawl/engine/speech",
      "@sprawl/parts",
      "@sprawl/art",
      "@sprawl/kit",
      "react",
      "react/*",
      "./src",
      "own",
    ],
  },
  {
    room: "bench",
    at: ["bench/src"],
    may: [
      "@sprawl/engine",
      "@sprawl/engine/host",
      "@sprawl/engine/search",
      "@sprawl/engine/laws",
      "@sprawl/bots",
      "@sprawl/client",
      "@sprawl/games",
      "a game",
      "any package",
      "node:*",
    ],
  },
];
