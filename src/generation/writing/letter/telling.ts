/**
 * A fact as a letter tells it, in the profile's own words: "I cut …" where it opens with its verb; behind a colon where
 * it first says of what it speaks; as it stands where it is a sentence already; as figures where it has no verb at all.
 */
import type { Place, Proof } from '../../matching/proofs.ts';
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { fold } from '../../vocabulary/words.ts';
import { withoutDutyPhrase } from '../duty-phrase.ts';
import { sentencesOf } from '../sentences.ts';
import { isInBrackets } from '../shorten.ts';
import { briefly } from './brief.ts';
import { asDeed, firstWord, inSentence, lowered, opensWithPast, ROLE } from './deed.ts';
import { capitalised, filled, placeIn, type Templates } from './templates.ts';

export interface Telling {
  /** `deed` goes after "I"; `whole` stands by itself; so do `figures`, which have no verb. */
  kind: 'deed' | 'whole' | 'figures';
  text: string;
}

const SHORTHAND =
  /(?<!\p{L})(?:w\/|t\/s|bldgs?|accts?|yrs?|hrs?|mos|wkly|avg|pts|seq|elec|evac|reqs|incl)(?![\p{L}])|\s&\s\p{Ll}|\s-\p{Nd}/u;
const MAX_WORDS_OF_FRAGMENT = 6;

/** Whether it reads as prose: whole sentences, without long notes behind a semicolon and without shorthand. */
export function isProse({ kind, text }: Telling): boolean {
  const [first, ...others] = sentencesOf(text);
  const isWhole = (sentence: string): boolean => /(?<!\p{L})I \p{Ll}/u.test(sentence) || hasFiniteVerb(sentence);
  const isFirstWhole = kind === 'deed' || (kind === 'whole' && isWhole(first!));
  const isNote = (note: string): boolean => note.split(' ').length > MAX_WORDS_OF_FRAGMENT && !isWhole(note);
  const notes = text.split(/;\s/).slice(1);
  return isFirstWhole && others.every(isWhole) && !notes.some(isNote) && !SHORTHAND.test(text);
}

/** The fact in its own words, with a full stop. */
export function quoted(text: string, templates: Templates, posting = ''): string {
  const brief = briefly(text, templates, posting);
  return capitalised(/[.!?]$/.test(brief) ? brief : `${brief}.`);
}

/** Null where there is no sentence in it, or letters of this language tell nothing in sentences. */
export function tellingOf(
  { text, place }: Pick<Proof, 'text' | 'place'>,
  templates: Templates,
  posting = '',
): Telling | null {
  if (templates.telling === null || place.kind === 'item') return null;
  const isTyped = ARROW.test(text);
  if (OF_ANOTHER.test(text)) return null;
  const [first, ...others] = sentencesOf(quoted(withoutDutyPhrase(text, place.current), templates, posting))
    .flatMap((sentence) => inSentences(sentence, isTyped))
    .map((sentence) => withVerb(sentence, isTyped));
  if (first === undefined) return null;
  // "Titrates inotropes, cares for …" has no subject, and more than one verb to turn.
  const rest = others
    .filter((sentence) => verbOf(firstWord(sentence))?.form !== 'third' && !isScrap(sentence))
    .map((sentence) => {
      const isPresent =
        place.current && verbOf(firstWord(sentence))?.form === 'base' && asDeed(sentence, place) !== null;
      return isDeedBehind(sentence) || isPresent ? `I ${lowered(sentence)}` : sentence;
    });
  const isLabel = ROLE.test(first) && /^[^:]*: /.test(first) && behindLabel(first, place) !== null;
  const deed = isLabel || isOfAThing(first) ? null : asDeed(first, place);
  if (deed !== null) return { kind: 'deed', text: [joined(deed), ...rest].join(' ') };
  const whole = behindLabel(first, place) ?? (hasFiniteVerb(first) ? first : null);
  if (whole !== null) return { kind: 'whole', text: [whole, ...rest].join(' ') };
  const figures = [first, ...rest].join(' ');
  if (!/\p{Nd}/u.test(figures) || !isNominal(first)) return null;
  // "Two-week diary study with 22 carers. I presented it to the trustees."
  return { kind: /^I \p{Ll}/u.test(rest[0] ?? '') ? 'whole' : 'figures', text: figures };
}

/** "6 still there.", "Hood, floor, walk-in." */
function isScrap(sentence: string): boolean {
  const isShort = sentence.split(' ').length <= MAX_WORDS_OF_SCRAP && verbOf(firstWord(sentence)) === null;
  const says = /[%$€£]|(?<!\p{L})(?:no|none|zero|nothing|never)(?!\p{L})/iu.test(sentence);
  return isShort && !says && !hasFiniteVerb(sentence);
}

const MAX_WORDS_OF_SCRAP = 4;

/** Who writes of himself as of another cannot be quoted in a letter of his own. */
const OF_ANOTHER = /^(?:He|She|His|Her) |\. (?:He|She) /u;

/** "Cut costs; waste fell by 4%; closed the year below plan": what has a verb of its own is a sentence. */
function inSentences(text: string, isTyped: boolean): string[] {
  const sentences: string[] = [];
  for (const { clause, joint } of clausesOf(text.replace(/\.$/, ''), isTyped)) {
    const said = withVerb(clause, isTyped);
    const isSentence = hasFiniteVerb(said) || (isDeedBehind(clause) && !OF_THINGS.test(clause));
    if (sentences.length === 0 || isSentence || /^I \p{Ll}/u.test(clause)) sentences.push(capitalised(clause));
    else sentences[sentences.length - 1] += joint + clause;
  }
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`));
}

/** "Built a form; replaced a phone line": the form did. */
const OF_THINGS =
  /^(?:replaced|saved|reduced|cut|resulted|increased|raised|lowered|doubled|tripled|generated|enabled|earned|brought|took|freed|removed|ended|stopped|improved|allowed|made|gave|kept|met|exceeded|beat|used|became|finished|opened|passed|launched|completed|delivered|ranked|rated)(?!\p{L})/iu;

/** Each with what parts it from the one before; after a comma only what changed, and is named in more than a word. */
function clausesOf(text: string, isTyped: boolean): { clause: string; joint: string }[] {
  const clauses: { clause: string; joint: string }[] = [];
  const parts = text.split(/(;\s|\s–\s|,\s)/);
  let read = '';
  for (let at = 0; at < parts.length; at += 2) {
    const [joint, clause] = [parts[at - 1] ?? '', parts[at]!];
    const isApart = !joint.startsWith(',') || (/^\S+ \S+ /.test(clause) && withVerb(clause, isTyped) !== clause);
    if (clauses.length === 0 || (isApart && !isInBrackets(text, read.length))) clauses.push({ clause, joint });
    else clauses.at(-1)!.clause += joint + clause;
    read += joint + clause;
  }
  return clauses;
}

const FIGURE = String.raw`[$€£]?\p{Nd}[\p{Nd}.,:]*(?:%|[kKmM]\b)?`;
/** "adherence from 84% to 92%", "calls down 29%", "failure rate 19% to 8%", "variance $612K down to $48K", "attrition 24% vs. 47%". */
const CHANGE = new RegExp(
  `^(?<thing>(?:[^:;.]{3,70}: )?(?!(?:with|without|and|which|from|up|down|in|at|on|of|by|for|all)\\s)[\\p{L}&][^:;.,]{1,60}?) (?<change>(?:(?:up|down) )?from ${FIGURE} .*?to |(?:up|down) (?:by )?${FIGURE}|(?<figure>(?=[^ ]*[%$€£kKmM])${FIGURE}) (?:down |up )?to (?:under |over )?${FIGURE}|(?<state>${FIGURE} (?:vs\\.?|against) ))`,
  'iu',
);

/** What was typed with an arrow changed; "scaling from 0 to 3 million" says something else. */
const ARROW = /→|[-–=]>/u;
const MAX_CHARACTERS_OF_FIGURE = 16;
const MEASURED = /[%$€£]|\p{Nd}[.,]\p{Nd}|down to|up to|(?<!\p{L})(?:sec|min|hour|day|week|month|point)/u;

/** "Adherence went from 84% to 92%" */
function withVerb(clause: string, isTyped: boolean): string {
  const { thing, change, figure, state } = CHANGE.exec(clause)?.groups ?? {};
  if (thing === undefined || hasFiniteVerb(clause) || isDeed(thing)) return clause;
  const figures = clause.slice(thing.length, thing.length + change!.length + MAX_CHARACTERS_OF_FIGURE);
  if (change!.startsWith('from') && !isTyped && !MEASURED.test(figures)) return clause;
  const verb = state !== undefined ? 'was' : figure !== undefined ? 'went from' : 'went';
  return `${thing} ${verb} ${clause.slice(thing.length + 1)}`;
}

/** Somebody does it, or it was done ("vacancies filled"): it needs no further verb. */
function isDeed(thing: string): boolean {
  const words = thing.split(' ');
  const first = verbOf(words[0]!);
  const opens = first !== null && (first.form !== 'base' || isPlainVerb(first.base));
  return (
    opens ||
    words.some((word) => verbOf(word)?.form === 'past') ||
    /(?:ed|cut)$|^(?:of|at|for|with|in|by|from|to|on|over|and)$/.test(words.at(-1)!) ||
    /(?<!\p{L})I \p{Ll}/u.test(thing)
  );
}

/** "At Acme I cut costs by 10%."; null where the fact does not open with a verb that "I" can stand before. */
export function told(proof: Pick<Proof, 'text' | 'place'>, templates: Templates): string | null {
  const telling = tellingOf(proof, templates);
  return telling?.kind === 'deed' ? toldAt(proof.place, telling.text, templates) : null;
}

/** The deed with where it was done. */
export function toldAt({ name, kind }: Place, achievement: string, templates: Templates): string {
  const { telling } = templates;
  if (telling === null || name === null || kind === 'item') return achievement;
  return filled(telling[kind], { name, place: placeIn(templates, name), achievement });
}

/** "Cash office: $45K a day"; "Drive tankers in 14 countries" is a deed of which we cannot tell the time. */
function isNominal(sentence: string): boolean {
  if (/^[^:]{3,40}: |^\p{L}+ing of /u.test(sentence)) return true;
  return verbOf(firstWord(sentence)) === null && !/^\p{L}+(?:ed|ing)(?!\p{L})/u.test(sentence);
}

const MAX_WORDS_OF_LABEL = 12;
/** "…, used by 22 officers": what follows a participle without an object was done by others. */
const NO_OBJECT = /^\S+ (?:(?:by|to|in|at|for|from|with|on|as|of|into)(?!\p{L})|\S+ by )/iu;

/** A verb that we do not know counts only before a number: "unplanned downtime". */
function isDeedBehind(rest: string): boolean {
  const isKnown = verbOf(firstWord(rest))?.form === 'past' || /^redid |^\S+ \p{Nd}/iu.test(rest);
  return opensWithPast(capitalised(rest)) && isKnown && !NO_OBJECT.test(rest) && !hasFiniteVerb(rest);
}

/** Adverbs and participles. */
const NO_THING = /(?<!^(?:dai|week|month|year|quarter|ear|fami|assemb|supp)(?=ly$))ly$|ed,?$/i;

/** A thing in a few words: "Banded, wrapped" and "Also" are none. */
function isLabel(label: string): boolean {
  const words = label.split(' ');
  const isShort = words.length > 1 && words.length <= MAX_WORDS_OF_LABEL && !label.includes(': ');
  return (
    isShort &&
    !words.some((word) => /^(?:past|gerund)$/.test(verbOf(word.replace(/,$/, ''))?.form ?? '') || NO_THING.test(word))
  );
}

/** "Lookback review: read 4,200 files" → "Lookback review: I read 4,200 files". */
function behindLabel(sentence: string, place: Place): string | null {
  for (const { index, 0: separator } of sentence.matchAll(/[:,;]\s|\s–\s/gu)) {
    const label = sentence.slice(0, index);
    const rest = sentence.slice(index + separator.length);
    // "Payroll: run biweekly payroll" needs no label.
    const again = separator === ': ' && fold(rest).includes(fold(label)) ? asDeed(capitalised(rest), place) : null;
    if (again !== null) return `I ${joined(again)}`;
    if (isInBrackets(sentence, index) || !isLabel(label)) continue;
    if (/^I \p{Ll}/u.test(rest)) return sentence;
    const isPresent = separator === ': ' && place.current && verbOf(firstWord(rest))?.form === 'base';
    const deed = isDeedBehind(rest) || isPresent ? asDeed(capitalised(rest), place) : null;
    if (deed !== null && ROLE.test(`${label}: `)) return `As ${inSentence(label)} I ${joined(deed)}`;
    if (deed !== null) return `${label}: I ${joined(deed)}`;
  }
  return null;
}

/** "read 4,200 files, found that …": the last of two deeds has its "and". */
function joined(deeds: string): string {
  const at = deeds.lastIndexOf(', ');
  const last = deeds.slice(at + 2);
  const isDeedToo =
    at > 0 &&
    verbOf(firstWord(last))?.form === 'past' &&
    !/^\S+ and /.test(last) &&
    !NO_OBJECT.test(last) &&
    !isInBrackets(deeds, at);
  return isDeedToo ? `${deeds.slice(0, at)} and ${last}` : deeds;
}

const FINITE = new Set(
  'is are was were has have had went rose fell came grew dropped stayed took takes caused runs shows go became'.split(
    ' ',
  ),
);
/** What follows these is no main clause. */
const SUBORDINATE =
  /^(?:that|which|who|whom|whose|when|while|as|where|how|what|because|if|so|than|after|before|until)$/i;
/** What follows these may be a thing: "bugs reported after release fell". */
const OF_TIME = /^(?:after|before|until)$/i;
const MAX_WORDS_BEFORE_VERB = 9;

/** "Spoiled food went down", "Completed applications rose": no deed of a person. */
function isOfAThing(sentence: string): boolean {
  const form = verbOf(firstWord(sentence))?.form ?? 'past';
  return form === 'past' && !/^I /.test(sentence) && isClause(sentence.split(/[;:,]\s/, 1)[0]!, true);
}

/** "Hourly turnover went from 88% to 52%", before a comma, or behind a label. */
function hasFiniteVerb(sentence: string): boolean {
  const [first, second = ''] = sentence.split(/[;:,]\s/, 2);
  return isClause(first!) || (sentence[first!.length] === ':' && isClause(second));
}

/** With a subject of its own: "led 8 reps and took the territory" has none. */
function isClause(clause: string, isStrict = false): boolean {
  const words = clause.split(' ').slice(0, MAX_WORDS_BEFORE_VERB + 1);
  const at = words.findIndex(
    (word, place) => place > 0 && (FINITE.has(word) || (word === 'I' && place < words.length - 1)),
  );
  const isLed = (word: string): boolean => SUBORDINATE.test(word) && (isStrict || !OF_TIME.test(word));
  // "In that group" leads to nothing.
  const isThere = (place: number): boolean =>
    words[place] === 'that' && /^(?:in|of|at|for|on|from)$/.test(words[place - 1] ?? '');
  return at > 0 && words[at - 1] !== 'and' && !words.slice(0, at).some((word, place) => isLed(word) && !isThere(place));
}
