/** The page of settings: all of them, and a file to take them along. */
import { Shell } from "../front/shell.js";
import { useSay } from "../words/say.js";
import { SettingsFile } from "./settings-file.js";
import styles from "./settings-page.module.css";
import { SettingsPanels } from "./settings-panels.js";

export function SettingsPage() {
  const say = useSay();
  return (
    <Shell title={say("settings.title")} width="page">
      <h1>{say("settings.title")}</h1>
      <p className={styles.lead}>{say("settings.lead")}</p>
      <div className={styles.panels}>
        <SettingsPanels />
        <SettingsFile />
      </div>
    </Shell>
  );
}
