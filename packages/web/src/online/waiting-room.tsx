/** A table before the deal: who sits where, who is ready, what is agreed, and the way in for others. */
import { findGame } from "@sprawl/games";
import { Button, Icon, Panel, useMedia } from "@sprawl/kit";
import type { CampaignView, TableView } from "@sprawl/server/wire";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { GameArt } from "../front/game-art.js";
import { useSay } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import { Invite } from "./invite.js";
import { giveShare, shortPromise } from "./kept-deals.js";
import { SeatRow } from "./seat-row.js";
import { Story } from "./story.js";
import styles from "./table-page.module.css";
import { useSpokenEntry } from "./use-entry.js";
import type { Act } from "./use-table.js";
import { sayWishFirst } from "./wish-first.js";
import { isTaken, type OptionWords, sayMissing, sayOptions, sayPace } from "./wording.js";

export type WaitingRoomProps = {
  readonly table: TableView;
  readonly me: string | undefined;
  readonly act: Act;
  /** What somebody just said, where the chat may lie out of sight. */
  readonly heard: ReactNode;
  onLeave(): void;
  /** Stands under the seats, and on narrow screens below everything: what people say. */
  readonly children: ReactNode;
};

/** Which match of the campaign comes next. */
function Chapter({ campaign }: { readonly campaign: CampaignView }) {
  const say = useSay();
  const labels = useSpokenEntry(campaign.game)?.text.labels ?? {};
  const { name = "" } = campaign;
  return (
    <p>
      {say("online.chapter", { n: campaign.played.length + 1 })} {labels[`match.${name}`] ?? name}
    </p>
  );
}

export function WaitingRoom({ table, me, act, heard, onLeave, children }: WaitingRoomProps) {
  const say = useSay();
  const [trouble, setTrouble] = useState<string>();
  const { seats, you, host, invite, game, watching } = table;
  const own = you === undefined ? undefined : seats[you];
  const doing: Act = async (name, body) => {
    const reply = await act(name, body);
    setTrouble(reply.ok ? undefined : sayTrouble(say, reply.error));
    return reply;
  };
  const narrow = useMedia("narrow");
  const free = seats.flatMap((seat, n) => (isTaken(seat) ? [] : [n]));
  /** The first seat that is refused ends it. */
  const fill = async () => {
    for (const seat of free) {
      const reply = await doing("bot", { seat, bot: "instinct" });
      if (!reply.ok) return;
    }
  };
  const beReady = async () => {
    await sayWishFirst(act);
    const share = giveShare(table);
    return doing("ready", { ready: true, ...(share !== undefined && { share }) });
  };
  const again = table.earlier.length > 0 && !table.campaign;
  const invitation = invite !== undefined && free.length > 0 && (
    <Invite invite={invite} game={game} />
  );
  return (
    <>
      <header className={styles.head}>
        <h1>{findGame(game)?.title ?? game}</h1>
        {table.campaign && <Chapter campaign={table.campaign} />}
        <p className={styles.soft}>
          {again && say("online.again")} {say("online.waitingLead")}
        </p>
        {again && (
          <p>
            <Link href={`/replay/match/${table.earlier.at(-1)}`}>{say("online.lastMatch")}</Link>
          </p>
        )}
      </header>
      <div className={styles.room}>
        {/* Where nothing stands beside the seats, however many they are. */}
        {narrow && invitation}
        <Panel
          title={say("online.seatsTitle")}
          aside={watching > 0 ? say("online.watching", { n: watching }) : undefined}
        >
          <ul className={styles.seats}>
            {seats.map((seat, n) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={n}
                seat={n}
                at={seat}
                you={you}
                isHost={seat.person !== undefined && seat.person === host}
                mayPlace={host === me}
                act={doing}
              />
            ))}
          </ul>
          {host === me && free.length > 1 && (
            <Button icon={<Icon name="bot" />} onClick={() => void fill()}>
              {say("online.fillBots")}
            </Button>
          )}
          {trouble !== undefined && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
          <div className={styles.ready}>
            {narrow && (
              // The chat below tells it by ear.
              <div className={styles.spoken} aria-hidden="true" data-heard="">
                {heard}
              </div>
            )}
            <p role="status" className={styles.missing}>
              <Icon name="clock" /> <span>{sayMissing(say, table)}</span>
            </p>
            {own && !own.ready && (
              <Button variant="primary" size="l" onClick={beReady}>
                {say("online.ready")}
              </Button>
            )}
            {own?.ready && (
              <Button onClick={() => doing("ready", { ready: false })}>
                {say("online.unready")}
              </Button>
            )}
            <Button variant="quiet" onClick={onLeave}>
              {say("online.leave")}
            </Button>
          </div>
        </Panel>
        <div className={styles.beside}>
          {!narrow && invitation}
          {table.campaign && <Story table={table} campaign={table.campaign} />}
          <Agreed table={table} />
          {!narrow && (
            <div className={styles.cover}>
              <GameArt game={game} />
            </div>
          )}
        </div>
        {children}
      </div>
    </>
  );
}

const fact = ({ name, title, value }: OptionWords) => (
  <div key={name}>
    <dt>{title}</dt>
    <dd>{value}</dd>
  </div>
);

/** What everybody agrees to who is ready: what is not as usual, and the rest on demand. */
function Agreed({ table }: { readonly table: TableView }) {
  const say = useSay();
  const entry = useSpokenEntry(table.game);
  const all = entry ? sayOptions(say, entry, table.options, true) : [];
  const options = entry ? sayOptions(say, entry, table.options) : [];
  const usual = all.filter(({ name }) => options.every((each) => each.name !== name));
  return (
    <Panel title={say("online.options")}>
      <dl className={styles.facts}>
        <div>
          <dt>{say("online.pace")}</dt>
          <dd>{sayPace(say, table.pace)}</dd>
        </div>
        {table.seats.some(({ bot }) => bot) && (
          <div>
            <dt>{say("online.botPace")}</dt>
            <dd>{say(`online.botPace.${table.botPace}`)}</dd>
          </div>
        )}
        <div>
          <dt>{say("online.table")}</dt>
          <dd>{say(table.private ? "online.private" : "online.public")}</dd>
        </div>
        {table.shuffleSeats && (
          <div>
            <dt>{say("online.shuffle")}</dt>
            <dd>{say("online.on")}</dd>
          </div>
        )}
        {options.map(fact)}
      </dl>
      {table.deal && (
        <p className={styles.aside}>
          {say("online.deal", { short: shortPromise(table.deal.promise) })}{" "}
          <Link href="/fair-deals">{say("end.dealHow")}</Link>
        </p>
      )}
      {usual.length > 0 && (
        <details className={styles.standing}>
          <summary>{say("online.usual", { n: usual.length })}</summary>
          <dl className={styles.facts}>{usual.map(fact)}</dl>
        </details>
      )}
    </Panel>
  );
}
