/** A check: who gave how many cards and said what; then the shuffled cards. */
import css from "./board.module.css";
import { useCity } from "./use-city.js";

export function CheckPanel() {
  const { s, face, thing, seatName, label } = useCity();
  const { check } = s;
  if (!check) return null;
  return (
    <div className={css.check}>
      <ul>
        {check.contributions.map(({ seat, count, statement }) => (
          <li key={seat}>
            {label("gave", { name: seatName(seat), count })}
            {statement !== "silent" && <i> {thing("statement", statement)}</i>}
          </li>
        ))}
      </ul>
      {check.revealed && (
        <p>
          {check.pool.map((card) => (
            <span key={card} className={css.shown} data-colour={String(face(card)).split("-")[0]}>
              {thing("card", face(card))}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
