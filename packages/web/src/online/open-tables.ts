/** Tables open to everybody. The server tells a hundred at a time. */
import type { TableView } from "@sprawl/server/wire";
import type { Ask } from "../feed/online-http.js";

const PAGE = 100;

/** The first so many pages; undefined if the server is away. Each table once, whoever came meanwhile. */
export async function openTables(ask: Ask, pages: number) {
  const tables = new Map<string, TableView>();
  for (let page = 0; page < pages; page++) {
    const from = page === 0 ? "" : `?from=${page * PAGE}`;
    const got = await ask<readonly TableView[]>("GET", `/api/tables${from}`);
    if (!got.ok) return undefined;
    for (const table of got.body) if (!tables.has(table.id)) tables.set(table.id, table);
    if (got.body.length < PAGE) return { tables: [...tables.values()], more: false };
  }
  return { tables: [...tables.values()], more: true };
}
