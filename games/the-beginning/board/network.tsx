/** The Network: a tower of three Channels, what lies in it and where the next Data Chip goes. */
import { Shown } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { CHANNEL_ROOM, CHANNELS, TIERS } from "../src/board.js";
import { openChannels } from "../src/network.js";
import { PLACE_AT, SLOT, slotAt } from "./geography.js";
import css from "./map.module.css";
import { chipPicture } from "./pictures.js";
import { Note, standAt } from "./pieces.js";
import { useCity } from "./use-city.js";

/** Three Channels of five Tiers; a face-down Data Chip shows its face to who has seen it. */
export function Network() {
  const { s, g, label, thing } = useCity();
  const open = openChannels(g);
  const [x, y] = PLACE_AT.network;
  return (
    <>
      <Spot
        on="network"
        under="area/6"
        label={label("network")}
        className={css.network}
        preview={<Note title={label("network")}>{label("about.network")}</Note>}
        style={standAt([x, y], { zIndex: 1 })}
      >
        {CHANNELS.map((name, channel) => (
          <span key={name}>{thing("channel", channel)}</span>
        ))}
      </Spot>
      {Array.from({ length: TIERS }, (_, tier) => (
        <b
          // biome-ignore lint/suspicious/noArrayIndexKey: the Tiers stay.
          key={tier}
          className={css.tier}
          data-last={tier + 1 === CHANNEL_ROOM || undefined}
          style={{ left: x - 96, top: slotAt(0, tier)[1] }}
          aria-hidden="true"
        >
          {tier + 1}
        </b>
      ))}
      {SLOTS.map(({ key, channel, tier }) =>
        tier === s.network[channel].length && open.includes(channel) ? (
          <NextSlot key={key} channel={channel} tier={tier} />
        ) : (
          <Slot key={key} channel={channel} tier={tier} />
        ),
      )}
    </>
  );
}

const SLOTS = CHANNELS.flatMap((name, channel) =>
  Array.from({ length: TIERS }, (_, tier) => ({ key: `${name}-${tier}`, channel, tier })),
);

/** A press on a slot where nothing can be done is a press on the tower, or on its Area. */
const GROUND = ["network", "area/6"] as const;

type SlotProps = { readonly channel: number; readonly tier: number };

const slotStyle = (channel: number, tier: number): CSSProperties => {
  const [left, top] = slotAt(channel, tier);
  return { left, top, width: SLOT.width, height: SLOT.height, zIndex: 262 };
};

function NextSlot({ channel, tier }: SlotProps) {
  const { label, thing } = useCity();
  const name = `${thing("channel", channel)}: ${label("next-slot", { tier: tier + 1 })}`;
  return (
    <Spot
      on={`channel/${channel}`}
      under={GROUND}
      label={name}
      className={css.slot}
      preview={<Note title={name}>{label("about.network")}</Note>}
      style={slotStyle(channel, tier)}
    >
      <span className={css.next} />
    </Spot>
  );
}

function Slot({ channel, tier }: SlotProps) {
  const { s, face, label, thing, seatName } = useCity();
  const slot = s.network[channel][tier];
  if (!slot) return <span className={css.hole} style={slotStyle(channel, tier)} />;
  const colour = face(slot.chip);
  const chip = thing("chip", colour);
  const by = label("placed-by", { name: seatName(slot.by) });
  return (
    <Spot
      on={`slot/${channel}/${tier}`}
      under={GROUND}
      label={label("slot", { channel, tier: tier + 1, chip })}
      className={css.slot}
      preview={
        <Note title={label("slot", { channel, tier: tier + 1, chip })}>
          {slot.open ? "" : `${label("face-down")} `}
          {by}
        </Note>
      }
      style={slotStyle(channel, tier)}
    >
      <span className={css.chip} data-known={(!slot.open && colour !== undefined) || undefined}>
        <Shown picture={chipPicture(colour)} width={38} height={29} />
      </span>
    </Spot>
  );
}
