/** Undoes what fonts and careless exports do to words. */

const LIGATURES: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };
/** Bytes of UTF-8 that were read as Latin-1 or Windows-1252. */
const MISREAD =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,3}/g;
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};
/** The full-width colon lost its last byte on the way, and a blank its second. */
const HALF_LOST = /ï¼\s?/g;
const LONE_MARK = /Â(?=\s|$)/g;
/** Extraction turns the ligature of lam and alef round; after an alef no word has them so. */
const TURNED_LAM_ALEF = /ا([أإآا])ل/g;
const LETTER_SPACED = /^(?:\p{L}\s){3,}\p{L}$/u;

export function repairText(text: string): string {
  return text
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(MISREAD, decodeAgain)
    .replace(HALF_LOST, ' | ')
    .replace(LONE_MARK, '')
    .replace(TURNED_LAM_ALEF, 'ال$1')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC');
}

/** Old TeX fonts draw an accent before its letter: "F¨ uhrung". The signs, and what stands for them on a letter. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '˘': '\u0306',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
};
const DRAWN_ACCENT = /([¨´ˆ˜¸˚ˇ]) ?(\p{L})/gu;
/** The same sign is a quote before a word: only inside of one, and of the French "à", it is an accent. */
const GRAVE = /(?<=\p{L})`([aeiou])|(?<![\p{L}`])`([aA])(?!\p{L})/gu;
/** An i without its dot is drawn under an accent. */
const DOTLESS = /ı(?=\p{M})/gu;

/** Of a whole line: the accent and its letter are drawn apart. */
export const joinAccents = (text: string): string =>
  text
    .replace(DOTLESS, 'i')
    .replace(DRAWN_ACCENT, (_, accent: string, letter: string) => letter + ACCENTS[accent]!)
    .replace(GRAVE, (_, inside?: string, alone?: string) => `${inside ?? alone}${ACCENTS['`']}`)
    .normalize('NFC');

function decodeAgain(misread: string): string {
  const bytes = [...misread].map((character) => WINDOWS_1252[character] ?? character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return misread;
  }
}

/** "E X P E R I E N C E" → "EXPERIENCE"; two blanks keep two words apart. */
export function joinSpacedLetters(text: string): string {
  const words = text.split(/\s{2,}/);
  return words.every((word) => LETTER_SPACED.test(word.trim()))
    ? words.map((word) => word.replace(/\s/g, '')).join(' ')
    : text;
}

/** First parts that keep their hyphen when a line ends with it. */
const COMPOUND =
  /(?:^|[^\p{L}])(?:self|multi|cross|non|co|well|high|low|full|part|long|short|end|e|real|data|user|client|state|day|year|month|in|on|off|up|post|pre|mid|third|first|second|open|large|small|time|team|cost|object|problem|customer|decision|detail|goal|results|performance|test|peer|face|hands|one|two|three|four|five|front|back|all|inter|anti|over|under)-$/iu;

const LONGEST_WORD = 60;
/** Scripts that are written without spaces. */
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。]/u;

/** Joins a line with the one it was wrapped into. */
export function joinWrapped(first: string, next: string): string {
  if (first.endsWith('\u00ad')) return first.slice(0, -1) + next;
  if (CJK.test(first.at(-1) ?? '') && CJK.test(next[0] ?? '')) return first + next;
  if (!/\p{L}[-‐]$/u.test(first) || !/^\p{Ll}/u.test(next)) return `${first} ${next}`;
  const lastWord = (first.split(/\s/).at(-1) ?? '').slice(-LONGEST_WORD);
  const keepsHyphen = COMPOUND.test(first) || /-.*-$/.test(lastWord);
  return (keepsHyphen ? first : first.slice(0, -1)) + next;
}
