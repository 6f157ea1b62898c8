/** The settings as a file: to another browser, or back to how they were at first. */
import { Button, Icon, Panel } from "@sprawl/kit";
import { useRef, useState } from "react";
import { useSay } from "../words/say.js";
import { DEFAULTS, readSettingsFile, settings, settingsFile } from "./settings.js";
import styles from "./settings-page.module.css";

type Told = "settings.imported" | "settings.notImported" | "settings.wasReset";

export function SettingsFile() {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = readSettingsFile(await file.text(), settings.get());
    if (read) settings.set(read);
    setTold(read ? "settings.imported" : "settings.notImported");
  };
  return (
    <Panel title={say("settings.file")}>
      <div className={styles.buttons}>
        <Button icon={<Icon name="download" />} onClick={saveFile}>
          {say("settings.export")}
        </Button>
        <Button icon={<Icon name="upload" />} onClick={() => chooser.current?.click()}>
          {say("settings.import")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            settings.set(DEFAULTS);
            setTold("settings.wasReset");
          }}
        >
          {say("settings.reset")}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
      <p role="status" className={styles.told}>
        {told && say(told)}
      </p>
    </Panel>
  );
}

function saveFile() {
  const blob = new Blob([settingsFile(settings.get())], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = "sprawl-settings.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
