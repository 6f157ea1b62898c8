#!/usr/bin/env node
// In a checkout what runs is what is written: sources that have changed are built first.
import { existsSync } from "node:fs";

const bootstrap = new URL("../../../tools/bootstrap.mjs", import.meta.url);
if (process.env.SPRAWL_BUILD !== "no" && existsSync(bootstrap)) {
  const { install, build } = await import(bootstrap.href);
  const say = console.log;
  console.log = console.error;
  try {
    await install();
    await build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  console.log = say;
}

// Authors are told their own file and line.
process.setSourceMapsEnabled(true);
const { main, nodeIo } = await import("../dist/main.js");
process.exitCode = await main(process.argv.slice(2), nodeIo());
// A worker or an open pipe must not keep a finished command alive.
if (process.exitCode === 130) process.exit(130);
