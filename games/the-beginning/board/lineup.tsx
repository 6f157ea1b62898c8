/** Before the match: the six operatives, of whom everybody takes one. */
import { Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CharacterId } from "../src/state.js";
import { faces } from "./faces.js";
import css from "./lineup.module.css";
import { useCity } from "./use-city.js";

export function Lineup() {
  const { label } = useCity();
  return (
    <section className={css.lineup} aria-label={label("players")}>
      {(Object.keys(faces) as CharacterId[]).map((id) => (
        <Candidate key={id} id={id} />
      ))}
    </section>
  );
}

/** Who it is, what they are good at, and in numbers. */
function Candidate({ id }: { readonly id: CharacterId }) {
  const { s, g, thing, label } = useCity();
  const { points, movement, shield, strength, health } = g.box.characters[id].values;
  const values = [
    ["points", points],
    ["movement", movement],
    ["maxHealth", health],
    ["shield", shield],
    ["strength", strength],
  ] as const;
  const said = values.map(([name, n]) => `${label(`value.${name}`)} ${n}`).join(", ");
  return (
    <Spot
      on={`character/${id}`}
      label={`${thing("character", id)}, ${label(`class.${id}`)}. ${label(`lineup.${id}`)} ${said}`}
      className={css.candidate}
    >
      <Portrait face={faces[id]} size={160} out={!s.free.includes(id)} />
      <b>{thing("character", id)}</b>
      <small>{label(`class.${id}`)}</small>
      <p>{label(`lineup.${id}`)}</p>
      <ul>
        {values.map(([name, n]) => (
          <li key={name}>
            <b>{n}</b> {label(`value.${name}`)}
          </li>
        ))}
      </ul>
    </Spot>
  );
}
