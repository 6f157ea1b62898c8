/** A room: its floor and what stands in it, in a unit square. The near half stays low: people stand there. */
import type { Floor, Space } from "@sprawl/art";

export type Room = { readonly floor: Floor; readonly draw: (g: Space) => void };
