/** The middle of the table: weapons, free and locked; the pile; what was turned up last. */
import { CardBack } from "@sprawl/art";
import { Icon, SeatMark, Spot, useTable } from "@sprawl/kit";
import { knowsSuddenDeath } from "../src/advice/checks.js";
import { NOBODY, type State, type Weapon } from "../src/state.js";
import { Portals } from "./ex-boss.js";
import { colourOf, isBoxKnown, loyaltyCounts, quietRounds, unlockedBy } from "./know.js";
import css from "./middle.module.css";
import { TeamSign, WeaponSign } from "./signs.js";
import { useLabel, useThing } from "./words.js";

export function Middle() {
  const { view } = useTable<State>();
  const label = useLabel();
  const { weapons, pile, round } = view.state;
  const quiet = quietRounds(view);
  const free = weapons.filter(({ holder, home }) => holder === NOBODY && home === "middle");
  const locked = weapons.filter(({ holder, home }) => holder === NOBODY && home === "locked");
  return (
    <div className={css.middle}>
      <div className={css.round}>
        <b>{label("board.round", { round })}</b>
        {knowsSuddenDeath(view) && <strong>{label("board.sudden-death")}</strong>}
        {quiet > 0 && <small>{label("board.quiet", { n: quiet })}</small>}
        <LastReveal />
      </div>
      <div className={css.things}>
        <Spot on="pile" label={label("board.pile", { n: pile.length })} className={css.pile}>
          <span>
            <CardBack kind="circuit" width={44} />
            <b className="number">{pile.length}</b>
          </span>
        </Spot>
        <Weapons title={label("board.free")} weapons={free} />
        {locked.length > 0 && <Weapons title={label("board.locked")} weapons={locked} locked />}
      </div>
      <Portals />
      <Left />
    </div>
  );
}

type WeaponsProps = {
  readonly title: string;
  readonly weapons: readonly Weapon[];
  readonly locked?: boolean;
};

function Weapons({ title, weapons, locked }: WeaponsProps) {
  const { view } = useTable<State>();
  const thing = useThing();
  const label = useLabel();
  return (
    <section className={css.weapons} data-locked={locked || undefined}>
      <h3>
        {locked && <Icon name="lock" />} {title}
      </h3>
      {weapons.length === 0 && <small>{label("board.none")}</small>}
      <ul>
        {weapons.map(({ id, kind }) => {
          const by = locked ? unlockedBy(view, kind) : [];
          const said = locked ? (by.length > 0 ? "unlocked-by" : "locked-weapon") : "weapon";
          return (
            <li key={id}>
              <Spot
                on={`weapon/${id}`}
                label={label(`board.${said}`, { weapon: kind, by })}
                className={css.weapon}
              >
                <span>
                  <WeaponSign kind={kind} />
                  {thing("weapon", kind)}
                  {by.length > 0 && <Icon name="check" />}
                  {by.map((seat) => (
                    <SeatMark key={seat} seat={seat} size="s" />
                  ))}
                </span>
              </Spot>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How many loyalty cards of each colour are still out of sight; one that counts twice counts once. */
function Left() {
  const { view } = useTable<State>();
  const label = useLabel();
  const counts = loyaltyCounts(view);
  const where = label(isBoxKnown(view) ? "board.hidden-count" : "board.table-and-box");
  const colours = (["human", "machine", "outlaw", "legion"] as const)
    .map((colour) => ({
      colour,
      left: counts
        .filter(({ name }) => colourOf(name) === colour)
        .reduce((sum, { left }) => sum + left, 0),
      open: counts
        .filter(({ name }) => colourOf(name) === colour)
        .reduce((sum, { open }) => sum + open, 0),
    }))
    .filter(({ left, open }) => left + open > 0);
  return (
    <ul className={css.left} aria-label={label("board.left")}>
      {colours.map(({ colour, left, open }) => (
        <li key={colour} title={label("board.left-of", { colour, left, where, open })}>
          <TeamSign team={colour} size="s" said />
          <b className="number">{left}</b>
          <small>{where}</small>
          <span className="number">{open}</span>
          <small>{label("board.open-count")}</small>
        </li>
      ))}
    </ul>
  );
}

/** The card that was turned up in this update; it falls onto the table and stays until the next. */
function LastReveal() {
  const { recent } = useTable<State>();
  const thing = useThing();
  const event = recent.findLast(({ type }) => REVEALS.has(type));
  const face = event?.faces?.[0];
  if (!event || typeof face !== "string") return null;
  const team = colourOf(face);
  return (
    <span key={`${event.at} ${event.cards?.[0]}`} className={css.turned}>
      {team && <TeamSign team={team} />}
      <b>{thing("card", face)}</b>
    </span>
  );
}

const REVEALS: ReadonlySet<string> = new Set(["revealed-id", "revealed-loyalty"]);
