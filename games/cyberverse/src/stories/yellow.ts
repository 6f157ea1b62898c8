/** The yellow Investigation cards, written as players write them: see notation.ts. */
import { investigations } from "./notation.js";

export const yellow = investigations("yellow", {
  "fingerprints-in-neon": ["JT Ana>2 (100D, 1XP)", "MM Ana>1 (100D, 1XP)", "FJ Mov>2 (100D, 1XP)"],
  "the-witness-list": ["IP Ana>2 (100D, 1XP)", "CH Rep>1 (100D, 1XP)", "JT Ana>3 (200D, 1XP)"],
  "broken-window": ["MM Mov>2 (100D, 1XP)", "FJ Ana>2 (100D, 1XP)", "CH Com>2 (100D, 1XP)"],
  "autopsy-report": ["CH Ana>3 (200D, 1XP)", "IP Ana>2 (100D, 1XP)", "MM Hac>1 (100D, 1XP)"],
  "follow-the-courier": ["FJ Mov>3 (200D, 1XP)", "JT Mov>2 (100D, 1XP)", "IP Ana>2 (100D, 1XP)"],
  "bar-brawl-evidence": ["JT Combat (200D, 1XP)", "JT Ana>2 (100D, 1XP)", "MM Ana>2 (100D, 1XP)"],
  "dockside-stake-out": ["CH Combat+K (200D, 2XP)", "CH Ana>2 (100D, 1XP)", "FJ Ana>1 (100D, 1XP)"],
  "the-tailors-cut": ["MM Rep>1 (100D, 1XP)", "IP Ana>3 (200D, 1XP)", "JT Com>1 (100D, 1XP)"],
  "tunnel-maps": ["FJ Ana>2 (100D, 1XP)", "FJ Mov>2 (100D, 1XP)", "IP Hac>2 (100D, 1XP)"],
  "anonymous-caller": ["IP Ana>1 (100D, 1XP)", "CH Ana>2 (100D, 1XP)", "MM Ana>3 (200D, 1XP)"],
  "nine-names": [
    "MM Ana>2 (100D, 1XP)",
    "FJ Ana>2 (100D, 1XP)",
    "JT Ana>2 (100D, 1XP)",
    "IP Ana>3 (200D, 1XP)",
  ],
  "the-locked-locker": [
    "FJ Com>2 (100D, 1XP)",
    "FJ Hac>2 (100D, 1XP)",
    "CH Ana>2 (100D, 1XP)",
    "JT Mov>2 (100D, 1XP)",
  ],
  "trial-by-street": [
    "JT Combat+K (200D, 2XP)",
    "IP Rep>1 (100D, 1XP)",
    "MM Com>2 (100D, 1XP)",
    "CH Ana>1 (100D, 1XP)",
  ],
  "burnt-negatives": [
    "CH Ana>3 (200D, 1XP)",
    "MM Ana>1 (100D, 1XP)",
    "FJ Ana>2 (100D, 1XP)",
    "JT Hac>1 (100D, 1XP)",
  ],
  "the-long-walk": [
    "MM Mov>2 (100D, 1XP)",
    "FJ Mov>2 (100D, 1XP)",
    "CH Mov>3 (200D, 1XP)",
    "IP Mov>2 (100D, 1XP)",
  ],
  "confession-booth": [
    "JT Rep>1 (100D, 1XP)",
    "IP Ana>2 (100D, 1XP)",
    "IP Combat (200D, 1XP)",
    "CH Ana>2 (100D, 1XP)",
  ],
  "the-chemists-notes": [
    "CH Ana>2+Hac>1 (300D, 2XP)",
    "MM Ana>2 (100D, 1XP)",
    "JT Ana>1 (100D, 1XP)",
    "FJ Ana>1 (100D, 1XP)",
  ],
  "fighting-pit": [
    "FJ Combat+K (200D, 2XP)",
    "CH Com>3 (200D, 1XP)",
    "JT Com>2 (100D, 1XP)",
    "MM Ana>1 (100D, 1XP)",
  ],
  "portrait-of-a-ghost": [
    "IP Ana>4 (200D, 2XP)",
    "MM Ana>2 (100D, 1XP)",
    "FJ Rep>1 (100D, 1XP)",
    "JT Ana>2 (100D, 1XP)",
  ],
  "grand-tour": [
    "MM Ana>1 (100D, 1XP)",
    "FJ Ana>1 (100D, 1XP)",
    "CH Com>1 (100D, 1XP)",
    "IP Ana>2+Rep>1 (300D, 2XP)",
  ],
});
