/** Everything a person can set, for the page of settings and for a table. Each change holds at once. */
import { Button, ChoiceField, Icon, Panel, RangeField, SwitchField } from "@sprawl/kit";
import { playSound } from "../sound/sound.js";
import type { SoundName } from "../sound/tunes.js";
import { useSay, type WordId } from "../words/say.js";
import { CHOICES, type ChoiceName, type FlagName, settings, useSettings } from "./settings.js";
import styles from "./settings-page.module.css";

const SOUNDS: readonly (readonly [SoundName, Plain])[] = [
  ["turn", "settings.tryTurn"],
  ["low", "settings.tryLow"],
  ["message", "settings.tryMessage"],
  ["card", "settings.tryCard"],
  ["hit", "settings.tryHit"],
  ["end", "settings.tryEnd"],
];

/** Ids of sentences of this page that need no arguments. */
type Plain = Exclude<Extract<WordId, `settings.${string}`>, "settings.volumeOf">;

export function SettingsPanels() {
  const say = useSay();
  const { volume } = useSettings();
  return (
    <>
      <Panel title={say("settings.look")}>
        <div className={styles.fields}>
          <Choice name="theme" />
          <Choice name="language" note="settings.languageNote" />
          <Choice name="textSize" />
          <Choice name="cardSize" />
        </div>
      </Panel>
      <Panel title={say("settings.move")}>
        <div className={styles.fields}>
          <Choice name="motion" />
          <Choice name="animationSpeed" />
          <Choice name="botPace" note="settings.botPaceNote" />
        </div>
      </Panel>
      <Panel title={say("settings.sound")}>
        <div className={styles.fields}>
          <RangeField
            label={say("settings.volume")}
            value={volume}
            min={0}
            max={100}
            text={volume === 0 ? say("settings.volumeOff") : say("settings.volumeOf", { volume })}
            onChange={(to) => settings.set({ volume: to })}
          />
          <fieldset className={styles.sounds}>
            <legend>{say("settings.trySounds")}</legend>
            {SOUNDS.map(([name, word]) => (
              <Button
                key={name}
                size="s"
                icon={<Icon name="sound" />}
                onClick={() => playSound(name)}
              >
                {say(word)}
              </Button>
            ))}
          </fieldset>
          <Flag name="soundInBackground" note="settings.soundNote" />
        </div>
      </Panel>
      <Panel title={say("settings.play")}>
        <div className={styles.fields}>
          <Flag name="hotKeys" note="settings.hotKeysNote" />
          <Flag name="confirm" />
          <Flag name="keepList" note="settings.keepListNote" />
          <Flag name="settleTies" note="settings.settleTiesNote" />
          <Flag name="endForMe" note="settings.endForMeNote" />
          <Flag name="showRules" />
          <Flag name="nonVisual" note="settings.nonVisualNote" />
        </div>
      </Panel>
    </>
  );
}

function Choice({ name, note }: { readonly name: ChoiceName; readonly note?: Plain }) {
  const say = useSay();
  const now = useSettings();
  const values: readonly string[] = CHOICES[name];
  return (
    <ChoiceField
      label={say(`settings.${name}`)}
      value={now[name] as string}
      values={values.map((value) => ({ value, title: say(`settings.${name}.${value}` as Plain) }))}
      note={note && say(note)}
      onChange={(value) => settings.set({ [name]: value })}
    />
  );
}

function Flag({ name, note }: { readonly name: FlagName; readonly note?: Plain }) {
  const say = useSay();
  const now = useSettings();
  return (
    <SwitchField
      label={say(`settings.${name}`)}
      on={now[name]}
      note={note && say(note)}
      onChange={(on) => settings.set({ [name]: on })}
    />
  );
}
