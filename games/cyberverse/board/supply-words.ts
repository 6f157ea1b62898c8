/** What a Supply token does, in a line, as its card writes it. */
import type { SupplyPiece } from "../src/types.js";

type Label = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export function supplyWords(piece: SupplyPiece, label: Label): string {
  switch (piece.store) {
    case "weapons":
      return [
        label(`type.${piece.type}`),
        `+${piece.bonus}`,
        ...(piece.expert ? [label("ui.expert")] : []),
        ...piece.effects.map((effect) => label(`weapon.${effect}`)),
      ].join(", ");
    case "implants":
      return label("ui.raises", { feature: piece.raises });
    case "vehicles":
      return [
        ...(piece.boost > 0 ? [label("ui.boost", { n: piece.boost })] : []),
        ...(piece.armoured ? [label("ui.armoured")] : piece.express ? [label("ui.express")] : []),
      ].join(", ");
    case "gear":
      return label(`effect.${piece.id}`);
    default:
      return piece satisfies never;
  }
}
