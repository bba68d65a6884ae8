/** One line of the posting that can be quoted in a sentence: what the work is, in the posting's own words. */
import type { Matches } from '../../matching/match.ts';
import type { Posting } from '../../reading/posting.ts';
import type { Choices } from '../../seed.ts';
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { lowerFirst } from '../deed.ts';
import { runsOn } from './run-on.ts';

const WORDS = { least: 5, most: 16 };
const BEST = 6;
const SPEAKABLE = /^\p{L}[\p{L}\p{N} ,'’-]*\p{L}$/u;
/** Lines that speak to the reader or of the employer, or that ask for something else than work. */
const NO_WORK =
  /\b(?:you|your|we|our|us|i|they|this|must|will|should|can|shall|candidates?|applicants?|trust values|please|apply|click|contact|experience|years?|degree|salary|skills?|ability|benefits?|colleagues?|may|other duties|talk|role|designee|receives?|direction|regulations|interview|vacanc(?:y|ies)|opportunit(?:y|ies)|population|as (?:required|needed|assigned|directed)|etc)\b/i;
const WISH =
  /^(?:(?:good|sound|working|practical|some|previous|recent) )?(?:experience|knowledge|understanding|familiarity) (?:of|in|with|working)\b/i;
const NO_WISH =
  /\b(?:you|your|we|our|us|i|they|this|must|will|should|can|years?|degree|salary|candidates?|applicants?|please|apply|contact|preferred|desirable|essential|required|plus|minimum|months?|excellent|equivalent)\b/i;
const DANGLING = /\b(?:and|or|of|to|for|in|on|with|the|a|an|by|from|at|as|that|which|such|including)$/i;

/** Lines that facts of the profile answer go before others; among the best, the seed decides which comes first. */
export function quotableDuties(posting: Posting, matches: Matches, choices: Choices): string[] {
  const duties = matches.requirements
    .filter(({ requirement }) => requirement.kind === 'duty' && requirement.part === 'duties')
    .toSorted((a, b) => Number(b.facts.length > 0) - Number(a.facts.length > 0))
    .map(({ requirement }) => requirement.text);
  // Outside the list of duties only a sentence about the post can be told from one about the employer.
  const others = posting.duties.filter((line) => LEAD_IN.test(line));
  const lines = onceEach([...duties, ...others].map(plain)).filter(isQuotable);
  const asked = onceEach(posting.sentences.map(({ text }) => plain(text))).filter(isWish);
  const found = lines.length > 0 ? lines : asked;
  if (found.length === 0) return [];
  const first = choices.pick('duty', found.slice(0, BEST));
  return [first, ...found.filter((line) => line !== first)];
}

/** A line may stand there twice, once with a capital. */
function onceEach(lines: readonly string[]): string[] {
  return [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()];
}

const LEAD_IN =
  /^(?:(?:as an? [^,]{3,40}, )?(?:you|you['’]ll|the (?:post ?holder|successful candidate|role)) (?:will|should)(?: also)?(?: be)?|the role (?:focuses on|involves|includes)|(?:the )?(?:main |key )?responsibilities (?:of this role )?(?:are|include)(?: to)?|(?:be )?responsible for|to) (?:responsible for )?/i;
/** A long line is quoted up to a place where it could have ended. */
const CLAUSE_END =
  /,? (?:to ensure|including|which|that|in order|as well as|such as|so that|who|and to|when|while|whilst|under)\b|[,;.] /;

function plain(line: string): string {
  const bare = line
    .replace(/^[^\p{L}]+/u, '')
    .replace(LEAD_IN, '')
    .replace(/[\s.;,:]+$/, '');
  return bare.split(' ').length > WORDS.most ? bare.split(CLAUSE_END, 1)[0]! : bare;
}

export function isQuotable(line: string): boolean {
  const count = line.split(' ').length;
  if (count < WORDS.least || count > WORDS.most || !SPEAKABLE.test(line)) return false;
  if (NO_WORK.test(line) || DANGLING.test(line) || /\p{Lu}{6}/u.test(line)) return false;
  return opensWithWork(line) && !runsOn(lowerFirst(line));
}

/** "knowledge of rose varieties": where no line names the work, one that names what it takes. */
function isWish(line: string): boolean {
  const count = line.split(' ').length;
  if (count < WORDS.least || count > WORDS.most || !SPEAKABLE.test(line) || DANGLING.test(line)) return false;
  return WISH.test(line) && !NO_WISH.test(line) && !/\p{Lu}{6}/u.test(line);
}

/** "prepares reports", "Prepare reports", "Preparing reports" */
function opensWithWork(line: string): boolean {
  const [first = '', second = ''] = line.split(' ');
  const verb = verbOf(first.replace(/,$/, ''));
  if (verb === null || verb.form === 'past' || /^\p{Lu}/u.test(second)) return false;
  return isPlainVerb(verb.base) || verb.form === 'third';
}
