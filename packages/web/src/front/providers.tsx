/** What every page stands in: the settings, the voice of the language, the words of the kit. */
import { type KitWords, KitWordsProvider } from "@sprawl/kit";
import { type ReactNode, useMemo } from "react";
import { useAppliedSettings } from "../settings/use-applied.js";
import { useSound } from "../sound/use-sound.js";
import { type Say, VoiceProvider } from "../words/say.js";

export function Providers({ children }: { readonly children: ReactNode }) {
  const say = useAppliedSettings();
  useSound();
  const words = useMemo(() => kitWords(say), [say]);
  return (
    <VoiceProvider value={say}>
      <KitWordsProvider value={words}>{children}</KitWordsProvider>
    </VoiceProvider>
  );
}

function kitWords(say: Say): KitWords {
  return {
    close: say("close"),
    youCan: say("kit.youCan"),
    picked: say("kit.picked"),
    notNow: say("kit.notNow"),
    faceDown: say("kit.faceDown"),
    busy: say("kit.busy"),
    of: say("kit.of"),
    less: say("kit.less"),
    more: say("kit.more"),
    hurry: say("kit.hurry"),
    home: say("kit.home"),
    rule: (rule) => say("table.rule", { rule }),
  };
}
