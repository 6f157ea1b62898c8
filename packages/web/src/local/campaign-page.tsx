/** A campaign: what is carried, what has been played, and what may be played next. */
import type { GameEntry, GameText } from "@sprawl/engine";
import { Button, buttonClass, Icon, Panel, SwitchField } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { Shell } from "../front/shell.js";
import { useSettings } from "../settings/settings.js";
import { textIn } from "../table/speaker.js";
import { useBoard } from "../table/use-board.js";
import { useSay } from "../words/say.js";
import { optionTitle, plainly } from "../words/titles.js";
import { endingIn, nextIn, playNext } from "./campaigns.js";
import { Carried } from "./carried.js";
import { exportSlot } from "./keeping.js";
import type { KeptSlot } from "./kept.js";
import styles from "./saved.module.css";
import { here, loadGame } from "./start.js";

type Loaded = { readonly slot: KeptSlot; readonly entry: GameEntry };

export function CampaignPage() {
  const { slot: id = "" } = useParams();
  const say = useSay();
  const [loaded, setLoaded] = useState<Loaded | "missing">();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const slot = await here().store.slot(id);
      const found = slot ? { slot, entry: await loadGame(slot.game) } : "missing";
      if (!gone) setLoaded(found);
    };
    read().catch(() => setLoaded("missing"));
    return () => {
      gone = true;
    };
  }, [id]);
  if (loaded === undefined) {
    return (
      <Shell title={say("campaign.title")} width="text">
        <h1>{say("campaign.title")}</h1>
        <p role="status">{say("campaign.opening")}</p>
      </Shell>
    );
  }
  if (loaded === "missing") {
    return (
      <Shell title={say("campaign.title")} width="text">
        <h1>{say("campaign.title")}</h1>
        <p>{say("campaign.missing")}</p>
        <Link href="/saved" className={buttonClass("primary")}>
          {say("local.toSaved")}
        </Link>
      </Shell>
    );
  }
  return <CampaignView {...loaded} />;
}

function CampaignView({ slot, entry }: Loaded) {
  const say = useSay();
  const text = textIn(entry, useSettings().language);
  const matchName = (name: string) => text.labels?.[`match.${name}`] ?? plainly(name);
  const title = say("campaign.of", { game: text.title });
  const { played, carried } = slot.campaign;
  const ending = endingIn(entry, slot);
  const board = useBoard(slot.game);
  const Between = board === "waiting" ? undefined : board?.Between;
  const speaker = { text, seat: () => say("you"), face: () => undefined };
  const next = <Next slot={slot} entry={entry} text={text} nameOf={matchName} />;
  return (
    <Shell title={title} width={Between ? "page" : "text"}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <Button size="s" onClick={() => void exportSlot(slot.id)}>
          {say("saved.export")}
        </Button>
      </div>
      {ending !== undefined && (
        <p role="status">{text.labels?.[`ending.${ending}`] ?? say("campaign.over")}</p>
      )}
      {Between ? (
        <Between carried={carried} speaker={speaker} begin={next} />
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
            {played.map(({ name, result }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
              <li key={i}>
                {matchName(name)}: {text.results[result.reason] ?? plainly(result.reason)}
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </Shell>
  );
}

type NextProps = Loaded & { readonly text: GameText; nameOf(name: string): string };

/** The match that waits, or those that may be begun. */
function Next({ slot, entry, text, nameOf }: NextProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string>();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  if (slot.current) {
    return (
      <Panel title={nameOf(slot.current.name)} active className={styles.section}>
        <Link href={`/local/${slot.current.match}`} className={buttonClass("primary", "l")}>
          {say("campaign.continue")}
        </Link>
      </Panel>
    );
  }
  const next = nextIn(entry, slot);
  const [first] = next;
  if (!first) return null;
  const free = (first.choices ?? []).filter((name) => first.game.options[name]?.type === "flag");
  const isOn = (name: string) => chosen[name] ?? first.options?.[name] === true;
  const play = async (name: string) => {
    setBusy(name);
    const set = Object.fromEntries(free.map((option) => [option, isOn(option)]));
    go(`/local/${await playNext(here(), slot.id, name, set)}`);
  };
  return (
    <Panel title={say("campaign.next")} active className={styles.section}>
      <ul className={styles.next}>
        {next.map(({ name }, i) => (
          <li key={name}>
            <Button
              variant={i === 0 ? "primary" : "plain"}
              size={i === 0 ? "l" : "m"}
              icon={i === 0 && <Icon name="play" />}
              busy={busy === name}
              disabled={busy !== undefined && busy !== name}
              onClick={() => void play(name)}
            >
              {nameOf(name)}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        {free.map((name) => (
          <SwitchField
            key={name}
            label={optionTitle(text, name)}
            on={isOn(name)}
            onChange={(on) => setChosen({ ...chosen, [name]: on })}
          />
        ))}
      </div>
    </Panel>
  );
}
