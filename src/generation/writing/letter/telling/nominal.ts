/** A fact without a verb, with the one that says no more: what was measured, what there was none of, what the work was. */
import type { Place } from '../../../matching/proofs.ts';
import { isPlainVerb, verbOf } from '../../../vocabulary/verbs.ts';
import { filled, type Templates } from '../templates.ts';
import { articleFor, isSingleThing, ofNewOnes } from './article.ts';
import { hasFiniteVerb, isDeedBehind } from './clauses.ts';
import { firstWord, inSentence, lowered } from './deed.ts';
import { BEFORE_THING, FINITE, MEASURES, NOUNS_FIRST, OF_OTHERS, OWN_RECORD, PREPOSITION, RECURRING } from './words.ts';

const FIGURE = String.raw`(?:(?:about|around|over|under|nearly|almost) )?[$€£]?\p{Nd}[\p{Nd}.,]*`;
const MEASURED = new RegExp(
  `^(?<thing>(?!no |zero )[\\p{L}&][\\p{L}&/'’-]*(?: [\\p{L}&/'’-]+){0,6}?)(?: of|:)? (?<said>${FIGURE}(?:%|[kKmM]\\b)?(?![\\p{Nd}.,%]\\S)(?<to> to \\p{Nd})?.*)$`,
  'u',
);

/** "First-time fix rate 88%" → "My first-time fix rate was 88%"; null where it measures nothing by a name that we know. */
export function asMeasure(sentence: string, { current }: Pick<Place, 'current'>): string | null {
  const { thing, said, to } = MEASURED.exec(sentence)?.groups ?? {};
  if (thing === undefined || hasFiniteVerb(sentence) || verbOf(firstWord(sentence))?.form === 'past') return null;
  const words = thing.toLowerCase().split(' ');
  // "Closing an average of 65 orders" is what one does.
  if (words.some((word, at) => at > 0 && /^(?:an?|the)$/.test(word))) return null;
  // "Average 45-60 alerts a shift" says nothing of what.
  if (thing === 'Average') return null;
  const end = words.findIndex((word, at) => (at > 0 && /^(?:and|including)$/.test(word)) || PREPOSITION.test(word));
  const head = end === -1 ? words.at(-1)! : words[end - 1]!;
  if (!MEASURES.has(head) || PREPOSITION.test(words.at(-1)!)) return null;
  const isOver = !current || /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})|(?<!\p{L})(?:last|against)(?!\p{L})/u.test(said!);
  const isMany = /(?<!s)s$/.test(head);
  if (to !== undefined) return `The ${inSentence(thing)} went from ${said}`;
  const verb = isMany ? (isOver ? 'were' : 'are') : isOver ? 'was' : 'is';
  const isOfOthers = words.some((word) => OF_OTHERS.has(word) || /^(?:my|our|the)$/.test(word)) || isMany;
  return `${isOfOthers ? 'The' : 'My'} ${inSentence(thing)} ${verb} ${said}`;
}

/** "No late payroll in 7 years" → "There has been no late payroll in 7 years."; "no accidents": "I have had none". */
export function asAbsence(sentence: string, { current }: Pick<Place, 'current'>): string | null {
  const [, none = '', thing = ''] =
    /^(No|Zero) ((?:[\p{L}-]+ )+?)(?:in|on|at|since|from|for|during|over|across|to) /u.exec(sentence) ?? [];
  if (none === '' || hasFiniteVerb(sentence.replace(/ since I .*/, ''))) return null;
  if (OWN_RECORD.has(thing.trim().split(' ').at(-1)!) && !OF_A_SITE.test(sentence))
    return `I ${current ? 'have had' : 'had'} no ${sentence.slice(none.length + 1)}`;
  const isMany = /(?<!s)s /.test(thing);
  return `There ${current ? (isMany ? 'have been' : 'has been') : isMany ? 'were' : 'was'} ${inSentence(sentence)}`;
}

/** What is said of more than the writer. */
const OF_A_SITE = /(?<!\p{L})(?:my|our|sites?|shifts?|teams?|crews?|fleet|branch|store|department|company)(?!\p{L})/iu;

/** "Top individual sales in Victoria": "had the top individual sales in Victoria" */
export function asBest(sentence: string): string | null {
  const [, thing] =
    /^(?:Top|Highest|Best|Lowest|Fastest|Second highest) ((?:[\p{L}-]+ ){1,3}?)(?:in|of|for|across|on|among|at) /u.exec(
      sentence,
    ) ?? [];
  const isMeasure = thing !== undefined && MEASURES.has(thing.trim().split(' ').at(-1)!.toLowerCase());
  return isMeasure && !hasFiniteVerb(sentence) ? `had the ${lowered(sentence)}` : null;
}

/** What a thing that people do is called. */
const DOING =
  /(?:tions?|sions?|ment|ance|ence|ing|ship|ology|ysis|ure|(?:rr|prov|prais|pos|new|mov|hears)al|ics|port|care|work|visits?|calls?|checks?|rounds?|counts?|orders?|reports?|talks?|returns|setup|fix|studies|projects?|models|reviews?|audits?|meetings?|classes|sessions?|workshops?|newsletters?|interviews?|tests?|claims?|repairs?|surveys?|releases?|design|research|sales|accounts?|payroll|rotas?|records?|logs?)$/iu;

/** "Installing and configuring routers", "Drainage design for housing estates": "My work included …" */
export function asWork(
  sentence: string,
  { current, kind, opensWithVerbs }: Place,
  { telling }: Templates,
): string | null {
  const isBroken = sentence
    .split(/[,;]\s/)
    .slice(1)
    .some((clause) => isDeedBehind(clause) || FINITE.has(firstWord(clause)));
  if (kind !== 'work' || /^\S+:/.test(sentence) || isBroken) return null;
  const isGerund = verbOf(firstWord(sentence))?.form === 'gerund' && sentence.includes(' ');
  if (!isGerund && !isDoing(sentence, opensWithVerbs === true)) return null;
  const said = DAY.test(sentence) ? sentence : inSentence(sentence);
  const work = ofNewOnes(isGerund || !isOne(said) ? said : `${articleFor(said)} ${said}`);
  return filled(telling![current ? 'includes' : 'included'], { work: work.replace(SO_MANY, ', with ') });
}

/** "Reference desk, 30 questions a day": the last that hangs on. */
const SO_MANY =
  /(?<=^[^,]*), (?=(?:(?:about|around|roughly|over) )?\p{Nd}[\p{Nd}.,–-]*\+? (?:new )?\p{Ll}{2,}s(?!\p{L})(?!.* \p{L}+ed(?!\p{L}))[^,]*$)/u;

const DAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
const NO_THING =
  /^(?:no|zero|top|best|good|various|several|works?|weekends?|weekdays?|evenings?|mornings?|nights?|summers?|only|an?|the|my|our|i|we|role|team)$/i;
const MIN_WORDS = 4;

/** Where nothing in it might be a verb. */
function isDoing(sentence: string, isAmongVerbs: boolean): boolean {
  const words = sentence.split(' ');
  const head = headOf(sentence);
  const first = verbOf(head[0]!);
  const isLong =
    words.length >= MIN_WORDS &&
    words.some(
      (word, at) =>
        /^(?:and|including)$/.test(word) || (at >= head.length && (/\p{Nd}/u.test(word) || PREPOSITION.test(word))),
    );
  if (
    !isLong ||
    NO_THING.test(head[0]!) ||
    (BEFORE_THING.test(head[0]!) && !/^(?:\S+ly|annual|day-to-day)$/i.test(head[0]!)) ||
    PREPOSITION.test(head[0]!)
  )
    return false;
  const hasVerb =
    head.some((word) => ['past', 'third'].includes(verbOf(word)?.form ?? '')) && !/(?:s|ing)$/.test(head.at(-1)!);
  const mayBeVerb =
    (first !== null &&
      first.form !== 'gerund' &&
      head.length > 1 &&
      !NOUNS_FIRST.has(head[0]!.toLowerCase()) &&
      (isAmongVerbs || !isNamedThing(head))) ||
    /ed$/.test(head[0]!);
  const isSaid =
    hasVerb ||
    mayBeVerb ||
    hasFiniteVerb(sentence) ||
    /[:;]\s|\sthen\s\p{L}+ed\s|\sI\s|(?<!from \S*)(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,]* to \p{Nd}/u.test(sentence) ||
    head.some((word) => /^(?:made|ran|knocked|kept|done)$/.test(word));
  const isName =
    (/^\p{Lu}{2}/u.test(head[0]!) || head.length === 1) && !/^[^,]*,/.test(words.slice(0, head.length).join(' '));
  const nouns = [head.at(-1)!, head[head.indexOf('and') - 1] ?? ''];
  return (
    !isSaid && (nouns.some((noun) => DOING.test(noun)) || isOne(sentence) || (isName && /[^s]s$/.test(head.at(-1)!)))
  );
}

/** "Return to work conversations", "direct billing": a word that might be a verb before what people do. */
function isNamedThing(head: readonly string[]): boolean {
  const verb = verbOf(head[0]!);
  return verb?.form === 'base' && !isPlainVerb(verb.base) && /(?:ing|[ts]ion|ment|[ae]nce)s?$/i.test(head.at(-1)!);
}

/** "Drainage design", of "Drainage design for housing estates". */
function headOf(sentence: string): string[] {
  const words = sentence.split(' ');
  const end = words.findIndex(
    (word, at) => at > 0 && (PREPOSITION.test(word) || /^(?:per|including|using|plus)$/.test(word)),
  );
  const near = words.slice(0, end === -1 ? words.length : end);
  const stop = near.findIndex((word) => /[,;.(]/.test(word));
  return near
    .slice(0, stop === -1 ? near.length : stop + (near[stop]!.startsWith('(') ? 0 : 1))
    .map((word) => word.replace(/[,;.]+$/, ''));
}

/** "Monthly newsletter to 7,200 readers", "weekly count of the stock" */
function isOne(phrase: string): boolean {
  const head = headOf(phrase);
  return isSingleThing(phrase) || (RECURRING.has(head[0]!.toLowerCase()) && !/(?:s|ing|ment|ance)$/.test(head.at(-1)!));
}
