/** The blue Investigation cards, written as players write them: see notation.ts. */
import { investigations } from "./notation.js";

export const blue = investigations("blue", {
  "open-ports": ["Hack MM/IP (300D, 1XP)", "Hack FJ/JT, Hac>2 (400D, 1XP)"],
  "mirror-server": ["Hack JT/CH, Hac>1 (400D, 1XP)"],
  "payroll-leak": ["Hack IP/CH >=300D (400D, 1XP)", "Hack MM/FJ (300D, 1XP)"],
  "dead-letter-queue": ["Hack FJ/JT/IP, Hac>2 (400D, 2XP)"],
  "harbour-manifest": ["Hack CH/FJ >=300D (400D, 1XP)", "Hack CH/IP, Hac>1 (300D, 1XP)"],
  "plaza-cameras": ["Hack IP/MM, Hac>1 (400D, 1XP)"],
  "tap-the-rival": ["Hack JT/IP, rival (400D, 1XP)"],
  "black-ice": ["Hack CH/FJ/MM, Hac>3 (400D, 2XP)"],
  "loyalty-cards": ["Hack MM/JT/FJ >=400D (400D, 2XP)"],
  "switch-control": ["Hack FJ/CH, Hac>1 (400D, 1XP)"],
  "three-backdoors": ["Hack MM/JT (300D, 1XP)", "Hack IP/CH (300D, 1XP)"],
  "the-silent-node": ["Hack FJ/CH/IP, Hac>2 (400D, 2XP)"],
  "crypto-laundry": ["Hack JT/MM >=300D (400D, 1XP)"],
  "traffic-lights": ["Hack FJ/IP (300D, 1XP)", "Hack JT/MM (300D, 1XP)"],
  wiretap: ["Hack IP/MM, rival (400D, 1XP)"],
  "deep-archive": ["Hack CH/IP/JT, Hac>2 (400D, 2XP)"],
  "fan-club-database": ["Hack JT/CH (300D, 1XP)", "Hack JT/MM, Hac>3 (400D, 2XP)"],
  "insurance-fraud": ["Hack MM/CH, Hac>1 (400D, 1XP)"],
  "centers-whisper": ["Hack IP/FJ/MM, Hac>2 (400D, 2XP)"],
  "root-access": ["Hack FJ/IP >=300D (400D, 2XP)"],
});
