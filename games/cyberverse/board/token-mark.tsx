/** A Combat token at a base: its back, or Attack over Defense for whoever may see it. */
import css from "./board.module.css";
import { useEden } from "./use-eden.js";

export function TokenMark({ token }: { readonly token: number }) {
  const { g, view, label } = useEden();
  if (token < 0) return null;
  const face = view.faces[token];
  const known = face === undefined ? undefined : g.box.combatTokens[String(face)];
  if (!known) return <span className={css.token} data-down title={label("ui.token-down")} />;
  return (
    <span
      className={css.token}
      data-token={known.id}
      title={[known.onAttack, known.onDefense].filter(Boolean).join(", ")}
    >
      <b>+{known.attack}</b>
      <i>{known.defense}</i>
    </span>
  );
}
