/** The line at the top: the game, round and phase, whose turn it is, the time, and the tools. */
import {
  type BoardDefinition,
  Button,
  Icon,
  type IconName,
  type MenuItem,
  useMedia,
  useTable,
} from "@sprawl/kit";
import { Link } from "wouter";
import type { ClockState } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import { askedAlone } from "./asked.js";
import { withFresh } from "./extras.js";
import css from "./hud.module.css";
import { Label } from "./label.js";
import { MenuButton } from "./menu-button.js";
import { isOwnTurn } from "./prompt-words.js";
import { SeatPicture } from "./rail.js";
import { TimeLeft } from "./time-left.js";
import type { Answering } from "./use-choices.js";
import type { Past } from "./use-past.js";

export type HudProps = {
  readonly board: BoardDefinition | undefined;
  readonly clock: ClockState | undefined;
  readonly playable: boolean;
  readonly answering: Answering;
  readonly past: Past;
  readonly hint: (() => void) | undefined;
  readonly menu: readonly MenuItem[];
  /** What the drawer holds, and which of it is open. */
  readonly sides: readonly {
    readonly id: string;
    readonly title: string;
    readonly fresh?: number;
  }[];
  readonly side: string | undefined;
  setSide(id: string | undefined): void;
  openRules(): void;
};

export function Hud(props: HudProps) {
  const { board, clock, playable, answering, past, hint, menu, sides, side, setSide } = props;
  const { view, text, choices } = useTable();
  const say = useSay();
  const { undo } = view;
  const Phase = board?.Phase;
  const [log, chat] = [sides[0], sides.find(({ id }) => id === "chat") ?? sides[1]];
  const drawer = (icon: IconName, which: typeof log) =>
    which && (
      <Tool
        icon={icon}
        words={which.title}
        fresh={which.fresh}
        pressed={side === which.id}
        run={() => setSide(side === which.id ? undefined : which.id)}
      />
    );
  return (
    <header className={css.hud} data-hud="">
      <Link href="/" className={css.home} aria-label={say("table.home")}>
        <Icon name="grid" />
      </Link>
      <Title of={text.title} />
      {Phase && (
        <div className={css.phase}>
          <Phase />
        </div>
      )}
      <Turn board={board} />
      <span className={css.space} />
      <TimeLeft clock={clock} />
      {past.missed > 0 && !past.moment && view.question && view.seats > 1 && (
        <Tool icon="play" words={say("table.since")} run={past.playSince} spare bare />
      )}
      {playable && undo && (
        <Button
          size="s"
          variant="quiet"
          className={css.tool}
          icon={<Icon name="undo" />}
          disabled={!undo.possible}
          reason={undo.possible ? undefined : say(`table.undo.${undo.reason}`)}
          onClick={answering.undo}
        >
          <Label>{say("table.undo")}</Label>
        </Button>
      )}
      {choices.question && hint && <Tool icon="help" words={say("table.hint")} run={hint} />}
      {drawer("log", log)}
      {drawer("chat", chat)}
      <Tool icon="book" words={say("table.rules")} run={props.openRules} spare />
      <MenuButton items={menu} />
    </header>
  );
}

/** The game's name; where there is little room, without that of its series. */
function Title({ of }: { readonly of: string }) {
  const name = of.indexOf(": ") + 1;
  return (
    <h1 className={css.title}>
      {name > 0 && <span className={css.series}>{of.slice(0, name)}</span>} {of.slice(name).trim()}
    </h1>
  );
}

/** Whose turn it is; of several who are asked nobody is pointed at. */
function Turn({ board }: { readonly board: BoardDefinition | undefined }) {
  const table = useTable();
  const { view, seats, choices } = table;
  const say = useSay();
  const phone = useMedia("phone");
  const asked = askedAlone(view);
  if (view.result) return null;
  const turn = board?.turnOf?.(table);
  if (choices.question) {
    const own = isOwnTurn(board, table);
    return <b className={css.yours}>{say(own ? "table.yourTurn" : "table.youAreAsked")}</b>;
  }
  // Whose turn it is stands beside the phase already.
  if (asked === undefined || asked === turn || view.seats < 2) return null;
  const name = seats[asked]?.name ?? "";
  return (
    <span className={css.turn}>
      <SeatPicture seat={asked} board={board} />
      <span className={css.name}>
        {turn === undefined || phone ? name : say("table.turnOf", { name })}
      </span>
    </span>
  );
}

const MOST_FRESH = 9;

type ToolProps = {
  readonly icon: IconName;
  readonly words: string;
  readonly pressed?: boolean;
  /** There is no room for it on a phone; the menu has it too. */
  readonly spare?: boolean;
  /** So much in it is new. */
  readonly fresh?: number | undefined;
  /** Its icon says enough; the word is for those who hear it, and for whoever points at it. */
  readonly bare?: boolean;
  run(): void;
};

function Tool({ icon, words, pressed, spare, bare, fresh = 0, run }: ToolProps) {
  return (
    <Button
      size="s"
      variant="quiet"
      className={spare ? `${css.tool} ${css.spare}` : css.tool}
      icon={
        <span className={css.icon}>
          <Icon name={icon} />
          {fresh > 0 && (
            <b className={css.fresh} aria-hidden="true" data-fresh="">
              {fresh > MOST_FRESH ? `${MOST_FRESH}+` : fresh}
            </b>
          )}
        </span>
      }
      aria-pressed={pressed}
      aria-label={fresh > 0 ? withFresh({ title: words, fresh }) : undefined}
      title={bare ? words : undefined}
      onClick={run}
    >
      {bare ? <span className="hidden-but-read">{words}</span> : <Label>{words}</Label>}
    </Button>
  );
}
