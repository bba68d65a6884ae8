/** Text from outside becomes text that a PDF can carry. Nothing here knows what the text means. */
import { firstCharacters } from '../../base/text.ts';

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/**
 * Characters that print nothing, or change the direction of their neighbours. The two joiners stay: Persian and Hindi
 * are misspelt without them.
 */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\ufff9-\uffff]/gu;
/** Between letters that nothing joins, and between digits, they only hide that two words or numbers are one. */
const IDLE_JOINER =
  /(?<![\p{L}\p{M}])[\u200c\u200d]+|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]+/gu;
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Where a pattern looks for the end of signs, a run of thousands would make it look from each of them. */
const LONG_RUN = /[^\p{L}\p{N}\n]{50,}/gu;
const KEPT_OF_RUN = 40;

const MAX_URL_CHARACTERS = 2000;
const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** One line of plain text of at most `limit` UTF-16 units, cut at a word. */
export function cleanLine(text: string, limit: number): string {
  // The slice first: a megabyte must not be walked for a line of a hundred characters.
  const plain = text
    .slice(0, limit * 4)
    .toWellFormed()
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .replace(/\ufffd/g, '')
    .normalize('NFC')
    .replace(SPACES, ' ')
    .trim();
  return plain.length <= limit ? plain : cutAtWord(plain, limit);
}

/** Like `cleanLine`, but the text keeps its line breaks. Of a long run of signs the beginning is kept. */
export function cleanText(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .replace(/\ufffd/g, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(LONG_RUN, (run) => `${firstCharacters(run, KEPT_OF_RUN)} `)
    .trim();
}

function cutAtWord(text: string, limit: number): string {
  const cut = text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\ufffd/g, '');
  const space = cut.lastIndexOf(' ');
  return (space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/, '');
}

/** What people type for words and for an arrow, as it is printed. */
export function spelledOut(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])w\/o\s?(?=\p{L})/giu, 'without ')
    .replace(/(?<![\p{L}\p{N}])w\/\s?(?=[\p{L}\p{N}$€£])/giu, 'with ')
    .replace(/ ?--?>(?= ?[\p{N}$€£~<])/gu, ' →');
}

/** The address in a form that is safe to make live, or null. A bare host is taken as https. */
export function safeUrl(text: string | null): string | null {
  if (text === null) return null;
  const trimmed = cleanLine(text, MAX_URL_CHARACTERS);
  if (trimmed === '') return null;
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  const bareHost = url.protocol.startsWith('http') && !url.hostname.includes('.');
  if (!LINK_PROTOCOLS.has(url.protocol) || bareHost || url.username !== '') return null;
  return url.href.length <= MAX_URL_CHARACTERS ? url.href : null;
}
