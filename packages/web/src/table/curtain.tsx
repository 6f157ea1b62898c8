/** On one screen with several people: who must take the screen before anything private shows. */
import { Button, SeatMark } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import css from "./screen.module.css";

export type CurtainProps = { readonly seat: number; readonly name: string; lift(): void };

export function Curtain({ seat, name, lift }: CurtainProps) {
  const say = useSay();
  return (
    <main className={css.curtain}>
      <SeatMark seat={seat} size="l" />
      <h1>{say("table.curtain", { name })}</h1>
      <p>{say("table.curtainHelp", { name })}</p>
      <Button variant="primary" size="l" autoFocus onClick={lift}>
        {say("table.curtainLift", { name })}
      </Button>
    </main>
  );
}
