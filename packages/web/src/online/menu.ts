/** What a seat can do at the table besides answering. Pure. */
import type { TableView } from "@sprawl/server/wire";
import type { TableExtras } from "../table/extras.js";
import type { Sure } from "../table/sure-dialog.js";
import type { Say } from "../words/say.js";
import { shortPromise } from "./kept-deals.js";
import { refreshMoves } from "./moves.js";
import type { Act } from "./use-table.js";

export type MenuHow = {
  ask(sure: Sure): void;
  go(path: string): void;
  /** Another table that waits for me. */
  readonly next: string | undefined;
};

type Entry = NonNullable<TableExtras["menu"]>[number];

export function menuOf(say: Say, table: TableView, act: Act, how: MenuHow): readonly Entry[] {
  const { you, seats, status } = table;
  const own = you === undefined ? undefined : seats[you];
  const playing = status === "playing" && you !== undefined && !own?.conceded;
  const leave = () => {
    void act("leave", {}).then(() => refreshMoves());
    how.go("/online");
  };
  const entries: (Entry | false | undefined)[] = [
    how.next !== undefined && {
      id: "next",
      title: say("online.nextTable"),
      run: () => how.go(`/table/${how.next}`),
    },
    table.deal !== undefined && {
      id: "deal",
      title: say("online.deal", { short: shortPromise(table.deal.promise) }),
      run: () => how.go("/fair-deals"),
    },
    playing && {
      id: "take-back",
      title: say("online.takeBack"),
      run: () => void act("vote", { kind: "take-back" }),
    },
    playing && {
      id: "end",
      title: say("online.endVote"),
      run: () => void act("vote", { kind: "end" }),
    },
    playing &&
      table.pace.kind !== "untimed" && {
        id: "pause",
        title: table.paused ? say("online.resume") : say("online.pause"),
        run: () => void act("vote", { kind: table.paused ? "resume" : "pause" }),
      },
    playing &&
      !own?.bot && {
        id: "sit-in",
        title: say("online.sitInMe"),
        run: () => void act("vote", { kind: "sit-in", target: you }),
      },
    playing && {
      id: "concede",
      apart: true,
      title: say("online.concede"),
      run: () =>
        how.ask({
          title: say("online.concedeSure"),
          note: say("online.concedeNote"),
          button: say("online.concede"),
          run: () => void act("concede", {}),
        }),
    },
    you !== undefined &&
      status !== "over" && {
        id: "leave",
        apart: true,
        title: say("online.leave"),
        run: () =>
          status === "playing"
            ? how.ask({
                title: say("online.leaveSure"),
                note: say("online.leaveNote"),
                button: say("online.leave"),
                run: leave,
              })
            : leave(),
      },
    { id: "lobby", title: say("online.toLobby"), run: () => how.go("/online") },
  ];
  return entries.flatMap((entry) => entry || []);
}
