/** A Combat token at a base: its back, or Attack over Defense for whoever may see it. */
import css from "./district.module.css";
import { useEden } from "./use-eden.js";

export function TokenMark({ token, large }: { readonly token: number; readonly large?: boolean }) {
  const { g, view, label } = useEden();
  if (token < 0) return null;
  const face = view.faces[token];
  const known = face === undefined ? undefined : g.box.combatTokens[String(face)];
  if (!known)
    return (
      <span
        className={css.token}
        data-down
        data-large={large || undefined}
        title={label("ui.token-down")}
      />
    );
  const effects = [known.onAttack, known.onDefense]
    .filter((effect) => effect !== undefined)
    .map((effect) => label(`token.${effect}`));
  return (
    <span
      className={css.token}
      data-token={known.id}
      data-large={large || undefined}
      title={effects.join(", ")}
    >
      <b>+{known.attack}</b>
      <i>{known.defense}</i>
    </span>
  );
}

/** What a token does beside its numbers, in words. */
export function TokenWords({ token }: { readonly token: number }) {
  const { g, view, label } = useEden();
  const face = view.faces[token];
  const known = face === undefined ? undefined : g.box.combatTokens[String(face)];
  if (!known) return null;
  return (
    <small>
      {[known.onAttack, known.onDefense]
        .filter((effect) => effect !== undefined)
        .map((effect) => label(`token.${effect}`))
        .join(" · ")}
    </small>
  );
}
