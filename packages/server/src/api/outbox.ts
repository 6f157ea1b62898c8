/**
 * What is said to sockets. All that is said to one of them in one turn of the loop goes out in one
 * write. JSON can do without anything but ASCII, so the frames (RFC 6455) are put together as text,
 * a letter for each byte. Pings and closing are left to `ws`, which writes to the same wire.
 */
import type { Socket } from "node:net";
import type { AsciiJson } from "../wire/json.js";

/** One socket, and what has been said to it in this turn. */
export type Outlet = {
  readonly wire: Socket;
  /** May anything still be written? */
  isOpen(): boolean;
  frames: string;
};

export class Outbox {
  private outlets: Outlet[] = [];

  /** Say something. */
  put(outlet: Outlet, text: AsciiJson): void {
    if (outlet.frames === "") {
      if (this.outlets.push(outlet) === 1) setImmediate(() => this.send());
    }
    outlet.frames += framed(text);
  }

  private send(): void {
    const { outlets } = this;
    this.outlets = [];
    for (const outlet of outlets) {
      const { wire, frames } = outlet;
      outlet.frames = "";
      if (outlet.isOpen()) wire.write(frames, "latin1");
    }
  }
}

const WHOLE_TEXT = "\x81";

/** A message as one frame. */
export function framed(text: AsciiJson): string {
  const { length } = text;
  if (length < 126) return WHOLE_TEXT + String.fromCharCode(length) + text;
  if (length < 1 << 16) return `${WHOLE_TEXT}\x7e${bytes(length, 2)}${text}`;
  return `${WHOLE_TEXT}\x7f${bytes(length, 8)}${text}`;
}

function bytes(value: number, count: number): string {
  let text = "";
  for (let i = 0, rest = value; i < count; i++, rest = Math.floor(rest / 256)) {
    text = String.fromCharCode(rest % 256) + text;
  }
  return text;
}
