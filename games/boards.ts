/**
 * What games bring to pages, found in their folders: boards, loaded when a table is opened, and
 * covers with their palettes, which come with the page. Only the web client loads this.
 */
import type { BoardDefinition, SceneProps } from "@sprawl/kit";
import type { ComponentType } from "react";
import { allGames, folderOf } from "./index.js";

type Cover = ComponentType<SceneProps>;
type LoadBoard = () => Promise<BoardDefinition>;

const boards = import.meta.glob<BoardDefinition>(
  ["./*/board/index.ts", "../examples/*/board/index.ts"],
  { import: "board" },
);
const covers = import.meta.glob<Cover>(["./*/board/cover.tsx", "../examples/*/board/cover.tsx"], {
  import: "Cover",
  eager: true,
});
import.meta.glob(["./*/board/palette.css", "../examples/*/board/palette.css"], { eager: true });

/** How to load a game's board; undefined if it has none. */
export function boardOf(game: string): LoadBoard | undefined {
  return boards[`${placeOf(game)}/board/index.ts`];
}

/** A game's cover; undefined if none is drawn. */
export function coverOf(game: string): Cover | undefined {
  return covers[`${placeOf(game)}/board/cover.tsx`];
}

/** A game's folder, from here. */
function placeOf(game: string): string {
  const about = allGames.find(({ id }) => id === game);
  const folder = about ? folderOf(about) : "";
  return folder.startsWith("games/") ? folder.replace("games/", "./") : `../${folder}`;
}
