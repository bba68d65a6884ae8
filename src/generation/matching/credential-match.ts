/**
 * Licences, certificates and memberships are met by an entry of the profile that names them, never by a word in a bullet.
 * A lower grade is not the higher one, what is begun is not done, and what has lapsed is not valid.
 */
import type { Profile } from '../../base/profile.ts';
import {
  credentialsIn,
  gradeOrDefault,
  gradesIn,
  isExpired,
  isQualifier,
  speaksOfCredential,
  wordsOfName,
} from '../vocabulary/credentials.ts';
import { isOngoing } from '../vocabulary/degrees.ts';
import { isFunctionWord, isPostingWord } from '../vocabulary/vocabulary.ts';
import { fold, stem } from '../vocabulary/words.ts';
import { allOf, bestOf, gap, type Judgement, met, partly } from './judgement.ts';

interface Paper {
  id: string;
  name: string;
  /** Its name with whoever issued it. */
  text: string;
  date: string | null;
  /** Named among skills only. */
  isClaim: boolean;
}

const OR = /(?:^|[\s,])(?:or|oder|ou|o|bzw\.?|and\/or)\s|\//iu;
/** Of the words that tell which paper it is, at least this share must be on it. */
const MIN_SHARE = 0.5;

export function credentialMatch(profile: Profile, text: string, now: string): Judgement {
  const papers = papersOf(profile);
  const named = credentialsIn(text);
  const plain = text.replace(/\([^)]*\)/g, ' ');
  const ways: Judgement[] = [];
  if (named.length > 0) {
    const judged = named.map(({ credential }) => {
      const holding = papers.filter((paper) =>
        credentialsIn(paper.text).some((one) => one.credential.name === credential.name),
      );
      return judgeAll(
        holding.filter((paper) => hasPlaces(paper, text, named)),
        text,
        now,
        credential.name,
      );
    });
    ways.push(OR.test(text) || /\([^)]*,[^)]*\)/.test(text) ? bestOf(judged) : allOf(judged));
  }
  // A paper that the data does not know is known by its own words.
  if (named.length === 0 || speaksOfCredential(text)) {
    for (const alternative of alternativesOf(plain, text)) {
      ways.push(
        judgeAll(
          papers.filter((paper) => saysSo(paper, alternative)),
          text,
          now,
          alternative,
        ),
      );
    }
  }
  return ways.length === 0 ? gap() : bestOf(ways);
}

function papersOf(profile: Profile): Paper[] {
  return [
    ...profile.certificates.map((item) => ({
      id: item.id,
      name: item.name ?? '',
      text: [item.name, item.issuer].filter(Boolean).join(' – '),
      date: item.date,
      isClaim: false,
    })),
    ...profile.education.map((item) => {
      const name = [item.studyType, item.area].filter(Boolean).join(' ');
      return { id: item.id, name, text: `${name} – ${item.institution ?? ''}`, date: item.end, isClaim: false };
    }),
    ...profile.skills.flatMap((skill) =>
      [{ id: skill.id, text: skill.name ?? '' }, ...skill.keywords].map(({ id, text }) => ({
        id,
        name: text,
        text,
        date: null,
        isClaim: true,
      })),
    ),
  ];
}

function judgeAll(papers: readonly Paper[], text: string, now: string, asked: string): Judgement {
  return papers.length === 0 ? gap() : bestOf(papers.map((paper) => judge(paper, text, now, asked)));
}

function judge(paper: Paper, text: string, now: string, asked: string): Judgement {
  if (isExpired(paper.text)) return partly([paper.id], `${paper.name}: no longer valid`);
  const isAhead = paper.date !== null && paper.date > now.slice(0, paper.date.length);
  if ((isOngoing(paper.text) || isAhead) && !isOngoing(text))
    return partly([paper.id], `${paper.name}: begun, not finished`);
  const wanted = gradesIn(text);
  const own = gradesIn(paper.text);
  const lower = wanted.findIndex(
    (grade, ladder) => grade !== undefined && (gradeOrDefault(own, ladder) ?? grade) < lowestWanted(text, grade),
  );
  if (lower !== -1) return partly([paper.id], `${paper.name}: a lower grade than asked for`);
  if (paper.isClaim) return partly([paper.id], `${asked}: named among the skills, not as a certificate`);
  return met([paper.id]);
}

/** "Journeyman or Master": the lower of the two is enough. */
function lowestWanted(text: string, highest: number): number {
  return OR.test(text) && !/\bor (?:higher|above)|oder höher|ou plus|o superior/i.test(text) ? 0 : highest;
}

/** A licence of one state is none of another: the places that the line names must be on the paper. */
function hasPlaces(paper: Paper, text: string, named: ReturnType<typeof credentialsIn>): boolean {
  const words = wordsOfName(text.split(/[(;]/)[0]!);
  const inNames = new Set(named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const places = words.filter((word, at) => !inNames.has(at) && at > 0 && isPlaceLike(word));
  const first = words[0]!;
  if (words.length > 1 && !inNames.has(0) && /^\p{Lu}\p{Ll}{3}/u.test(first) && STATES.has(fold(first)))
    places.push(first);
  const state = places.filter((word) => STATES.has(fold(word)));
  const own = new Set(wordsOfName(paper.text).map(fold));
  return state.length === 0 || state.some((word) => own.has(fold(word)));
}

function isPlaceLike(word: string): boolean {
  return /^\p{Lu}\p{Ll}{2}/u.test(word);
}

const STATES = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
  hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia
  washington wisconsin wyoming ontario quebec alberta manitoba scotland wales ireland england`.split(/\s+/),
);

/** "CCSM or similar", "ECBA or other IIBA certification": each is a way to meet the line. */
function alternativesOf(plain: string, text: string): string[] {
  const inside = [...text.matchAll(/\(([^)]*)\)/g)].flatMap((found) => found[1]!.split(/,|\s(?:or|oder|ou|o)\s/iu));
  const outside = plain.split(/\s(?:or|oder|ou|o)\s|\//iu);
  return [...outside, ...inside].filter((part) => tellingWords(part).length > 0);
}

function saysSo(paper: Paper, alternative: string): boolean {
  const asked = tellingWords(alternative);
  const own = wordsOfName(paper.text);
  const folded = new Set(own.map(fold));
  const stems = new Set(own.map((word) => stem(fold(word))));
  const names = asked.filter(isName);
  const hasName = (word: string): boolean =>
    word === word.toUpperCase() ? own.includes(word) : folded.has(fold(word));
  if (!names.every(hasName)) return false;
  const others = asked.filter((word) => !isName(word));
  const shared = others.filter((word) => stems.has(stem(fold(word)))).length;
  if (others.length === 0) return names.length > 0;
  return shared / others.length >= MIN_SHARE;
}

/** Numbers and capitals tell papers apart: OSHA 30 is not OSHA 10. */
function isName(word: string): boolean {
  return /\d/.test(word) || /^\p{Lu}{2}/u.test(word) || STATES.has(fold(word));
}

function tellingWords(text: string): string[] {
  return wordsOfName(text).filter(
    (word) => isName(word) || (!isQualifier(word) && !isFunctionWord(word) && !isPostingWord(word)),
  );
}
