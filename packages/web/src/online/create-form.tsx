/** Opening a table: one click as it stands, everything else to be changed if one likes. */
import { aboutIn } from "@sprawl/engine";
import { seatCounts } from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";
import { Button, ChoiceField, NumberField, Panel, SelectField, SwitchField } from "@sprawl/kit";
import type { TableView } from "@sprawl/server/wire";
import { type FormEvent, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { ask } from "../feed/online-http.js";
import { GameArt } from "../front/game-art.js";
import { useSettings } from "../settings/settings.js";
import { useSay } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import {
  type Draft,
  HOURS,
  newDraft,
  onlineGames,
  requestOf,
  valuesIn,
  withCampaign,
  withGame,
  withSeats,
} from "./draft.js";
import styles from "./lobby.module.css";
import { beCalled, lastName, useMe } from "./me.js";
import { NameField } from "./name-field.js";
import { CampaignFields, OptionFields } from "./option-fields.js";
import { useSpokenEntry } from "./use-entry.js";

export function CreateForm({ game }: { readonly game: string | undefined }) {
  const say = useSay();
  const { me } = useMe();
  const [draft, setDraft] = useState(() => newDraft(game));
  const [name, setName] = useState(lastName);
  const { create, busy, trouble } = useCreating(draft, name);
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }));
  const spoken = useSpokenEntry(draft.game);
  const story = draft.campaign ? spoken?.entry.campaign : undefined;
  return (
    <>
      <Panel title={say("online.create")} className={styles.create}>
        <form onSubmit={create} className={styles.form}>
          {!me && <NameField name={name} onName={setName} />}
          <GameFields draft={draft} set={set} spoken={spoken} onDraft={setDraft} />
          <PaceFields draft={draft} set={set} />
          <details className={styles.details}>
            <summary>{say("online.options")}</summary>
            <div className={styles.form}>
              {story ? (
                <CampaignFields draft={draft} spoken={spoken} onDraft={setDraft} />
              ) : (
                <OptionFields draft={draft} spoken={spoken} onDraft={setDraft} />
              )}
              <BotFields draft={draft} set={set} />
              <SwitchField
                label={say("online.shuffle")}
                on={draft.shuffle}
                onChange={(shuffle) => set({ shuffle })}
              />
            </div>
          </details>
          <SwitchField
            label={say("online.public.label")}
            note={say("online.createLead")}
            on={draft.public}
            onChange={(open) => set({ public: open })}
          />
          {trouble !== undefined && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
          <div className={styles.go}>
            <Button type="submit" variant="primary" size="l" busy={busy}>
              {say("online.createNow")}
            </Button>
          </div>
        </form>
      </Panel>
      <Chosen game={draft.game} />
    </>
  );
}

/** On a large screen: what will be played, beside the form. */
function Chosen({ game }: { readonly game: string }) {
  const { language } = useSettings();
  const about = findGame(game);
  if (!about) return null;
  return (
    <figure className={styles.chosen}>
      <GameArt game={game} />
      <figcaption>{aboutIn(about, language).line}</figcaption>
    </figure>
  );
}

/** Opens the table, for somebody who says a name first if need be, and goes there. */
function useCreating(draft: Draft, name: string) {
  const say = useSay();
  const { me } = useMe();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!me && name.trim() === "") return setTrouble(say("online.needName"));
    setBusy(true);
    setTrouble(undefined);
    const refused = me ? undefined : await beCalled(name);
    const got = refused ? undefined : await ask<TableView>("POST", "/api/tables", requestOf(draft));
    setBusy(false);
    if (got?.ok) return go(`/table/${got.body.id}`);
    const why = refused ?? (got && !got.ok ? got.error : undefined);
    setTrouble(why && sayTrouble(say, why));
  };
  return { create, busy, trouble };
}

type Part = { readonly draft: Draft; set(change: Partial<Draft>): void };

type GamePart = Part & {
  readonly spoken: ReturnType<typeof useSpokenEntry>;
  onDraft(change: (now: Draft) => Draft): void;
};

/** What is played, by how many, and whether it is a campaign. */
function GameFields({ draft, set, spoken, onDraft }: GamePart) {
  const say = useSay();
  const { min, max } = useSeatRange(draft, spoken);
  const listed = onlineGames.some(({ id }) => id === draft.game)
    ? onlineGames
    : [...onlineGames, ...[findGame(draft.game)].flatMap((each) => each ?? [])];
  return (
    <>
      <SelectField
        label={say("online.game")}
        value={draft.game}
        values={listed.map(({ id, title }) => ({ value: id, title }))}
        onChange={(id) => onDraft((now) => withGame(now, id))}
      />
      <div className={styles.pair}>
        <NumberField
          label={say("online.seatCount")}
          value={draft.seats}
          min={min}
          max={max}
          onChange={(seats) => onDraft((now) => withSeats(now, seats))}
        />
        <NumberField
          label={say("online.bots")}
          value={draft.bots}
          min={0}
          max={draft.seats - 1}
          onChange={(bots) => set({ bots })}
        />
      </div>
      {spoken?.entry.campaign && (
        <SwitchField
          label={say("online.campaign")}
          on={draft.campaign}
          onChange={(on) => onDraft((now) => withCampaign(spoken.entry, now, on))}
        />
      )}
    </>
  );
}

/** How few and how many may play this, with these options. */
function useSeatRange({ game, campaign, preset, options }: Draft, spoken: GamePart["spoken"]) {
  const counts = useMemo(
    () =>
      spoken ? seatCounts(spoken.entry.game, valuesIn(spoken.entry, { preset, options })) : [],
    [spoken, preset, options],
  );
  const story = campaign ? spoken?.entry.campaign : undefined;
  const { min, max } = story?.seats ?? findGame(game)?.seats ?? { min: 2, max: 2 };
  return story ? { min, max } : { min: counts[0] ?? min, max: counts.at(-1) ?? max };
}

function BotFields({ draft, set }: Part) {
  const say = useSay();
  if (draft.bots === 0) return undefined;
  return (
    <>
      <ChoiceField
        label={say("online.botKind")}
        value={draft.botKind}
        values={(["instinct", "search", "random"] as const).map((kind) => ({
          value: kind,
          title: say(`online.bot.${kind}`),
        }))}
        onChange={(botKind) => set({ botKind })}
      />
      <ChoiceField
        label={say("online.botPace")}
        value={draft.botPace}
        values={(["at-once", "natural", "slow"] as const).map((pace) => ({
          value: pace,
          title: say(`online.botPace.${pace}`),
        }))}
        onChange={(botPace) => set({ botPace })}
      />
    </>
  );
}

function PaceFields({ draft, set }: Part) {
  const say = useSay();
  return (
    <>
      <ChoiceField
        label={say("online.pace")}
        value={draft.pace}
        values={[
          { value: "untimed", title: say("online.paceUntimed") },
          { value: "live", title: say("online.paceLive") },
          { value: "turns", title: say("online.paceTurns") },
        ]}
        onChange={(pace) => set({ pace })}
      />
      <TimeFields draft={draft} set={set} />
    </>
  );
}

function TimeFields({ draft, set }: Part) {
  const say = useSay();
  if (draft.pace === "turns") {
    return (
      <SelectField
        label={say("online.each")}
        value={String(draft.hours)}
        values={HOURS.map((hours) => ({
          value: String(hours),
          title:
            hours % 24 === 0
              ? say("online.pace.days", { n: hours / 24 })
              : say("online.pace.hours", { n: hours }),
        }))}
        onChange={(hours) => set({ hours: Number(hours) })}
      />
    );
  }
  if (draft.pace !== "live") return undefined;
  return (
    <div className={styles.pair}>
      <NumberField
        label={say("online.bank")}
        value={draft.bank}
        min={1}
        max={180}
        onChange={(bank) => set({ bank })}
      />
      <NumberField
        label={say("online.increment")}
        value={draft.increment}
        min={0}
        max={300}
        onChange={(increment) => set({ increment })}
      />
    </div>
  );
}
