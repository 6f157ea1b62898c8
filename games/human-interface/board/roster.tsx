/** Before the mission: who could go, as cards to choose from. */
import { Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { Character } from "../src/index.js";
import { faces, grounds } from "./cast.js";
import css from "./roster.module.css";
import { useMission } from "./use-mission.js";

export function Roster() {
  const { table, g } = useMission();
  const { question } = table.choices;
  if (question?.kind !== "team") return null;
  return (
    <div className={css.roster}>
      <ul>
        {question.options.map((option) =>
          option.kind === "member" ? (
            <li key={option.key}>
              <Candidate character={g.box.characters[option.character]} />
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

function Candidate({ character }: { readonly character: Character }) {
  const { label, thing, state, own } = useMission();
  const { id, faction, healthy, hacker, equipment } = character;
  const veteran = state.veterans[own]?.find(({ card }) => card === id);
  const { physical, mental, speed, wounds, skills } = veteran?.crippled
    ? character.crippled
    : healthy;
  return (
    <Spot
      on={`character/${id}`}
      label={thing("character", id)}
      preview={
        <div className={css.large}>
          <h3>{thing("character", id)}</h3>
          <p>{label("skills", { physical, mental, speed })}</p>
          <p>{label("armour", { ...healthy.armour })}</p>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>
                <b>{label(`skill.${skill}`)}</b> {label(`skill.${skill}.text`)}
              </li>
            ))}
          </ul>
          <p>{(veteran?.equipment ?? equipment).map((item) => thing("item", item)).join(", ")}</p>
        </div>
      }
      className={css.card}
    >
      <Portrait
        face={faces[id] ?? faces.phantom}
        ground={grounds[faction] ?? grounds.freelance}
        size={96}
        label=""
      />
      <b>{thing("character", id)}</b>
      <small>{label("skills", { physical, mental, speed })}</small>
      <small>{label("wounds-of", { n: 0, of: wounds })}</small>
      {veteran && (
        <small>
          {label(veteran.crippled ? "crippled" : "healthy")}, {label("shock", { n: veteran.shock })}
        </small>
      )}
      {hacker && <em>{label("hacker")}</em>}
    </Spot>
  );
}
