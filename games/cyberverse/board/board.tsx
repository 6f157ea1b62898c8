/** New Eden in one picture: the city above, one District opened below it, case file and market beside. */
import { Spot } from "@sprawl/kit";
import { useEffect, useRef, useState } from "react";
import { agentNamed } from "../src/table.js";
import css from "./board.module.css";
import { BrawlCard } from "./brawl-card.js";
import { CaseFile } from "./case-file.js";
import { City } from "./city.js";
import { DistrictMap } from "./district.js";
import { colourFor } from "./faces.js";
import { FeatureLegend } from "./feature-icon.js";
import { Forecast } from "./forecast.js";
import { HackForecast, LastSum } from "./last.js";
import { Logo } from "./logo.js";
import { Market, Sheet } from "./market.js";
import { Offer } from "./offer.js";
import { Organizations } from "./organizations.js";
import { Queue } from "./queue.js";
import { TestForecast } from "./tests.js";
import { useEden } from "./use-eden.js";

/** The District that matters now: what is resolved, or where the Agent in question stands. */
function useDistrict(): number {
  const { state, g, view, me } = useEden();
  if (state.phase === "investigation" && state.district > 0) return state.district;
  const asked = view.question?.args?.agent;
  const agent =
    typeof asked === "string"
      ? agentNamed(g, asked)
      : state.agents.find(({ org, district }) => org === me && district > 0);
  return agent && agent.district > 0 ? agent.district : 1;
}

export function Board() {
  const { state, label, view } = useEden();
  const now = useDistrict();
  const [chosen, setChosen] = useState({ district: 0, at: -1 });
  // A District one has opened stays open until the table moves on to another.
  const open = chosen.district > 0 && chosen.at === now ? chosen.district : now;
  // Where one scrolls, what can be chosen comes first: the city, or the case file.
  const refs = view.question?.options.flatMap(({ on }) => on ?? []) ?? [];
  const first = ["district", "mission"].find((kind) =>
    refs.some((ref) => ref.startsWith(`${kind}/`)),
  );
  const scrolled = useRef<HTMLDivElement>(null);
  // Where one scrolls, another step begins at the top, with what it is about.
  const step = [state.phase, state.step, now, first].join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step.
  useEffect(() => {
    scrolled.current?.scrollTo(0, 0);
  }, [step]);
  return (
    <div ref={scrolled} className={css.board} data-phase={state.phase} data-first={first}>
      <City open={open} onOpen={(district) => setChosen({ district, at: now })} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className={css.left} aria-label={label("ui.organizations")} tabIndex={0}>
        <Organizations />
        <CaseFile />
      </section>
      <div className={css.middle}>
        {state.phase === "setup" ? (
          <Draft />
        ) : (
          <>
            <p className={css.now} data-district={open}>
              <b>{label(`district.${open}`)}</b>
              {state.step !== "" && open === state.district && (
                <span>{label(`step.${state.step}`)}</span>
              )}
            </p>
            <BrawlCard district={open} />
            <Queue district={open} />
            <DistrictMap district={open} />
            <Offer />
          </>
        )}
      </div>
      <div className={css.right}>
        <Market />
        <Sums kind={view.question?.kind ?? ""} />
      </div>
    </div>
  );
}

/** The sum of what is on offer, else of what was done last. */
function Sums({ kind }: { readonly kind: string }) {
  const { view } = useEden();
  const { threshold, extra } = view.question?.args ?? {};
  if (kind === "strike" || kind === "attack") return <Forecast />;
  if (kind === "hack" || (kind === "raise" && extra !== undefined)) return <HackForecast />;
  const tests =
    kind === "mission" || kind === "test" || (kind === "raise" && threshold !== undefined);
  return tests ? <TestForecast /> : <LastSum />;
}

/** Before play: the Organizations that are free, then every sheet with both its sides. */
function Draft() {
  const { g, state, label } = useEden();
  // Also while nothing is asked yet, and while it is read what they are.
  if (state.orgs.some(({ id }) => id === "")) return <Leaders />;
  const profiles = Object.values(g.box.profiles);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={css.draft} aria-label={label("ui.recruits")} tabIndex={0}>
      <FeatureLegend />
      {state.row.map(({ id: sheet }) => (
        <div key={sheet} className={css.pair}>
          {profiles
            .filter((profile) => profile.sheet === sheet)
            .map(({ id }) => (
              <Sheet key={id} id={id} />
            ))}
        </div>
      ))}
    </section>
  );
}

function Leaders() {
  const { g, state, label, name } = useEden();
  return (
    <div className={css.leaders} data-ref="organizations">
      {Object.keys(g.box.organizations).map((id) => (
        <Spot key={id} on={`organization/${id}`} label={name(id)} className={css.leader}>
          <span style={{ borderColor: colourFor(id) }}>
            <Logo org={id} size={72} />
            <b style={{ color: colourFor(id) }}>{name(id)}</b>
            <em>{label(`creed.${id}`)}</em>
            <small>{label("ui.starter", { story: name(g.box.organizations[id].starter) })}</small>
            {state.orgs.some((org) => org.id === id) && <small>{label("ui.taken")}</small>}
          </span>
        </Spot>
      ))}
    </div>
  );
}
