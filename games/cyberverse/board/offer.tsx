/** What only its seat sees and has to choose from, large and in the middle: tokens, Stories, headlines. */
import { CardFace, Portrait, type ThingName, thing } from "@sprawl/art";
import type { OptionIn, Secret } from "@sprawl/engine";
import { Spot } from "@sprawl/kit";
import type { Questions } from "../src/questions.js";
import { agentNamed } from "../src/table.js";
import css from "./board.module.css";
import { faces, groundFor } from "./faces.js";
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

const PICTURES: Readonly<Record<string, ThingName>> = {
  "keep-story": "ledger",
  "place-event": "speaker",
};

type CardOption = Extract<OptionIn<Questions>, { readonly card: Secret<string> }>;

function Offered({ option }: { readonly option: CardOption }) {
  const { g, view, label, name } = useEden();
  const { card } = option;
  const id = String(view.faces[card]);
  if (option.kind === "keep-token")
    return (
      <Spot on={`card/${card}`} label={label(`name.${id}`)} className={css.offered}>
        <TokenMark token={card} large />
        <TokenWords token={card} />
      </Spot>
    );
  const isStory = option.kind === "keep-story";
  const vp = isStory ? g.box.stories[id]?.vp : undefined;
  return (
    <Spot on={`card/${card}`} label={name(id)} className={css.offered}>
      <CardFace
        kind={isStory ? "person" : "event"}
        name={name(id)}
        picture={thing(PICTURES[option.kind] ?? "envelope")}
        text={label(isStory ? `premise.${id}` : `effect.${id}`)}
        foot={isStory ? label("ui.story") : label("ui.headline")}
        {...(vp === undefined ? {} : { cost: vp })}
        width={180}
      />
    </Spot>
  );
}
