/** The rules of every game, loaded when somebody reads them. */
import { findGame } from "@sprawl/games";
import { type Book, readBook } from "./book.js";

const pages = import.meta.glob<string>(
  ["../../../../games/*/rules.md", "../../../../examples/*/rules.md"],
  {
    query: "?raw",
    import: "default",
  },
);

const books = new Map<string, Promise<Book | undefined>>();

/** The rules of this game; undefined if it has none. */
export function bookOf(game: string): Promise<Book | undefined> {
  let book = books.get(game);
  if (!book) {
    book = open(game);
    books.set(game, book);
    // Whoever asks again may have a network again.
    book.catch(() => books.delete(game));
  }
  return book;
}

async function open(game: string): Promise<Book | undefined> {
  const folder = findGame(game)?.folder;
  const page = pages[`../../../../${folder}/rules.md`];
  return page ? readBook(await page()) : undefined;
}
