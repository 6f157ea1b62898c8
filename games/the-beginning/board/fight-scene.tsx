/** A fight before everybody: who strikes, with how much; who stands against it; hit or miss. */
import { Piece, Portrait, SEAT_COLOURS, seatGround } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import type { Staging } from "@sprawl/kit";
import type { CSSProperties } from "react";
import type { EnemyType } from "../src/state.js";
import { baseOf, enemyFigures, faces, operatives } from "./faces.js";
import css from "./fight-scene.module.css";
import { useCity } from "./use-city.js";

type Args = GameEvent["args"];
/** How long it takes to read both sides, and the verdict. */
const READ = 5;

/** A character strikes where chance has a card in it; else an Enemy does. */
export function fought({ args }: GameEvent, hit: boolean): Staging {
  return { shape: "scene", node: <Fight args={args} hit={hit} />, beats: READ };
}

function Fight({ args, hit }: { readonly args: Args; readonly hit: boolean }) {
  const { label } = useCity();
  const byPlayer = "luck" in args;
  const n = (name: string) => Number(args[name] ?? 0);
  const attack: readonly Part[] = byPlayer
    ? [
        ["red", n("red")],
        ["bonus", n("bonus")],
      ]
    : [["red", n("red")]];
  const defence: readonly Part[] = [
    ["shield", n("shield")],
    byPlayer ? ["luck", n("luck")] : ["blue", n("blue")],
  ];
  const figure = <Fighter args={args} />;
  const enemy = <Foe id={String(args.enemy)} />;
  return (
    <div className={css.scene} data-moment="" data-good={byPlayer === hit}>
      <div className={css.fight}>
        <Side name="attack" parts={attack}>
          {byPlayer ? figure : enemy}
        </Side>
        <Side name="defence" parts={defence}>
          {byPlayer ? enemy : figure}
        </Side>
        <em>{label(hit ? "stage.hit" : "stage.miss")}</em>
      </div>
    </div>
  );
}

type Part = readonly [string, number];
type SideProps = {
  readonly name: "attack" | "defence";
  readonly parts: readonly Part[];
  readonly children: React.ReactNode;
};

/** Who it is, what it is made of, and what that comes to. */
function Side({ name, parts, children }: SideProps) {
  const { label } = useCity();
  const sum = parts.reduce((all, [, n]) => all + n, 0);
  return (
    <section className={css.side} data-side={name}>
      {children}
      <h3>{label(`stage.${name}`)}</h3>
      <b>{signed(sum)}</b>
      <ul>
        {parts
          .filter(([id, n], i) => n !== 0 || i === 0 || id === "luck")
          .map(([id, n]) => (
            <li key={id}>
              {label(`stage.${id}`)} <b>{signed(n)}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}

const signed = (n: number) => (n < 0 ? `−${-n}` : String(n));

/** The character, or the dog. */
function Fighter({ args }: { readonly args: Args }) {
  const { s } = useCity();
  const { id, seat } = s.figures[Number(args.figure ?? args.seat)];
  const owner = { "--seat": SEAT_COLOURS[seat] } as CSSProperties;
  if (id === "kuro") {
    return (
      <svg viewBox="-50 -90 100 100" className={css.figure} style={owner} aria-hidden="true">
        <Piece
          figure={operatives.kuro}
          colour={SEAT_COLOURS[seat]}
          shape={baseOf(seat)}
          rim="#ffcf9a"
        />
      </svg>
    );
  }
  return (
    <span className={css.figure} style={owner}>
      <Portrait face={faces[id]} ground={seatGround(seat)} size={120} />
    </span>
  );
}

function Foe({ id }: { readonly id: string }) {
  const [type] = id.split("-") as [EnemyType | "deus"];
  const box = type === "deus" ? "-112 -216 224 240" : "-44 -92 88 104";
  return (
    <svg viewBox={box} className={css.figure} aria-hidden="true">
      <Piece figure={enemyFigures[type]} colour="#ff6f5b" shape="hexagon" rim="#ff9b54" />
    </svg>
  );
}
