import { Spot } from "@sprawl/kit";
import { storyTarget } from "../src/scoring.js";
import type { Folder } from "../src/state.js";
import { names } from "../src/stories.js";
import css from "./case-file.module.css";
import { missionPay, missionPlace, missionText } from "./mission-words.js";
import { StoryPhoto } from "./photo.js";
import { useEden } from "./use-eden.js";

/** The active Story as a case file: a photograph, the premise, and a sheet for each Investigation card. */
export function CaseFile() {
  const { g, state, label, name, me } = useEden();
  const { story, resolved } = state.orgs[me];
  const target = storyTarget(g);
  return (
    <section aria-label={label("ui.case-file")} data-ref="case-file">
      <p className={css.tab}>
        <b>{label("ui.case-file")}</b> {label("ui.solved", { n: resolved.length, target })}
      </p>
      <div className={css.paper}>
        {story ? (
          <>
            <div className={css.premise}>
              <StoryPhoto id={story.id} />
              <div>
                <h3>
                  {name(story.id)}
                  <b className={css.worth}>{label("ui.vp", { n: g.box.stories[story.id].vp })}</b>
                </h3>
                <p>{label(`premise.${story.id}`)}</p>
              </div>
            </div>
            {story.folders.map((folder) => (
              <FolderSheet key={folder.id} folder={folder} />
            ))}
          </>
        ) : (
          <p>{label(state.phase === "setup" ? "ui.story-to-come" : "ui.no-story")}</p>
        )}
      </div>
    </section>
  );
}

function FolderSheet({ folder }: { readonly folder: Folder }) {
  const { g, label, name, state } = useEden();
  const hot = state.phase === "investigation" ? state.district : 0;
  return (
    <div className={css.folder} data-colour={folder.colour} data-ref={`folder/${folder.colour}`}>
      <h4>{name(folder.id)}</h4>
      {g.box.investigations[folder.id].missions.map((mission, i) => {
        const open = folder.missions[i] === "open";
        const here = open && hot > 0 && names(mission, hot);
        return (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: Missions of a card stay.
            key={i}
            on={`mission/${folder.id}/${i}`}
            label={`${missionPlace(mission, label)}: ${missionText(mission, label)}, ${missionPay(mission, label)}`}
            className={css.mission}
          >
            <span className={css.line} data-done={!open || undefined} data-here={here || undefined}>
              <i data-used={folder.missions[i] === "used" || undefined}>{open ? "" : "✓"}</i>
              <span>
                <b>{missionPlace(mission, label)}</b> {missionText(mission, label)}
              </span>
              <small>{missionPay(mission, label)}</small>
            </span>
          </Spot>
        );
      })}
    </div>
  );
}
