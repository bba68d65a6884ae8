/**
 * Licences, certificates and memberships are met by an entry of the profile that names them, never by a word in a bullet.
 * A lower grade is not the higher one, what is begun is not done, and what has lapsed is not valid.
 */
import type { Profile } from '../../../base/profile.ts';
import {
  credentialsIn,
  gradeOrDefault,
  gradesIn,
  isExpired,
  isQualifier,
  namesCredential,
  speaksOfCredential,
  wordsOfName,
} from '../../vocabulary/credentials.ts';
import { isOngoing } from '../../vocabulary/degrees.ts';
import { isFunctionWord, isPostingWord } from '../../vocabulary/vocabulary.ts';
import { fold, stem } from '../../vocabulary/words.ts';
import { initialsIn } from '../sources.ts';
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
      const holding = papers.filter((paper) => namesCredential(paper.text, credential));
      return judgeAll(
        holding.filter((paper) => isOfPlace(paper, text)),
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
  if (lower !== -1 || isLowerLevel(paper.text, text) || isOtherClass(paper.text, text)) {
    return partly([paper.id], `${paper.name}: a lower grade than asked for`);
  }
  if (lacksPlace(paper, text)) return partly([paper.id], `${paper.name}: for which place is not in the profile`);
  if (paper.isClaim) return partly([paper.id], `${asked}: named among the skills, not as a certificate`);
  return met([paper.id]);
}

const LEVEL = /(?<!\p{L})(?:level|stufe|niveau|nivel)\s+(\d)(?!\d)/iu;

/** "Minimum QQI Level 7": whose levels they are, where the paper names one. */
const OF_FRAMEWORK = /(?<!\p{L})(?:minimum|QQI|NFQ|FETAC|RQF|QCF|SCQF|AQF|NZQF|EQF)(?!\p{L})/giu;

/** AAT Level 2 is not Level 3. */
function isLowerLevel(own: string, asked: string): boolean {
  const [has, wants] = [LEVEL.exec(own), LEVEL.exec(asked)];
  return has !== null && wants !== null && Number(has[1]) < Number(wants[1]);
}

const CLASS =
  /(?<!\p{L})(?:[Cc]lass|[Kk]lassen?|[Cc]ategory|[Cc]ategories|[Cc]ategor[ií]as?|[Cc]atégories?|[Cc]at\.?|[Pp]ermis|[Pp]ermisos?|[Cc]arn[eé]t?s?)\s+((?:\p{Lu}{1,2}\d?E?(?:\s*(?:,|\+|\/|and|or|und|oder|et|ou|y|o)\s*)?)+)(?![\p{L}\d])|(?<![\p{L}\d])(\p{Lu}{1,2}\d?)[- ](?:class )?licen[cs]e/gu;
/** Classes that allow to drive what another does: who may drive an articulated lorry may drive a car. */
const INCLUDED: Readonly<Record<string, string>> = {
  BE: 'B',
  C1: 'B',
  C1E: 'C1 BE B',
  C: 'C1 B',
  CE: 'C C1 C1E BE B',
  D1: 'B',
  D: 'D1 B',
  DE: 'D D1 B',
  G: 'G2 G1',
  G2: 'G1',
  AZ: 'DZ D G A',
  DZ: 'D G',
  A: 'B C',
};

function classesIn(text: string): string[] {
  return Array.from(text.matchAll(CLASS), (found) => found[1] ?? found[2]!).flatMap(
    (names) => names.match(/\p{Lu}{1,2}\d?E?/gu) ?? [],
  );
}

/** Where both name classes, one of those that are asked for must be among what the paper allows. */
function isOtherClass(own: string, asked: string): boolean {
  const [has, wants] = [classesIn(own), classesIn(asked)];
  if (has.length === 0 || wants.length === 0) return false;
  const allowed = new Set(has.flatMap((one) => [one, ...(INCLUDED[one]?.split(' ') ?? [])]));
  return !wants.some((one) => allowed.has(one));
}

/** "Journeyman or Master": the lower of the two is enough. */
function lowestWanted(text: string, highest: number): number {
  return OR.test(text) && !/\bor (?:higher|above)|oder höher|ou plus|o superior/i.test(text) ? 0 : highest;
}

/** A licence of one state is none of another: where the line and the paper name places, they must be the same. */
function isOfPlace(paper: Paper, text: string): boolean {
  const [asked, own] = [placesIn(text.split(/[(;]/)[0]!), placesIn(paper.text)];
  return asked.length === 0 || own.length === 0 || asked.some((place) => own.includes(place));
}

/** Of a driving licence the country goes without saying; of a licence to practise it does not. */
function lacksPlace(paper: Paper, text: string): boolean {
  const isDriving = credentialsIn(text).some(({ credential }) => credential.name === 'driving licence');
  return !isDriving && placesIn(text.split(/[(;]/)[0]!).length > 0 && placesIn(paper.text).length === 0;
}

function placesIn(text: string): string[] {
  return wordsOfName(text)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map(fold)
    .filter((word) => STATES.has(word));
}

const STATES = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
  hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia
  washington wisconsin wyoming ontario quebec alberta manitoba saskatchewan columbia brunswick scotia scotland wales ireland
  england victoria queensland tasmania philippines india australia canada uk`.split(/\s+/),
);

/** "CCSM or similar", "ECBA or other IIBA certification": each is a way to meet the line. */
function alternativesOf(plain: string, text: string): string[] {
  const inside = [...text.matchAll(/\(([^)]*)\)/g)].flatMap((found) => found[1]!.split(/,|\s(?:or|oder|ou|o)\s/iu));
  const outside = plain.split(OR.test(plain) ? /\s(?:or|oder|ou|o)\s|,\s|\/(?=\p{L}{2})/iu : /\/(?=\p{L}{2})/u);
  return [...outside, ...inside].filter((part) => tellingWords(part).length > 0);
}

function saysSo(paper: Paper, alternative: string): boolean {
  // Levels are compared, not looked for: who has the fourth has the third.
  const isLevelled = LEVEL.test(alternative) && LEVEL.test(paper.text);
  const asked = tellingWords(isLevelled ? alternative.replace(LEVEL, ' ').replace(OF_FRAMEWORK, ' ') : alternative);
  const own = wordsOfName(paper.text);
  const folded = new Set(own.map(fold));
  const stems = new Set(own.map((word) => stem(fold(word))));
  // A "Registered Veterinary Nurse" is an RVN.
  const capitals = [...own, ...initialsIn(paper.text)];
  const names = asked.filter(isName);
  const hasName = (word: string): boolean =>
    word === word.toUpperCase() ? capitals.includes(word) : folded.has(fold(word));
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
    (word) => !isQualifier(word) && (isName(word) || (!isFunctionWord(word) && !isPostingWord(word))),
  );
}
