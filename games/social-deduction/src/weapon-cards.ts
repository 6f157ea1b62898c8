/** SD-8, SD-9: every weapon, by its kind. What a weapon can do is said here and nowhere else. */
export type WeaponCard = {
  readonly heavy: boolean;
  /** How many it is aimed at when equipped. */
  readonly targets: 0 | 1 | 2;
  readonly damage: number;
  /** Its shooter draws a program afterwards. */
  readonly program?: true;
  readonly heals?: true;
  /** There may be two in play: each has a number. */
  readonly several?: true;
  /** Lies on the locked side where the table does not put it in the middle (SD-1.3). */
  readonly lockable?: "core" | "hell-gate";
  /** In a large game its targets cannot answer with a card the shooter shares (SD-20.13). */
  readonly sparesShared?: true;
};

const CARDS = {
  pistol: { several: true, heavy: false, targets: 1, damage: 1, program: true }, // SD-9.7
  companion: {
    heavy: false,
    targets: 1,
    damage: 1,
    program: true, // SD-9.8
    heals: true, // SD-9.9
  },
  rifle: { several: true, heavy: true, targets: 1, damage: 2 }, // SD-9.11, SD-9.18
  "rocket-launcher": {
    heavy: false,
    targets: 2,
    damage: 1,
    program: true, // SD-9.12
    lockable: "core",
    sparesShared: true, // SD-20.13
  },
  laser: {
    heavy: true,
    targets: 0,
    damage: 2, // SD-9.13
    lockable: "core",
  },
  "hell-gate": {
    heavy: true,
    targets: 2,
    damage: 2, // HG-1.8
    lockable: "hell-gate", // HG-1.5
  },
} as const satisfies Readonly<Record<string, WeaponCard>>;

export type WeaponKind = keyof typeof CARDS;

export const WEAPONS: Readonly<Record<WeaponKind, WeaponCard>> = CARDS;

/** In the order of the cards above. */
export const WEAPON_KINDS = Object.keys(CARDS) as readonly WeaponKind[];

export function isWeaponKind(name: string): name is WeaponKind {
  return Object.hasOwn(CARDS, name);
}
