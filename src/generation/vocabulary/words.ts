/** Words as the matcher and the verifier compare them. */

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[+#&./'’-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+\+|#|\+)?/gu;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text as they stand there. */
export function wordsOf(text: string): string[] {
  const words = (text.match(WORD) ?? []).map(withoutElision);
  if (!UNSPACED.test(text)) return words;
  return words.flatMap((word) => (UNSPACED.test(word) ? segment(word) : [word]));
}

/** "d'Excel" and "l'équipe" are Excel and équipe. */
function withoutElision(word: string): string {
  return word.replace(/^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/iu, '');
}

function segment(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text))
    .filter((part) => part.isWordLike)
    .map((part) => part.segment);
}

/** "510(k)" and "401(k)" are one word each. */
export function joinedNumbers(text: string): string {
  return text.replace(/(?<=\d{3})\((\p{Ll})\)/gu, '-$1');
}

/** Most words: there is nothing to take off. */
const PLAIN = /^[\0-\x7f]*$/;

/** Lower case, without accents, so that "Résumé" meets "resume". */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return (
    lower
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      // Small capitals of Greek read back as the sigma that ends words.
      .replaceAll('ς', 'σ')
      .replace(/’/g, "'")
  );
}

/** Endings taken off, first those of inflection, then those of derivation, and what is put in their place. */
const INFLECTIONS: readonly (readonly [RegExp, string])[] = [[/(?:ings?|ed)$/, '']];
const DERIVATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?:isations?|izations?)$/, 'iz'],
  [/(?:ise|ize|is|iz)$/, 'iz'],
  [/(?:ations?|ational|ative|ators?|ate|at)$/, 'at'],
  [/(?:ments?|mental)$/, ''],
  [/(?:ances?|ences?)$/, ''],
  [/(?:ers?|ors?|ions?|ives?|ally|al|ly)$/, ''],
];
/** Endings that no English word has: plurals of German, Spanish and Portuguese nouns. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/(ung|heit|keit|schaft|itat)en$/, '$1'],
  [/ciones$/, 'cion'],
  [/coes$/, 'cao'],
];
const MIN_STEM = 4;

const MAX_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/** A light stem: "managing", "managed", "manager" and "management" become one. Only for English-looking words. */
export function stem(word: string): string {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const found = findStem(word);
  remembered.set(word, found);
  return found;
}

function findStem(word: string): string {
  const folded = fold(word).replace(/'s?$/, '');
  if (folded.length < 4 || !/^[a-z-]+$/.test(folded)) return folded;
  const inflected = undouble(takeOff(toSingular(takeOff(folded, FOREIGN)), INFLECTIONS));
  return undouble(takeOff(inflected, DERIVATIONS));
}

/** The stem keeps at least four letters. */
function takeOff(word: string, endings: readonly (readonly [RegExp, string])[]): string {
  for (const [ending, replacement] of endings) {
    const cut = word.replace(ending, replacement);
    if (cut !== word && cut.length >= MIN_STEM) return cut;
  }
  return word;
}

function toSingular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word)) return word.slice(0, -1);
  return word;
}

function undouble(word: string): string {
  const ended = word.replace(/[ey]$/, (last) => (last === 'y' ? 'i' : ''));
  return ended.replace(/([bdfgklmnprt])\1$/, '$1');
}
