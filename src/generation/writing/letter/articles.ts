/**
 * Notes leave articles out ("worked with controller on review"); a sentence cannot. "the" is put before a bare singular
 * noun where we are sure that it is one that needs it; what we are not sure of stays.
 */
import { isPlainVerb, looksPast, verbOf } from '../../vocabulary/verbs.ts';
import { articleBefore } from './title.ts';

/** "to" only where no verb follows. */
const LEADS_TO_NOUN = new Set(
  'with of for in from on at by through via into during within under as about across'.split(' '),
);
const ENDS_NOUN = new Set(
  'with of for in from on at by through via into during within under as about across and or to that which who while when where using including than per between throughout after before so if prior out up off over back down away'.split(
    ' ',
  ),
);
const DETERMINER =
  /^(?:the|a|an|all|any|each|every|both|some|no|this|that|these|those|its|his|her|their|other|another|such|one|two|three|four|five|six|seven|eight|nine|ten|many|most|more|several|various|multiple|numerous|few|half|what|which|how|it|them|us|him|me|others|themselves)$/;
/** Names of what cannot be counted need no article. */
const MASS =
  /(?:ing|ings|tion|sion|ity|ance|ence|ness|ship|ware|age|logy|ics|cy|sis|ism|hood|dom|ure|ment|media|data|staff|support|service|research|feedback|care|work|revenue|cash|income|inventory|payroll|business|traffic|mail|email|food|money|quality|knowledge|access|time|use|help|advice|content|stock|labor|labour|progress|success|growth|turnover|health|safety|law|paperwork|flow|life|art|music|science|history|math|technology|industry|energy|power|water|land|space|credit|debt|equity|tax|trade|demand|supply|talent|retail|home|school|church|hospital|college|university|college|site|call|detail|depth|line|place|scratch|behalf|order|conjunction|charge|person|part|need|basis|top|house|addition|regard|respect|accordance|time|advance|english|spanish|french|german|excel|word|excellence|control|design|process|feedback|personnel|travel|prior|rather|together|however|either|over|under|further|super|inter|regular|similar|particular|popular|familiar|proper|other|senior|junior|major|minor|important|relevant|significant|efficient|urban|human|american|european|circular)$/;
/** "department" and "relationship" are counted, whatever their ending says. */
const COUNTED =
  /^(?:department|document|statement|agreement|assessment|assignment|environment|relationship|position|section|station|location|application|presentation|version|budget|system|project|program|programme|plan|policy|database|account|unit|office|store|model|tool|website|report|schedule|manager|director|controller|supervisor|client|owner|region|territory|facility|community|agency|university|committee|board|crew|shop|warehouse|kitchen|ward|clinic|laboratory|lab|classroom|library|museum|portfolio|campaign|strategy|process|procedure|contract|network|server|spreadsheet|newsletter|catalog|catalogue|menu|floor|form|company|entity|team|platform|computer|customer|branch|publication|period|cycle|workshop|seminar|conference|website|workflow|ledger|guest|patient|student|member|employee|candidate|applicant|vendor|supplier|number|list|result|run|calendar|checklist|reputation|guideline|prototype|survey|brochure|template|series|inspection|device)$/;
/** Small letters, or an abbreviation: no names, no adverbs. */
const PLAIN = /^(?!(?!week|month|quarter|year|dai|hour)\p{L}+ly$)(?:\p{Ll}[\p{Ll}-]*|\p{Lu}{2,5}(?:-\p{Ll}+)?)$/u;
const MAX_NOUN_WORDS = 6;

/** `clause` begins with its verb: "worked with controller" → "worked with the controller". */
export function withArticles(clause: string): string {
  const words = clause.split(' ');
  const articled: string[] = [];
  for (const [at, word] of words.entries()) {
    const isRole = words[at - 1] === 'as' && /^\p{Lu}/u.test(word);
    if (at > 0 && !isRole && canOpenNoun(words, at) && needsArticle(words.slice(at)))
      articled.push(articleFor(words, at));
    articled.push(word);
  }
  return articled.join(' ');
}

/** What is made is new to the reader: "developed a plan"; anything else is taken as known. */
const MAKES =
  /^(?:creat|develop|design|buil[dt]|writ|wrote|launch|establish|implement|introduc|produc|start|draft|found|organiz|organis|invent|construct|compil|devis|formulat|propos|initiat|pilot)/;

function articleFor(words: readonly string[], at: number): string {
  const noun = words.slice(at).join(' ');
  if (HOW_LONG.test(noun)) return articleBefore(noun);
  return at <= 3 && MAKES.test(words[at - 1]!) ? articleBefore(noun) : 'the';
}

/** Right behind the leading verb, or behind a preposition. */
function canOpenNoun(words: readonly string[], at: number): boolean {
  const before = words[at - 1]!;
  if (LEADS_TO_NOUN.has(before)) return true;
  if (before === 'to') return isNounAfterTo(words[at]!, words[at + 1]);
  const isHead = at === 1 || words[at - 2] === 'and';
  return (
    isHead &&
    !before.endsWith(',') &&
    (verbOf(before)?.form === 'past' || (at === 1 && (verbOf(before) !== null || looksPast(before))))
  );
}

/** "to project manager", but not "to project costs". */
function isNounAfterTo(word: string, next: string | undefined): boolean {
  const verb = verbOf(word);
  return verb === null || (!isPlainVerb(verb.base) && COUNTED.test(next ?? ''));
}

/** "24 hour schedule", "10 bed unit" */
const HOW_LONG = /^\d+[ -](?:hour|day|week|month|year|person|bed|page|unit|member|seat|acre|mile|step|item|part)\b/;
/** Persons of an office: "told Kitchen Director" wants its article, whatever its capitals. */
const OFFICE =
  /^(?:Manager|Director|Supervisor|Controller|Administrator|Coordinator|President|VP|CEO|CFO|COO|CIO|Principal|Superintendent|Executive|Chef|Engineer|Officer|Treasurer|Team|Department|Section|Division|Committee|Board)$/;

function needsArticle(rest: readonly string[]): boolean {
  const noun = headOfNoun(rest);
  if (noun === null) return false;
  const { head } = noun;
  const words = rest.slice(0, noun.length).map((word) => word.replace(/[,.;]$/, ''));
  if (DETERMINER.test(words[0]!) || verbOf(words[0]!)?.form === 'gerund') return false;
  if (OFFICE.test(head)) return words.every((word) => /^\p{L}+$/u.test(word));
  const plain = HOW_LONG.test(words.join(' ')) ? words.slice(1) : words;
  if (plain.some((word) => !PLAIN.test(word))) return false;
  if (words.length === 1 && /^(?:up|out|off|over|back|down|away|well|forward|together|first|daily|new)$/.test(head))
    return false;
  return isSingularCounted(head);
}

/** The words up to the next that cannot belong to the noun; null where there are none, or too many to be one. */
export function headOfNoun(rest: readonly string[]): { head: string; length: number } | null {
  const noun: string[] = [];
  for (const word of rest) {
    if (ENDS_NOUN.has(word) || (noun.length > 0 && (DETERMINER.test(word) || IS_VERB.test(word)))) break;
    noun.push(word.replace(/[,.;]$/, ''));
    if (/[,.;]$/.test(word)) break;
  }
  const head = noun.at(-1);
  return head === undefined || noun.length > MAX_NOUN_WORDS ? null : { head, length: noun.length };
}

const IS_VERB = /^(?:is|are|was|were|be|been|has|have|had|can|could|will|would|may|must|should)$/;

export function isSingularCounted(noun: string): boolean {
  if (COUNTED.test(noun)) return true;
  if (noun.length < 4 || /s$/.test(noun) || MASS.test(noun)) return false;
  const verb = verbOf(noun);
  // What may be a verb or an adjective is left alone.
  return (
    verb === null &&
    !looksPast(noun) &&
    /(?:er|or|ist|ian|ee|ant|am|an|ar|et|el|ect|ort|oard|book|day|week|month|quarter|year)$/.test(noun)
  );
}
