/** Tells the languages that share the Latin alphabet apart, by the small words that every text of them is full of. */

const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordSet('the and of to in for with a on by from as is that at an'),
  de: wordSet('und der die das für mit von im in des den dem zur zum bei auf eine einer eines ein als nach'),
  fr: wordSet('et de la le les des du pour en une un avec dans sur au par aux à chez'),
  es: wordSet('y de la el los las en para con del una un por al desde'),
  pt: wordSet('e de da do em para com dos das um uma na no os as ao pela pelo'),
  it: wordSet('e di la il per con del della dei delle degli in un una nel nella alla gli'),
  nl: wordSet('en van de het een voor met in op bij te aan door naar'),
  pl: wordSet('i w z na do oraz dla od przy ze po za nad'),
};
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g;
const VIETNAMESE_SHARE = 0.03;

/** Fewer hits, or a smaller share of all words, are chance. */
const LEAST_HITS = 4;
const LEAST_SHARE = 0.07;
/** How much clearer than English another language must be: names of schools and firms are full of foreign words. */
const CLEARER = 1.5;

/** Where a profile is too short to tell, its country does. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  DE: 'de',
  AT: 'de',
  FR: 'fr',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CL: 'es',
  CO: 'es',
  PE: 'es',
  PT: 'pt',
  BR: 'pt',
  IT: 'it',
  NL: 'nl',
  PL: 'pl',
  VN: 'vi',
};

export function latinLanguage(text: string, countryCode: string | null): string {
  const lower = text.toLowerCase();
  if ((lower.match(VIETNAMESE)?.length ?? 0) > VIETNAMESE_SHARE * lower.length) return 'vi';
  const words = lower.match(/\p{L}+/gu) ?? [];
  const hits = (lang: string): number => words.filter((word) => SMALL_WORDS[lang]!.has(word)).length;
  const english = hits('en');
  const [best, count] = Object.keys(SMALL_WORDS)
    .map((lang): [string, number] => [lang, hits(lang)])
    .reduce((most, one) => (one[1] > most[1] ? one : most));
  const isClear = count >= LEAST_HITS && count >= LEAST_SHARE * words.length && count >= CLEARER * english;
  if (isClear) return best;
  const isSilent = english === 0 && count < LEAST_HITS;
  return (isSilent && BY_COUNTRY[countryCode?.toUpperCase() ?? '']) || 'en';
}

function wordSet(words: string): Set<string> {
  return new Set(words.split(' '));
}
