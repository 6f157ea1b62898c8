/** The rules of every game, loaded when somebody reads them. */
import { findGame } from "@sprawl/games";
import { type Book, readBook } from "./book.js";

const pages = import.meta.glob<string>(
  ["../../../../games/*/rules{,.*}.md", "../../../../examples/*/rules{,.*}.md"],
  {
    query: "?raw",
    import: "default",
  },
);

const books = new Map<string, Promise<Book | undefined>>();

/** The rules of this game, in English where this language has none; undefined if it has none at all. */
export function bookOf(game: string, language: string): Promise<Book | undefined> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = open(game, language);
    books.set(key, book);
    // Whoever asks again may have a network again.
    book.catch(() => books.delete(key));
  }
  return book;
}

async function open(game: string, language: string): Promise<Book | undefined> {
  const page = `../../../../${findGame(game)?.folder}/rules`;
  const own = pages[`${page}.${language}.md`];
  if (own) return readBook(await own(), language);
  const english = pages[`${page}.md`];
  return english ? readBook(await english()) : undefined;
}
