/** What notes hang on with a comma, joined as a sentence joins it: "no discrepancies" → "with no discrepancies". */
import { verbOf } from '../../../vocabulary/verbs.ts';
import { isInBrackets } from '../../shorten.ts';
import { capitalised } from '../templates.ts';
import { withSubjectArticle } from './article.ts';
import { hasFiniteVerb } from './clauses.ts';
import { firstWord, opensWithPast } from './deed.ts';
import {
  BEFORE_THING,
  COUNTED_ACTIVES,
  COUNTED_PASSIVE,
  FINITE,
  GROUP,
  HONOUR,
  LED_TO_I,
  ROLE_WORD,
  SUBORDINATE,
  SUPERLATIVE,
} from './words.ts';

const COUNT = String.raw`(?:\p{Nd}[\p{Nd}.,]*|two|three|four|five|six|seven|eight|nine|ten|all|both|most|none)`;
const NUMBER = String.raw`(?:(?:about|around|over|under) )?[$€£]?\p{Nd}[\p{Nd}.,]*`;

/** Each tail that opens so, and how it opens then. */
const TAILS: readonly (readonly [RegExp, string])[] = [
  [/^[,;] (?=(?:no|zero) (?!longer|one|more))/u, ', with '],
  [
    new RegExp(`^, (?=(?!most of)${SUPERLATIVE} (?:of|in|for|among|at|on|across|record|score|result)(?!\\p{L}))`, 'u'),
    ', the ',
  ],
  [
    new RegExp(
      `^, (?<best>(?!only|first|second|third|most|least|top|fewest)${SUPERLATIVE} \\p{Ll}+(?<!s)) (?=${NUMBER} )`,
      'u',
    ),
    '; the $<best> was ',
  ],
  [new RegExp(`^, (?=(?:\\p{Ll}+ ){0,2}${ROLE_WORD} on \\p{Nd}+\\.$)`, 'u'), ' and '],
  [
    new RegExp(
      `^[,;] (?<honour>\\p{Lu}[\\p{L}'’-]+ (?:[\\p{L}'’-]+ ){0,2}?${HONOUR}),? (?=(?:19|20)\\p{Nd}{2}\\.?$)`,
      'u',
    ),
    ', with the $<honour> in ',
  ],
  [/^; (?=(?:now|since|later|still) \p{Ll}+ed )/u, ', '],
  [/^, also (?=(?!the |an? |our |my |in |on |at |for |to |with |from |as )\p{Ll}+ )/u, ', and also '],
  [new RegExp(`^, average (?=${NUMBER} )`, 'u'), ', averaging '],
  [new RegExp(`^, personal average of (?=${NUMBER} )`, 'u'), ', with a personal average of '],
  [new RegExp(`^, (?:an )?average (?<of>(?:\\p{L}+ ){1,3})(?=${NUMBER})`, 'u'), ', with an average $<of>of '],
  [
    new RegExp(`^; (?=${COUNT} (?:(?!were|was|are|of)\\p{L}[\\p{L}-]* ){1,2}${COUNTED_PASSIVE}(?!\\p{L}))`, 'u'),
    ', with ',
  ],
  [new RegExp(`^, (?<count>${COUNT})(?: of them)? (?=${COUNTED_PASSIVE}(?!\\p{L}))`, 'u'), '; $<count> were '],
];

/** "96% satisfaction", where it is not one share of several. */
const SHARE = /, (?=\p{Nd}[\p{Nd}.]*% (?!of |in |up |down |on )\p{Ll})/u;

/** A sentence with its tails joined. */
export function withTails(sentence: string): string {
  const from = LED_TO_I.test(sentence) ? sentence.search(/ I \p{Ll}/u) : 0;
  const isRow = new RegExp(`(?:${SHARE.source}|; ${COUNT} ).*${SHARE.source}`, 'u').test(sentence);
  const tails = isRow ? TAILS : [...TAILS, [new RegExp(`^${SHARE.source}`, 'u'), ', with '] as const];
  const places = [...sentence.matchAll(/[,;] /g)]
    .map(({ index }) => index)
    .filter((at) => at >= from && !isInBrackets(sentence, at));
  const joined = withTheGroup(
    places.reduceRight((said, at) => {
      const tail = said.slice(at);
      const again = countedAgain(tail, said.slice(0, at));
      if (again !== null) return said.slice(0, at) + again;
      const [sign, opening] = tails.find(([pattern]) => pattern.test(tail)) ?? [];
      if (sign !== undefined) return said.slice(0, at) + tail.replace(sign, opening!);
      return tail.startsWith(';') ? said : said.slice(0, at) + joint(tail, said.slice(0, at));
    }, sentence),
  );
  return withAsides(joined.replace(ROW, ' and '));
}

const MAX_WORDS_OF_ASIDE = 12;

/** "31 notices; none overturned on review" → "31 notices (none overturned on review)": what has no verb is no half of a sentence. */
function withAsides(sentence: string): string {
  const [main = '', ...parts] = sentence.replace(/\.$/, '').split(/\s?; /u);
  const [part = ''] = parts;
  if (parts.length === 0 || isInBrackets(sentence, main.length)) return sentence;
  if (parts.length === 1 && !main.includes(':') && isOfThing(part)) return `${main}, which ${part}.`;
  if (parts.length === 1 && opensWithPast(capitalised(part))) return `${main} and ${part}.`;
  const areAsides = parts.every(
    (one) => one.split(' ').length <= MAX_WORDS_OF_ASIDE && !/[.:()]/.test(one) && !saysSomething(one),
  );
  if (!areAsides || main.endsWith(')')) return sentence;
  // "By portion control; weekly stock takes; changing two suppliers"
  if (parts.length > 1 && parts.every((one) => !/[,\p{Nd}]/u.test(one)))
    return `${[main, ...parts.slice(0, -1)].join(', ')} and ${parts.at(-1)}.`;
  return `${main} (${parts.join(', ')}).`;
}

/** "Findings led to a rebuild", "they caught 9 changes" */
const saysSomething = (part: string): boolean =>
  hasFiniteVerb(part) ||
  /^(?:base|past)$/.test(verbOf(firstWord(part))?.form ?? '') ||
  /^(?:I|we|it|they) /iu.test(part);

/** "Sold plans; 41 plans in 2024": ": 41 in 2024" */
function countedAgain(tail: string, before: string): string | null {
  const [whole = '', count, thing] = COUNTED_AGAIN.exec(tail) ?? [];
  const isSame = thing !== undefined && before.endsWith(` ${thing}`) && !before.includes(':');
  return isSame ? `: ${count}${tail.slice(whole.length)}` : null;
}

const COUNTED_AGAIN = /^[,;] (\p{Nd}[\p{Nd}.,]*) (\p{Ll}+s)(?= (?:in|so far|last|this|per|a) )/u;

const ITEM = String.raw`(?:(?!and |or |with |in |on |by |of |for |to |at |which |the |\p{L}+ed )[\p{Ll}-]+ ?){1,2}`;
/** "Standups, refinement, retros": the last of a row. */
const ROW = new RegExp(`(?<=[\\p{L}] ?, ${ITEM}), (?=${ITEM}\\.$)`, 'u');

const MAX_WORDS_BEFORE_VERB = 7;

/** "…, no-show rate went from 11% to 6%" is a sentence of its own; ", matches 40 lines a day" says something of the thing. */
function joint(tail: string, before: string): string {
  const clause = tail.slice(2);
  const words = clause.split(/[,;.]\s|[,;.]$/u, 1)[0]!.split(' ');
  if (isOfThing(clause) && !/:\s|\p{L}s (?:the|an?|\p{Nd}\S*) /u.test(before)) return `, which ${clause}`;
  const at = words.slice(0, MAX_WORDS_BEFORE_VERB + 1).findIndex(hasSubject);
  const isOpen =
    words.slice(0, Math.max(at, 1)).some((word) => isLed(word.toLowerCase())) || /^(?:of|with)$/.test(words[0]!);
  const isCounted =
    new RegExp(`^${COUNT} (?!of wh)`, 'u').test(clause) &&
    words.slice(0, MAX_WORDS_BEFORE_VERB).some((word) => COUNTED_ACTIVES.has(word));
  return (at > 0 && !isOpen) || isCounted ? `; ${withSubjectArticle(clause, true)}` : tail;
}

/** "Saves one driver night a week" */
function isOfThing(clause: string): boolean {
  const [verb = '', next = ''] = clause.split(' ', 2);
  return THIRD.test(verb) && BEFORE_THING.test(next);
}

const THIRD =
  /^(?!(?:is|was|has|as|its|this|across|plus|minus|always|besides|thus|perhaps|sometimes|nowadays)$)\p{Ll}{2,}[^\Wsu]s$/u;
const hasSubject = (word: string): boolean => FINITE.has(word) && !/^(?:go|become|caused|shows|takes)$/.test(word);
const isLed = (word: string): boolean =>
  SUBORDINATE.has(word) || /^(?:and|but|or|so|nor|after|before|until|since|once|then|though|although)$/.test(word);

/** "Best in region" → "best in the region" */
function withTheGroup(sentence: string): string {
  return sentence.replace(
    new RegExp(`(?<=(?<![\\p{L}])${SUPERLATIVE} (?:\\p{L}+ )?in )(?=${GROUP}(?:[.,;)]|$))`, 'gu'),
    'the ',
  );
}
