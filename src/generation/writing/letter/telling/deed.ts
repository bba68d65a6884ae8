/** A fact that opens with its verb, or with the role that somebody had, as what follows "I". */
import type { Place } from '../../../matching/proofs.ts';
import { isRoleWord } from '../../../reading/role-words.ts';
import { isPlainVerb, pastOf, verbOf } from '../../../vocabulary/verbs.ts';
import { capitalised } from '../templates.ts';
import { articleFor, withArticle } from './article.ts';
import { inTense, isPair, isRow } from './past.ts';
import {
  ACTION,
  ALWAYS_VERB,
  BARE_ROLE,
  BEFORE_THING,
  BROUGHT_IN,
  COMPOUNDS,
  DONE_BY_OTHERS,
  GROUP,
  NAMED_BY_GERUND,
  NOUN_PAIRS,
  NOUNS_FIRST,
  PARTICLE,
  PAST_VERBS,
  PHRASAL,
  PREPOSITION,
  PROJECTS,
  ROLE,
  SINGLE_THING,
  STATE,
  UNIQUE_ROLE,
} from './words.ts';

/** What follows "I", without a capital. */
export function asDeed(fact: string, place: Place): string | null {
  const sentence = withOwn(inOneWord(fact), place);
  if (WAS_REACHED.test(sentence) || opensWithNouns(sentence) || /^(?!I)[\p{L}-]+s: /u.test(sentence)) return null;
  const own = /^I (?=\p{Ll})/u.test(sentence) ? capitalised(sentence.slice(2)) : null;
  for (const form of [
    sentence,
    own,
    asFirstPerson(sentence, place),
    place.current ? null : inTense(sentence, 'past', isVerbAmongVerbs(sentence, place)),
    asAdverb(sentence, place),
    asDuty(sentence, place),
    asHonour(sentence),
    asRole(sentence, place),
    asPassive(sentence),
  ]) {
    const isTold =
      form !== null &&
      (opensWithPast(form) || asAdverb(form, place) !== null || (place.current && opensWithPresent(form, place)));
    if (isTold) return withArticle(lowered(sinceThen(form)));
  }
  const goingOn = asGoingOn(sentence, place);
  return goingOn === null ? null : withArticle(lowered(sinceThen(goingOn)));
}

function opensWithNouns(sentence: string): boolean {
  const [, first = '', second = ''] = /^(\p{L}+) (\p{L}+)/u.exec(sentence) ?? [];
  return NOUN_PAIRS.has(`${first}-${second}`.toLowerCase());
}

/** "Own caseload of 45 matters", "planned own run": what one has, and no deed; "Own the roadmap" is one. */
function withOwn(sentence: string, { current }: Place): string {
  const has = `${current ? 'Have' : 'Had'} my own $1`;
  const had = sentence.replace(OWN_THING, has);
  return had.replace(NO_OWNER, ' my own ');
}

const NO_OWNER =
  /(?<!(?<!\p{L})(?:my|your|his|her|its|our|their|the|an?|I|we|['’]s)) own (?!the |an? |all |our |my |each |every |both |and |or |\p{Nd})/giu;

/** "Onboard sales target met": reached by whoever sold. */
const WAS_REACHED =
  /^(?:[\p{L}-]+ ){1,4}(?:target|goal|quota|deadline)s? (?:met|hit|exceeded|reached|achieved)(?!\p{L})/iu;

/** "Cold called 40 firms" → "Cold-called 40 firms" */
function inOneWord(sentence: string): string {
  const [whole = '', first = '', second = ''] = /^(\p{L}+) (\p{L}+)/u.exec(sentence) ?? [];
  const isVerb = COMPOUNDS.has(`${first.toLowerCase()}-${verbOf(second)?.base}`);
  return isVerb ? `${first}-${second}${sentence.slice(whole.length)}` : sentence;
}

/** "Coordinate the course since 2022" is no English: "have coordinated". */
function sinceThen(sentence: string): string {
  const verb = verbOf(firstWord(sentence));
  const past = verb?.form === 'base' && /^[^;,.]* since /.test(sentence) ? pastOf(verb.base) : '';
  return past.endsWith('ed') ? `Have ${past}${sentence.slice(firstWord(sentence).length)}` : sentence;
}

function asFirstPerson(sentence: string, { current, opensWithVerbs }: Place): string | null {
  const isThird = current && verbOf(firstWord(sentence))?.form === 'third';
  return isThird ? inTense(sentence, 'base', opensWithVerbs && !isPartOfName(sentence)) : null;
}

/** "Carefully coordinated plans", "Personally handle complaints" */
function asAdverb(sentence: string, place: Place): string | null {
  const rest = /^\p{Lu}[\p{Ll}-]+(?<!^(?:Dai|Week|Month|Year|Quarter|Ear|On))ly (.+)$/su.exec(sentence)?.[1];
  const isDeed =
    rest !== undefined &&
    (opensWithPast(capitalised(rest)) || (place.current && opensWithPresent(capitalised(rest), place)));
  return isDeed ? sentence : null;
}

/** "I was responsible for …" */
function asDuty(sentence: string, { current }: Place): string | null {
  if (FIRST_THERE.test(sentence)) return `${current ? 'Have been' : 'Was'} ${lowered(sentence)}`;
  return DUTY.test(sentence) ? `${current ? 'Am' : 'Was'} ${lowered(sentence)}` : null;
}

const FIRST_THERE = /^first (?:on (?:the )?scene|responder) (?:at|to|for|in) /iu;

const OWN_THING = new RegExp(
  `^Own ((?:(?!and |or )[\\p{Ll}-]+ ){0,2}?${SINGLE_THING})(?=[,.;:]|$| (?:of|with|for|at|in)(?!\\p{L}))`,
  'u',
);

const DUTY =
  /^(?:(?:responsible|accountable|(?:second )?in charge|on call|one) (?:for|of|every)|part of|on the rota(?: for)?) /iu;

/** "I was project lead on …" */
function asRole(sentence: string, { current }: Place): string | null {
  const role = ROLE.exec(sentence)?.[0];
  if (
    role === undefined ||
    role.endsWith(': ') ||
    /^cover (?:for|of) /i.test(role) ||
    PREPOSITION.test(firstWord(sentence)) ||
    verbOf(firstWord(sentence))?.form === 'past'
  )
    return null;
  const said = ofRole(sentence);
  if (/ since $/.test(role)) return current ? `Have been ${said}` : null;
  const isOften = role.endsWith(' on ') && /^\p{Nd}{2,} /u.test(sentence.slice(role.length));
  if (current && (isOften || / since (?:\p{L}+ )?(?:19|20)\p{Nd}{2}[.]?$/u.test(sentence))) return `Have been ${said}`;
  return `${current && !isOver(sentence) ? 'Am' : 'Was'} ${said}`;
}

/** "Key holder, alarm call outs": what hangs on there says nothing of the role. */
function withoutScrap(role: string): string {
  return role.replace(
    /(?<=^(?:(?! and )[^,])*), (?!.*\p{Nd})(?!\p{L}+ed )(?!(?:with|including|responsible|and|in|on|for|at|no|zero|as)(?!\p{L}))[^,;:()]{1,30}\.$/u,
    '.',
  );
}

/** "a member of …", "site lead on …", "Acting Controller for …" */
function ofRole(sentence: string): string {
  const said = inSentence(withoutScrap(sentence));
  return BARE_ROLE.test(said) || UNIQUE_ROLE.test(said) || /^(?:an?|the|my|our) /i.test(said)
    ? said
    : `${articleFor(said)} ${said}`;
}

/** "Was employee of the month twice" */
function asHonour(sentence: string): string | null {
  const honour =
    /^(?!(?:store|site|shop|hotel|school|team|restaurant|pub|product|project|company) )(?:\p{L}+ ){1,3}of the (?:month|quarter|year|week|season)(?!\p{L})/iu.exec(
      sentence,
    )?.[0];
  if (honour === undefined) return null;
  return `Was ${/ \p{Lu}\p{Ll}+$/u.test(honour) ? sentence : lowered(sentence)}`;
}

/** Then it is over, whatever the job: a year, a finished project, or standing in for somebody, unless again and again. */
const isOver = (sentence: string): boolean =>
  /(?<!\p{L})(?:opened|finished|completed|delivered)(?!\p{L})/iu.test(sentence) ||
  // "…; one qualified in 2024" is said of another.
  /(?<!\p{L})(?:19|20)\p{Nd}{2}(?!\p{L})/u.test(sentence.split(/;\s|\s[-–]\s/, 1)[0]!) ||
  (/(?<!\p{L})acting(?!\p{L})/iu.test(sentence) &&
    !/ (?:every|each|when|whenever) | \p{L}+days(?!\p{L})/u.test(sentence));

/** A title keeps its capitals: "Acting Controller", "PM"; "Sole CI" has none. */
export function inSentence(sentence: string): string {
  return /^\p{Lu}(?:\p{Lu}|[^\p{L}\s]|\S*\p{Ll}\p{Lu}|\S* \p{Lu}\p{Ll})/u.test(sentence) ? sentence : lowered(sentence);
}

export function firstWord(sentence: string): string {
  return /^[\p{L}-]+(?!['’]s)/u.exec(sentence)?.[0] ?? '';
}

/** "Was named co-inventor" */
function asPassive(sentence: string): string | null {
  return DONE_BY_OTHERS.test(sentence) ? `Was ${lowered(sentence)}` : null;
}

/** "Am replacing nine workbooks", which will be done one day; what is done again and again has its own form. */
function asGoingOn(sentence: string, place: Place): string | null {
  const next = /^\S+ (\S+)/.exec(sentence)?.[1] ?? '';
  const verb = verbOf(firstWord(sentence));
  if (verb?.form !== 'gerund' || /^\S+:/.test(sentence)) return null;
  if (!PROJECTS.has(verb.base)) return asDuties(sentence, place);
  if (!place.current || !BEFORE_THING.test(next)) return null;
  const isLasting = /^(?:the|all|our|my|both|each|every)$/i.test(next) && !/ (?:and|or) \p{L}+ing\b/u.test(sentence);
  return isLasting ? capitalised(verb.base + sentence.slice(firstWord(sentence).length)) : `Am ${lowered(sentence)}`;
}

/** Of a post that is held in the present, and only what does not end with it. "Recording notes and reporting changes" → "Record notes and report changes", "Recorded notes and reported changes" */
export function asDuties(sentence: string, { current }: Pick<Place, 'current'>): string | null {
  const [, next = '', behind = ''] = /^\S+ (\S+)(?: (\S+))?/.exec(sentence) ?? [];
  const { base } = verbOf(firstWord(sentence))!;
  if (PROJECTS.has(base)) return null;
  // "Managing general agent", "leading hand", "quoting support"
  const isNoun = NAMED_BY_GERUND.has(base) || [next, behind].some((word) => isRoleWord(word) || NAMED_SO.test(word));
  const isPhrase = WITH_PREPOSITION.test(`${base} ${next}`);
  const hasObject =
    isPhrase || BEFORE_THING.test(next) || !(isNoun || PREPOSITION.test(next) || /^(?:and|or)$/.test(next));
  // "Setting out of roads", "Reading scores went from 31% to 44%"
  const isOther = (PARTICLE.test(next) && behind === 'of') || / (?:went|rose|fell|was|were|is|are) /u.test(sentence);
  if (!hasObject || isOther || (isPhrase && behind === '')) return null;
  const told = sentence.replace(/(?<=^|, | and )(\p{L}+ing)(?= (?!for |on |of |and ))/gu, (word) => {
    const verb = verbOf(word);
    if (verb?.form !== 'gerund' || NAMED_BY_GERUND.has(verb.base)) return word;
    return current ? verb.base : pastOf(verb.base);
  });
  // "Cashing up and banking"
  return /(?:^|, | and )\p{L}+ing(?!\p{L})/u.test(told) ? null : capitalised(told);
}

const NAMED_SO =
  /^(?:hand|agent|support|services?|work|help|assistance|duties|team|department|office|desk|process|systems?|software|list|tools?|skills)$/;
/** "Working with a designer", "carrying out programmes" */
const WITH_PREPOSITION =
  /^(?:(?:work|deal|assist|liaise|help|collaborate|consult|correspond|partner|share) with|carry out|look after|set up)$/;

/** "Sharded the ledger": a verb that we do not know, with what was done to; "Redeployed to the ward" may have been done to the person. */
const PAST =
  /^(?:re-?wrote|redid|rang|\p{L}[\p{L}-]{2,}(?<!e)ed)\s(?!(?:to|from|by|as|for|in|at|on|with|into|of|and|during)\b|\p{Nd}{1,2}[-/])/iu;

/** Also by its British spelling. */
function isPast(word: string): boolean {
  const forms = [word, word.replace(/sed$/, 'zed'), word.replace(/lled$/, 'led')];
  return PAST_VERBS.has(word.toLowerCase()) || forms.some((form) => verbOf(form)?.form === 'past');
}

export function opensWithPast(sentence: string): boolean {
  if (/^Was /.test(sentence)) return true;
  const verb = verbOf(firstWord(sentence));
  // "Dissolved oxygen in can: 28 ppb" is a thing.
  const next = /^\S+\s+(\S+)/.exec(sentence)?.[1] ?? '';
  // "Ofsted inspection": whoever is no verb that we know needs a thing behind it.
  const isUnknown =
    verb === null && PAST.test(sentence) && BEFORE_THING.test(next) && !/^(?:\S+ ){1,5}\S*: /.test(sentence);
  const isDone = isPast(firstWord(sentence)) || isUnknown;
  return isDone && !DONE_BY_OTHERS.test(sentence) && !STATE.test(sentence) && !OF_FIGURES.test(sentence);
}

/** "Grew from 270 since 2022" is said of a figure. */
export const OF_FIGURES =
  /^(?:grew|rose|fell|dropped|increased|decreased|declined|improved|doubled|climbed|shrank|halved|went) (?:from|by|to|up|down) /iu;

const CARES_FOR =
  /^Care for (?:(?:up to|about|around) )?(?:\p{Nd}|an? |the |(?:\p{Ll}+ )?(?:patients|residents|clients|adults|children|babies|people|animals)(?!\p{L}))/u;

/** "Lead 74 associates": a noun such as "Lead time" is followed by another word of its name. */
function opensWithPresent(sentence: string, place: Pick<Place, 'opensWithVerbs'>): boolean {
  if (/^\S+:/.test(sentence)) return false;
  const next = /^\S+\s+(\S+)/.exec(sentence)?.[1] ?? '';
  if (CARES_FOR.test(sentence)) return true;
  if (/^(?:Am|Have been|Have my own) |^\S+ day[- ]to[- ]day /.test(sentence)) return true;
  // "Support for 40 parents" is a thing.
  if (ALWAYS_VERB.test(sentence) && !/^(?:of|for)$/.test(next)) return true;
  const first = firstWord(sentence).replace(/^co-/i, '');
  const verb = verbOf(first);
  const isKnown = verb?.form === 'base' || PHRASAL.has(first.toLowerCase());
  if (PHRASAL.has(first.toLowerCase()) && (/^(?:on|with|alongside)$/.test(next) || BEFORE_THING.test(next)))
    return true;
  if (isKnown && PARTICLE.test(sentence.slice(sentence.indexOf(' ') + 1))) return true;
  if (BROUGHT_IN.test(sentence)) return true;
  if (verb === null && place.opensWithVerbs === true && /^\p{L}\p{Ll}*(?<!s) \p{Nd}/u.test(sentence)) return true;
  if (verb?.form !== 'base') return isRow(sentence);
  if (isLabelled(sentence)) return false;
  if (isPlainVerb(verb.base) || isPair(sentence) || isRow(sentence)) return true;
  if (isPartOfName(sentence)) return BEFORE_THING.test(next);
  if (isVerbAmongVerbs(sentence, place) || (/^Lead \p{Lu}/u.test(sentence) && isBeforeThing(sentence))) return true;
  return BEFORE_THING.test(next) || PLURAL.test(next);
}

/** "Lead English across the school" among duties that open with verbs; not "Lead nurse of the ward". */
const isVerbAmongVerbs = (sentence: string, { opensWithVerbs }: Pick<Place, 'opensWithVerbs'>): boolean =>
  opensWithVerbs === true && isBeforeThing(sentence) && !isPartOfName(sentence) && !ROLE.test(sentence);

function isBeforeThing(sentence: string): boolean {
  const next = /^\S+\s+(\S+)/.exec(sentence)?.[1] ?? '';
  return (
    !PREPOSITION.test(next) && !isRoleWord(next) && !/^\S+,|^\S+ (?!\p{Ll}+[^su]s,)\S+[.,;:](?:\s|$)/u.test(sentence)
  );
}

/** "Cash handling", "Test bench: …", "Trade show logistics" */
function isPartOfName(sentence: string): boolean {
  const next = verbOf(/^\S+\s+([\p{L}-]+)/u.exec(sentence)?.[1] ?? '');
  return (
    NOUNS_FIRST.has(firstWord(sentence).toLowerCase()) ||
    next?.form === 'gerund' ||
    /^(?:\S+ ){1,3}\S+: /.test(sentence) ||
    OF_GROUP.test(sentence) ||
    ACTION.test(sentence.slice(firstWord(sentence).length))
  );
}

/** "Support team of 4" */
const OF_GROUP = new RegExp(`^(?!lead|run|join|build)\\p{L}+ ${GROUP}(?!\\p{L})`, 'iu');

/** "Provision maps: …" */
const isLabelled = (sentence: string): boolean => /^(?:\S+ )?\S+: /.test(sentence);

/** "Support parents": behind a noun there would be another verb. */
const PLURAL = /^\p{Ll}+[^su]s$/u;

export function lowered(sentence: string): string {
  return sentence[0]!.toLowerCase() + sentence.slice(1);
}
