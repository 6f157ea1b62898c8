/**
 * The sockets that are open in this process, by the person who holds them: what somebody changes
 * about themselves counts on all of them at once. Other processes look again with each heartbeat.
 */
import type { Person } from "../store/people.js";

export type OpenSocket = {
  /** Hash of the secret its browser holds. */
  readonly device: string;
  changed(person: Person): void;
  close(): void;
};

export class OpenSockets {
  private readonly held = new Map<string, Set<OpenSocket>>();

  /** Returns how it is taken off the list. */
  add(person: string, socket: OpenSocket): () => void {
    const sockets = this.held.get(person) ?? new Set();
    this.held.set(person, sockets.add(socket));
    return () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.held.get(person) === sockets) this.held.delete(person);
    };
  }

  /** Somebody has another name, or hears other people. */
  changed(person: Person): void {
    for (const socket of this.held.get(person.id) ?? []) socket.changed(person);
  }

  /** A device is no longer this person's. */
  forgotten(person: string, device: string): void {
    for (const socket of [...(this.held.get(person) ?? [])]) {
      if (socket.device === device) socket.close();
    }
  }
}
