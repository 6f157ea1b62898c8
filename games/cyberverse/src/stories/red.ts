/** The red Investigation cards, written as players write them: see notation.ts. */
import { investigations } from "./notation.js";

export const red = investigations("red", {
  "friends-at-the-mall": ["Gain MM/FJ/IP (400D, 1XP)"],
  "union-card": ["Gain FJ/CH/MM (400D, 1XP)"],
  "house-rules": ["Gain JT/CH/IP (400D, 1XP)"],
  "harbour-master": ["Gain CH/JT/FJ (400D, 1XP)"],
  "voice-of-the-plaza": ["Gain IP/JT/MM, own 2 (500D, 2XP)"],
  "two-banners": ["Gain MM/FJ/JT + IP (400D, 2XP)"],
  "rail-and-water": ["Gain FJ/CH + JT (400D, 2XP)"],
  "night-and-day": ["Gain JT/MM/IP (400D, 1XP)"],
  "clean-sweep": ["Gain IP/JT/CH, remove (400D, 2XP)"],
  "new-management": ["Gain JT/CH/MM, most (500D, 2XP)"],
  grassroots: ["Gain MM/CH (300D, 1XP)", "Gain FJ/JT (300D, 1XP)"],
  "word-of-mouth": ["Gain JT/CH (300D, 1XP)", "Gain IP/FJ (300D, 1XP)"],
  "dock-workers-vote": ["Gain CH/FJ/IP (400D, 1XP)"],
  "sponsored-content": ["Gain MM/JT/CH (400D, 1XP)"],
  "torchlight-march": ["Gain IP/CH/JT (400D, 1XP)"],
  "protection-racket": ["Gain FJ/CH/IP, most (400D, 2XP)"],
  "hostile-takeover": ["Gain MM/IP/FJ, remove (500D, 2XP)"],
  "strange-alliances": ["Gain JT/FJ/MM (400D, 1XP)"],
  "seat-on-the-council": ["Gain IP/CH/FJ, most (400D, 1XP)", "Gain MM/JT (300D, 1XP)"],
  "whole-city-talking": ["Gain FJ/JT/IP (400D, 1XP)"],
});
