/** New Eden in one picture: the city above, one District opened below it, case file and market beside. */
import { useState } from "react";
import { agentNamed } from "../src/table.js";
import css from "./board.module.css";
import { City } from "./city.js";
import { DistrictMap } from "./district.js";
import { LastSum } from "./last.js";
import { Queue } from "./queue.js";
import { CaseFile, Market, Organizations, Sheet } from "./side.js";
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
  const { state } = useEden();
  const now = useDistrict();
  const [chosen, setChosen] = useState({ district: 0, at: -1 });
  // A District one has opened stays open until the table moves on to another.
  const open = chosen.district > 0 && chosen.at === now ? chosen.district : now;
  return (
    <div className={css.board} data-phase={state.phase}>
      <City open={open} onOpen={(district) => setChosen({ district, at: now })} />
      <div className={css.left}>
        <Organizations />
        <CaseFile />
      </div>
      <main className={css.middle}>
        {state.phase === "setup" ? (
          <Draft />
        ) : (
          <>
            <Queue />
            <DistrictMap district={open} />
          </>
        )}
      </main>
      <div className={css.right}>
        <Market />
        <LastSum />
      </div>
    </div>
  );
}

/** Before play: every sheet, both sides. */
function Draft() {
  const { g, state } = useEden();
  const free = new Set(state.row.map(({ id }) => id));
  return (
    <div className={css.draft}>
      {Object.values(g.box.profiles)
        .filter(({ sheet }) => free.has(sheet))
        .map(({ id }) => (
          <Sheet key={id} id={id} />
        ))}
    </div>
  );
}
