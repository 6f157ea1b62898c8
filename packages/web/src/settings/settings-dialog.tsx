/** The settings over a table: nobody has to leave it for less noise or larger letters. */
import { Dialog } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import styles from "./settings-page.module.css";
import { SettingsPanels } from "./settings-panels.js";

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  return (
    <Dialog open wide onClose={onClose} title={say("settings.title")}>
      <div className={styles.over}>
        <SettingsPanels />
      </div>
    </Dialog>
  );
}
