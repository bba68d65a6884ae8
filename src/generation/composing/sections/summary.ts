/**
 * The top of the page, told at several lengths: the page takes the longest that has room. The person's words are shortened only
 * at the ends of sentences.
 */
import { weightIn } from '../../matching/posting-weight.ts';
import { measureOf } from '../../matching/proofs.ts';
import type { Line } from '../../typesetting/page.ts';
import { RANK_WORDS } from '../../vocabulary/stop-words.ts';
import emptyPhrases from '../../vocabulary/word-lists/empty-phrases.json' with { type: 'json' };
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold, wordsOf } from '../../vocabulary/words.ts';
import { rolesOf } from '../../worked.ts';
import { WEIGHT_OF_AIM } from '../../writing/letter/aim.ts';
import { capitalised } from '../../writing/letter/templates.ts';
import { sentencesOf } from '../../writing/sentences.ts';
import type { PageContext } from '../context.ts';
import { type BestResult, bestResults, resultsSentence } from './best-results.ts';
import { openingPapers, papersSentence } from './papers.ts';
import {
  beginningsIn,
  callingLine,
  experienceOf,
  experienceSentence,
  isSaidIn,
  positionLine,
  sharesTrade,
  tellingIn,
} from './qualifications.ts';
import { PRONOUN, PRONOUN_ABROAD } from './results.ts';
import { skillsSentence } from './skilled.ts';

/** What anybody could say of himself says nothing to whoever reads. */
const EMPTY = anyOf(emptyPhrases.empty.join('; '));
/** A joke is for the interview, whatever it says of the job. */
const QUIP = anyOf(emptyPhrases.quips.join('; '));
/** What somebody seeks does where it is this job. */
const AIM = anyOf(emptyPhrases.aims.join('; '));
/** One that fits less speaks for another job. */
const SPEAKS_FOR_THIS_JOB = 0.45;
/** What a sentence says of the posting; one that says less could stand on any page. */
const LEAST_WEIGHT = 1.3;
/** "8 years exp. (CSR → TL)" */
const SHORTHAND = /→|\s\+\s|\p{Ll}{2}\.(?=\s[\p{Ll}(])/u;
/** "A closer with fifteen years of quota behind her": nobody speaks so of himself. */
const OF_ANOTHER = /(?<!\p{L})(?:he|she|his|hers?|him)(?!\p{L})/iu;
/** "Designer who codes." is a label, no summary. */
const MIN_WORDS = 6;

/** "22 yrs in the trade", "Driver since 2004": how long is said already. */
const TELLS_TIME = /\b(?:years?|yrs?|since|jahren?|seit|ans|depuis|años|desde)\b/iu;

/** About three lines; shorter where the page has less room. */
const LENGTHS = [360, 330, 315, 300, 285, 250, 210, 175, 125];
const MAX_CHARACTERS_OF_CALLING = 60;
const ROOM_FOR_RESULTS = 240;
const ROOMS_FOR_PAPERS = [110, 55, 0];
const ROOM_FOR_SKILLS = 80;
/** What the person says that is clearly of this job comes before results, as far as there is room for both. */
const ROOM_FOR_OWN = 170;

interface OwnSentence extends Line {
  /** What it says of the posting. */
  weight: number;
}

/**
 * What the page may begin with, best first; only one of them is printed. Who applies and for how long, the best results and the
 * papers that are asked for; and as much of what he says of himself as there is room for.
 */
export function summaryAlternatives(context: PageContext): Line[] {
  const own = ownSentences(context);
  const isWhole = ({ text }: Line): boolean => wordsOf(text).length >= MIN_WORDS;
  const isSought = (text: string): boolean => sharesTrade(text, context.matches.title ?? '');
  const counted = context.hasOpening ? (positionLine(context, isSought) ?? fittingExperience(context)) : null;
  // Of whom a title says as much nobody says "I".
  const time =
    own.find((one) => TELLS_TIME.test(one.text) && isWhole(one) && (counted === null || !speaksOfHimself(one.text))) ??
    null;
  const experience = time === null ? counted : null;
  const said = own.filter((one) => experience === null || !isSaidBy(experience, one));
  const [heaviest] = said.filter((one) => isWhole(one) && speaks(context, one)).toSorted(byWeight);
  const calling = context.hasOpening ? fittingCalling(context) : null;
  // "I enjoy working with older adults" says nothing of who writes.
  const isOfHimself = heaviest !== undefined && speaksOfHimself(heaviest.text);
  const named = time ?? experience ?? (isOfHimself ? calling : (heaviest ?? calling));
  const results = context.hasOpening ? bestResults(context) : [];
  const proofs = named === null && context.hasOpening ? openedByProofs(context, results, heaviest) : [];
  const first = named ?? heaviest ?? (time === null && context.hasOpening ? experienceSentence(context) : null);
  if (proofs.length > 0 || first === null) return proofs;
  const lines = LENGTHS.filter((room) => room >= first.text.length)
    .map((room) => within(context, first, said, results, room))
    .toSorted((a, b) => b.text.length - a.text.length);
  return lines.filter((line, at) => lines.findIndex(({ text }) => text === line.text) === at);
}

const saysMuch = ({ text, weight }: OwnSentence): boolean => weight >= WEIGHT_OF_AIM || measureOf(text) !== 'none';

const lengthOf = (line: Line | null): number => (line === null ? 0 : line.text.length + 1);

const isAim = ({ text }: OwnSentence): boolean => AIM.test(fold(text));

const byWeight = (a: OwnSentence, b: OwnSentence): number => b.weight - a.weight;

/** `first` whatever there is room for; then results and papers, and what else the person says, in his own order. */
function within(
  context: PageContext,
  first: Line,
  own: readonly OwnSentence[],
  found: readonly BestResult[],
  room: number,
): Line {
  let left = room - first.text.length;
  const told = new Set<Line>([first]);
  const take = (line: Line | null): Line[] => {
    if (line === null || told.has(line) || line.text.length + 1 > left) return [];
    left -= line.text.length + 1;
    told.add(line);
    return [line];
  };
  const said = (): string => [...told].map(({ text }) => text).join(' ');
  // "Ten years in claims" is said of somebody.
  const [calling] = own;
  if (calling !== undefined && calling.text.length <= MAX_CHARACTERS_OF_CALLING && namesCalling(context, calling))
    take(calling);
  const fitting = own.filter((one) => speaks(context, one)).toSorted(byWeight);
  // What answers the posting most comes before any result, what somebody likes to do after it.
  const [answer, ...others] = fitting.filter((one) => saysMuch(one) && !speaksOfHimself(one.text));
  if (answer !== undefined) take(answer);
  for (const one of others) if (room - left + one.text.length >= ROOM_FOR_OWN || take(one).length === 0) break;
  const papersIn = (most: number): Line | null => (context.hasOpening ? papersSentence(context, said(), most) : null);
  const skillsIn = (most: number): Line | null => (context.hasOpening ? skillsSentence(context, said(), most) : null);
  // Papers may take room from a second fact, never from the best.
  const beside = ROOMS_FOR_PAPERS.map((most) => {
    const reserved = lengthOf(papersIn(Math.min(left, most)));
    return resultsSentence(found, Math.min(ROOM_FOR_RESULTS, left - reserved - 1), said());
  });
  const results = take(beside.find((line) => line?.ids.includes(found[0]!.id)) ?? beside.at(-1) ?? null);
  const held = take(papersIn(left));
  const skills = take(skillsIn(Math.min(left - 1, ROOM_FOR_SKILLS)));
  // What says less of this job does not stand where what says more had no room, nor any praise of himself beside what he did.
  const more = results.length === 0 ? [...fitting, ...own] : fitting.filter((one) => saysMuch(one) || isAim(one));
  for (const one of more) if (!told.has(one) && take(one).length === 0) break;
  const opening = own.some((one) => one === first) ? [] : [first];
  const inOrder = own.filter((one) => told.has(one));
  // What he seeks and likes to do is the last word, unless it is his first.
  const last = inOrder.filter((one) => one !== first && inOrder.indexOf(one) > 0 && speaksOfHimself(one.text));
  return together([
    ...opening,
    ...inOrder.filter((one) => !last.includes(one)),
    ...results,
    ...skills,
    ...held,
    ...last,
  ]);
}

const namesCalling = ({ profile, matches }: PageContext, { text }: Line): boolean =>
  namesWordOf(
    [profile.basics.label?.text, matches.title, ...rolesOf(profile).map(({ position }) => position)].join(' '),
    text,
  );

const speaksOfHimself = (text: string): boolean =>
  PRONOUN.test(text) || PRONOUN_ABROAD.test(text) || AIM.test(fold(text));

const speaks = ({ fit }: PageContext, { weight }: OwnSentence): boolean => !fit.canTell || weight >= LEAST_WEIGHT;

/** Who says nothing of himself, and is not called like what is vacant, is what he studied for it, or what he is all the same. */
function openedByProofs(context: PageContext, found: readonly BestResult[], own: Line | undefined): Line[] {
  const who = openingPapers(context) ?? experienceSentence(context);
  const held = papersSentence(context, who?.text ?? '');
  const results = resultsSentence(found, LENGTHS[0]! - ROOMS_FOR_PAPERS[0]!);
  // A single paper is no reason to open the page: it stands below.
  if (results === null && (who === null || held === null)) return [];
  const said = [who, results, held].map((line) => line?.text ?? '').join(' ');
  const skills = skillsSentence(context, said, Math.min(ROOM_FOR_SKILLS, LENGTHS[0]! - said.length));
  const proofs = together([who, results, skills, held].filter((line) => line !== null));
  const isRoom = own !== undefined && proofs.text.length + own.text.length < LENGTHS[0]!;
  return isRoom ? [together([proofs, own])] : [proofs];
}

/** "Nurse with 12 years of experience. Nurse with heart and mind." */
function isSaidBy(experience: Line, own: Line): boolean {
  const opensAlike = own.text.startsWith(/^[\p{L}-]+/u.exec(experience.text)?.[0] ?? '-');
  return opensAlike || isSaidIn(experience.text, own.text) || isSaidIn(own.text, experience.text);
}

function together(lines: readonly Line[]): Line {
  return { text: joined(lines.map(({ text }) => text)), ids: [...new Set(lines.flatMap(({ ids }) => ids))] };
}

/** What the person says of himself, where it speaks for this job. */
function ownSentences(context: PageContext): OwnSentence[] {
  const { profile, posting, matches, fit } = context;
  const fact = profile.basics.summary;
  if (fact === null || (fit.canTell && fit.of(fact.id) < SPEAKS_FOR_THIS_JOB)) return [];
  const weigh = weightIn(posting);
  const own = sentencesOf(fact.text)
    .map(inPageVoice)
    .map((text) => ({ text, ids: [fact.id], weight: weigh(text) }))
    .filter(
      ({ text, weight }) =>
        !SHORTHAND.test(text) &&
        !OF_ANOTHER.test(text) &&
        !QUIP.test(fold(text)) &&
        ((!EMPTY.test(fold(text)) && (!AIM.test(fold(text)) || namesWordOf(matches.title ?? '', text))) ||
          weight >= WEIGHT_OF_AIM),
    );
  return own.some((one) => speaks(context, one)) ? own : [];
}

/** "Operations Data Coordinator." says nothing to whoever seeks a trainer. */
function fittingCalling(context: PageContext): Line | null {
  const calling = callingLine(context);
  const sought = beginningsIn(context.matches.title ?? '');
  return calling !== null && beginningsIn(calling.text).some((word) => sought.includes(word)) ? calling : null;
}

/** "Executive Assistant with 10 years of experience" says nothing to whoever seeks a project coordinator. */
function fittingExperience(context: PageContext): Line | null {
  const { title, requirements } = context.matches;
  const experience = experienceOf(context);
  const ranks = RANK_WORDS.flatMap(beginningsIn);
  const sought = beginningsIn([title, ...requirements.map(({ requirement }) => requirement.text)].join(' '));
  const named = beginningsIn(title ?? '');
  const isFitting = beginningsIn(experience?.title ?? '').some((word) =>
    ranks.includes(word) ? named.includes(word) : sought.includes(word),
  );
  return isFitting ? experienceSentence(context) : null;
}

/** "Looking for a first lead position" of whoever would be a "Clinic Nurse Lead". */
function namesWordOf(title: string, text: string): boolean {
  const words = tellingIn(title);
  return tellingIn(text).some((word) => words.includes(word));
}

const IN_FIRST_PERSON = [PRONOUN, PRONOUN_ABROAD, /(?<!\p{L})(?:am|was|have)(?!\p{L})/u];

/** "I am calm in a crisis" as a page says it; as the person says it where he cannot be left out of the sentence. */
function inPageVoice(sentence: string): string {
  const said = capitalised(sentence.replace(/^I (?:am (?:an? )?|have (?=\p{L}+(?:ed|en) |led ))/u, ''));
  return IN_FIRST_PERSON.some((sign) => sign.test(said)) ? sentence : said;
}

/** Whatever it says, for whoever wants it on the page all the same. */
export function summaryByHand({ profile, posting, added }: PageContext): Line[] {
  const fact = profile.basics.summary;
  if (fact === null || !added.has(fact.id)) return [];
  const weigh = weightIn(posting);
  const texts = LENGTHS.map((length) => withinLength(sentencesOf(fact.text), weigh, length));
  return [...new Set([...texts, fact.text])].filter((text) => text !== '').map((text) => ({ text, ids: [fact.id] }));
}

/** Chinese and Japanese leave no space between sentences. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (/[。！？]$/.test(text) ? text + next : `${text} ${next}`), '').trimStart();
}

/** The sentences that fit the job best, as many as there is room for, in the order in which the person wrote them. */
function withinLength(sentences: readonly string[], weigh: (sentence: string) => number, length: number): string {
  const kept = new Set<string>();
  let used = 0;
  for (const sentence of sentences.toSorted((a, b) => weigh(b) - weigh(a))) {
    if (used + sentence.length > length) continue;
    kept.add(sentence);
    used += sentence.length + 1;
  }
  return joined(sentences.filter((sentence) => kept.has(sentence)));
}
