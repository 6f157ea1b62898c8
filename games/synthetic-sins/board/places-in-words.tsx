/** What each room holds, for whoever hears the table: one's own first, then those next to it. */
import { PlaceInWords, useTable } from "@sprawl/kit";
import type { Sector } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import { neighbours } from "../src/map.js";
import { useMarks } from "./use-marks.js";
import { useLabel, useThing } from "./words.js";

export function PlacesInWords() {
  const { map, you } = useTable<SinsState>().view.state;
  const near = you.sector > 0 ? [you.sector, ...neighbours(map, you.sector)] : [];
  const rooms = new Set([...near, ...map.tiles.filter((sector) => sector > 0)]);
  return [...rooms].map((sector) => <Room key={sector} sector={sector} />);
}

/** Who is there, what lies there, and where it leads. */
function Room({ sector }: { readonly sector: Sector }) {
  const { map, you, enemies } = useTable<SinsState>().view.state;
  const label = useLabel();
  const thing = useThing();
  const marks = useMarks(sector);
  const there = Object.values(enemies)
    .filter((enemy) => enemy.sector === sector)
    .map(({ ref, defeated, detected, overwatch }) =>
      [
        thing("enemy", ref),
        ...(defeated ? [label("board.body")] : []),
        ...(detected ? [label("board.detected")] : []),
        ...(overwatch ? [label("board.on-overwatch")] : []),
      ].join(", "),
    );
  const lines = [
    ...(you.sector === sector ? [label("board.you-here")] : []),
    ...there,
    ...marks.map(({ title }) => title),
    label("stand.ways", { list: thing("sector", neighbours(map, sector)) }),
  ];
  return <PlaceInWords name={thing("sector", sector)} lines={lines} />;
}
