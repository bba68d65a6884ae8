/** The verbs of a statement put into one tense, or into gerunds. Nouns that look like verbs stay as they are. */
import { gerundOf, isPlainVerb, looksPast, pastOf, type Verb, type VerbForm, verbOf } from '../vocabulary/verbs.ts';

export type Tense = 'past' | 'present';

const DETERMINER = /^(?:the|a|an|all|any|each|every|their|its|his|her|this|these|those|various|several|new)$/;
/** Verbs behind these belong to a clause of their own. */
const CLAUSE_WORDS = new Set([
  'to',
  'that',
  'who',
  'which',
  'when',
  'while',
  'how',
  'whether',
  'help',
  'helped',
  'helps',
]);
const RELATIVE = /^(?:that|who|which)$/;
/** Behind these stands a noun, or a gerund that governs those joined to it. */
const PREPOSITIONS = new Set(
  'by of for in from through with without on at before after when while including as about into such'.split(' '),
);
/** "in sales and support teams": as far as this a preposition reaches. */
const REACH_WORDS = 3;

/** Puts the leading verb, and the verbs joined to it, into the tense. A past that leads stays past. */
export function inTense(text: string, tense: Tense): string {
  const head = leadingVerb(text);
  if (head === null) return text;
  const wanted = head.form === 'past' && !isInvariant(head) ? 'past' : tense;
  const to = (base: string): string => (wanted === 'past' ? pastOf(base) : base);
  const from: readonly VerbForm[] = head.form === 'gerund' ? ['gerund'] : ['base', 'third'];
  return changeVerbs(text, from, to);
}

export function leadingVerb(text: string): Verb | null {
  const first = /^[\p{L}-]+/u.exec(text)?.[0];
  return first === undefined ? null : verbOf(first);
}

/** "read", "set" and "cut" are their own past. */
export function isInvariant(verb: Verb): boolean {
  return pastOf(verb.base) === verb.base;
}

function changeVerbs(text: string, from: readonly VerbForm[], to: (base: string) => string): string {
  const words = text.split(' ');
  const head = verbOf(words[0]!.replace(/[^\p{L}-]+$/u, ''));
  let leading = true;
  for (const [at, word] of words.entries()) {
    const [, core = '', tail = ''] = /^([\p{L}-]+)(.*)$/u.exec(word) ?? [];
    const verb = at === 0 || isJoint(words[at - 1]) ? verbOf(core) : null;
    const fits = verb !== null && (from.includes(verb.form) || (at === 0 && isInvariant(verb)));
    if (fits && (leading || belongsToHead(words, at, verb, head))) {
      words[at] = matchCase(core, at > 0, to(verb.base)) + changeTwin(tail, verb.form, to);
    } else if (at > 0 && !/^(?:and|or|&)$/.test(word)) leading = false;
  }
  return words.join(' ');
}

/** "maintains/updates" */
function changeTwin(tail: string, form: VerbForm, to: (base: string) => string): string {
  return tail.replace(/^\/(\p{L}+)/u, (whole, twin: string) => {
    const verb = verbOf(twin);
    return verb?.form === form ? `/${to(verb.base)}` : whole;
  });
}

/** Whether a verb further on is joined to the first one, and to nothing else. */
function belongsToHead(words: readonly string[], at: number, verb: Verb, head: Verb | null): boolean {
  if (isGoverned(words, at)) return false;
  if (verb.form === 'gerund') return joinsGerunds(words, at);
  // Where the source has a past already, only what cannot be a noun in a list is brought into line.
  if (head?.form === 'past' && words[at - 1]!.endsWith(',')) return false;
  return isCertain(words, at, verb);
}

/** No noun can stand there: "and prepares", "and review the". */
function isCertain(words: readonly string[], at: number, verb: Verb): boolean {
  return isPlainVerb(verb.base) || DETERMINER.test(words[at + 1] ?? '');
}

function isGoverned(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const word = words[before]!.toLowerCase();
    if (word.endsWith(';')) return false;
    if (CLAUSE_WORDS.has(word) && verbOf(words[at]!)?.form !== 'gerund') return true;
    if (RELATIVE.test(word)) return true;
    const isNear = at - before <= REACH_WORDS && !words.slice(before, at).some((one) => one.endsWith(','));
    if (PREPOSITIONS.has(word) && isNear) return true;
  }
  return false;
}

/** "resolving them" in "Prioritizing issues and resolving them", not in "by finding and resolving them". */
function joinsGerunds(words: readonly string[], at: number): boolean {
  if (words[at - 1] !== 'and' || /^(?:of|in|and)$/.test(words[at + 1] ?? '')) return false;
  return !words.some((word, before) => {
    const next = words[before + 1] ?? '';
    return before < at && PREPOSITIONS.has(word) && verbOf(next.replace(/,$/, ''))?.form === 'gerund';
  });
}

function isJoint(word: string | undefined): boolean {
  return word === 'and' || word === 'or' || word === '&' || (word?.endsWith(',') ?? false);
}

/** Inside a statement a capital would make the verb a name. */
function matchCase(model: string, inside: boolean, word: string): string {
  return !inside && model[0] === model[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;
}

/** "Managed and filed reports" → "managing and filing reports"; null where not all verbs can follow. */
export function asGerund(text: string): string | null {
  const verb = leadingVerb(text);
  if (verb === null || verb.form === 'gerund') return null;
  const changed = changeLeading(text, verb.form);
  return hasLaterVerb(changed, verb.form) ? null : changed;
}

function changeLeading(text: string, form: VerbForm): string {
  const words = text.split(' ');
  for (const [at, word] of words.entries()) {
    const [, core = '', tail = ''] = /^([\p{L}-]+)(.*)$/u.exec(word) ?? [];
    const verb = at === 0 || isJoint(words[at - 1]) ? verbOf(core) : null;
    if (verb?.form === form) words[at] = gerundOf(verb.base) + changeTwin(tail, form, gerundOf);
    else if (word !== 'and' && word !== 'or') break;
  }
  return words.join(' ');
}

/** "sign off their work", "review the": no noun goes on so. */
const OPENS_OBJECT = /^(?:off|up|out|the|an?|their|its|all|each|any)$/;

/** "selling merchandise and provided service" would be no sentence. */
function hasLaterVerb(text: string, form: VerbForm): boolean {
  const words = text.split(' ');
  return words.some((word, at) => {
    // "and immediately reported"
    const joint = /ly$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
    if (at === 0 || !isJoint(words[joint])) return false;
    const core = word.replace(/[^\p{L}-]+$/u, '');
    const verb = verbOf(core);
    if (form === 'past' && verb === null) return looksPast(core);
    return verb?.form === form && (form === 'past' || isPlainVerb(core) || OPENS_OBJECT.test(words[at + 1] ?? ''));
  });
}
