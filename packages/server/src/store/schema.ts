/** The tables of the database. Statements are safe to run again; later ones bring older files along. */

export const SCHEMA: readonly string[] = [
  `create table if not exists people (
    id text primary key, name text not null, kept text unique, body text not null)`,
  `create table if not exists keys (
    hash text primary key, person text not null, made bigint not null)`,
  `create table if not exists codes (
    hash text primary key, person text not null, until bigint not null)`,
  `create table if not exists tables (
    id text primary key, revision bigint not null, status text not null, listed bigint not null,
    changed bigint not null, due bigint, invite text not null unique, body text not null)`,
  `create index if not exists tables_listed on tables (listed, status, changed)`,
  `create index if not exists tables_status on tables (status, changed)`,
  `create index if not exists tables_due on tables (due)`,
  `create table if not exists sitting (
    person text not null, tbl text not null, primary key (person, tbl))`,
  `create table if not exists matches (
    id text primary key, tbl text not null, body text not null)`,
  `create table if not exists log (
    match text not null, seq bigint not null, body text not null, primary key (match, seq))`,
  `create table if not exists snapshots (
    match text primary key, seq bigint not null, body text not null)`,
  `create table if not exists chat (
    tbl text not null, n bigint not null, channel text not null, body text not null,
    primary key (tbl, n))`,
  `create index if not exists chat_channel on chat (tbl, channel, n)`,
  `create table if not exists notes (
    tbl text not null, person text not null, kind text not null, body text not null,
    primary key (tbl, person, kind))`,
  // Notes were kept with the table once; they are those on its newest match.
  `create index if not exists matches_table on matches (tbl)`,
  `insert into notes (tbl, person, kind, body)
    select coalesce((select m.id from matches m where m.tbl = notes.tbl
      order by length(m.id) desc, m.id desc limit 1), notes.tbl || '.1'), person, kind, body
    from notes where kind = 'notes' and tbl not like '%.%' on conflict do nothing`,
  `delete from notes where kind = 'notes' and tbl not like '%.%'`,
  `create table if not exists faults (
    id text primary key, match text not null, made bigint not null, body text not null)`,
  // When somebody last came to a table, or with a secret (by its hash).
  `create table if not exists uses (id text primary key, at bigint not null)`,
  `create index if not exists keys_person on keys (person)`,
  // Written to only to find out whether that works. Holds nothing, and is not copied.
  `create table if not exists pulse (id bigint primary key, at bigint not null)`,
];
