/** Games that give secrets away, each in another place. */
import { ask, askEach, type Option, offer, pick } from "@sprawl/engine";
import { actionsOf, type Broken, isRed, little, next, reds } from "./little.js";

const PASS: Option = { kind: "pass" };
/** What is wrong at the first question already is found there too; so is the order of the deck. */
const leak = (game: Broken["game"], says: RegExp): Broken => ({
  game,
  breaks: "leaks",
  also: ["setup-leaks", "shuffles"],
  says,
});

export const leaks: Broken[] = [
  leak(
    little("counts-reds-after-the-answer", {
      after(g, seat) {
        g.state.notes.reds = reds(g, seat);
      },
    }),
    /view\.state\.notes\.reds/,
  ),
  leak(
    little("counts-reds-before-the-question", {
      before(g, seat) {
        g.state.notes.reds = reds(g, next(g, seat));
      },
    }),
    /view\.state\.notes\.reds/,
  ),
  leak(
    little("remembers-in-a-local-variable", {
      // Read before a question, told after it: the state at the question shows nothing.
      *before(g, seat) {
        const count = reds(g, next(g, seat));
        yield* ask(seat, "ready", [PASS]);
        g.state.notes.reds = count;
      },
    }),
    /view\.state\.notes\.reds/,
  ),
  leak(
    little("offers-by-another-hand", {
      options: (g, seat) =>
        actionsOf(g, seat).filter(({ kind }) => kind !== "draw" || reds(g, next(g, seat)) > 1),
    }),
    /view\.question\.options/,
  ),
  leak(
    little("orders-by-another-hand", {
      options(g, seat) {
        const actions = actionsOf(g, seat);
        return reds(g, next(g, seat)) > 1 ? actions.reverse() : actions;
      },
    }),
    /view\.question\.options/,
  ),
  leak(
    little("bars-by-another-hand", {
      about: (g, seat) => ({
        barred: [{ option: { kind: "draw", card: 99 }, rule: `T-${reds(g, next(g, seat))}` }],
      }),
    }),
    /view\.question\.barred\[0\]\.rule/,
  ),
  leak(
    little("asks-by-another-hand", {
      kind: (g, seat) => (reds(g, next(g, seat)) > 1 ? "act" : "act-now"),
    }),
    /view\.pending\.kind|view\.question\.kind/,
  ),
  leak(
    little("prompts-with-a-secret", {
      about: (g, seat) => ({ args: { reds: reds(g, next(g, seat)) } }),
    }),
    /view\.question\.args\.reds/,
  ),
  leak(
    little("safe-by-another-hand", {
      about: (g, seat) => ({
        safe: reds(g, next(g, seat)) > 1 ? { kind: "pass" } : actionsOf(g, seat)[0],
      }),
    }),
    /view\.question\.safe/,
  ),
  leak(
    little("tells-a-face", {
      drawn(g, seat, card) {
        g.tell("saw", { seat, face: g.face(card) });
      },
    }),
    /events\[\d+\]\.args\.face/,
  ),
  leak(
    little("tells-by-twin", {
      after(g, seat) {
        g.tell("counted", {}, { only: seat, others: ["counted", { reds: reds(g, seat) }] });
      },
    }),
    /events\[\d+\]\.args\.reds/,
  ),
  leak(
    little("silent-when-red", {
      // The number of events talks too.
      drawn(g, seat, card) {
        if (isRed(g.face(card))) g.tell("smiled", { seat });
      },
    }),
    /events\[\d+\]/,
  ),
  leak(
    little("window-only-for-those-who-could", {
      *after(g, seat, { kind }) {
        if (kind !== "pass") return;
        const able = [0, 1, 2].filter(
          (other) => other < g.seats && other !== seat && reds(g, other),
        );
        yield* offer(
          "react",
          able,
          () => [],
          function* () {},
        );
      },
    }),
    /view\.(pending|answers|question)/,
  ),
  leak(
    little("vote-skipped-in-secret", {
      *after(g, seat, { kind }) {
        if (kind !== "pass" || reds(g, next(g, seat)) < 2) return;
        yield* askEach("vote", [0, 1], () => [PASS]);
      },
    }),
    /view\.(pending|answers|question|state)/,
  ),
  leak(
    little("refuses-by-another-hand", {
      *before(g, seat) {
        const options = actionsOf(g, seat);
        yield* pick(seat, "choose-some", options, {
          min: 0,
          max: 2,
          check: (picked) =>
            picked.length === 2 && reds(g, next(g, seat)) > 1 ? "T-1" : undefined,
        });
      },
    }),
    /refusal of|check of/,
  ),
  leak(
    little("undo-by-another-hand", {
      // Whether somebody else was shown something must not be seen from what can be taken back.
      after(g, seat, { kind }) {
        const other = next(g, seat);
        const [top] = g.state.deck.slice(-1);
        if (kind === "pass" && top !== undefined && reds(g, other) > 1) g.show(top, other);
      },
    }),
    /view\.undo/,
  ),
  leak(
    little(
      "schedules-by-a-secret",
      {
        setup(g) {
          g.next("short-turn");
          g.next("finish");
        },
      },
      {
        steps: {
          turn() {},
          *"short-turn"(g) {
            yield* ask(0, "act", [PASS]);
            g.state.turn++;
            if (g.state.turn < 5) g.next("short-turn");
            // Nobody is asked yet: what was read is carried by the list of steps.
            if (g.state.turn === 2 && reds(g, 1) > 1) g.next("late");
          },
          *late() {
            yield* ask(1, "late", [PASS]);
          },
          finish: (g) => g.end({ winners: [], reason: "done" }),
        },
      },
    ),
    /steps\[/,
  ),
  {
    game: little(
      "roles-hidden-one-by-one",
      {
        setup(g, state) {
          const roles = [100, 200, 300].slice(0, g.seats);
          state.notes.roles = roles.flatMap((role, seat) => g.hide("roles", [role], seat));
        },
      },
      {
        census: ({ deck, hands, table, notes }) => ({
          cards: [...deck, ...hands.flat(), ...table, ...(notes.roles as number[])],
        }),
      },
    ),
    breaks: "leaks",
    also: ["setup-leaks"],
    says: /no world that counted moved anything in roles/,
  },
  {
    game: little("counts-reds-in-setup", {
      setup(g, state) {
        state.notes.reds = state.hands[0].filter((card) => isRed(g.face(card))).length;
      },
    }),
    breaks: "setup-leaks",
    also: ["shuffles"],
    says: /view\.state\.notes\.reds/,
  },
  {
    game: little("tells-in-setup", {
      setup(g, state) {
        g.tell("top-card", { face: g.face(state.deck[0]) });
      },
    }),
    breaks: "setup-leaks",
    also: ["shuffles"],
    says: /events\[\d+\]\.args\.face/,
  },
  {
    game: little(
      "ordered-before-it-was-hidden",
      {
        setup(g, state) {
          const roles = [100, 200, 300];
          g.order("roles", roles);
          state.notes.roles = g.hide("roles", roles);
          state.notes.traitor = roles.indexOf(300);
        },
      },
      {
        census: ({ deck, hands, table, notes }) => ({
          cards: [...deck, ...hands.flat(), ...table, ...(notes.roles as number[])],
        }),
      },
    ),
    breaks: "setup-leaks",
    says: /"roles" were put in order by chance before they were hidden/,
  },
];
