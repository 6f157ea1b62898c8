/** HG-14: how a scenario is dealt, and what it does not go with. */
import { BadInput, type Secret } from "@sprawl/engine";
import type { Deduction, IdName, ProgramName, State } from "../state.js";
import { usesBox } from "../table.js";
import { setupOf } from "./index.js";

/** Options that do not go together. */
export function checkSetup(g: Deduction): void {
  const { firstSession, hellGate, scenario, noLoyaltyChanges } = g.options;
  const { seats, ids: listed = [] } = setupOf(g);
  if (firstSession && (hellGate || scenario !== "none")) {
    throw new BadInput("options.firstSession", "is played with the core game alone"); // SD-21.18
  }
  if (seats !== undefined && g.seats !== seats) {
    throw new BadInput("seats", `this scenario is for ${seats} players`); // HG-14.1
  }
  if (noLoyaltyChanges && listed.some((id) => g.box.ids[id].changesLoyalty)) {
    throw new BadInput("options.noLoyaltyChanges", "would remove an ID of the scenario"); // HG-14.8, HG-R17
  }
}

/** HG-14.2: the IDs listed, one for each player and one set aside. */
export function dealSetupIds(g: Deduction) {
  const { ids: listed = [], more } = setupOf(g);
  const rest = Object.values(g.box.ids).filter(
    ({ id, boss, box }) => !boss && usesBox(g, box) && !listed.includes(id),
  );
  const isMore = ({ colour }: { readonly colour: string }) => colour === more?.colour;
  const pool = g.hide<IdName>(
    "ids",
    rest.filter(isMore).map(({ id }) => id),
  );
  g.shuffle("ids more", pool); // HG-15.40
  const others = rest.filter((card) => !isMore(card)).map(({ id }) => id);
  const drawn = [...g.hide<IdName>("ids", listed), ...pool.splice(0, more?.count ?? 0)];
  g.shuffle("ids", drawn); // HG-14.2
  const dealt: Secret<IdName>[] = drawn.splice(0, g.seats);
  return { dealt, setAside: drawn, box: [...pool, ...g.hide<IdName>("ids", others, "all")] };
}

/** What is laid beside the pile and is no portal (HG-1.9). */
function isMarch(g: Deduction, card: Secret<ProgramName>): boolean {
  const { beside, portal } = g.box.programs[g.face(card)];
  return beside === true && portal === undefined;
}

/** HG-15.26: one copy lies beside the pile from the beginning. */
export function layMarch(g: Deduction, s: State, immediate: Secret<ProgramName>[]): void {
  const card = immediate.find((each) => isMarch(g, each));
  if (card === undefined) return;
  g.take(immediate, card);
  g.show(card, "all");
  s.gate.marching.push(card);
}
