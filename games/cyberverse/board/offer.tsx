/** What only its seat sees and has to choose from, large and in the middle: tokens, Stories, headlines. */
import { CardFace, Portrait, thing } from "@sprawl/art";
import type { OptionIn, Secret } from "@sprawl/engine";
import { Spot, useMedia } from "@sprawl/kit";
import type { Questions } from "../src/questions.js";
import { agentNamed } from "../src/table.js";
import file from "./case-file.module.css";
import { faces, groundFor } from "./faces.js";
import css from "./offer.module.css";
import { StoryPhoto } from "./photo.js";
import { TokenMark, TokenWords } from "./token-mark.js";
import { useEden } from "./use-eden.js";

const OFFERS = new Set(["combat-tokens", "story", "choose-event"]);

export function Offer() {
  const { view, label } = useEden();
  const { question } = view;
  if (!question || !OFFERS.has(question.kind)) return null;
  const options = question.options.filter((option) => "card" in option);
  const [first] = options;
  if (!first) return null;
  return (
    <section className={css.offer} aria-label={label("ui.yours-alone")}>
      <p>{label("ui.yours-alone")}</p>
      {first.kind === "keep-token" && <Bearer profile={first.agent} />}
      <div>
        {options.map((option) => (
          <Offered key={option.key} option={option} />
        ))}
      </div>
    </section>
  );
}

function Bearer({ profile }: { readonly profile: string }) {
  const { g, state, name } = useEden();
  const agent = agentNamed(g, profile);
  if (!agent) return null;
  return (
    <p>
      <Portrait face={faces[profile]} ground={groundFor(state.orgs[agent.org].id)} size={48} />
      <b>{name(profile)}</b>
    </p>
  );
}

type CardOption = Extract<OptionIn<Questions>, { readonly card: Secret<string> }>;

function Offered({ option }: { readonly option: CardOption }) {
  const { view, label, name } = useEden();
  const { card } = option;
  const id = String(view.faces[card]);
  if (option.kind === "keep-token")
    return (
      <Spot on={`card/${card}`} label={label(`name.${id}`)} className={css.offered}>
        <TokenMark token={card} large />
        <TokenWords token={card} />
      </Spot>
    );
  return (
    <Spot on={`card/${card}`} label={name(id)} className={css.offered}>
      {option.kind === "keep-story" ? <Dossier id={id} /> : <Headline id={id} />}
    </Spot>
  );
}

/** A Story card: its premise, what it is worth, and which Investigation cards come with it. */
function Dossier({ id }: { readonly id: string }) {
  const { g, label, name } = useEden();
  const story = g.box.stories[id];
  if (!story) return null;
  return (
    <span className={css.dossier}>
      <span>
        <StoryPhoto id={id} />
        <b className={file.worth}>{label("ui.vp", { n: story.vp })}</b>
      </span>
      <b>{name(id)}</b>
      <span>{label(`premise.${id}`)}</span>
      <span className={css.needs}>
        {story.needs.map((colour) => (
          <em key={colour} data-colour={colour}>
            {label(`needs.${colour}`)}
          </em>
        ))}
      </span>
    </span>
  );
}

/** A headline before it is printed: what it does, what it brings, who comes with it, how long. */
function Headline({ id }: { readonly id: string }) {
  const { g, label, name } = useEden();
  const phone = useMedia("phone");
  const event = g.box.events[id];
  if (!event) return null;
  const gang = event.henchmen.map(
    ({ district, types }) =>
      `${label(`district.${district}`)}: ${types.map((type) => name(type)).join(", ")}.`,
  );
  const reward = label("ui.reward-is", { reward: label(`reward.${id}`) });
  return (
    <CardFace
      kind="event"
      name={name(id)}
      picture={thing("speaker")}
      text={[label(`effect.${id}`), reward, ...gang].join(" ")}
      foot={label("ui.headline", { n: event.duration })}
      width={phone ? 164 : 200}
    />
  );
}
