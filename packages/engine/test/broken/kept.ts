/** Games that keep something where no save finds it, or remember one match in another. */
import { ask, type Plain, type Rule } from "@sprawl/engine";
import { type Broken, type Little, type LittleState, little, RUN_AGAIN } from "./little.js";

let turnsEver = 0;
const memory = new Map<string, number>();
const shared: { reds: number[] } = { reds: [] };

function* countDown(g: Little, tally: { left: number }): Rule<void> {
  tally.left--;
  g.state.notes.left = tally.left;
  yield* ask(0, "go-on", [{ kind: "pass" }]);
}

export const kept: Broken[] = [
  {
    game: little("counts-all-matches", {
      after(g) {
        g.state.notes.turns = ++turnsEver;
      },
    }),
    breaks: "deterministic",
    also: RUN_AGAIN,
    remembers: true,
    says: /played a second time, the same answers lead elsewhere[\s\S]*state\.notes\.turns/,
  },
  {
    game: little("asks-by-memory", {
      // Right in every match played alone from its beginning, and wrong beside another one.
      setup() {
        memory.set("plays", 0);
      },
      after(g, _, { kind }) {
        if (kind === "play") memory.set("plays", (memory.get("plays") ?? 0) + 1);
        g.state.notes.plays = memory.get("plays") ?? 0;
      },
    }),
    breaks: "deterministic",
    also: RUN_AGAIN,
    says: /played beside another match of the game[\s\S]*state\.notes\.plays/,
  },
  {
    game: little("reads-its-own-news", {
      // News are of the last answer when it is played, and of all answers when it is replayed.
      after(g) {
        g.state.notes.told = g.news.length;
      },
    }),
    breaks: "replays",
    also: RUN_AGAIN,
    says: /the record does not verify: the replay ends in another position/,
  },
  {
    game: little("writes-into-a-table-of-its-module", {
      setup(_, state) {
        state.notes = shared as unknown as Record<string, Plain>;
      },
      after(g) {
        (g.state.notes as unknown as typeof shared).reds.push(g.state.turn);
      },
    }),
    breaks: "deterministic",
    also: RUN_AGAIN,
    remembers: true,
    says: /state\.notes\.reds/,
  },
  {
    game: little(
      "changes-its-argument",
      {},
      {
        setup: (g) => {
          g.next("count-down", { left: 3 });
          g.next("finish");
          return { deck: [], hands: [], table: [], turn: 0, notes: {} };
        },
        steps: {
          "count-down": countDown,
          finish: (g) => g.end({ winners: [], reason: "done" }),
        },
      },
    ),
    breaks: "saves",
    says: /state\.notes\.left/,
  },
  {
    game: little("flat-clone", {}, { clone: (state) => ({ ...state }) }),
    breaks: "saves",
    also: ["plain", ...RUN_AGAIN],
    says: /the match goes (on )?another way|good the first time/,
  },
  {
    game: little(
      "forgetful-clone",
      {
        after(g) {
          if (g.state.turn === 6) g.state.notes.late = 1;
        },
      },
      {
        clone: ({ deck, hands, table, turn }): LittleState => ({
          deck: deck.slice(),
          hands: hands.map((hand) => hand.slice()),
          table: table.slice(),
          turn,
          notes: {},
        }),
      },
    ),
    breaks: "plain",
    also: RUN_AGAIN,
    says: /the game's clone is not equal to the state[\s\S]*notes\.late/,
  },
];
