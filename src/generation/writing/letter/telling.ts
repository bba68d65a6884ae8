/**
 * A fact as a letter tells it, in the profile's own words: "I cut …" where it opens with its verb; behind a colon where
 * it first says of what it speaks; as it stands where it is a sentence already; as figures where it has no verb at all.
 */
import type { Place, Proof } from '../../matching/proofs.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { sentencesOf } from '../sentences.ts';
import { isInBrackets } from '../shorten.ts';
import { briefly } from './brief.ts';
import { asDeed, firstWord, lowered, opensWithPast } from './deed.ts';
import { capitalised, filled, placeIn, type Templates } from './templates.ts';

export interface Telling {
  /** `deed` goes after "I"; `whole` stands by itself; so do `figures`, which have no verb. */
  kind: 'deed' | 'whole' | 'figures';
  text: string;
}

/** The fact in its own words, with a full stop. */
export function quoted(text: string, templates: Templates): string {
  const brief = briefly(text, templates);
  return capitalised(/[.!?]$/.test(brief) ? brief : `${brief}.`);
}

/** Null where there is no sentence in it, or letters of this language tell nothing in sentences. */
export function tellingOf({ text, place }: Pick<Proof, 'text' | 'place'>, templates: Templates): Telling | null {
  if (templates.telling === null || place.kind === 'item') return null;
  const [first, ...others] = sentencesOf(quoted(text, templates)).flatMap(inSentences).map(withVerb);
  if (first === undefined) return null;
  const rest = others.map((sentence) => (isDeedBehind(sentence) ? `I ${lowered(sentence)}` : sentence));
  const deed = isOfAThing(first) ? null : asDeed(first, place);
  if (deed !== null) return { kind: 'deed', text: [joined(deed), ...rest].join(' ') };
  const whole = behindLabel(first, place) ?? (hasFiniteVerb(first) ? first : null);
  if (whole !== null) return { kind: 'whole', text: [whole, ...rest].join(' ') };
  const figures = [first, ...rest].join(' ');
  if (!/\p{Nd}/u.test(figures) || !isNominal(first)) return null;
  // "Two-week diary study with 22 carers. I presented it to the trustees."
  return { kind: /^I \p{Ll}/u.test(rest[0] ?? '') ? 'whole' : 'figures', text: figures };
}

/** "Cut costs; waste fell by 4%; closed the year below plan": what has a verb of its own is a sentence. */
function inSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { clause, joint } of clausesOf(text.replace(/\.$/, ''))) {
    const said = withVerb(clause);
    const isSentence = hasFiniteVerb(said) || isDeedBehind(clause);
    if (sentences.length === 0 || isSentence || /^I \p{Ll}/u.test(clause)) sentences.push(capitalised(clause));
    else sentences[sentences.length - 1] += joint + clause;
  }
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`));
}

/** Each with what parts it from the one before; after a comma only what changed, and is named in more than a word. */
function clausesOf(text: string): { clause: string; joint: string }[] {
  const clauses: { clause: string; joint: string }[] = [];
  const parts = text.split(/(;\s|\s–\s|,\s)/);
  let read = '';
  for (let at = 0; at < parts.length; at += 2) {
    const [joint, clause] = [parts[at - 1] ?? '', parts[at]!];
    const isApart = !joint.startsWith(',') || (/^\S+ \S+ /.test(clause) && withVerb(clause) !== clause);
    if (clauses.length === 0 || (isApart && !isInBrackets(text, read.length))) clauses.push({ clause, joint });
    else clauses.at(-1)!.clause += joint + clause;
    read += joint + clause;
  }
  return clauses;
}

const FIGURE = String.raw`[$€£]?\p{Nd}[\p{Nd}.,:]*(?:%|[kKmM]\b)?`;
/** "adherence from 84% to 92%", "calls down 29%", "failure rate 19% to 8%", "variance $612K down to $48K", "attrition 24% vs. 47%". */
const CHANGE = new RegExp(
  `^(?<thing>(?:[^:;.]{3,40}: )?(?!(?:with|without|and|which|from|up|down|in|at|on|of|by|for|all)\\s)[\\p{L}&][^:;.,]{1,60}?) (?<change>(?:(?:up|down) )?from ${FIGURE} .*?to |(?:up|down) (?:by |to )?${FIGURE}|(?<figure>${FIGURE}) (?:down |up )?to (?:under |over )?${FIGURE}|(?<state>${FIGURE} (?:vs\\.?|against) ))`,
  'iu',
);

/** "Adherence went from 84% to 92%" */
function withVerb(clause: string): string {
  const { thing, figure, state } = CHANGE.exec(clause)?.groups ?? {};
  if (thing === undefined || hasFiniteVerb(clause) || isDeed(thing)) return clause;
  const verb = state !== undefined ? 'was' : figure !== undefined ? 'went from' : 'went';
  return `${thing} ${verb} ${clause.slice(thing.length + 1)}`;
}

/** Somebody did it, or it was done: it needs no further verb. */
function isDeed(thing: string): boolean {
  const words = thing.split(' ');
  const isVerb = [words[0]!, words.at(-1)!].some((word) => verbOf(word)?.form === 'past');
  return isVerb || /(?<!\p{L})I \p{Ll}/u.test(thing);
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
const NO_OBJECT = /^\S+ (?:by|to|in|at|for|from|with|on|as|of|into)(?!\p{L})/iu;

/** A verb that we do not know counts only before a number: "unplanned downtime". */
function isDeedBehind(rest: string): boolean {
  const isKnown = verbOf(firstWord(rest))?.form === 'past' || /^\S+ \p{Nd}/u.test(rest);
  return opensWithPast(capitalised(rest)) && isKnown && !NO_OBJECT.test(rest) && !hasFiniteVerb(rest);
}

/** "Lookback review: read 4,200 files" → "Lookback review: I read 4,200 files". */
function behindLabel(sentence: string, place: Place): string | null {
  for (const { index, 0: separator } of sentence.matchAll(/[:,;]\s|\s–\s/gu)) {
    const label = sentence.slice(0, index);
    const rest = sentence.slice(index + separator.length);
    if (isInBrackets(sentence, index) || label.includes(': ') || label.split(' ').length > MAX_WORDS_OF_LABEL) continue;
    if (/^I \p{Ll}/u.test(rest)) return sentence;
    const isDeed = isDeedBehind(rest) || (place.current && verbOf(firstWord(rest))?.form === 'base');
    const deed = isDeed ? asDeed(capitalised(rest), place) : null;
    if (deed !== null) return `${label}: I ${joined(deed)}`;
  }
  return null;
}

/** "read 4,200 files, found that …": the last of two deeds has its "and". */
function joined(deeds: string): string {
  const at = deeds.lastIndexOf(', ');
  const last = deeds.slice(at + 2);
  const isDeedToo =
    at > 0 && verbOf(firstWord(last))?.form === 'past' && !NO_OBJECT.test(last) && !isInBrackets(deeds, at);
  return isDeedToo ? `${deeds.slice(0, at)} and ${last}` : deeds;
}

const FINITE = new Set(
  'is are was were has have had went rose fell came grew dropped stayed took takes caused runs shows go became'.split(
    ' ',
  ),
);
/** What follows these is no main clause. */
const SUBORDINATE =
  /^(?:that|which|who|whom|whose|after|when|while|as|where|how|what|until|before|because|if|so|than)$/i;
const MAX_WORDS_BEFORE_VERB = 9;

/** "Spoiled food went down", "Completed applications rose": no deed of a person. */
function isOfAThing(sentence: string): boolean {
  return !/^I /.test(sentence) && isClause(sentence.split(/[;:,]\s/, 1)[0]!);
}

/** "Hourly turnover went from 88% to 52%", before a comma, or behind a label. */
function hasFiniteVerb(sentence: string): boolean {
  const [first, second = ''] = sentence.split(/[;:,]\s/, 2);
  return isClause(first!) || (sentence[first!.length] === ':' && isClause(second));
}

/** With a subject of its own: "led 8 reps and took the territory" has none. */
function isClause(clause: string): boolean {
  const words = clause.split(' ').slice(0, MAX_WORDS_BEFORE_VERB + 1);
  const at = words.findIndex(
    (word, place) => place > 0 && (FINITE.has(word) || (word === 'I' && place < words.length - 1)),
  );
  return at > 0 && words[at - 1] !== 'and' && !words.slice(0, at).some((word) => SUBORDINATE.test(word));
}
