/** English words by which a fact is known as a deed, a role, a thing that changed, or a note. */
import { z } from 'zod';
import data from './words.json' with { type: 'json' };

const list = z
  .string()
  .min(1)
  .transform((words) => words.split(' '));

const LISTS = z
  .strictObject({
    roles: list,
    /** What somebody is at for a while. */
    projects: list,
    /** Before a noun their gerund is part of its name: "learning journeys". */
    namedByGerund: list,
    /** What others did to the person; in any case, where no number follows, and before a preposition. */
    doneByOthers: list,
    doneByOthersUncounted: list,
    doneByOthersBefore: list,
    /** What somebody is, not what was done; the second before a preposition. */
    states: list,
    statesBefore: list,
    /** Before a bare noun they say of what kind it is: "Fixed asset register". */
    adjectives: list,
    /** Nothing but verbs at the head of a statement. */
    alwaysVerbs: list,
    /** What follows a verb that could be a noun. */
    beforeThings: list,
    /** Nobody does these to anything: before a preposition they are somebody's own. */
    intransitive: list,
    /** Of bullets; a word that elsewhere may be another's deed, or an adjective. */
    pastVerbs: list,
    prepositions: list,
    /** Things that are counted: one of them has an article. Before "of" some are the only ones. */
    singleThings: list,
    theThings: list,
    /** What is said to change "from" or "by" so much is the one that there was. */
    changedThings: list,
    /** What a thing may have done as well as a person. */
    ofThings: list,
    finite: list,
    /** What follows these is no main clause; what follows the second may be a thing. */
    subordinate: list,
    ofTime: list,
    /** Behind a verb they belong to it; verbs that elsewhere are nouns. */
    particles: list,
    phrasal: list,
    broughtIn: list,
    /** Deeds as nouns: "delivery". */
    actions: list,
    /** And the verb of each. */
    actionVerbs: list.transform((pairs) => new Map(pairs.map((pair) => pair.split(':') as [string, string]))),
    /** Nouns before other nouns, though we know them as verbs. */
    nounsFirst: list,
    /** Verbs of two words, which notes write apart: "Cold called". */
    compounds: list,
    nounPairs: list,
    /** Roles that one person has, and words that open a role without an article. */
    uniqueRoles: list,
    bareRoles: list,
    /** What is measured, and of whom it is said where it is not the writer's own. */
    measures: list,
    measuresOfOthers: list,
    /** Words of size and place that want an article: "highest of 9 shops". */
    superlatives: list,
    groups: list,
    /** What was done to so many of those who were counted: "5 kept on". */
    countedPassives: list,
    /** What they did themselves. */
    countedActives: list,
    /** What follows these may have a verb of its own: "Found that it was late". */
    clauseVerbs: list,
    months: list,
    /** What one has none of oneself: "no accidents". */
    ownRecord: list,
    honours: list,
    /** What leads to a sentence with "I": "As the only nurse I …". */
    leads: list,
    /** Before a single thing: "to new system". */
    newOnes: list,
    /** Before the one that there is: "with annual audit". */
    recurring: list,
  })
  .parse(data);

const any = (words: readonly string[]): string => `(?:${words.map(RegExp.escape).join('|')})`;
const END = '(?!\\p{L})';
export const PREPOSITION = new RegExp(`^${any(LISTS.prepositions)}$`, 'iu');
const BEFORE_PREPOSITION = ` ${any(LISTS.prepositions)}${END}`;

export const ROLE = new RegExp(
  `^(?!contact (?:with|to|during) )(?:(?:the|an?) )?(?:(?!${any(LISTS.beforeThings)}\\s)\\p{L}[\\p{L}'’-]*\\s){0,3}${any(LISTS.roles)}(?:(?::|\\s(?:of|for|on|over|since|to|in|at|with|from|during|across|under|about))\\s|[,;]\\s|\\.?$)|^acting\\s`,
  'iu',
);
export const DONE_BY_OTHERS = new RegExp(
  `^(?:${any(LISTS.doneByOthers)}${END}|${any(LISTS.doneByOthersUncounted)} (?!\\p{N}|out${END}|contracts?|grants? to|and \\S+ (?:\\p{N}|${any(LISTS.beforeThings)}${END})|${any(LISTS.beforeThings)}${END})|${any(LISTS.doneByOthersBefore)}${BEFORE_PREPOSITION})`,
  'iu',
);
export const STATE = new RegExp(
  `^(?:${any(LISTS.states)}${END}|${any(LISTS.statesBefore)}${BEFORE_PREPOSITION}|${any(LISTS.adjectives)} (?!\\p{N}|\\p{Sc}|${any([...LISTS.beforeThings, ...LISTS.particles])}${END}))`,
  'iu',
);
export const SINGLE_THINGS: ReadonlySet<string> = new Set(LISTS.singleThings);
export const CHANGED_THINGS: ReadonlySet<string> = new Set(LISTS.changedThings);
export const THE_THINGS: ReadonlySet<string> = new Set(LISTS.theThings);
export const ALWAYS_VERB = new RegExp(`^${any(LISTS.alwaysVerbs)}\\s`, 'iu');
export const BEFORE_THING = new RegExp(`^(?:\\p{N}|\\p{Sc}|(?:${any(LISTS.beforeThings)}|\\p{L}+['’]s)$)`, 'iu');
/** "…, used by 22 officers", "picked up by 3 papers": what follows a participle without an object was done by others. */
export const NO_OBJECT = new RegExp(
  `^\\S+(?:${BEFORE_PREPOSITION}| \\S+ by | (?:\\S+ )?(?:days?|weeks?|months?) (?:ahead|early|late)${END}| (?:\\S+ )?${any(LISTS.months)}${END})`,
  'iu',
);
export const INTRANSITIVE = new RegExp(`^${any(LISTS.intransitive)}${END}`, 'iu');
export const OF_THINGS = new RegExp(`^${any(LISTS.ofThings)}${END}`, 'iu');
export const PAST_VERBS: ReadonlySet<string> = new Set(LISTS.pastVerbs);
export const FINITE: ReadonlySet<string> = new Set(LISTS.finite);
export const SUBORDINATE: ReadonlySet<string> = new Set(LISTS.subordinate);
export const OF_TIME: ReadonlySet<string> = new Set(LISTS.ofTime);

/** "Fill in for", "look after", "break down". */
export const PARTICLE = new RegExp(`^(?:${any(LISTS.particles)}|in (?:for|as|on))${END}`, 'iu');
/** "Check in 60 patients" */
export const BROUGHT_IN = new RegExp(`^${any(LISTS.broughtIn)} in \\p{N}`, 'iu');
export const PHRASAL: ReadonlySet<string> = new Set(LISTS.phrasal);
/** "Hand delivery of letters": behind a noun. */
export const ACTION = new RegExp(
  `^ ${any(LISTS.actions)}(?:,? (?:of|for|in|to|across|with|at|on|and)${END}|\\s[–-]|[.,;:]|$)`,
  'iu',
);
export const ACTION_VERBS: ReadonlyMap<string, string> = LISTS.actionVerbs;
export const NOUNS_FIRST: ReadonlySet<string> = new Set(LISTS.nounsFirst);
export const COMPOUNDS: ReadonlySet<string> = new Set(LISTS.compounds);
/** "Balance sheet reconciliations": the first word is no verb before the second. */
export const NOUN_PAIRS: ReadonlySet<string> = new Set(LISTS.nounPairs);
export const PROJECTS: ReadonlySet<string> = new Set(LISTS.projects);
export const NAMED_BY_GERUND: ReadonlySet<string> = new Set(LISTS.namedByGerund);
export const UNIQUE_ROLE = new RegExp(`^(?:\\p{L}[\\p{L}-]*\\s){0,3}${any(LISTS.uniqueRoles)}${END}`, 'iu');
export const BARE_ROLE = new RegExp(`^${any(LISTS.bareRoles)}${END}`, 'iu');
export const MEASURES: ReadonlySet<string> = new Set(LISTS.measures);
export const OF_OTHERS: ReadonlySet<string> = new Set(LISTS.measuresOfOthers);
export const SUPERLATIVE = any(LISTS.superlatives);
export const GROUP = any(LISTS.groups);
export const CLAUSE_VERB = new RegExp(`^${any(LISTS.clauseVerbs)} `, 'iu');
export const COUNTED_ACTIVES: ReadonlySet<string> = new Set(LISTS.countedActives);
export const LED_TO_I = new RegExp(`^${any(LISTS.leads)} .* I \\p{Ll}`, 'iu');
export const COUNTED_PASSIVE = any(LISTS.countedPassives);
export const NEW_ONE = `(?:${any([...LISTS.newOnes, ...LISTS.recurring])}|\\p{Ll}+ed)`;
export const RECURRING: ReadonlySet<string> = new Set(LISTS.recurring);
export const SINGLE_THING = any(LISTS.singleThings);
export const OWN_RECORD: ReadonlySet<string> = new Set(LISTS.ownRecord);
export const HONOUR = any(LISTS.honours.flatMap((word) => [word, word[0]!.toUpperCase() + word.slice(1)]));
export const ROLE_WORD = any(LISTS.roles);
export const ANY_PREPOSITION = any(LISTS.prepositions);
