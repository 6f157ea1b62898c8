/** The matches and campaigns that this browser keeps. */
import { BadInput } from "@sprawl/engine";
import { Button, Toast, Toasts } from "@sprawl/kit";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { exampleGames, playableGames } from "../front/catalogue.js";
import { ForReport } from "../front/for-report.js";
import { GameArt } from "../front/game-art.js";
import { TableRow } from "../front/match-row.js";
import { Shell } from "../front/shell.js";
import { useMyTables } from "../online/moves.js";
import { openReplayFile } from "../replay/sources.js";
import { useSay } from "../words/say.js";
import { FileButton } from "./file-button.js";
import { type FileFault, faultOf } from "./file-fault.js";
import { deleteMatch, deleteSlot, importHere } from "./keeping.js";
import styles from "./saved.module.css";
import { CampaignRow, MatchRow } from "./saved-rows.js";
import { useKept } from "./use-kept.js";

/** How long a deletion can be undone by a button, in ms. */
const REGRET = 12_000;

type Deleted = { readonly n: number; putBack(): Promise<void> };

export function SavedPage() {
  const say = useSay();
  const [, go] = useLocation();
  const [list, refresh, failed] = useKept();
  const [wrong, setWrong] = useState<{
    readonly fault: FileFault;
    readonly why: string | undefined;
  }>();
  const [deleted, setDeleted] = useState<Deleted>();

  const gone = async (putBack: Promise<() => Promise<void>>) => {
    const back = await putBack;
    setDeleted(({ n } = { n: 0, putBack: back }) => ({ n: n + 1, putBack: back }));
    refresh();
  };
  const take = (file: File) => {
    setWrong(undefined);
    importHere(file).then(
      ({ kind, id }) => (kind === "campaign" ? go(`/campaign/${id}`) : refresh()),
      (error: unknown) => setWrong({ fault: faultOf(error), why: placeOf(error) }),
    );
  };
  const watch = async (file: File) => {
    openReplayFile(await file.text());
    go("/replay/file/last");
  };

  const open = list?.matches.filter(({ result, abandoned }) => !result && !abandoned) ?? [];
  const over = list?.matches.filter(({ result, abandoned }) => result || abandoned) ?? [];
  const slots = list?.slots ?? [];
  const tables = useMyTables();
  const empty = list && list.matches.length + slots.length + tables.length === 0;
  return (
    <Shell title={say("saved.title")} width="page">
      <div className={styles.head}>
        <h1>{say("saved.title")}</h1>
        <div className={styles.files}>
          <FileButton onFile={take}>{say("saved.import")}</FileButton>
          <FileButton onFile={(file) => void watch(file)}>{say("saved.watch")}</FileButton>
        </div>
      </div>
      <p className={styles.where}>{say("saved.where")}</p>
      {wrong && <Wrong words={say(`saved.fault.${wrong.fault}`)} why={wrong.why} />}
      {failed && <Wrong words={say("saved.noStore")} />}
      {empty && <NothingYet />}
      <Section title={say("saved.tables")} show={tables.length > 0}>
        {tables.map((table) => (
          <li key={table.id}>
            <TableRow table={table} />
          </li>
        ))}
      </Section>
      <Section title={say("saved.campaigns")} show={slots.length > 0}>
        {slots.map((slot) => (
          <CampaignRow key={slot.id} slot={slot} onDelete={() => void gone(deleteSlot(slot.id))} />
        ))}
      </Section>
      {[open, over].map((matches, i) => (
        <Section key={MATCHES[i]} title={say(MATCHES[i])} show={matches.length > 0}>
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              onDelete={() => void gone(deleteMatch(match.id))}
            />
          ))}
        </Section>
      ))}
      <Regret deleted={deleted} forget={() => setDeleted(undefined)} refresh={refresh} />
    </Shell>
  );
}

/** Before the first match: where it would stand, and the games to begin one of. */
function NothingYet() {
  const say = useSay();
  return (
    <section className={styles.none} aria-labelledby="nothing-yet">
      <h2 id="nothing-yet">{say("saved.empty")}</h2>
      <p className={styles.soft}>{say("saved.emptyNote")}</p>
      <ul className={styles.covers}>
        {[...playableGames, ...exampleGames].map(({ id, title }) => (
          <li key={id}>
            <Link href={`/game/${id}`} className={styles.cover}>
              <span className={styles.art} aria-hidden="true">
                <GameArt game={id} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Matches that are being played, and those that are over. */
const MATCHES = ["saved.open", "saved.over"] as const;

type WrongProps = { readonly words: string; readonly why?: string | undefined };

function Wrong({ words, why }: WrongProps) {
  return (
    <div className={styles.wrong} role="alert">
      {words}
      {why !== undefined && <ForReport words={why} />}
    </div>
  );
}

type RegretProps = {
  readonly deleted: Deleted | undefined;
  forget(): void;
  refresh(): void;
};

/** What was deleted can be put back, for a while. */
function Regret({ deleted, forget, refresh }: RegretProps) {
  const say = useSay();
  const putBack = () => {
    forget();
    void deleted?.putBack().then(refresh);
  };
  const action = (
    <Button size="s" onClick={putBack}>
      {say("saved.putBack")}
    </Button>
  );
  return (
    <Toasts>
      {deleted && (
        <Toast key={deleted.n} after={REGRET} onClose={forget} action={action}>
          {say("saved.deleted")}
        </Toast>
      )}
    </Toasts>
  );
}

/** Which part of a file is wrong, and how. */
function placeOf(error: unknown): string | undefined {
  return error instanceof BadInput ? `${error.place} ${error.problem}` : undefined;
}

function Section(props: {
  readonly title: string;
  readonly show: boolean;
  readonly children: React.ReactNode;
}) {
  if (!props.show) return undefined;
  return (
    <section className={styles.section}>
      <h2>{props.title}</h2>
      <ul className={styles.list}>{props.children}</ul>
    </section>
  );
}
