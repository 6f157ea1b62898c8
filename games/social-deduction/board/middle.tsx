/** The middle of the table: the pile, weapons free and locked, portals; and which loyalties are still hidden. */
import { CardBack } from "@sprawl/art";
import { Icon, SeatMark, Spot, useTable } from "@sprawl/kit";
import { NOBODY, type State, type Weapon } from "../src/state.js";
import { refsIn } from "./aiming.js";
import { Portals } from "./ex-boss.js";
import {
  colourOf,
  isBoxKnown,
  loyaltyCounts,
  quietRounds,
  type SeatView,
  unlockedBy,
} from "./know.js";
import css from "./middle.module.css";
import { TeamSign, WeaponSign } from "./signs.js";
import { WeaponFacts } from "./weapon-facts.js";
import { useLabel, useThing } from "./words.js";

export function Middle({ loyalties }: { readonly loyalties: boolean }) {
  return (
    <div className={css.middle} data-middle="">
      <Things />
      <Portals />
      {loyalties && <Left />}
    </div>
  );
}

/** What lies there to be taken; `keeps`: each has its place, where its shadow stays while somebody holds it. */
export function Things({ keeps }: { readonly keeps?: boolean }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const { weapons, pile } = view.state;
  const quiet = quietRounds(view);
  const laid = weapons.filter(({ holder }) => holder === NOBODY || keeps);
  const free = laid.filter(({ home }) => home === "middle");
  const locked = laid.filter(({ home }) => home === "locked");
  return (
    <div className={css.things}>
      <Spot on="pile" label={label("board.pile", { n: pile.length })} className={css.pile}>
        <span className={css.stack}>
          <CardBack kind="circuit" width={58} />
        </span>
        <b className="number">{pile.length}</b>
      </Spot>
      <Weapons title={label("board.free")} weapons={free} />
      {locked.length > 0 && (
        <>
          <i className={css.break} aria-hidden="true" />
          <Weapons title={label("board.locked")} weapons={locked} locked />
        </>
      )}
      {quiet > 0 && <small className={css.quiet}>{label("board.quiet", { n: quiet })}</small>}
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
  const there = weapons.filter(({ holder }) => holder === NOBODY);
  return (
    <section className={css.weapons} data-locked={locked || undefined} aria-label={title}>
      <ul>
        {weapons.map(({ id, kind, holder }) => {
          if (holder !== NOBODY) return <Taken key={id} kind={kind} />;
          const by = locked ? unlockedBy(view, kind) : [];
          const said = locked ? (by.length > 0 ? "unlocked-by" : "locked-weapon") : "weapon";
          return (
            <li key={id}>
              <Spot
                on={refsIn(there, id).join(" ")}
                label={label(`board.${said}`, { weapon: kind, by })}
                preview={<WeaponFacts kind={kind} />}
                before={<WeaponFacts kind={kind} inMenu />}
                className={css.weapon}
              >
                <WeaponSign kind={kind} />
                <span className={css.named} data-named={by.length > 0 ? "unlocked" : ""}>
                  {locked && by.length === 0 && <Icon name="lock" />}
                  <span data-word="">{thing("weapon", kind)}</span>
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

/** Where a weapon lay that somebody holds: nothing else moves there. */
function Taken({ kind }: Pick<Weapon, "kind">) {
  const thing = useThing();
  return (
    <li className={css.taken} aria-hidden="true">
      <span className={css.weapon} data-taken="">
        <WeaponSign kind={kind} />
        <span className={css.named} data-named="">
          <span data-word="">{thing("weapon", kind)}</span>
        </span>
      </span>
    </li>
  );
}

/** How many loyalty cards of each colour of this deal lie open, and how many are still hidden. */
export function leftByColour(view: SeatView) {
  const counts = loyaltyCounts(view);
  return (["human", "machine", "outlaw", "legion"] as const)
    .map((colour) => {
      const of = counts.filter(({ name }) => colourOf(name) === colour);
      const sum = (what: "left" | "open") => of.reduce((all, each) => all + each[what], 0);
      return { colour, left: sum("left"), open: sum("open") };
    })
    .filter(({ left, open }) => left + open > 0);
}

/** The loyalty cards of this deal, one small card each: open ones are turned up; or how many of each. */
export function Left({ short }: { readonly short?: boolean }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const where = label(isBoxKnown(view) ? "board.hidden-count" : "board.table-and-box");
  const colours = leftByColour(view);
  return (
    <ul className={css.left} aria-label={label("board.left")}>
      {colours.map(({ colour, left, open }) => (
        <li key={colour} title={label("board.left-of", { colour, left, where, open })}>
          <TeamSign team={colour} size="s" />
          <span className="hidden-but-read">
            {label("board.left-of", { colour, left, where, open })}
          </span>
          {short ? (
            <b className="number" aria-hidden="true">
              {open}/{left + open}
            </b>
          ) : (
            <Boxes colour={colour} open={open} all={left + open} />
          )}
        </li>
      ))}
    </ul>
  );
}

type BoxesProps = { readonly colour: string; readonly open: number; readonly all: number };

function Boxes({ colour, open, all }: BoxesProps) {
  return Array.from({ length: all }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are alike here.
    <i key={i} data-colour={colour} data-open={i < open || undefined} aria-hidden="true" />
  ));
}
