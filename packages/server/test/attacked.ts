/** A match of two people that others try to harm, and all of it that must not change. */
import { fingerprint } from "@sprawl/engine/search";
import { allReady, chooser, type Live, playOn, Someone, type Trial, tableFor } from "./client.js";

export type Attacked = {
  readonly ada: Someone;
  readonly bo: Someone;
  readonly table: string;
  readonly lives: readonly Live[];
  /** The match, its log, the table. */
  standing(): Promise<string>;
};

export async function attacked(server: Trial): Promise<Attacked> {
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
  const table = await tableFor([ada, bo], { options: { guards: true, tolls: true } });
  await allReady([ada, bo], table);
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(table);
  await playOn(lives, table, chooser(2), 9);
  const standing = async () => {
    const { play, doc, revision } = await server.house.table(table);
    const log = await server.house.store.matches.since(`${table}.1`, 0);
    return JSON.stringify([play && fingerprint(play.match), log, doc, revision]);
  };
  return { ada, bo, table, lives, standing };
}
