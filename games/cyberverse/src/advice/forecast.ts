/** An attack before it is made: both sums as far as they are known, and how likely each result is. */
import type { Plain } from "@sprawl/engine";
import { attackSum, defenseSum, type Faced, type Sum } from "../attack-sums.js";
import { LINES, lineFor, lineOf } from "../damage.js";
import type { Attack } from "../moments.js";
import { type Character, NOTHING, type Seen } from "../state.js";
import type { CombatToken } from "../types.js";

type Faces = Readonly<Record<number, Plain>>;

export type AttackForecast = {
  readonly attack: Sum;
  /** Without the target's Combat token. */
  readonly defense: Sum;
  /** The token as this seat knows it; unknown while it lies face down. */
  readonly token: CombatToken | undefined;
  readonly hidden: boolean;
  /** Percent for each line of the Damage table, the mildest first; "cancelled" among them. */
  readonly lines: readonly { readonly id: string; readonly percent: number }[];
  /** Health points it takes on the average, in hundredths. */
  readonly expected: number;
};

/** The tokens that may lie there, each as often as there are copies. */
function candidates(g: Seen, faces: Faces, { token }: Character): (CombatToken | undefined)[] {
  if (token === NOTHING) return [undefined];
  const face = faces[token];
  if (face !== undefined) return [g.box.combatTokens[String(face)]];
  return Object.values(g.box.combatTokens).flatMap((each) =>
    Array.from({ length: each.copies }, () => each),
  );
}

export function attackForecast(
  g: Seen,
  faces: Faces,
  attack: Attack,
  target: Character,
  raised = 0,
): AttackForecast {
  const faced: Faced = { ...g, face: ((card: number) => faces[card]) as Faced["face"] };
  const { attacker } = attack;
  const own = candidates(g, faces, attacker);
  const frenzy = own.length === 1 && own[0]?.onAttack === "frenzy" && attacker.health > 1;
  const known = own.length === 1 ? attacker : { ...attacker, token: NOTHING };
  const attacking = attackSum(faced, { ...attack, attacker: known }, target, raised, frenzy);
  const defending = defenseSum(faced, attack, { ...target, token: NOTHING });
  const tokens = candidates(g, faces, target);
  const counts = new Map<string, number>();
  let health = 0;
  for (const token of tokens) {
    const cancels = token?.onDefense === "smoke-bomb" || token?.onDefense === "stealth";
    const shield = token?.onDefense === "energy-shield" ? 3 : 0;
    const line = lineOf(attacking.value - defending.value - (token?.defense ?? 0) - shield);
    const id = cancels ? "cancelled" : lineFor(target, line);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (!cancels) health += line.health;
  }
  const ids = ["cancelled", ...LINES];
  return {
    attack: attacking,
    defense: defending,
    token: tokens.length === 1 ? tokens[0] : undefined,
    hidden: tokens.length > 1,
    lines: ids.flatMap((id) => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ id, percent: Math.round((100 * count) / tokens.length) }] : [];
    }),
    expected: Math.round((100 * health) / tokens.length),
  };
}
