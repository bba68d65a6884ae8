/** A degree is met by one of its level, or a higher one, in its field. One that is begun is not done. */
import { isAhead } from '../../../base/dates.ts';
import type { Education, Profile } from '../../../base/profile.ts';
import type { Requirement } from '../../reading/requirements/requirements.ts';
import {
  acceptsExperience,
  areNearFields,
  fieldsOfStudy,
  highestDegreeIn,
  isBrokenOff,
  isOngoing,
  isWidened,
  levelOfStudy,
  lowestDegreeIn,
} from '../../vocabulary/degrees.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../vocabulary/words.ts';
import { bestOf, gap, type Judgement, met, partly } from './judgement.ts';

const SCHOOL = 1;
const FIRST_DEGREE = 3;

export function degreeMatch(profile: Profile, { text, optional }: Requirement, now: string): Judgement {
  const asked = lowestDegreeIn(text)!;
  // The first degree is what everybody has who is wished to have a second.
  const nearest = optional && asked.level > FIRST_DEGREE ? asked.level : asked.level - 1;
  const ways = profile.education.map((item) => judge(item, asked.level, nearest, text, now));
  const best = ways.length === 0 ? gap() : bestOf(ways);
  if (best.state === 'gap' && acceptsExperience(text) && profile.work.length > 0) {
    const roles = profile.work.flatMap((employer) => employer.roles.map((role) => role.id));
    return partly(roles.slice(0, 3), 'No such degree; the posting takes experience instead');
  }
  return best.state === 'gap' && best.reason === null ? gap(`No ${asked.name} in the profile`) : best;
}

function judge(item: Education, level: number, nearest: number, text: string, now: string): Judgement {
  const study = [item.studyType, item.area].filter(Boolean).join(' ');
  const name = [item.studyType, item.area].filter(Boolean).join(' in ') || item.institution || 'The degree';
  const own = levelOfStudy(item.studyType ?? '') ?? highestDegreeIn(study)?.level ?? SCHOOL;
  if (isBrokenOff(study)) return gap(`${name}: broken off`);
  if (level === SCHOOL) return met([item.id]);
  const field = fieldFit(study, text);
  if (field === 'other') return gap(own >= level ? `${name}: another field` : null);
  if (own < level) return own >= nearest && field === 'same' ? partly([item.id], `${name}: a lower level`) : gap();
  if (isUnfinished(item, now) && !isOngoing(text)) return partly([item.id], `${name}: begun, not finished`);
  return field === 'same' ? met([item.id]) : partly([item.id], `${name}: a related field`);
}

function isUnfinished(item: Education, now: string): boolean {
  const text = [item.studyType, item.area].filter(Boolean).join(' ');
  return isOngoing(text) || (item.end !== null ? isAhead(item.end, now) : item.current);
}

/** Whether the field of the study is one that the line asks for; any is where it asks for none. */
function fieldFit(study: string, text: string): 'same' | 'near' | 'other' {
  const asked = shortFieldsIn(text) ?? fieldsOfStudy(text);
  const own = fieldsOfStudy(study);
  if (asked.size === 0) return namesOtherField(text) ? (sharesWord(study, text) ? 'same' : 'other') : 'same';
  if ([...own].some((field) => asked.has(field))) return 'same';
  if (shortFieldsIn(text) === null && sharesWord(study, text)) return 'same';
  if (!areNearFields(own, asked)) return 'other';
  return isWidened(text) ? 'same' : 'near';
}

/** Short forms name their field: an MSN in nursing education is a degree in nursing. */
function shortFieldsIn(text: string): Set<string> | null {
  const found = text.match(/\b(?:BSN|MSN|DNP|ADN|BSW|MSW|MPH|MHA|MBA|BBA)\b/g);
  return found === null
    ? null
    : new Set(found.flatMap((short) => [...fieldsOfStudy(short), ...(SHORT_FIELDS[short] ?? [])]));
}

const SHORT_FIELDS: Readonly<Record<string, string[]>> = { DNP: ['nursing'], ADN: ['nursing'] };

/** "Degree in oenology": a field that our data does not have. */
function namesOtherField(text: string): boolean {
  return /\b(?:degree|studium|licence|grado|licenciatura|bachelor\S*|master\S*) (?:in|en|der|des|im) (?!a\b|an\b|any\b|relevant|related|one\b)\p{L}{4}/iu.test(
    text,
  );
}

const LEVEL_WORDS = new Set(
  [
    'bachelor',
    'master',
    'degree',
    'scienc',
    'art',
    'study',
    'studi',
    'abschluss',
    'honor',
    'relat',
    'field',
    'subject',
    'general',
  ].map(stem),
);

function sharesWord(study: string, text: string): boolean {
  const telling = (words: string): string[] =>
    wordsOf(words)
      .filter((word) => word.length > 3 && !isFunctionWord(word))
      .map(stem)
      .filter((word) => !LEVEL_WORDS.has(word));
  const asked = new Set(telling(text));
  return telling(study).some((word) => asked.has(word));
}
