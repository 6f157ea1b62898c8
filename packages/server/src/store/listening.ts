/**
 * Hearing what other processes have changed, by LISTEN. A connection that is lost is made again, and
 * then anything may have changed. One that has gone deaf, because a network between forgot it, says
 * nothing about that: so it is asked something now and then.
 */
import pg from "pg";

export type Listener = (names: readonly string[] | undefined) => void;

type Settings = {
  readonly url: string;
  readonly channel: string;
  /** Whose news are our own: they are not told. */
  readonly origin: string;
  /** How often it is asked, and how long it may take to answer, in ms. */
  readonly heartbeat: number;
  onTrouble(error: Error): void;
};

/** How long until a lost connection is made again, in ms. */
const REST = 200;

export function listen({ url, channel, origin, heartbeat, onTrouble }: Settings) {
  const listeners: Listener[] = [];
  let client: pg.Client | undefined;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  const tell = (names: readonly string[] | undefined) => {
    for (const listener of listeners) listener(names);
  };
  const again = () => {
    if (ended || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(
        () => tell(undefined),
        () => again(),
      );
    }, REST);
  };
  const connect = async () => {
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: heartbeat,
    });
    let heart: NodeJS.Timeout | undefined;
    own.on("end", () => clearInterval(heart));
    own.on("error", (error) => {
      clearInterval(heart);
      onTrouble(error);
      own.end().catch(() => {});
      if (client === own) again();
    });
    own.on("notification", ({ payload = "" }) => {
      const [from, ...names] = payload.split(" ");
      if (from !== origin) tell(names);
    });
    await own.connect();
    client = own;
    await own.query(`listen ${channel}`);
    if (ended) return own.end();
    heart = setInterval(() => {
      own.query("select 1").catch(() => own.connection.stream.destroy());
    }, heartbeat);
    heart.unref();
  };
  return {
    listeners,
    ready: connect(),
    end: async () => {
      ended = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
