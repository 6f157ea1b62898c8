/** The names of the sector tiles, in English. */
import type { Sector } from "../content/types.js";

const names = [
  "Neon Alley",
  "Noodle Bar",
  "Monorail Platform",
  "Rain-Slick Plaza",
  "Underpass",
  "Pawn Arcade",
  "Service Tunnel",
  "Storm Drain",
  "Rooftop Garden",
  "Fire Escape", // 10
  "Lobby",
  "Reception",
  "Security Checkpoint",
  "Elevator Bank",
  "Stairwell",
  "Open Office",
  "Meeting Room",
  "Executive Office",
  "Break Room",
  "Records Room", // 20
  "Mail Room",
  "Restrooms",
  "Clean Room",
  "Assembly Line",
  "Gene Vault",
  "Specimen Storage",
  "Scanner Bay",
  "Operating Theater",
  "Recovery Ward",
  "Chemical Store", // 30
  "Observation Deck",
  "Decontamination Lock",
  "Server Hall",
  "Cooling Plant",
  "Network Hub",
  "Control Room",
  "Generator Hall",
  "Battery Bank",
  "Cable Shaft",
  "Antenna Deck", // 40
  "Front Desk",
  "Bullpen",
  "Interview Room",
  "Holding Cells",
  "Evidence Locker",
  "Armory",
  "Morgue",
  "Commissioner's Office",
  "Apartment Hallway",
  "Capsule Flat", // 50
  "Penthouse Lounge",
  "Master Suite",
  "Kitchen",
  "Private Gallery",
  "Sky Pool",
  "Wine Cellar",
  "Loading Dock",
  "Container Yard",
  "Warehouse Floor",
  "Crane Gantry", // 60
  "Drone Hangar",
  "Repair Workshop",
  "Recycling Plant",
  "Guard Post",
  "Vehicle Garage",
  "Nightclub Floor",
  "VIP Booths",
  "Backstage",
  "Casino Hall",
  "Chapel of Renewal", // 70
  "Courtroom",
  "Broadcast Studio",
  "Landing Pad", // 73
];

/** The place this sector's tile shows. */
export function sectorName(sector: Sector): string {
  return names[sector - 1];
}
