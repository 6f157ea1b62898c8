/**
 * Every component in every state, and the tokens they are made of: to look at, to test, to copy
 * from. For those who build boards, so it speaks English only.
 */
import { ChoiceField } from "@sprawl/kit";
import { Shell } from "../front/shell.js";
import { CHOICES, settings, useSettings } from "../settings/settings.js";
import { Art } from "./art.js";
import { Boards } from "./boards.js";
import { Controls } from "./controls.js";
import { Frames } from "./frames.js";
import styles from "./gallery.module.css";
import { Motion } from "./motion.js";
import { Pictures } from "./pictures.js";
import { Pieces } from "./pieces.js";
import { Spots } from "./spots.js";
import { Tokens } from "./tokens.js";

export function GalleryPage() {
  const { theme } = useSettings();
  return (
    <Shell title="Kit">
      <h1>The kit</h1>
      <p className={styles.lead}>
        What boards and pages are made of. Tokens stand in kit/src/styles.css, components each in a
        file of their own.
      </p>
      <div className={styles.themes}>
        <ChoiceField
          label="Theme"
          value={theme}
          values={CHOICES.theme.map((value) => ({ value, title: value }))}
          onChange={(to) => settings.set({ theme: to })}
        />
      </div>
      <Tokens />
      <Controls />
      <Pieces />
      <Spots />
      <Boards />
      <Frames />
      <Motion />
      <Art />
      <Pictures />
    </Shell>
  );
}
