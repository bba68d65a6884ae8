/** Notes leave articles out, letters do not: "Negotiated 2-year fastener agreement" → "Negotiated a 2-year fastener agreement". */
import { verbOf } from '../../../vocabulary/verbs.ts';
import {
  ANY_PREPOSITION,
  CHANGED_THINGS,
  NEW_ONE,
  PREPOSITION,
  RECURRING,
  SINGLE_THING,
  SINGLE_THINGS,
  THE_THINGS,
} from './words.ts';

/** Of a thing in a few words: behind more of them nobody knows what belongs to what. */
const MAX_WORDS = 5;
const DETERMINED =
  /^(?:an?|the|this|that|these|those|my|our|your|their|its|his|her|each|every|all|both|no|any|some|another|one|up|out|off|down|back|over|\p{L}+['’]s|\p{N}[\p{N}.,]*\+?%?|[$€£].*)$/iu;

/** Only where the first thing that was done something to is a single one that we know, and where a new one is named. */
export function withArticle(deed: string): string {
  const measured = deed.replace(OF_SO_MANY, (_, many: string, rest: string) => `${articleFor(many)} ${many}-${rest}`);
  return ofNewOnes(ofObject(measured).replace(PRICED, '$1 a $2'));
}

export function ofNewOnes(sentence: string): string {
  return sentence.replace(NEW, (_, before: string, thing: string) => {
    const article = RECURRING.has(thing.split(' ', 1)[0]!) ? 'the' : articleFor(thing);
    return `${before} ${article} ${thing}`;
  });
}

/** "Running 84 unit scheme", "for 210-seat restaurant" */
const OF_SO_MANY = new RegExp(
  `(?<=\\p{L} )(?<!(?:an?|the|my|our|this|one|each|every|its) )(\\p{Nd}{1,4})[ -]((?:unit|bed|seat|storey|story|room|bay|acre|hectare|page|cover|place|pupil|bedroom|axis|mile|lane|screen)s? (?:(?!and |or )[\\p{Ll}-]+(?<!s) ){0,2}${SINGLE_THING})(?=[,.;)]|$| (?:${ANY_PREPOSITION}|with|and|that|which)(?!\\p{L}))`,
  'gu',
);

/** "Closed out $9.6M office building" */
const PRICED = new RegExp(
  `^(\\p{L}+(?: (?:out|up|down|off))?) ([$€£][\\p{Nd}.,]+[kKmMbB]? (?:(?!and |or )[\\p{L}-]+(?<!s) ){0,3}${SINGLE_THING})(?=[,.;)]|$| (?:${ANY_PREPOSITION}|with|and)(?!\\p{L}))`,
  'u',
);

/** "To new warehouse system", "on large remodel". */
const NEW = new RegExp(
  `(?<=\\s)(${ANY_PREPOSITION}) (${NEW_ONE} (?:(?!and|or|${NEW_ONE}\\s)[\\p{L}-]+(?<!s) ){0,2}${SINGLE_THING})(?=[,.;)]|$| (?:${ANY_PREPOSITION}|and)(?!\\p{L}))`,
  'gu',
);

export function articleFor(thing: string): string {
  return isVowel(thing.split(' ', 1)[0]!) ? 'an' : 'a';
}

/** "Average open rate rose" → "The average open rate rose": what one number measures. */
export function withSubjectArticle(clause: string, isInside = false): string {
  const words = clause.split(' ');
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (PREPOSITION.test(word) || /^(?:per|went|was|is|rose|fell|came|grew|dropped|stayed)$/.test(word)),
  );
  const subject = words.slice(0, end === -1 ? 0 : end);
  if (!CHANGED_THINGS.has(subject.at(-1)?.toLowerCase() ?? '') || subject.some((word) => DETERMINED.test(word)))
    return clause;
  if (subject.some((word) => /[.,;:()]/.test(word))) return clause;
  const isName = /^(?:\p{Lu}[\p{Lu}\p{N}]|\p{Ll})/u.test(clause);
  return `${isInside ? 'the' : 'The'} ${isName ? clause : clause[0]!.toLowerCase() + clause.slice(1)}`;
}

function ofObject(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ');
  const at = rest
    .slice(0, MAX_WORDS)
    .findIndex((word, place) => isThing(word, rest[place + 1] ?? '', rest[place + 2] ?? ''));
  const words = rest.slice(0, at + 1);
  const next = rest[at + 1] ?? '';
  if (
    at === -1 ||
    verbOf(verb) === null ||
    /^help/i.test(verb) ||
    words.some((word, place) => isNoPart(word, place < at))
  )
    return deed;
  const last = bare(words.at(-1)!);
  // "The office network, Wi-Fi and printers", "the pipeline from $3M to $5M"
  const isKnown = /^(?:from|,)$/.test(next) || (/,$/.test(words.at(-1)!) && / and /.test(rest.slice(at + 1).join(' ')));
  const isOnly =
    isKnown || CHANGED_THINGS.has(last) || (next === 'of' && THE_THINGS.has(last)) || ORDINAL.test(words[0]!);
  return [verb, isOnly ? 'the' : articleFor(words[0]!), ...rest].join(' ');
}

/** "monthly newsletter to 7,200 readers" */
export function isSingleThing(phrase: string): boolean {
  const words = phrase.split(' ').slice(0, MAX_WORDS);
  const isEnd = (word: string, next: string): boolean => /[.,;:]$/.test(word) || next === '' || PREPOSITION.test(next);
  const at = words.findIndex(
    (word, place) => SINGLE_THINGS.has(bare(word)) && isEnd(word, phrase.split(' ')[place + 1] ?? ''),
  );
  return at !== -1 && !words.slice(0, at + 1).some((word, place) => isNoPart(word, place < at));
}

const ORDINAL = /^\p{N}+(?:st|nd|rd|th)$/u;

/** A single one, or what changed by so much. */
const isThing = (word: string, next: string, after: string): boolean =>
  (SINGLE_THINGS.has(bare(word)) &&
    endsAt(word, next) &&
    !(/ing$/.test(next) && (after === '' || PREPOSITION.test(after) || after === 'so'))) ||
  (CHANGED_THINGS.has(bare(word)) && /^(?:from|by|up|down|to|under|below|above)$/.test(next));

const bare = (word: string): string => word.replace(/[.,;:]+$/, '').toLowerCase();

/** The thing ends here: "team", not "team leaders". */
const endsAt = (last: string, next: string): boolean =>
  /[.,;:]$/.test(last) ||
  next === '' ||
  PREPOSITION.test(next) ||
  /^(?:\(|that$|which$|\p{L}+(?:ing|ed)(?!\p{L}))/u.test(next);

/** "team and site", "customers by project", "plans, budget": no single thing in a row of words. */
const isNoPart = (word: string, isBefore: boolean): boolean =>
  DETERMINED.test(word) ||
  (isBefore && (/[.,;:()]/.test(word) || PREPOSITION.test(word) || /^(?:and|or|&|[^s\s]+[^s]s)$/.test(word)));

/** "a unit", "an hourly": by the sound, as far as the first letters tell. */
const isVowel = (word: string): boolean =>
  /^(?:[aeio](?!ne(?![a-z]))|u(?!n[ai]|s|t)|8|1[18](?!\p{N})|hour|(?:[FHLMNRSX])\p{Lu})/u.test(
    /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase(),
  );
