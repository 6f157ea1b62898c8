/**
 * CV-5.8: the yellow Investigation cards, which hold the most Missions, written as players write them:
 * see notation.ts.
 */
import { investigations } from "./notation.js";

export const yellow = investigations("yellow", {
  "fingerprints-in-neon": ["JT Ana>2 (300D, 1XP)", "MM Ana>1 (300D, 1XP)", "FJ Mov>2 (300D, 1XP)"],
  "the-witness-list": ["IP/MM Ana>2 (300D, 1XP)", "CH Rep>1 (300D, 1XP)"],
  "broken-window": ["MM/IP Mov>2 (300D, 1XP)", "CH/JT Com>2 (300D, 1XP)"],
  "autopsy-report": ["CH/FJ Ana>3 (400D, 1XP)", "IP Ana>2 (300D, 1XP)"],
  "follow-the-courier": ["FJ/CH Mov>3 (400D, 1XP)", "JT/MM Mov>2 (300D, 1XP)"],
  "bar-brawl-evidence": ["JT/MM Combat (400D, 1XP)", "JT Ana>2 (300D, 1XP)"],
  "dockside-stake-out": ["CH/JT/FJ Combat (400D, 1XP)", "CH/FJ Ana>2 (300D, 1XP)"],
  "the-tailors-cut": ["MM/JT Rep>1 (300D, 1XP)", "IP/CH Ana>3 (400D, 1XP)"],
  "tunnel-maps": ["FJ Ana>2 (300D, 1XP)", "FJ Mov>2 (300D, 1XP)", "IP Hac>2 (300D, 1XP)"],
  "anonymous-caller": ["IP/JT Ana>1 (300D, 1XP)", "CH/MM Ana>2 (300D, 1XP)"],
  "nine-names": [
    "MM Ana>2 (300D, 1XP)",
    "FJ Ana>2 (300D, 1XP)",
    "JT Ana>2 (300D, 1XP)",
    "IP Ana>3 (400D, 1XP)",
  ],
  "the-locked-locker": ["FJ Com>2 (300D, 1XP)", "FJ Hac>2 (300D, 1XP)"],
  "trial-by-street": ["JT/FJ Com>2 (300D, 1XP)", "IP/CH Rep>1 (300D, 1XP)"],
  "burnt-negatives": ["CH/JT Ana>3 (400D, 1XP)", "MM Ana>1 (300D, 1XP)"],
  "the-long-walk": ["MM/FJ Mov>2 (300D, 1XP)", "CH/IP Mov>3 (400D, 1XP)"],
  "confession-booth": ["JT Rep>1 (300D, 1XP)", "IP Ana>2 (300D, 1XP)", "IP/FJ Combat (400D, 1XP)"],
  "the-chemists-notes": ["CH/FJ Ana>2+Hac>1 (500D, 2XP)", "MM/JT Ana>1 (300D, 1XP)"],
  "fighting-pit": ["FJ/CH/JT Combat+K (400D, 2XP)", "CH/FJ Com>2 (300D, 1XP)"],
  "portrait-of-a-ghost": ["IP/CH Ana>4 (400D, 2XP)", "FJ/JT Rep>1 (300D, 1XP)"],
  "grand-tour": [
    "MM Ana>1 (300D, 1XP)",
    "FJ Ana>1 (300D, 1XP)",
    "CH Com>1 (300D, 1XP)",
    "IP/JT Ana>2+Rep>1 (500D, 2XP)",
  ],
});
