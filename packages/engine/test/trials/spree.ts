/**
 * A campaign of two games, with things carried from one to the other, some of them face down.
 *
 * The vault:
 * VA-1 Every seat in turn takes a face-down chip or leaves. Of 12 chips two are traps.
 * VA-2 Only the taker looks at a chip. A trap costs the taker all chips and sends them out; it is
 *      shown.
 * VA-3 When all have left, the match is over; whoever has the most chips wins.
 *
 * The fence:
 * FE-1 Every seat brings the chips it left the vault with, face down; only their owner knows them.
 * FE-2 At once and in secret everybody puts one chip up, or none; those put up are shown. The highest
 *      is worth its value in credits, all others are worth 1. All of them are gone.
 * FE-3 Three rounds; most credits win.
 *
 * The campaign:
 * SP-1 The vault, then the fence; then it is over. A vault from which nobody brought anything is
 *      played again.
 * SP-2 Credits are carried to the end; chips only from the vault to the fence.
 * SP-3 Whose chips are which is nobody else's to know between the two either.
 */
import {
  ask,
  askEach,
  type CampaignDefinition,
  clockwise,
  defineGame,
  type Option,
  type Play,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

/** What a chip is worth; 0 is a trap. */
type Chip = Secret<number>;

export type VaultState = {
  turn: Seat;
  heap: Chip[];
  taken: Chip[][];
  left: boolean[];
  lost: Chip[];
};
type Vault = Play<VaultState>;

const TAKE: Option = { kind: "take", on: "heap", rule: "VA-1" };
const LEAVE: Option = { kind: "leave", rule: "VA-1" };

function* vaultTurn(g: Vault): Rule<void> {
  const s = g.state;
  const seat = s.turn;
  const options = s.heap.length > 0 ? [TAKE, LEAVE] : [LEAVE];
  const { kind } = yield* ask(seat, "take", options, { rule: "VA-1", safe: LEAVE });
  if (kind === "leave") s.left[seat] = true;
  else takeChip(g, seat);
  const next = clockwise(g.seats, seat + 1).find((other) => !s.left[other]);
  if (next === undefined) return endVault(g); // VA-3
  s.turn = next;
  g.next("turn");
}

/** VA-2 */
function takeChip(g: Vault, seat: Seat): void {
  const s = g.state;
  const chip = g.draw("chip", s.heap);
  const trapped = g.face(chip) === 0;
  // That a chip was no trap is told as well, by nothing happening.
  g.disclose("took", { seat, trapped: trapped ? 1 : 0 }, { rule: "VA-2" }); // VA-2
  if (!trapped) return g.put(chip, s.taken[seat], seat); // VA-2
  g.show(chip, "all"); // VA-2
  s.lost.push(chip, ...s.taken[seat]); // VA-2
  s.taken[seat] = [];
  s.left[seat] = true; // VA-2
}

function endVault(g: Vault): void {
  const counts = g.state.taken.map((chips) => chips.length);
  const most = Math.max(...counts);
  const winners = clockwise(g.seats, 0).filter((seat) => most > 0 && counts[seat] === most);
  g.end({ winners, reason: "most-chips", rule: "VA-3", scores: counts });
}

export const vault = defineGame<VaultState>({
  id: "vault",
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup(g) {
    const heap = g.hide("chips", [0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7]); // VA-1
    g.shuffle("heap", heap);
    g.next("turn");
    const taken = clockwise(g.seats, 0).map(() => []);
    return { turn: 0, heap, taken, left: Array<boolean>(g.seats).fill(false), lost: [] };
  },
  steps: { turn: vaultTurn },
  bound: 40,
  census: ({ heap, taken, lost }) => ({ cards: [...heap, ...taken.flat(), ...lost] }),
});

export type FenceState = { round: number; chips: Chip[][]; credits: number[]; gone: Chip[] };
type Fence = Play<FenceState>;
type Offer = Option & { readonly chip?: Chip };

/** FE-2 */
function* fenceRound(g: Fence): Rule<void> {
  const s = g.state;
  const up = yield* askEach<Offer>("put-up", clockwise(g.seats, 0), (seat) => [
    { kind: "none", rule: "FE-2" },
    ...s.chips[seat].map((chip) => ({ kind: "put-up", chip, on: `chip/${chip}`, rule: "FE-2" })),
  ]);
  const shown: Chip[] = [];
  for (const [seat, { chip }] of up) {
    if (chip === undefined) continue;
    g.take(s.chips[seat], chip);
    g.show(chip, "all"); // FE-2
    shown.push(chip);
  }
  const best = Math.max(0, ...shown.map((chip) => g.face(chip)));
  for (const [seat, { chip }] of up) {
    if (chip !== undefined) s.credits[seat] += g.face(chip) === best ? best : 1; // FE-2
  }
  s.gone.push(...shown); // FE-2
  g.tell("fenced", { best }, { cards: shown, rule: "FE-2" });
  s.round++;
  g.next(s.round <= 3 ? "round" : "count"); // FE-3
}

/** FE-3 */
function count(g: Fence): void {
  const { credits } = g.state;
  const most = Math.max(...credits);
  const winners = clockwise(g.seats, 0).filter((seat) => credits[seat] === most);
  g.end({ winners, reason: "most-credits", rule: "FE-3", scores: credits });
}

export const fence = defineGame<FenceState>({
  id: "fence",
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup(g) {
    const carried = (g.carried ?? []) as readonly (readonly number[])[];
    const brought = clockwise(g.seats, 0).map((seat) => carried[seat] ?? []);
    // All in one lot: which of them is whose is what nobody but the owners knows.
    const chips = brought.map((own, seat) => g.hide("chips", own, seat)); // FE-1
    g.next("round");
    return { round: 1, chips, credits: Array<number>(g.seats).fill(0), gone: [] };
  },
  steps: { round: fenceRound, count },
  bound: 20,
  census: ({ chips, gone }) => ({ cards: [...chips.flat(), ...gone] }),
});

export type Spree = { seats: number; vaults: number; chips: number[][]; credits: number[] };

export const spree: CampaignDefinition<Spree> = {
  id: "spree",
  version: 1,
  games: ["vault", "fence"],
  begin: (_, seats) => ({ seats, vaults: 0, chips: [], credits: [] }),
  seen: ({ chips, ...rest }, viewer) => ({
    ...rest,
    chips: chips.map((own, seat) => (seat === viewer ? own : own.length)), // FE-1
  }),
  next({ seats, vaults, chips, credits }) {
    if (credits.length > 0) return []; // SP-1
    if (chips.some((own) => own.length > 0)) {
      return [{ name: "fence", game: "fence", seats, brings: chips }]; // SP-1
    }
    return [{ name: `vault-${vaults + 1}`, game: "vault", seats, sealed: true }]; // SP-1
  },
  after(carried, { game }, g) {
    if (game === "fence")
      return { ...carried, chips: [], credits: (g.state as FenceState).credits }; // SP-2
    const { taken } = g.state as VaultState;
    const chips = taken.map((own) => own.map((chip) => g.face(chip))); // SP-2
    return { ...carried, vaults: carried.vaults + 1, chips };
  },
};
