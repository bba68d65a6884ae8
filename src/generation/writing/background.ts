/** Skills and studies in a sentence or two; when there are no jobs to tell of, they carry the letter. */
import type { Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import type { Choices } from '../seed.ts';
import { keyOf } from '../vocabulary/vocabulary.ts';
import type { LetterMaterial } from './letter.ts';
import { joined } from './opening.ts';
import type { Sentence } from './retelling.ts';
import { skillGroups } from './skills.ts';

const MAX_SKILLS = 5;

export function backgroundSentences(
  profile: Profile,
  material: LetterMaterial,
  matches: Matches,
  choices: Choices,
): Sentence[] {
  return [
    skillSentence(profile, material, matches, choices),
    studySentence(profile, choices),
    certificateSentence(profile, matches, choices),
  ].filter((sentence) => sentence !== null);
}

const SKILL_FRAMES: readonly ((skills: string) => string)[] = [
  (skills) => `Day to day, I work with ${skills}.`,
  (skills) => `My working knowledge covers ${skills}.`,
  (skills) => `To the tools and methods of this work I bring ${skills}.`,
  (skills) => `Among the things I know well are ${skills}.`,
];

function skillSentence(
  profile: Profile,
  material: LetterMaterial,
  matches: Matches,
  choices: Choices,
): Sentence | null {
  const named = new Set(material.strengths.slice(0, 3).map(keyOf));
  const skills = skillGroups(profile, matches)
    .flatMap((group) => group.items)
    .filter((item) => !named.has(keyOf(item.text)) && item.text.split(' ').length <= 4 && !/[:;()]/.test(item.text))
    .toSorted((a, b) => matches.of(b.ids[0]!).score - matches.of(a.ids[0]!).score)
    .slice(0, MAX_SKILLS);
  if (skills.length < 2) return null;
  const text = choices.pick('skills', SKILL_FRAMES)(joined(skills.map((item) => lowerPlainWords(item.text))));
  return { text, ids: skills.flatMap((item) => item.ids) };
}

/** "Bank Reconciliations" inside a sentence is "bank reconciliations"; "QuickBooks" and "SQL" stay. */
function lowerPlainWords(text: string): string {
  const isName = /^\p{Lu}\p{Ll}+$/u.test(text) && !COMMON.test(text);
  return isName ? text : text.replace(/\p{Lu}\p{Ll}+/gu, (word) => (COMMON.test(word) ? word.toLowerCase() : word));
}

/** Endings and words that show that a capitalised skill is an ordinary noun. */
const COMMON =
  /(?:ing|ment|tion|sion|ance|ence|ity|ship|sis|ure|ics|ology|istry|istration|service|services|sales|care|support|research|design|data|entry|accounts?|customer|client|cash|flow|budgets?|tax|audits?|payroll|policies|records?|reports?|payable|receivable|balance|sheet|bank|general|ledger|financial|project|business|team|time|risk|control|quality|health|safety|legal|contracts?|inventory|office|human|resources|public|relations|media|social|writing|skills|plans?|process|strategic|technical|conflict|problem|decision|event|product|program|patient|medical|clinical|staff|employee|credit|loans?|insurance|retail|market|brand|content|digital|construction|electrical|mechanical|equipment|equip|tools?|maintenance)$/i;

const STUDY_FRAMES: readonly ((area: string, school: string) => string)[] = [
  (area, school) => `My studies in ${area} at ${school} laid the ground for this.`,
  (area, school) => `I studied ${area} at ${school}.`,
  (area, school) => `Behind that stands my training in ${area} at ${school}.`,
  (area, school) => `${school} is where I studied ${area}.`,
];

function studySentence(profile: Profile, choices: Choices): Sentence | null {
  const study = profile.education.find((item) => item.institution !== null && (item.area ?? item.studyType) !== null);
  if (!study?.institution) return null;
  if (study.area !== null)
    return { text: choices.pick('study', STUDY_FRAMES)(study.area, study.institution), ids: [study.id] };
  return { text: `My education includes ${study.studyType} at ${study.institution}.`, ids: [study.id] };
}

function certificateSentence(profile: Profile, matches: Matches, choices: Choices): Sentence | null {
  const best = profile.certificates
    .filter((item) => item.name !== null)
    .toSorted((a, b) => matches.of(b.id).score - matches.of(a.id).score)
    .slice(0, 2);
  if (best.length === 0) return null;
  const names = joined(best.map((item) => item.name!));
  const frames = [
    `My certifications include ${names}.`,
    `On paper, that is backed by ${names}.`,
    `Certified in ${names}, I keep that knowledge current.`,
  ];
  return { text: choices.pick('certificate', frames.slice(0, 2)), ids: best.map((item) => item.id) };
}
