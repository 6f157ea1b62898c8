/** In the dock before there is a Team: the places to fill, and what the mission asks for. */
import { Portrait } from "@sprawl/art";
import { useMedia } from "@sprawl/kit";
import css from "./briefing.module.css";
import { faces, grounds } from "./cast.js";
import { useMission } from "./use-mission.js";

export function Briefing() {
  const { label, state, mission } = useMission();
  return (
    <div className={css.briefing}>
      <Places />
      <div className={css.aim}>
        <h3>{label(`goal.${state.mission}`)}</h3>
        <p>{label(`victory.${state.mission}`, { turns: mission.turns })}</p>
      </div>
    </div>
  );
}

/** A place for each member that is wanted, those picked so far in them. */
function Places() {
  const { table, state, mission, own, g, thing } = useMission();
  const phone = useMedia("phone");
  const { question, picked } = table.choices;
  const options = question?.kind === "team" ? question.options : [];
  const members = [
    ...mission.teams[own].members,
    ...options.flatMap((option) =>
      option.kind === "member" && picked.has(option.key) ? [option.character] : [],
    ),
  ];
  const size = question?.kind === "team" ? (question.max ?? 0) : 0;
  const wanted = Math.max(members.length, mission.teams[own].members.length + size);
  return (
    <ul className={css.places}>
      {Array.from({ length: wanted }, (_, place) => {
        const id = members[place];
        const faction = id === undefined ? "" : g.box.characters[id].faction;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places keep their numbers.
          <li key={place} data-empty={id === undefined || undefined}>
            {id !== undefined && (
              <Portrait
                face={faces[id] ?? faces.phantom}
                ground={grounds[faction] ?? grounds[state.teams[own].faction]}
                size={phone ? 46 : 96}
                label={thing("character", id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
