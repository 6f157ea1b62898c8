/** The worker in which a local match runs: one match, one worker. Only carries messages to the host. */
import { LocalHost } from "./host.js";
import type { Call, FromWorker, Opening } from "./protocol.js";
import { here } from "./start.js";

const post = (message: FromWorker) => self.postMessage(message);

/** Other pages of this browser that may look at the same match. */
const others = new BroadcastChannel("sprawl-local");
let host: LocalHost | undefined;
let opened: string | undefined;

async function open(id: string, opening: Opening): Promise<undefined> {
  opened = id;
  host = await LocalHost.open(
    {
      ...here(),
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      post: (shown) => post({ shown }),
      wrote: () => others.postMessage(id),
    },
    id,
    opening,
  );
  return undefined;
}

others.onmessage = ({ data }) => {
  if (data === opened) void host?.refresh();
};

async function run(message: Call): Promise<unknown> {
  if (message.call === "open") return open(...message.args);
  if (message.call === "ping") return undefined;
  if (!host) throw new Error("no match is open");
  switch (message.call) {
    case "answer":
      return host.answer(...message.args);
    case "undo":
      return host.undo();
    case "lift":
      return host.lift();
    case "standing":
      return host.setStanding(...message.args);
    case "abandon":
      return host.abandon();
    case "resume":
      return host.resume();
    case "moment":
      return host.moment(...message.args);
    case "record":
      return host.record();
    case "hint":
      return host.hint();
    case "pace":
      return host.setPace(...message.args);
    default:
      return message satisfies never;
  }
}

self.onmessage = ({ data }: MessageEvent<Call>) => {
  run(data).then(
    (back) => post({ n: data.n, back }),
    (error: unknown) =>
      post({ n: data.n, failed: error instanceof Error ? error.message : String(error) }),
  );
};
