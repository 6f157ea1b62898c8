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
      {useCandidates().map((each) => (
        <Candidate key={each.id} {...each} />
      ))}
    </section>
  );
}

/** Who it is, what they are good at, and in numbers. */
export function useCandidates() {
  const { s, g, thing, label } = useCity();
  return (Object.keys(faces) as CharacterId[]).map((id) => {
    const { points, movement, shield, strength, health } = g.box.characters[id].values;
    const values = [
      ["points", points],
      ["movement", movement],
      ["maxHealth", health],
      ["shield", shield],
      ["strength", strength],
    ] as const;
    const numbers = values.map(([name, n]) => `${label(`value.${name}`)} ${n}`).join(", ");
    const said = `${thing("character", id)}, ${label(`class.${id}`)}. ${label(`lineup.${id}`)} ${numbers}`;
    return { id, values, said, free: s.free.includes(id) };
  });
}

function Candidate({ id, values, said, free }: ReturnType<typeof useCandidates>[number]) {
  const { thing, label } = useCity();
  return (
    <Spot on={`character/${id}`} label={said} className={css.candidate}>
      <Portrait face={faces[id]} size={160} out={!free} />
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
