/** Skills, studies and the like in a sentence each; when there are no jobs to tell of, they carry the letter. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import { keyOf, nameInSentence, spellingOf } from '../../vocabulary/vocabulary.ts';
import { tidyBullets } from '../bullet.ts';
import { skillGroups } from '../skills.ts';
import { factsOf } from './achievements.ts';
import { capital, type Frame, type Frames, joined } from './frames.ts';
import type { LetterMaterial, Sentence, Station } from './material.ts';
import { fieldIn, qualityIn } from './qualities.ts';
import { asField, isProduct } from './themes.ts';

const MAX_SKILLS = 4;
const MIN_SKILLS = 2;
/** Of so many that fit about equally well, some are named. */
const CHOSEN_FROM = 7;

/** Skills first, then the rest, not always in one order; the letter takes as many as it has room for. */
export function backgroundSentences(
  profile: Profile,
  { stations }: LetterMaterial,
  said: string,
  matches: Matches,
  now: string | null,
  frames: Frames,
): Sentence[] {
  const [skills, ...otherSkills] = skillTellers(profile, said, matches, frames);
  const others = frames.turned('background', [
    () => qualitySentence(profile, stations, matches, frames),
    () => fieldSentence(profile, stations, said, frames),
    ...otherSkills,
    () => stationsSentence(stations, said, frames),
    () => studySentence(profile, said, now, frames),
    () => certificateSentence(profile, matches, frames),
  ]);
  const last = [() => languageSentence(profile), () => courseSentence(profile, matches), () => awardSentence(profile)];
  return [...(skills === undefined ? [] : [skills]), ...others, ...last].flatMap((tell) => tell() ?? []);
}

const SKILL_FRAMES: readonly Frame<string>[] = [
  (skills) => `I am also familiar with ${skills}.`,
  (skills) => `My background also includes ${skills}.`,
  (skills) => `I also bring knowledge of ${skills}.`,
  (skills) => `${capital(skills)} are familiar to me as well.`,
  (skills) => `You can also count on my knowledge of ${skills}.`,
  (skills) => `I would also bring knowledge of ${skills}.`,
  (skills) => `Beyond that, I know ${skills}.`,
  (skills) => `Among the things I have worked with are ${skills}.`,
  (skills) => `There is also my knowledge of ${skills}.`,
  (skills) => `Not least, there is what I know of ${skills}.`,
];

interface Skill {
  name: string;
  ids: string[];
}

type Teller = () => Sentence | null;

/** Tools and fields of work in a sentence each: "Photoshop, cold calling and Oracle" is a list of nothing. */
function skillTellers(profile: Profile, said: string, matches: Matches, frames: Frames): Teller[] {
  const skills = skillsOf(profile, said.toLowerCase(), matches);
  const kinds = [skills.filter((one) => isProduct(one.name)), skills.filter((one) => !isProduct(one.name))];
  const best = frames.turned(
    'kind of skills',
    kinds.map((kind) => kind.slice(0, CHOSEN_FROM)),
  );
  const others = kinds.map((kind) => kind.slice(CHOSEN_FROM, 2 * CHOSEN_FROM));
  return [...best, ...others].filter(isWorthSaying).map((some) => () => skillSentence(some, frames));
}

function isWorthSaying(skills: readonly Skill[]): boolean {
  return skills.length >= MIN_SKILLS;
}

/** Best first, without those that were said. */
function skillsOf(profile: Profile, heard: string, matches: Matches): Skill[] {
  const items = skillGroups(profile, matches)
    .flatMap((group) => group.items)
    .filter((item) => !heard.includes(item.text.toLowerCase()))
    .toSorted((a, b) => matches.of(b.ids[0]!).score - matches.of(a.ids[0]!).score);
  return items.flatMap((item) => {
    const name = inSentence(item.text);
    return name === null || heard.includes(name.toLowerCase()) ? [] : [{ name, ids: item.ids }];
  });
}

/** Of the best ones, not always the same. */
function skillSentence(skills: readonly Skill[], frames: Frames): Sentence {
  const most = Math.max(MIN_SKILLS, Math.min(MAX_SKILLS, skills.length - 1));
  const shown = frames.some('which skills', skills, most);
  const names = joined(frames.turned('order of skills', shown).map((skill) => skill.name));
  return { text: frames.fill('skills', SKILL_FRAMES, names)!, ids: shown.flatMap((skill) => skill.ids) };
}

const MAX_SKILL_WORDS = 3;

/** "communication skills", and lists that name posts among the skills: "Mail Clerk". */
const NO_KNOWLEDGE =
  /\b(?:skills?|clerk|lead|manager|assistant|officer|instructor|specialist|technician|analyst|representative|coordinator|supervisor)$/i;

/** A skill that reads well in a sentence: a term that we know, or a name by its spelling ("AutoCAD", "Active Directory"). */
function inSentence(skill: string): string | null {
  const isShouted = /^\p{Lu}{4,}$/u.test(skill) && spellingOf(skill) !== skill;
  if (NO_KNOWLEDGE.test(skill) || isShouted || / I$| and /.test(skill)) return null;
  const known = nameInSentence(keyOf(skill));
  const isWordy = (known ?? '').split(' ').length > MAX_SKILL_WORDS;
  if (known !== null && !isWordy && !/^\p{Lu}/u.test(known)) return asField(known);
  const words = skill.split(' ');
  const isName = words.every((word) => /^\p{Lu}|\d/u.test(word)) && (words.length > 1 || /\p{Lu}.*\p{Lu}/u.test(skill));
  return isName && words.length <= MAX_SKILL_WORDS && /^[\p{L}\p{N} .+#-]+$/u.test(skill) ? skill : null;
}

const BEST_QUALITIES = 3;

/** What the profile says of the person beside the deeds; one of the best, not always the same. */
function qualitySentence(
  profile: Profile,
  stations: readonly Station[],
  matches: Matches,
  frames: Frames,
): Sentence | null {
  const found = stations
    .flatMap((station) => factsOf(profile, station).map((fact) => ({ fact, station })))
    .flatMap(({ fact, station }) =>
      tidyBullets(fact.text, station.current).flatMap((bullet) => {
        const quality = qualityIn(bullet.text);
        return quality === null ? [] : [{ quality, id: fact.id }];
      }),
    )
    .toSorted((a, b) => matches.of(b.id).score - matches.of(a.id).score);
  const [shown] = frames.some('quality', found.slice(0, BEST_QUALITIES), 1);
  if (shown === undefined) return null;
  const options = [`I would bring ${shown.quality} too.`, `I also have ${shown.quality}.`];
  return { text: frames.say('quality', options), ids: [shown.id] };
}

const MOST_FIELDS = 2;

/** What notes name without a verb: "my work there also covered stock rotation". */
function fieldSentence(profile: Profile, stations: readonly Station[], said: string, frames: Frames): Sentence | null {
  const told = stations.filter((one) => one.kind === 'work' && one.name !== null && said.includes(one.name));
  const found = told.flatMap((station) => {
    const fields = factsOf(profile, station).flatMap((fact) =>
      tidyBullets(fact.text, station.current).flatMap((bullet) => {
        const field = bullet.tense === 'other' ? fieldIn(bullet.text) : null;
        return field === null ? [] : [{ field, id: fact.id }];
      }),
    );
    return fields.length === 0 ? [] : [{ station, fields }];
  });
  const [shown] = frames.some('station of fields', found, 1);
  if (shown === undefined) return null;
  const { station } = shown;
  const fields = frames.some('fields', shown.fields, MOST_FIELDS);
  const names = joined([...new Set(fields.map((one) => one.field))]);
  const covered = station.current ? 'covers' : 'covered';
  const options = [
    `My work at ${station.name} also ${covered} ${names}.`,
    `At ${station.name}, my work also ${station.current ? 'includes' : 'included'} ${names}.`,
  ];
  return { text: frames.say('fields', options), ids: [...station.ids, ...fields.map((one) => one.id)] };
}

/** Posts that the letter has not told of, so that they are not missed. */
function stationsSentence(stations: readonly Station[], said: string, frames: Frames): Sentence | null {
  const unsaid = stations.filter(
    (one) => one.kind === 'work' && one.name !== null && one.position !== null && !said.includes(one.name),
  );
  const shown = frames.some('posts', unsaid.slice(0, 3), 2);
  if (shown.length === 0) return null;
  const posts = frames.turned('order of posts', shown).map((one) => `${one.post} at ${one.name}`);
  const options = [
    `I have also worked as ${posts.join(' and as ')}.`,
    `My experience also includes work as ${posts.join(' and as ')}.`,
    `There was also my work as ${posts.join(' and as ')}.`,
    `I have been ${posts.join(' and ')} as well.`,
    `My career also took me to other work, as ${posts.join(' and as ')}.`,
    `Before this, I also worked as ${posts.join(' and as ')}.`,
  ];
  const mayBeNow = shown.some((one) => one.current);
  return {
    text: frames.say('posts', mayBeNow ? options.slice(0, 2) : options),
    ids: shown.flatMap((one) => one.ids),
  };
}

const STUDY_FRAMES: readonly ((area: string, school: string) => string)[] = [
  (area, school) => `I studied ${area} at ${school}.`,
  (area, school) => `At ${school}, I studied ${area}.`,
  (area, school) => `My studies were in ${area}, at ${school}.`,
  (area, school) => `My field of study was ${area}, at ${school}.`,
  (area, school) => `My education is in ${area}, from ${school}.`,
  (area, school) => `${capital(area)} is what I studied at ${school}.`,
  (area, school) => `As to education, I studied ${area} at ${school}.`,
  (area, school) => `${school} is where I studied ${area}.`,
  (area, school) => `There are also my studies of ${area}, at ${school}.`,
  (area, school) => `I come to this with studies of ${area} at ${school}.`,
  (area, school) => `Behind all of this stand my studies of ${area} at ${school}.`,
  (area, school) => `Before all this, I studied ${area} at ${school}.`,
];

function studySentence(profile: Profile, said: string, now: string | null, frames: Frames): Sentence | null {
  const study = profile.education.find((item) => item.institution !== null && (item.area ?? item.studyType) !== null);
  if (!study?.institution || said.includes(study.institution)) return null;
  const { area, institution: school } = study;
  if (area === null)
    return { text: `My education includes ${study.studyType} at ${study.institution}.`, ids: [study.id] };
  const options = isGoingOn(study, now)
    ? [(field: string, place: string) => `My current studies are in ${field}, at ${place}.`]
    : STUDY_FRAMES.slice(0, profile.work.length === 0 ? -2 : undefined);
  return {
    text: frames.say(
      'study',
      options.map((frame) => frame(area, school)),
    ),
    ids: [study.id],
  };
}

/** Said to go on, or to end in a month that is still to come. */
export function isGoingOn({ current, end }: Profile['education'][number], now: string | null | undefined): boolean {
  return current || (now != null && end !== null && end.slice(0, 7) > now.slice(0, 7));
}

function certificateSentence(profile: Profile, matches: Matches, frames: Frames): Sentence | null {
  const best = profile.certificates
    .filter((item) => item.name !== null)
    .toSorted((a, b) => matches.of(b.id).score - matches.of(a.id).score)
    .slice(0, 2);
  if (best.length === 0) return null;
  const names = joined(best.map((item) => item.name!));
  const options = [`My certifications include ${names}.`, `My qualifications include ${names}.`];
  return { text: frames.say('certificate', options), ids: best.map((item) => item.id) };
}

function languageSentence(profile: Profile): Sentence | null {
  const spoken = profile.languages.filter((item) => item.language !== null).slice(0, 4);
  if (spoken.length < 2) return null;
  return { text: `I speak ${joined(spoken.map((item) => item.language!))}.`, ids: spoken.map((item) => item.id) };
}

function courseSentence(profile: Profile, matches: Matches): Sentence | null {
  const courses = profile.education
    .flatMap((item) => item.courses)
    .toSorted((a, b) => matches.of(b.id).score - matches.of(a.id).score)
    .slice(0, 3);
  if (courses.length < 2) return null;
  return {
    text: `My courses included ${joined(courses.map((fact) => fact.text))}.`,
    ids: courses.map((fact) => fact.id),
  };
}

function awardSentence(profile: Profile): Sentence | null {
  const award = profile.awards.find((item) => item.title !== null);
  if (award === undefined) return null;
  const from = award.awarder === null ? '' : `, given by ${award.awarder}`;
  return { text: `Among my awards is ${award.title}${from}.`, ids: [award.id] };
}
