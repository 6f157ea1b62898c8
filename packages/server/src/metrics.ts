/** What is counted, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof makeMetrics>;

export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    tables: new Gauge({ name: "sprawl_tables", help: "Tables in memory.", registers }),
    sockets: new Gauge({ name: "sprawl_sockets", help: "Open sockets.", registers }),
    acts: new Counter({ name: "sprawl_acts_total", help: "Acts written and told.", registers }),
    refused: new Counter({
      name: "sprawl_refused_total",
      help: "Requests refused, by code.",
      labelNames: ["code"],
      registers,
    }),
    answering: new Histogram({
      name: "sprawl_answer_seconds",
      help: "From an answer's arrival to its being on disk and told.",
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}
