/** Skills and studies in a sentence or two; when there are no jobs to tell of, they carry the letter. */
import type { Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import type { Choices } from '../seed.ts';
import { keyOf, nameInSentence } from '../vocabulary/vocabulary.ts';
import type { LetterMaterial } from './material.ts';
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
  (skills) => `I would also bring ${skills}.`,
  (skills) => `Among the things I know well are ${skills}.`,
];

function skillSentence(
  profile: Profile,
  material: LetterMaterial,
  matches: Matches,
  choices: Choices,
): Sentence | null {
  const named = new Set(material.strengths.slice(0, 3).map(keyOf));
  const items = skillGroups(profile, matches)
    .flatMap((group) => group.items)
    .filter((item) => !named.has(keyOf(item.text)))
    .toSorted((a, b) => matches.of(b.ids[0]!).score - matches.of(a.ids[0]!).score);
  const skills = items.flatMap((item) => {
    const name = inSentence(item.text);
    return name === null ? [] : [{ name, ids: item.ids }];
  });
  const shown = skills.slice(0, MAX_SKILLS);
  if (shown.length < 2) return null;
  const text = choices.pick('skills', SKILL_FRAMES)(joined(shown.map((skill) => skill.name)));
  return { text, ids: shown.flatMap((skill) => skill.ids) };
}

const MAX_SKILL_WORDS = 3;

/** A skill that reads well in a sentence: a term that we know, or a name by its spelling ("AutoCAD", "Active Directory"). */
function inSentence(skill: string): string | null {
  const known = nameInSentence(keyOf(skill));
  if (known !== null && !/^\p{Lu}/u.test(known)) return known;
  const words = skill.split(' ');
  const isName = words.every((word) => /^\p{Lu}|\d/u.test(word)) && (words.length > 1 || /\p{Lu}.*\p{Lu}/u.test(skill));
  return isName && words.length <= MAX_SKILL_WORDS && /^[\p{L}\p{N} .+#-]+$/u.test(skill) ? skill : null;
}

const STUDY_FRAMES: readonly ((area: string, school: string) => string)[] = [
  (area, school) => `My formal education is in ${area}, from ${school}.`,
  (area, school) => `I studied ${area} at ${school}.`,
  (area, school) => `At ${school}, I studied ${area}.`,
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
  const frames = [`My certifications include ${names}.`, `My qualifications include ${names}.`];
  return { text: choices.pick('certificate', frames), ids: best.map((item) => item.id) };
}
