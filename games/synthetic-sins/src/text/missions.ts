/**
 * The words of the missions, in English, by mission id. `read` is shown when the objective with
 * that reference is picked up or reached, `success` when the mission is completed; nobody sees
 * them before (SS-26.5, SS-37.7). Words between *stars* are stressed.
 */
import type { MissionId } from "../content/types.js";

export type MissionText = {
  readonly title: string;
  /** One line for the list of missions: what is new in it. */
  readonly about: string;
  /** Shown before the map is prepared (SS-2.7). */
  readonly introduction: string;
  /** Special rules of the mission, in players' words. */
  readonly rules?: string;
  /** What each objective is called in a sentence: after "Take", "Reach" or "for". */
  readonly things: Readonly<Record<string, string>>;
  /** What is told when it is picked up or reached. */
  readonly done: Readonly<Record<string, string>>;
  readonly read: Readonly<Record<string, string>>;
  readonly success: string;
};

export const missionTexts: Readonly<Record<MissionId, MissionText>> = {
  "back-door": {
    title: "Back Door",
    about: "A two-guard primer: patrol timing, one pick-up, one Exit.",
    introduction:
      "Port Sable, a quarter past two. The Lethe Group runs an intake clinic above the fish market, and somewhere inside it keeps a paper ledger, because paper cannot be hacked. Your fixer, Odalys, has a buyer for it. The fire escape is wet, the window latch is cheap, and two bored guards are walking circles. In, out, home before the trawlers.",
    things: { m1: "the ledger", o1: "an envelope" },
    done: { m1: "You take the ledger.", o1: "You pocket an envelope of ByteBucks." },
    read: {
      m1: "The ledger is a school notebook. Every line holds a number, a date and the same word: *absolved*. No names. Whoever wrote this was more afraid of names than of thieves.",
      o1: 'Taped under the reception desk is an envelope of loose ByteBucks marked "for the night nurse, who saw nothing".',
    },
    success:
      "You drop into the alley with the notebook under your jacket. Odalys calls before you reach the corner. The buyer has vanished, she says. So has the buyer's flat.",
  },
  "paper-trail": {
    title: "Paper Trail",
    about: "Introduces the Surveillance Drone.",
    introduction:
      "The numbers in the notebook are file references, and the files sit in Lethe's downtown records office. You want to know what was worth a whole apartment building's silence. The garage door stays open for the cleaning crew until three. After that the roof is the only way out, and a camera drone has started keeping the archivists company.",
    things: { m1: "the files", o1: "the visitor book" },
    done: { m1: "You take the files.", o1: "You copy the visitor book." },
    read: {
      m1: "The index drum turns. Number 0417: a dock owner accused of arson, released without trial. Number 0418: the person who confessed to that same arson, born eleven days before the fire.",
      o1: "The visitor book at reception lists one guest every Friday, signed only with a police shield number. You copy it down.",
    },
    success:
      "From the rooftop garden you watch the drone circle an empty room. Eleven days old, you think. Nobody is a criminal at eleven days old.",
  },
  "cold-scene": {
    title: "Cold Scene",
    about:
      "Introduces Traps, silent second movements and an objective that only has to be reached.",
    introduction:
      "Inspector Cassidy Li has a signed confession, a body and a sealed flat she is not allowed to enter. The seal on the door is not police issue; it belongs to Lethe, whose private guards have also moved into the clinic behind the building. Cass has three demolition charges she never returned after the harbor strike, and a storm drain nobody thought to seal.",
    things: { m1: "the flat", m2: "the recording", o1: "a second body" },
    done: {
      m1: "You are in the sealed flat.",
      m2: "You take the recording.",
      o1: "You find a second body with the same face.",
    },
    read: {
      m1: "One plate, one cup, one chair. The confessor swore he lived here for years. There is no dust on anything, and the price tag is still on the bed.",
      m2: "The recorder from the observation deck holds four minutes of sound: a calm voice teaching somebody, patiently, how to remember a murder.",
      o1: "In the morgue drawer beside the victim lies a second body with the confessor's face. Its heart is a pump with a serial plate.",
    },
    success:
      "Cass sits in the noodle bar across the street until her hands are steady. Her report will say that the scene was cold. It was colder than that: it was built.",
  },
  "house-keys": {
    title: "House Keys",
    about: "A locked sector whose only Key is carried by a patrolling guard.",
    introduction:
      "Client 0417 lives on top of the Marlin Building with four hundred square meters of glass and a bedroom that locks like a bank. What he bought from Lethe came with a receipt, and careful men keep receipts close. The head of his detail wears the bedroom key on a chain. You can take it from his belt or from the floor beside him.",
    things: { m1: "the receipt", o1: "money in the cellar", o2: "a gift box" },
    done: {
      m1: "You take the receipt.",
      o1: "You find money in the cellar.",
      o2: "You take the gift box.",
    },
    read: {
      m1: "The receipt is a contract for one *proxy*: a synthetic person, grown to order, given the memory of your crime and left to answer for it. The fine print says the product feels nothing. Somebody has crossed that line out by hand.",
      o1: "Behind the Burgundy: a roll of ByteBucks, damp and smelling of cork.",
      o2: "On the terrace, a gift box from Lethe, ribbon still tied. The device inside is far better than anything you can afford.",
    },
    success:
      "You leave the way you came, with the contract against your ribs. For the first time the price of a job feels too low.",
  },
  "shadow-walk": {
    title: "Shadow Walk",
    about: "A Target to be followed: keep close, do not stop it.",
    introduction:
      "A proxy is missing. Lethe has not reported it, since reporting it would mean counting it as a person, but every private patrol in the night market is carrying its picture. It calls itself Wren, and it walks as if it has somewhere to be. Cass wants to know where. If she loses sight of Wren, so does the only honest trail she has.",
    rules:
      "At the end of every turn, if Cass is more than 3 sectors away from the Target, the trail is lost and the mission fails. The mission succeeds at the end of a turn in which the Target stands in the Chapel of Renewal (sector 70), the end of its path, and Cass is within 2 sectors of it; if she is exactly 3 away, play goes on. If the Target is defeated, the mission fails.",
    things: { o1: "the cook's note", o2: "a bundle of tools" },
    done: { o1: "You take the cook's note.", o2: "You find a bundle of tools." },
    read: {
      o1: 'The noodle cook slides over a folded note and some change. "Your friend paid for two bowls and ate none. Said the second was for whoever followed."',
      o2: "Somebody has hidden a bundle of tools in the rooftop planter: a present for runaways, judging by the label.",
    },
    success:
      "Wren kneels in the Chapel of Renewal, among a dozen others with the same careful posture. They are not praying. They are comparing memories, to find out which of them are their own.",
  },
  "kill-corridor": {
    title: "Kill Corridor",
    about: "Sentry Guns and a switch that turns them off.",
    introduction:
      "The contract names a server hall under the canal, where Lethe keeps the master copies: the original memory behind every proxy. Two gun turrets hold the short ways through the building. The maintenance crew, who would like to see their families again, have a switch for them in the network hub on the near side. You have a stairwell, a pistol and no family to speak of.",
    rules:
      "Picking up O1 removes every undefeated Sentry Gun from the map at once. They leave no body and do not count as defeated.",
    things: { m1: "the master copies", o1: "the switch", o2: "a prototype" },
    done: {
      m1: "You take the master copies.",
      o1: "You switch off the Sentry Guns.",
      o2: "You take a prototype.",
    },
    read: {
      m1: "Ninety-one recordings. You open one. It is a birthday party, filmed from inside somebody's head, and it cuts off exactly where the crime begins. The proxies never get the birthday.",
      o1: 'The switch is labelled "lunch". Somewhere along the corridor two motors sigh and go limp.',
      o2: "A prototype case, signed out to a research team that no longer exists.",
    },
    success:
      "You walk out of the freight lift with ninety-one stolen consciences in your pocket, and a growing suspicion that one of them is yours to keep.",
  },
  "eyes-everywhere": {
    title: "Eyes Everywhere",
    about: "Three objectives, three Surveillance Drones, an open floor.",
    introduction:
      "Recordings are worth nothing if nobody can be sure they are real. Lethe signs its memories through three relay boards in the old exchange tower, and with those boards in hand every copy can be proved. The exchange has few guards. It does not need them: it has cameras that fly.",
    things: {
      m1: "the first board",
      m2: "the second board",
      m3: "the third board",
      o1: "a desk drawer",
    },
    done: {
      m1: "You take the first relay board.",
      m2: "You take the second relay board.",
      m3: "You take the third relay board.",
      o1: "You empty a desk drawer.",
    },
    read: {
      m1: "The first board is warm. Its log shows a hundred signatures a month, and the count is going up.",
      m2: "The second board sits in the generator hall behind a sign that promises a safer Port Sable.",
      m3: "The third board is screwed to the antenna mast. Beneath it somebody has scratched a small bird. A wren, perhaps.",
      o1: "The night operator's desk drawer: sandwich, romance novel, emergency ByteBucks.",
    },
    success:
      'Behind you three little motors hunt for a burglar who is already two roofs away. Odalys is quiet for a long time. "Who do we even sell this to?" she says at last. "I am not sure we sell it," you answer.',
  },
  "volatile-freight": {
    title: "Volatile Freight",
    about: "Drone Bombs that wake up when a Detection token appears.",
    introduction:
      "The bodies come in by sea, in refrigerated boxes that the manifest calls farm equipment. Pier Nine guards them with loitering munitions: small, patient and asleep until somebody shouts. You need the manifest from the hangar, the cold-store sample that proves what the boxes hold and one look from the crane at the people who unload them. Do not make anybody shout.",
    things: {
      m1: "the manifest",
      m2: "the sample",
      m3: "the crane",
      o1: "a locker",
      o2: "overtime cash",
    },
    done: {
      m1: "You take the manifest.",
      m2: "You take the frozen sample.",
      m3: "You are on the crane and take the picture.",
      o1: "You empty a locker.",
      o2: "You take the overtime cash.",
    },
    read: {
      m1: "Forty boxes a week. The consignee is a holding company whose only director is Ines Valcourt, head of Lethe.",
      m2: "The sample case is cold enough to burn. Inside the frost a hand opens and closes, slowly, as if it were learning how.",
      m3: "From the crane gantry you photograph the night shift opening a box. They do it gently, the way one opens a cot.",
      o1: "A crane operator's locker with something useful in it and a postcard of a quieter sea.",
      o2: "Overtime cash for a generator crew that was replaced by machines last spring.",
    },
    success:
      "Down in the storm drain the water takes the smell of explosive away. You have proof of the product now. What you lack is somebody with a badge who is willing to read it.",
  },
  "evidence-room": {
    title: "Evidence Room",
    about: "Two locked sectors, one Key lying in the Armory, one Key carried by a Squad Leader.",
    introduction:
      "An anonymous parcel reached Cass this morning: a contract, a manifest, a frozen hand. By noon it was in the evidence locker, and by evening the locker was no longer under police control. Lethe staff now walk the halls of her own precinct with visitor badges. The shield number in the records-office guest book belongs to Commissioner Hallam. His office is locked. So, tonight, is everything else.",
    things: { m1: "the parcel", m2: "the ledger entry", o1: "a recorder", o2: "case 0009" },
    done: {
      m1: "You take the parcel.",
      m2: "You take Hallam's ledger entry.",
      o1: "You pocket a recorder.",
      o2: "You take the money out of case 0009.",
    },
    read: {
      m1: "The parcel is already packed for incineration, with the form filled in and dated tomorrow.",
      m2: "Hallam's safe holds no money, only a ledger entry in his own hand. Number 0009, absolved. Eleven years ago somebody else went to prison for what the Commissioner did.",
      o1: "In the interview room a recorder is still running. You pocket it, together with what the interviewer left behind.",
      o2: "Case 0009, closed. Between the pages is the reward money nobody claimed.",
    },
    success:
      'Cass walks past the front desk at a quarter to five with the parcel in a lunch bag. There is a number written inside the lid. She calls it. "Takao," says the voice. "You took your time."',
  },
  "the-courier": {
    title: "The Courier",
    about: "A Target to be stopped before it reaches the landing pad.",
    introduction:
      "Lethe knows that somebody is building a case, so tonight a courier walks the original patient zero recording through the Hotel Meridian to a flyer on the roof. After that it will be in orbit with lawyers. The man is careful, the escort is heavy, and the lift will be out of order in about ten minutes. You arranged the lift.",
    rules:
      "The Target carries M1 as other enemies carry a Key: it drops M1 when it is defeated, and you can pickpocket M1 while you are Hidden in its sector. The mission fails when the Target enters the Landing Pad (sector 73), the end of its path, with M1; your Overwatch attack there comes first.",
    things: { m1: "recording 0001", o1: "contraband", o2: "a wallet" },
    done: {
      m1: "You have recording 0001.",
      o1: "You find contraband in the flour.",
      o2: "You pick up a wallet.",
    },
    read: {
      m1: "The case is lighter than you expected. Inside: one recording, number 0001, and a photograph of Ines Valcourt with her arm around a daughter she does not have.",
      o1: "The hotel kitchen feeds its guests well and hides contraband in the flour.",
      o2: "The dance floor is sticky with spilled liqueur and, near the speakers, a dropped wallet.",
    },
    success:
      "You play recording 0001 in the garage, on a borrowed headset. It is not a crime. It is a crash, and a mother who could not stand to be the one who was driving.",
  },
  kennel: {
    title: "Kennel",
    about: "Hound Drones that hear further, and a Tracker that finds hidden people.",
    introduction:
      "Runaway proxies are being brought back, one a night, and the thing that brings them back is built in a hangar north of the canal. Cass wants the hunting order and the recognition key the hounds use to tell a proxy from a person. You want the hounds to stop. They hear very well. Walk softly.",
    things: {
      m1: "the recognition key",
      m2: "the hunting order",
      o1: "a strongbox",
      o2: "a gambling fund",
    },
    done: {
      m1: "You take the recognition key.",
      m2: "You take the hunting order.",
      o1: "You take a strongbox.",
      o2: "You take the gambling fund.",
    },
    read: {
      m1: "The recognition key is a list of memories, one per proxy: a song, a smell, a birthday nobody gave them. The hounds are taught to follow what the proxies love.",
      m2: "The hunting order carries two signatures, Valcourt's and Hallam's. It also carries a new name, freshly added. Yours.",
      o1: "A chemist's strongbox, still sealed.",
      o2: "The shift supervisor's desk, with the shift supervisor's gambling fund.",
    },
    success:
      "On the landing pad you wipe the list and watch two machines sit down, confused, in the middle of the floor. One of them tilts its head at you, like an animal that has forgotten why it was angry.",
  },
  "last-witnesses": {
    title: "Last Witnesses",
    about: "Three places to reach deep inside the assembly plant, in any order.",
    introduction:
      "Three proxies will be wiped at dawn because they remember too much, which is to say anything. Wren went in to fetch them and did not come out. Cass has no warrant, because the man who signs warrants is on the list. She has three charges left, a plan of the drains and a promise to keep.",
    things: {
      m1: "the first witness",
      m2: "Wren",
      m3: "the last witness",
      o1: "a tool cage",
      o2: "a glove box",
    },
    done: {
      m1: "You find the first witness.",
      m2: "You find Wren.",
      m3: "You find the last witness.",
      o1: "You search the tool cage.",
      o2: "You find a technician's savings.",
    },
    read: {
      m1: "The first one asks whether it is in trouble. Cass says no, and finds that she means it.",
      m2: 'Wren is strapped to the table, awake, reciting street names. "In case they take the map," Wren says.',
      m3: "The last one remembers Hallam's crime, every second of it. It has carried that for eleven years. It is four weeks old.",
      o1: "The cooling plant's tool cage is open. Somebody left in a hurry.",
      o2: "A sealed vault of samples, and a technician's savings in a glove box.",
    },
    success:
      "Five people come up the service stairs into the rain. Cass counts them twice, because counting them is the point.",
  },
  "thirty-ninth-floor": {
    title: "Thirty-Ninth Floor",
    about: "Two locks, a large floor and Sentry Guns that arrive as reinforcements.",
    introduction:
      "A case needs a confession, and only two people can give one. Valcourt keeps her own recording, the uncut one, in her office on the thirty-ninth floor of Lethe Tower, and the reader for it in the server hall beside it. Both doors are locked. Cass is holding the lobby with a fire drill and a straight face. You have until the fire brigade arrives and finds no fire.",
    rules:
      "Sentry Guns that come as reinforcements do not use the Entrance: the one on 30 appears in the Security Checkpoint (sector 13), the one on 55 in the Cable Shaft (sector 39).",
    things: {
      m1: "Valcourt's recording",
      m2: "the reader",
      o1: "a demonstration",
      o2: "a betting pool",
    },
    done: {
      m1: "You take Valcourt's recording.",
      m2: "You take the reader.",
      o1: "You take what was to be demonstrated.",
      o2: "You take the betting pool.",
    },
    read: {
      m1: "Valcourt's own number is 0001. She did not hire a proxy to go to prison; there was no trial. She hired one to grieve.",
      m2: "The reader accepts the recording. The waveform is a mother and daughter, singing badly in a car.",
      o1: "The meeting room, with a product demonstration nobody stayed to see.",
      o2: "The engineers' betting pool: which floor breaks first.",
    },
    success:
      'The antenna deck hums under your boots. From here you could send anything to everybody. Cass\'s voice is thin in your ear. "Not from there. They will cut it in a minute. It has to be the studio."',
  },
  absolution: {
    title: "Absolution",
    about: "Finale: four objectives, a locked studio, every kind of defender.",
    introduction:
      "One studio in Port Sable still sends to every wall in the city, and it belongs to Lethe. Bring the backup power on line, take Hallam's statement from the guest suite where they are hiding him, show yourself on the observation deck so that Wren can start the relay, and put recording 0001 on the air. The head of security wears the studio key. There is a flyer on the pad with the engine running. It is the last job, Odalys says. She has said so before, but this time she is flying it.",
    rules:
      "M4, the broadcast, can be picked up only when M1, M2 and M3 are complete. Picking up O1 lowers the Alarm Level by 10. The Sentry Gun on 55 appears in the Rooftop Garden (sector 9), not at the Entrance.",
    things: {
      m1: "the backup power",
      m2: "Hallam's statement",
      m3: "the observation deck",
      m4: "the broadcast",
      o1: "Valcourt's console",
    },
    done: {
      m1: "You switch on the backup power.",
      m2: "You have Hallam's statement.",
      m3: "You are on the observation deck: the relay is live.",
      m4: "You start the broadcast.",
      o1: "You tell Valcourt's console to calm the building down.",
    },
    read: {
      m1: "The batteries take the load with a groan. Whatever happens now, they cannot simply switch you off.",
      m2: 'Hallam gives you the statement without being asked. "I did get it back, you know," he says. "The guilt. They never tell you that it grows back."',
      m3: "Across the avenue, on a roof, somebody small raises an arm. The relay is live.",
      m4: "Every wall in Port Sable goes dark, and then fills with a car, a song and a corner taken too fast. You do not stay to watch. Everybody else does.",
      o1: 'On the penthouse bar stands a bottle, two glasses and Valcourt\'s own console, still logged in. The note beside it says "for whoever comes". You tell the building to calm down, and for a moment it does.',
    },
    success:
      "The flyer tips over the edge of the roof and the city opens beneath you, screen after screen after screen. There will be trials. This time the right people will be at them. Cass sends one word, the one from the notebook. You look at it for a while before you answer: *not yet*.",
  },
};
