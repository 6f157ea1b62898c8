/**
 * What a name looks like, so that none can pass for another. A name keeps to one of the alphabets
 * that share shapes (mixing them is how most imitations are made), and what is left, whole names in
 * letters of another alphabet, is compared by shape. Unicode's own table (UTS 39) has 6,000 pairs,
 * nearly all of which the first rule makes superfluous; so there is a short table here, no library.
 */

/** What takes no room on the screen, or room that looks empty. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name without what cannot be seen. */
export function seenOf(name: string): string {
  return name.replace(UNSEEN, "");
}

/** Names that differ in case, width or spaces only are one name. */
export function plainName(name: string): string {
  return seenOf(name.normalize("NFKC")).trim().replace(/\s+/g, " ").toLowerCase();
}

/** Alphabets whose letters look like each other's: a name has letters of one of them. */
const ALIKE = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u];
/** Letters that people write names with today (UAX 31), beside those. */
const OTHERS =
  /[\p{sc=Arabic}\p{sc=Bengali}\p{sc=Bopomofo}\p{sc=Devanagari}\p{sc=Ethiopic}\p{sc=Georgian}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Hangul}\p{sc=Han}\p{sc=Hebrew}\p{sc=Hiragana}\p{sc=Kannada}\p{sc=Katakana}\p{sc=Khmer}\p{sc=Lao}\p{sc=Malayalam}\p{sc=Myanmar}\p{sc=Oriya}\p{sc=Sinhala}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thaana}\p{sc=Thai}\p{sc=Tibetan}\p{sc=Common}\p{sc=Inherited}]/u;

/** Does a name mix alphabets that look alike, or use one that only serves to imitate? */
export function isMixed(name: string): boolean {
  const letters = [...name.normalize("NFKC")].filter((sign) => /\p{L}/u.test(sign));
  const used = new Set<number>();
  for (const letter of letters) {
    const alphabet = ALIKE.findIndex((each) => each.test(letter));
    if (alphabet >= 0) used.add(alphabet);
    else if (!OTHERS.test(letter)) return true;
  }
  return used.size > 1;
}

/** Small letters by the Latin ones they look like, whether as capitals or as they are. */
const SHAPES: Readonly<Record<string, string>> = {
  // Latin among themselves
  ...pairs("ɑa ɡg ıi ȷj ɩi ʟl ꜱs ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ʀr ᴛt ᴜu ᴠv ᴡw ʏy ᴢz"),
  ...pairs("il 1l |l 0o"),
  // Cyrillic
  ...pairs("аa вb гr еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԛq ԝw ѵv ԁd һh ӏl ьb үy"),
  // Greek
  ...pairs("αa βb εe ζz ηh ιi κk μm νn οo ρp σo ςc τt υy χx γy ωw ϲc ϳj"),
  // Armenian
  ...pairs("օo սu հh ոn աw զq ցg քf յj"),
};
/** Greek letters whose small form looks like another Latin letter than the capital. */
const SMALL: Readonly<Record<string, string>> = { ...SHAPES, ...pairs("ηn μu νv υu") };

function pairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(" ").map((pair) => [...pair] as [string, string]));
}

function shapeOf(name: string, table: Readonly<Record<string, string>>): string {
  const shapes = [...plainName(name).normalize("NFKD")].map((sign) => table[sign] ?? sign);
  // Once more: what looks like an i looks like an l too.
  return shapes
    .map((sign) => SHAPES[sign] ?? sign)
    .join("")
    .replaceAll("rn", "m");
}

/**
 * By what a name is known: what it looks like in capitals, by which a kept name is kept; what it
 * looks like in small letters; and as it is written, by which names were kept once.
 */
export function looksOf(name: string): readonly [string, string, string] {
  return [shapeOf(name, SHAPES), shapeOf(name, SMALL), plainName(name)];
}

/** Names as those see them who sit together: one that looks like an earlier one has a number. */
export function toldApart<T extends string | undefined>(names: readonly T[]): (T | string)[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === undefined) return name;
    const isFree = (each: string) => !looksOf(each).some((look) => taken.has(look));
    let shown: string = name;
    for (let n = 2; !isFree(shown); n++) shown = `${name} (${n})`;
    for (const look of looksOf(shown)) taken.add(look);
    return shown;
  });
}
