/** The blue Investigation cards, written as players write them: see notation.ts. */
import { investigations } from "./notation.js";

export const blue = investigations("blue", {
  "open-ports": ["Hack MM (100D, 1XP)", "Hack FJ, Hac>2 (200D, 1XP)"],
  "mirror-server": ["Hack JT (100D, 1XP)", "Hack CH, Hac>2 (200D, 1XP)"],
  "payroll-leak": ["Hack IP >=300D (200D, 1XP)", "Hack MM (100D, 1XP)"],
  "dead-letter-queue": ["Hack FJ (100D, 1XP)", "Hack JT, Hac>3 (200D, 2XP)"],
  "harbour-manifest": ["Hack CH >=300D (200D, 1XP)", "Hack CH, Hac>1 (100D, 1XP)"],
  "plaza-cameras": ["Hack IP, Hac>2 (200D, 1XP)", "Hack FJ (100D, 1XP)"],
  "tap-the-rival": ["Hack JT, rival (200D, 1XP)", "Hack MM, Hac>1 (100D, 1XP)"],
  "black-ice": ["Hack CH, Hac>3 (200D, 2XP)", "Hack IP (100D, 1XP)"],
  "loyalty-cards": ["Hack MM >=500D (200D, 2XP)", "Hack JT (100D, 1XP)"],
  "switch-control": ["Hack FJ, Hac>2 (200D, 1XP)", "Hack CH (100D, 1XP)"],
  "three-backdoors": ["Hack MM (100D, 1XP)", "Hack JT (100D, 1XP)", "Hack IP, Hac>2 (200D, 1XP)"],
  "the-silent-node": [
    "Hack FJ, Hac>1 (100D, 1XP)",
    "Hack CH, Hac>2 (200D, 1XP)",
    "Hack IP (100D, 1XP)",
  ],
  "crypto-laundry": [
    "Hack JT >=300D (200D, 1XP)",
    "Hack MM, Hac>2 (200D, 1XP)",
    "Hack FJ (100D, 1XP)",
  ],
  "traffic-lights": [
    "Hack FJ (100D, 1XP)",
    "Hack IP, Hac>1 (100D, 1XP)",
    "Hack JT, Hac>2 (200D, 1XP)",
  ],
  wiretap: ["Hack IP, rival (200D, 1XP)", "Hack CH (100D, 1XP)", "Hack MM, Hac>1 (100D, 1XP)"],
  "deep-archive": [
    "Hack CH, Hac>2 (200D, 1XP)",
    "Hack IP, Hac>3 (200D, 2XP)",
    "Hack FJ (100D, 1XP)",
  ],
  "fan-club-database": ["Hack JT (100D, 1XP)", "Hack JT, Hac>3 (200D, 2XP)", "Hack MM (100D, 1XP)"],
  "insurance-fraud": [
    "Hack MM >=300D (200D, 1XP)",
    "Hack CH (100D, 1XP)",
    "Hack FJ, Hac>1 (100D, 1XP)",
  ],
  "centers-whisper": [
    "Hack IP, Hac>3 (200D, 2XP)",
    "Hack FJ, Hac>2 (200D, 1XP)",
    "Hack CH (100D, 1XP)",
  ],
  "root-access": [
    "Hack FJ >=500D (200D, 2XP)",
    "Hack IP (100D, 1XP)",
    "Hack CH, Hac>1 (100D, 1XP)",
  ],
});
