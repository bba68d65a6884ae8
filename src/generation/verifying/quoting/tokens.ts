/** Text as the verifier compares it: words and quantities in order, with the punctuation before each. */
import { verbOf } from '../../vocabulary/verbs.ts';
import { fold } from '../../vocabulary/words.ts';

export interface Token {
  /** As it stands in the text. */
  raw: string;
  /** Equal for two forms of one word ("leads", "led"), and for two spellings of one quantity ("$2.4 million", "$2,400,000"). */
  norm: string;
  isNumber: boolean;
  /** What stands between this token and the one before it: nothing, a comma or bracket, or the end of a statement. */
  before: 'none' | 'comma' | 'stop';
}

const QUANTITY = String.raw`[$£€¥₹₽₩%٪]?[^\S\n]?\p{Nd}+(?:[.,\u00a0\u202f']\p{Nd}+)*(?:[^\S\n]?(?:[%٪]|[€£₽₹¥](?!\p{Nd})|(?:percent|k|m|mm|bn|million|billion|thousand|mio|mrd)(?![\p{L}\p{N}])))?\+?`;
/** One letter at a time where a line may break between any two. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
/** Right-to-left words stand by themselves: beside Latin ones the space between them is not always read back. */
const FROM_RIGHT = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}]`;
const WORD = String.raw`${FROM_RIGHT}[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]*|(?!${UNSPACED}|${FROM_RIGHT})\p{L}(?:(?!${UNSPACED}|${FROM_RIGHT})[\p{L}\p{M}\p{N}])*(?:['’](?!${UNSPACED})\p{L}+)*(?:\+\+|#|\+(?![\p{L}\p{N}]))?`;
/** The French article before a name stands by itself: "l’Hôpital", "qu’Infirmière". */
const ELIDED = String.raw`(?<![\p{L}\p{N}])(?:l|d|qu)['’](?=\p{L})(?=[\p{L}]{3})`;
const TOKEN = new RegExp(`${QUANTITY}|${UNSPACED}|${ELIDED}|${WORD}`, 'giu');
const STOP = /[;:!?•▪◦●■\n。；：！？…]|\.\s/u;
const COMMA = /[,()[\]{}–—"“”„«»/|·、，（）<>=→]|(?:^|\s)-(?:\s|$)/u;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    // The blank before a number is read with it.
    const gap = text.slice(end, match.index) + (/^\s/.test(match[0]) ? ' ' : '');
    end = match.index + match[0].length;
    const raw = match[0].trim();
    const isNumber = /\p{Nd}/u.test(raw[0]!) || /^[$£€¥₹₽₩%٪]/.test(raw);
    const before = tokens.length === 0 || STOP.test(gap) ? 'stop' : COMMA.test(gap) ? 'comma' : 'none';
    tokens.push({ raw, norm: isNumber ? quantity(raw) : normOf(raw), isNumber, before });
  }
  return tokens;
}

const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mio: 1e6,
  million: 1e6,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
};

/** `$2.4 million` and `$2,400,000` are one; `$2M`, `€2M` and `2%` are three. */
export function quantity(text: string): string {
  const currency = /[$£€¥₹₽₩]/.exec(text)?.[0] ?? '';
  const unit = /[\p{L}%٪]+/u.exec(text)?.[0]?.toLowerCase() ?? '';
  const digits = plainDigits(/\p{Nd}[\p{Nd}.,\u00a0\u202f']*/u.exec(text)![0]);
  // A telephone number or an amount of nineteen digits must not lose its last ones.
  const exact = digits.length > 15 || digits.includes('_');
  const scaled = exact ? digits : String(Number((Number(digits) * (SCALE[unit] ?? 1)).toFixed(4)));
  return `${currency}${scaled}${/^(?:[%٪]|percent)$/.test(unit) ? '%' : ''}`;
}

function plainDigits(shown: string): string {
  const western = shown.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  if (/^\d{1,3}(?:[,.\u00a0\u202f']\d{3})+$/.test(western)) return western.replace(/[^\d]/g, '');
  const grouped = western.replace(/[,\u00a0\u202f'](?=\d{3}(?:\D|$))/g, '');
  return /^\d+(?:[.,]\d+)?$/.test(grouped) ? grouped.replace(',', '.') : grouped.replace(/[^\d.]/g, '_');
}

/** Decimal digits stand in blocks of ten whatever their script. */
function digitValue(digit: string): number {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero--;
  return digit.codePointAt(0)! - zero;
}

const MAX_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

export function normOf(raw: string): string {
  const before = remembered.get(raw);
  if (before !== undefined) return before;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const found = findNorm(raw);
  remembered.set(raw, found);
  return found;
}

/** Scripts whose ligatures are read back in another order. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Past tenses that are also verbs of their own. */
const PAST_OF: Readonly<Record<string, string>> = { found: 'find', ground: 'grind', bound: 'bind', wound: 'wind' };

function findNorm(raw: string): string {
  const word = fold(raw.normalize('NFKC'));
  if (SHAPED.test(word)) return shapedNorm(word);
  const bare = word.replace(/'(?:s|ve|d|m|re|ll)?$/, '');
  if (!/^[a-z]{3,}$/.test(bare)) return bare;
  return PAST_OF[bare] ?? verbOf(bare)?.base ?? withoutEnding(bare);
}

function shapedNorm(word: string): string {
  const letters = Array.from(word.replace(/[\p{M}ـ]/gu, ''));
  return letters.sort().join('');
}

/** Only endings of inflection go: a "manager" is not somebody who "managed". */
function withoutEnding(word: string): string {
  const base = word.replace(/(?<=[a-z]{3})(?:ies|es|s|ied|ed|ing)$/, (ending) =>
    ending === 'ies' || ending === 'ied' ? 'y' : ending === 's' && /(?:s|u|i)s$/.test(word) ? 's' : '',
  );
  return base
    .replace(/e$/, '')
    .replace(/([bdfgklmnprt])\1$/, '$1')
    .replace(/is$/, 'iz');
}

/** Letters, digits and the signs that tell C from C++ and C#: equal however lines, spaces and dashes fell. */
export function signs(text: string): string {
  // Readers of PDFs turn the ligature of lam and alef around.
  const folded = fold(text.normalize('NFKC')).replace(/\u0644([\u0622\u0623\u0625\u0627])/g, '$1\u0644');
  return (folded.match(/[\p{L}\p{N}+#]+/gu) ?? []).join('');
}
