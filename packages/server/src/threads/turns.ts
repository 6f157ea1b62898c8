/**
 * Who is next, when many wait: everybody in turn, however much each of them wants. Whoever has
 * several tables waits for those in turn again.
 */

/** For whom something is done, and at which table of theirs. */
export type Owner = { readonly person: string; readonly table: string };

export class Turns<T extends { readonly owner: Owner }> {
  /** By person, then by table; whoever is first in the map is next. */
  private readonly people = new Map<string, Map<string, T[]>>();

  /** How many people wait. */
  get waiting(): number {
    return this.people.size;
  }

  /** How many things wait for this person. */
  of(person: string): number {
    let many = 0;
    for (const jobs of this.people.get(person)?.values() ?? []) many += jobs.length;
    return many;
  }

  add(job: T): void {
    const { person, table } = job.owner;
    const tables = this.people.get(person) ?? new Map<string, T[]>();
    this.people.set(person, tables);
    const jobs = tables.get(table) ?? [];
    tables.set(table, jobs);
    jobs.push(job);
  }

  /** Take the next one; its owner goes to the end of the row. */
  next(): T | undefined {
    for (const [person, tables] of this.people) {
      for (const [table, jobs] of tables) {
        const job = jobs.shift();
        tables.delete(table);
        if (jobs.length > 0) tables.set(table, jobs);
        this.people.delete(person);
        if (tables.size > 0) this.people.set(person, tables);
        return job;
      }
    }
    return undefined;
  }

  /** All that wait, which then do no longer. */
  clear(): T[] {
    const all: T[] = [];
    for (let job = this.next(); job; job = this.next()) all.push(job);
    return all;
  }
}
