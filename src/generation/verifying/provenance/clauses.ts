/** A text cut where a new deed or statement begins. */
import { looksPast, verbOf } from '../../vocabulary/verbs.ts';
import type { Lexicon } from './lexicon.ts';
import type { Word } from './words.ts';

/** Words `from` up to `to`, with the place of the verb that it is about; null for notes without one. */
export interface Clause {
  from: number;
  to: number;
  deed: number | null;
  /** Whether it follows a stop. */
  isSentence: boolean;
  /** Nothing but a verb, and a conjunction before it. */
  isBareDeed: boolean;
}

/** Cut at every comma and stop, and at conjunctions that a deed follows. */
export function clausesOf(words: readonly Word[], lexicon: Lexicon): Clause[] {
  const keys = words.map((word) => word.key);
  const deeds = new Set(words.flatMap((_, at) => (isDeed(words, keys, at, lexicon) ? [at] : [])));
  const clauses: Clause[] = [];
  const close = (to: number): void => {
    const isBareDeed =
      deed !== null && words.slice(from, to).every(({ key }, at) => from + at === deed || lexicon.isConnecting(key));
    clauses.push({ from, to, deed, isSentence: words[from]!.before === 'stop', isBareDeed });
  };
  let from = 0;
  let deed: number | null = null;
  words.forEach((word, at) => {
    const opens = word.before !== 'none' || opensDeed(words, keys, at, deeds, deed, lexicon);
    if (at > from && opens) {
      close(at);
      from = at;
      deed = null;
    }
    if (deed === null && deeds.has(at)) deed = at;
  });
  if (from < words.length) close(words.length);
  return clauses;
}

export function clauseAt<C extends Clause>(clauses: readonly C[], at: number): C {
  return clauses.find((clause) => clause.from <= at && at < clause.to)!;
}

/** A second deed, or a conjunction that leads to one, to a wish, or to "have", "be" and the like. */
function opensDeed(
  words: readonly Word[],
  keys: readonly string[],
  at: number,
  deeds: ReadonlySet<number>,
  deed: number | null,
  lexicon: Lexicon,
): boolean {
  const isJoin = (place: number): boolean => lexicon.guardAt('conjunction', keys, place) > 0;
  if (deeds.has(at) && deed !== null && !isJoin(at - 1)) return true;
  if (!isJoin(at) || (deed === null && !deeds.has(at + 1))) return false;
  for (let next = at + 1; next < Math.min(words.length, at + MAX_TO_DEED); next++) {
    if (words[next]!.before !== 'none' || isJoin(next)) return false;
    if (deeds.has(next) || lexicon.guardAt('light', keys, next) > 0 || lexicon.guardAt('wish', keys, next) > 0)
      return true;
  }
  return false;
}

const MAX_TO_DEED = 12;

/** In one clause, or with nothing but notes between: "analysed in R" reaches "1,140 responses" before it. */
export function isReached(clauses: readonly Clause[], deed: number, at: number): boolean {
  const [from, to] = [indexAt(clauses, deed), indexAt(clauses, at)];
  if (from === to || isLabelOf(clauses, from) || isLabelOf(clauses, to)) return true;
  if (isSharedDeed(clauses, from, to)) return true;
  const between = from < to ? clauses.slice(from + 1, to + 1) : clauses.slice(to, from);
  if (between.every((clause) => clause.deed === null)) return true;
  // A note after a stop belongs to all that stands before it.
  return from < to && clauses[to]!.deed === null && clauses[to]!.isSentence;
}

/** "Designed and delivered 22 workshops", "44 Kinder beobachtet und dokumentiert": two deeds share what they were done to. */
function isSharedDeed(clauses: readonly Clause[], deed: number, at: number): boolean {
  return Math.abs(deed - at) === 1 && clauses[deed]!.isBareDeed && !clauses[Math.max(deed, at)]!.isSentence;
}

/** What stands before the first stop and tells no deed is what all the rest is about. */
function isLabelOf(clauses: readonly Clause[], at: number): boolean {
  const end = clauses.findIndex((clause, place) => place > 0 && clause.isSentence);
  return at < end && clauses.slice(0, end).every((clause) => clause.deed === null);
}

function indexAt(clauses: readonly Clause[], at: number): number {
  return clauses.findIndex((clause) => clause.from <= at && at < clause.to);
}

export function isDeed(words: readonly Word[], keys: readonly string[], at: number, lexicon: Lexicon): boolean {
  const word = words[at]!;
  if (word.isNumber || word.isJoined || words[at - 1]?.isJoined || lexicon.isConnecting(word.key)) return false;
  return DEEDS[lexicon.lang](words, keys, at, lexicon);
}

type IsDeed = (words: readonly Word[], keys: readonly string[], at: number, lexicon: Lexicon) => boolean;

const DETERMINER =
  /^(?:a|an|the|my|our|your|their|his|her|its|this|that|these|those|of|no|new|first|each|every|all|per|as|due|with|at|on|from)$/i;
const BEFORE_BASE = /^(?:to|i|we|will|can|could|would|who|that|they|you|and|also|not)$/i;

function isEnglishDeed(words: readonly Word[], keys: readonly string[], at: number, lexicon: Lexicon): boolean {
  const { raw, before } = words[at]!;
  if (/^\p{Lu}{2,}/u.test(raw) || (/^\p{Lu}/u.test(raw) && before !== 'stop')) return false;
  if (/^of$/i.test(words[at + 1]?.raw ?? '') && verbOf(raw)?.form === 'base') return false;
  const verb = verbOf(raw);
  const last = before === 'none' ? words[at - 1] : undefined;
  const opens = last === undefined;
  if (last !== undefined && /^(?:i|we)$/i.test(last.raw)) return true;
  // "Total 2.3 MW" is a sum.
  if (/^total$/i.test(raw)) return false;
  const isModifier =
    last !== undefined && (last.isNumber || (DETERMINER.test(last.raw) && !isRelative(words, at - 1, lexicon)));
  if (verb === null && lexicon.isIrregular(raw)) return !isModifier && !IRREGULAR_NOUN.test(raw);
  if (verb === null)
    return (
      looksPast(raw) &&
      !isModifier &&
      (opens ||
        /^(?:i|we|have|has|had|then|also|was|were|been)$/i.test(last!.raw) ||
        (/^and$/i.test(last!.raw) && hasObject(words, keys, at, lexicon)))
    );
  if (verb.form === 'past') return !isModifier && !(opens && isAttribute(words, at));
  const next = words[at + 1];
  const isList = next === undefined || next.before !== 'none' || lexicon.guardAt('conjunction', keys, at + 1) > 0;
  if (verb.form === 'gerund' && at > 0 && isList) return false;
  if (verb.form === 'gerund')
    return (
      opens ||
      /^(?:by|while|for|after|before|and|in|of|without|when|through|then|am|are|is|was|were|been)$/i.test(last!.raw)
    );
  if (verb.form === 'third')
    return (
      !opens &&
      (/^(?:who|which|that|it|he|she)$/i.test(last!.raw) ||
        (/^and$/i.test(last!.raw) && isThirdBefore(words, at)) ||
        (!lexicon.isConnecting(last!.key) && next !== undefined && next.before === 'none' && isSubjectThere(words, at)))
    );
  if (opens)
    return before === 'comma' ? verbOf(words[0]!.raw)?.form === 'base' : !isLabel(words, at) && !isSubject(words, at);
  return BEFORE_BASE.test(last!.raw) && !(/^and$/i.test(last!.raw) && !isDeedBefore(words, at));
}

const IRREGULAR_NOUN =
  /^(?:analyses|children|criteria|data|feet|halves|knives|lives|men|mice|people|shelves|teeth|women|fewer)$/i;

/** "Installers that finished". */
function isRelative(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const noun = words[at - 1];
  return (
    /^that$/i.test(words[at]!.raw) &&
    noun !== undefined &&
    !lexicon.isConnecting(noun.key) &&
    words[at]!.before === 'none'
  );
}

const FINITE = /^(?:went|rose|fell|grew|came|was|were|is|are|has|have|dropped|increased|decreased|declined)$/i;

/** "Completed applications rose". */
function isAttribute(words: readonly Word[], at: number): boolean {
  for (let next = at + 1; next <= at + 3 && next < words.length && words[next]!.before === 'none'; next++)
    if (FINITE.test(words[next]!.raw)) return true;
  return false;
}

const CHANGED = /^(?:went|rose|fell|grew|came|dropped|increased|decreased|declined)$/i;
const OPENS_CLAUSE = /^(?:and|but|or|that|which|who|when|while|so|because|after|until|as)$/i;
const MAX_SUBJECT = 8;

/** "Code team time to first shock fell": a noun that looks like a verb. */
function isSubject(words: readonly Word[], at: number): boolean {
  for (let next = at + 1; next <= at + MAX_SUBJECT && words[next]?.before === 'none'; next++) {
    if (OPENS_CLAUSE.test(words[next]!.raw)) return false;
    if (CHANGED.test(words[next]!.raw)) return true;
  }
  return false;
}

const MAX_LABEL = 4;

/** "Cash office: …" */
function isLabel(words: readonly Word[], at: number): boolean {
  const end = words.findIndex((word, place) => place > at && word.before !== 'none');
  return end !== -1 && end - at > 1 && end - at <= MAX_LABEL && words[end]!.before === 'stop';
}

function isThirdBefore(words: readonly Word[], at: number): boolean {
  return words
    .slice(1, at - 1)
    .some(
      (word, place) => verbOf(word.raw)?.form === 'third' && /^(?:who|which|that|it|he|she)$/i.test(words[place]!.raw),
    );
}

/** "That the CFO sends". */
function isSubjectThere(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 4), at).some((word) => /^(?:that|which|who|the|our)$/i.test(word.raw));
}

/** "And wired the controllers": not "and armored car". */
function hasObject(words: readonly Word[], keys: readonly string[], at: number, lexicon: Lexicon): boolean {
  const next = words[at + 1];
  return next === undefined || next.before !== 'none' || next.isNumber || lexicon.isConnecting(keys[at + 1]!);
}

/** "and" joins a base form to another base form only. */
function isDeedBefore(words: readonly Word[], at: number): boolean {
  for (let before = at - 2; before >= 0; before--) {
    if (words[before]!.before === 'stop') return verbOf(words[before]!.raw)?.form === 'base';
    if (verbOf(words[before]!.raw)?.form === 'base') return true;
  }
  return verbOf(words[0]!.raw)?.form === 'base';
}

/** German nouns have capitals; what has none and ends like a verb, where no noun follows at once, is one. */
function isGermanDeed(words: readonly Word[], _keys: readonly string[], at: number, lexicon: Lexicon): boolean {
  const { raw } = words[at]!;
  if (/^\p{Lu}/u.test(raw) && !(at === 0 || words[at]!.before === 'stop')) return false;
  const lower = raw.toLowerCase();
  if (/^(?:insgesamt|gesamt|bekannt|bestimmt|überhaupt|unbekannt)$/.test(lower)) return false;
  const next = words[at + 1];
  const isAttribute = next !== undefined && next.before === 'none' && /^\p{Lu}/u.test(next.raw);
  if (lexicon.isIrregular(lower) && /en$/.test(lexicon.baseOf(lower))) return !isAttribute;
  if (/(?:ierte|te|ten)$/.test(lower) && lower.length > 5) return !(isAttribute && /^(?:.{0,4}ge)/.test(lower));
  if (/^(?:.{0,5}ge.{2,}(?:t|en)|.{3,}iert|(?:be|er|ver|ent|zer|über|unter|durch|um).{3,}t)$/.test(lower)) return true;
  return /(?:ieren|eln|ern|en)$/.test(lower) && lower.length > 4 && !isAttribute && /^\p{Ll}/u.test(raw);
}

function isFrenchDeed(words: readonly Word[], _keys: readonly string[], at: number): boolean {
  const { raw, before } = words[at]!;
  const lower = raw.toLowerCase();
  const last = before === 'none' ? words[at - 1]?.raw.toLowerCase() : undefined;
  if (/(?:ais|ait|aient|ons)$/.test(lower) && lower.length > 4) return true;
  const isNoun = last !== undefined && /^\p{L}{3,}s?$/u.test(last);
  if (/(?:és|ées)$/.test(lower) && lower.length > 5)
    return last === undefined || isNoun || /^(?:ont|sont|été|et)$/.test(last);
  if (/(?:é|i|u|is|it)$/.test(lower) && lower.length > 3)
    return last === undefined || /^(?:ai|j'ai|j’ai|a|ont|et|été|avons|y)$/.test(last);
  if (/(?:er|ir|re)$/.test(lower)) return last === 'à' || last === 'de' || last === 'pour' || last === 'et';
  return /ant$/.test(lower) && last === 'en';
}

function isSpanishDeed(words: readonly Word[], _keys: readonly string[], at: number): boolean {
  const { raw, before } = words[at]!;
  const lower = raw.toLowerCase();
  const last = before === 'none' ? words[at - 1]?.raw.toLowerCase() : undefined;
  if (/(?:é|ó|í|aba|ía|aron|ieron|imos|amos)$/.test(lower) && lower.length > 2)
    return last === undefined || !/^(?:el|la|los|las|un|una|del|al|de|su|mi|este|esta|cada)$/.test(last);
  if (/(?:ados|adas|idos|idas)$/.test(lower)) return last === undefined || /^\p{L}{3,}$/u.test(last);
  if (/(?:ado|ido)$/.test(lower)) return last === undefined || /^(?:he|ha|han|hemos|y|haber)$/.test(last);
  if (/(?:ar|er|ir)$/.test(lower)) return last === undefined || /^(?:para|de|a|y|al)$/.test(last);
  return /(?:ando|iendo)$/.test(lower);
}

const DEEDS: Record<Lexicon['lang'], IsDeed> = {
  en: isEnglishDeed,
  de: isGermanDeed,
  fr: isFrenchDeed,
  es: isSpanishDeed,
};

const GERMAN_PARTICIPLE = /^.{0,8}ge.+(?:t|en)(?:e[nrs]?)?$/;

/** Whether a verb of another language than English has a form that goes with a subject, unlike the participles of notes. */
export function isFiniteVerb(words: readonly Word[], at: number, lexicon: Lexicon): boolean {
  const raw = words[at]!.raw.toLowerCase();
  if (lexicon.lang === 'fr')
    return /^(?:a|ont|avait|avaient)$/i.test(words[at - 1]?.raw ?? '') || /(?:ait|aient)$/.test(raw);
  if (lexicon.lang === 'es') return /(?:ó|ron|aba|aban|ía|ían)$/.test(raw);
  if (GERMAN_PARTICIPLE.test(raw)) return false;
  return /ten?$/.test(raw) || (lexicon.isIrregular(raw) && !/(?:en|et)$/.test(raw));
}
