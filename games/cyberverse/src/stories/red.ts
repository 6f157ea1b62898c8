/** The red Investigation cards, written as players write them: see notation.ts. */
import { investigations } from "./notation.js";

export const red = investigations("red", {
  "friends-at-the-mall": ["Gain MM, own 2 (300D, 2XP)"],
  "union-card": ["Gain FJ, own 2 (300D, 2XP)"],
  "house-rules": ["Gain JT, own 2 (300D, 2XP)"],
  "harbour-master": ["Gain CH, own 2 (300D, 2XP)"],
  "voice-of-the-plaza": ["Gain IP, own 2 (300D, 2XP)"],
  "two-banners": ["Gain MM + IP (200D, 2XP)"],
  "rail-and-water": ["Gain FJ + CH (200D, 2XP)"],
  "night-and-day": ["Gain JT + MM (200D, 2XP)"],
  "clean-sweep": ["Gain IP, remove (200D, 2XP)"],
  "new-management": ["Gain JT, most (300D, 2XP)"],
  grassroots: ["Gain MM (100D, 1XP)", "Gain FJ (100D, 1XP)"],
  "word-of-mouth": ["Gain JT (100D, 1XP)", "Gain IP (100D, 1XP)"],
  "dock-workers-vote": ["Gain CH (100D, 1XP)", "Gain FJ, most (200D, 1XP)"],
  "sponsored-content": ["Gain MM, most (200D, 1XP)", "Gain JT (100D, 1XP)"],
  "torchlight-march": ["Gain IP (100D, 1XP)", "Gain CH, own 2 (200D, 1XP)"],
  "protection-racket": ["Gain FJ, own 2 (200D, 1XP)", "Gain CH (100D, 1XP)"],
  "hostile-takeover": ["Gain MM, remove (200D, 1XP)", "Gain IP (100D, 1XP)"],
  "strange-alliances": ["Gain JT + FJ (200D, 1XP)", "Gain CH (100D, 1XP)"],
  "seat-on-the-council": ["Gain IP, most (200D, 1XP)", "Gain MM (100D, 1XP)"],
  "whole-city-talking": ["Gain FJ (100D, 1XP)", "Gain JT, own 2 (200D, 1XP)"],
});
