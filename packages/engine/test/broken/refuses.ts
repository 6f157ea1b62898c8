/** Games that change when somebody only looks, or is refused. */
import { pick } from "@sprawl/engine";
import { actionsOf, type Broken, little, RUN_AGAIN } from "./little.js";

export const refuses: Broken[] = [
  {
    game: little("check-writes", {
      *before(g, seat) {
        if (g.state.hands[seat].length < 2) return;
        const options = actionsOf(g, seat);
        yield* pick(seat, "choose-one", options, {
          min: 0,
          max: 1,
          check() {
            g.state.notes.checks = Number(g.state.notes.checks ?? 0) + 1;
            return options.length > 99 ? "T-1" : undefined;
          },
        });
      },
    }),
    breaks: "refuses",
    says: /changes the position\n {2}at state\.notes\.checks/,
  },
  {
    game: little("bars-write", {
      about: (g) => ({
        barred() {
          g.state.notes.looked = Number(g.state.notes.looked ?? 0) + 1;
          return [];
        },
      }),
    }),
    breaks: "refuses",
    also: RUN_AGAIN,
    says: /looks twice and sees two things\n {2}at view\.state\.notes\.looked/,
  },
  {
    game: little("bars-throw", {
      about: (g) => ({
        barred() {
          if (g.state.turn === 6) throw new Error("no reasons given");
          return [];
        },
      }),
    }),
    breaks: "refuses",
    also: ["plain", ...RUN_AGAIN],
    says: /no reasons given/,
  },
];
