/** Runs one benchmark and prints its figures as JSON: what main.ts starts, once for each. */
import { benchmarks, NAMES } from "./benchmarks.js";

const [wanted, ...flags] = process.argv.slice(2);
const name = NAMES.find((each) => each === wanted);
if (!name) throw new Error(`there is no benchmark "${wanted}"`);
const setting = { quick: flags.includes("--quick"), peers: !flags.includes("--ours") };
const figures = await benchmarks[name](setting);
process.stdout.write(JSON.stringify(figures, (_, value) => rounded(value)));

/** Four digits are more than a measurement is worth. */
function rounded(value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value)
    ? Number(value.toPrecision(4))
    : value;
}
