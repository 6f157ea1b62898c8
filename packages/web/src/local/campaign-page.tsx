/** A campaign: what is carried, what has been played, and what may be played next. */
import type { GameText, NextMatch, Viewer } from "@sprawl/engine";
import { carriedFor } from "@sprawl/engine/host";
import { Button, buttonClass, Icon, Panel, SwitchField, useMedia } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { Lost } from "../front/no-page.js";
import { Shell } from "../front/shell.js";
import { useSettings } from "../settings/settings.js";
import { textIn } from "../table/speaker.js";
import { useBoard } from "../table/use-board.js";
import { useSay } from "../words/say.js";
import { loadSpoken } from "../words/spoken-game.js";
import { optionTitle, plainly } from "../words/titles.js";
import { campaignIn, endingIn, nextIn, playNext, type Story, storyOf } from "./campaigns.js";
import { Carried } from "./carried.js";
import { exportSlot } from "./keeping.js";
import { type KeptSlot, peopleOf } from "./kept.js";
import styles from "./saved.module.css";
import { here } from "./start.js";

type Loaded = { readonly slot: KeptSlot; readonly story: Story };

export function CampaignPage() {
  const { slot: id = "" } = useParams();
  const say = useSay();
  const [loaded, setLoaded] = useState<Loaded | "missing">();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const slot = await here().store.slot(id);
      const found = slot
        ? { slot, story: await storyOf({ ...here(), load: loadSpoken }, slot.game) }
        : "missing";
      if (!gone) setLoaded(found);
    };
    read().catch(() => setLoaded("missing"));
    return () => {
      gone = true;
    };
  }, [id]);
  if (loaded === undefined) return <Opening />;
  if (loaded === "missing") {
    return (
      <Lost title={say("campaign.title")}>
        <p>{say("campaign.missing")}</p>
        <Link href="/saved" className={buttonClass("primary")}>
          {say("local.toSaved")}
        </Link>
      </Lost>
    );
  }
  return <CampaignView {...loaded} />;
}

function Opening() {
  const say = useSay();
  return (
    <Shell title={say("campaign.title")} width="text">
      <h1>{say("campaign.title")}</h1>
      <p role="status">{say("campaign.opening")}</p>
    </Shell>
  );
}

/** Whose eyes this screen has: those of the one person here, or everybody's. */
function viewerOf({ players }: KeptSlot): Viewer {
  const people = peopleOf(players);
  return people.length === 1 ? people[0] : "spectator";
}

function CampaignView({ slot, story }: Loaded) {
  const say = useSay();
  const { language } = useSettings();
  const text = textIn(story.entries[0], language);
  const matchName = (name: string) => text.labels?.[`match.${name}`] ?? plainly(name);
  const title = say("campaign.of", { game: text.title });
  const { played } = slot.campaign;
  const carried = carriedFor(campaignIn(story, slot), viewerOf(slot));
  const resultText = (game: string, reason: string) => {
    const entry = story.entries.find((each) => each.game.id === game) ?? story.entries[0];
    return textIn(entry, language).results[reason] ?? plainly(reason);
  };
  const ending = endingIn(story, slot);
  const board = useBoard(slot.game);
  const desk = useMedia("desk");
  const playing = usePlaying({ slot, story });
  // Not without its town first, and with it a moment later.
  if (board === "waiting") return <Opening />;
  const Between = board?.Between;
  const speaker = { text, seat: () => say("you"), face: () => undefined };
  // Where the board tells the story there is nothing above it that could stand beside.
  const inLine = desk && Between !== undefined;
  const head = (
    <div className={styles.head} data-low={Between ? "" : undefined}>
      <div>
        <h1>{title}</h1>
        {ending !== undefined && (
          <p role="status" className={styles.ending}>
            {text.labels?.[`ending.${ending}`] ?? say("campaign.over")}
          </p>
        )}
      </div>
      <Button size="s" onClick={() => void exportSlot(slot.id)}>
        {say("saved.export")}
      </Button>
    </div>
  );
  const next = <Next slot={slot} playing={playing} text={text} nameOf={matchName} />;
  return (
    <Shell title={title} width={Between ? "page" : "text"} head={inLine ? head : undefined}>
      {!inLine && head}
      {Between ? (
        <Between carried={carried} speaker={speaker} begin={next} plays={playing.main} />
      ) : (
        <>
          {next}
          <Panel title={say("campaign.carried")} className={styles.section}>
            <Carried text={text} carried={carried} />
          </Panel>
        </>
      )}
      {played.length > 0 && (
        <Panel title={say("campaign.played")} className={styles.section}>
          <ol>
            {played.map(({ name, game, result }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
              <li key={i}>
                {matchName(name)}: {resultText(game, result.reason)}
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </Shell>
  );
}

type Playing = {
  readonly next: readonly NextMatch[];
  /** Options that may be set for the next one, and how they stand. */
  readonly free: readonly string[];
  isOn(name: string): boolean;
  set(name: string, on: boolean): void;
  readonly busy: string | undefined;
  play(name: string): void;
  /** The match that waits, or the one that comes next, by its name. */
  readonly main: Readonly<Record<string, () => void>>;
};

/** What may be played now, and the way there. */
function usePlaying({ slot, story }: Loaded): Playing {
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string>();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const { current } = slot;
  const next = current ? [] : nextIn(story, slot);
  const [first] = next;
  const specs = story.entries.find(({ game }) => game.id === first?.game)?.game.options;
  const free = (first?.choices ?? []).filter((name) => specs?.[name]?.type === "flag");
  const isOn = (name: string) =>
    chosen[name] ?? (first?.options?.[name] ?? specs?.[name]?.default) === true;
  const play = async (name: string) => {
    if (busy !== undefined) return;
    setBusy(name);
    const set = Object.fromEntries(free.map((option) => [option, isOn(option)]));
    go(`/local/${await playNext(here(), slot.id, name, set)}`);
  };
  return {
    next,
    free,
    isOn,
    set: (name, on) => setChosen({ ...chosen, [name]: on }),
    busy,
    play: (name) => void play(name),
    main: {
      ...(first && { [first.name]: () => void play(first.name) }),
      ...(current && { [current.name]: () => go(`/local/${current.match}`) }),
    },
  };
}

type NextProps = Pick<Loaded, "slot"> & {
  readonly playing: Playing;
  readonly text: GameText;
  nameOf(name: string): string;
};

/** The match that waits, or those that may be begun. */
function Next({ slot, playing, text, nameOf }: NextProps) {
  const say = useSay();
  const { next, free, isOn, set, busy, play } = playing;
  if (slot.current) {
    return (
      <Panel title={nameOf(slot.current.name)} active className={styles.section}>
        <Link href={`/local/${slot.current.match}`} className={buttonClass("primary", "l")}>
          {say("campaign.continue")}
        </Link>
      </Panel>
    );
  }
  const [first] = next;
  if (!first) return null;
  const others = next.slice(1);
  const begins = (name: string, main: boolean) => (
    <Button
      variant={main ? "primary" : "plain"}
      size={main ? "l" : "m"}
      icon={main && <Icon name="play" />}
      busy={busy === name}
      disabled={busy !== undefined && busy !== name}
      onClick={() => play(name)}
    >
      {nameOf(name)}
    </Button>
  );
  return (
    <Panel title={say("campaign.next")} active className={styles.section} data-begin="">
      {begins(first.name, true)}
      {free.length > 0 && (
        <details className={styles.others}>
          <summary>{say("game.options")}</summary>
          <div className={styles.choices}>
            {free.map((name) => (
              <SwitchField
                key={name}
                label={optionTitle(text, name)}
                on={isOn(name)}
                onChange={(on) => set(name, on)}
              />
            ))}
          </div>
        </details>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{say("campaign.others")}</summary>
          <ul className={styles.next}>
            {others.map(({ name }) => (
              <li key={name}>{begins(name, false)}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
