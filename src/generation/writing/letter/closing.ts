/** A short close that asks for a conversation. */
import type { Profile } from '../../../base/profile.ts';
import { type Frames, joined } from './frames.ts';
import type { LetterMaterial, Sentence } from './material.ts';

/** `said`: the letter so far, in which no employer needs to be named a second time. */
export function closingSentences(
  profile: Profile,
  material: LetterMaterial,
  said: string,
  city: string | null,
  frames: Frames,
): Sentence[] {
  const sentences: Sentence[] = [{ text: frames.say('invitation', invitations(material, said, city)), ids: [] }];
  if (material.atLeisure && material.found >= MIN_FOUND)
    sentences.push(...outlook(material, sentences[0]!.text, frames));
  const reach = reachOf(profile);
  if (reach !== null) sentences.push({ text: frames.say('reach', reaches(reach)), ids: ['basics'] });
  sentences.push({ text: frames.say('thanks', THANKS), ids: [] });
  return sentences;
}

/** Long ones name something of the applicant's own, so that no two applicants close alike. */
function invitations(material: LetterMaterial, said: string, city: string | null): string[] {
  const team = material.company ?? 'your team';
  const role = material.title === null ? 'this role' : `the ${material.title} role`;
  const unsaid = material.stations.find((one) => one.kind === 'work' && one.name !== null && !said.includes(one.name));
  const positions = [...new Set(material.stations.flatMap((one) => sayable(one.position)))].slice(0, 3);
  const themes = material.strengths.filter((name) => !said.includes(name)).slice(0, 2);
  const options = ['I would be glad to talk.', 'I would gladly tell you more.'];
  if (unsaid)
    options.push(
      `I would be glad to tell you more, also about my time at ${unsaid.name}.`,
      `In a conversation, I could also tell you about my work at ${unsaid.name}.`,
    );
  for (const position of positions)
    options.push(
      `I would be glad to tell you more about my work as ${position}.`,
      ...(material.atLeisure ? [] : [`Could we talk about ${role} and about what I learned as ${position}?`]),
      `I would welcome a conversation about what my experience as ${position} could do for ${team}.`,
    );
  if (themes.length === 2) options.push(`If ${joined(themes)} are what ${team} needs, I would be glad to talk.`);
  if (city !== null)
    options.push(`I would be glad to come to ${city} and talk.`, `I would gladly meet you in ${city}.`);
  // The two short ones serve when there is nothing else to say.
  return options.length > 2 ? options.slice(2) : options;
}

/** A letter with hardly anything to tell should not ask for more. */
const MIN_FOUND = 6;

/** What the applicant would ask in turn. */
function outlook(material: LetterMaterial, said: string, frames: Frames): Sentence[] {
  const isNew = (position: string): boolean => !said.includes(position) && position !== material.title;
  const position = material.stations.flatMap((one) => sayable(one.position)).find(isNew);
  const role = material.title === null ? 'this role' : `the ${material.title} role`;
  const team = material.company ?? 'your team';
  if (position === undefined) return [];
  const options = [
    `It would be of interest to hear how ${role} compares with my work as ${position}.`,
    `I would also like to hear where ${team} could use someone who has worked as ${position}.`,
    `What ${role} looks like from day to day, next to my work as ${position}, I would like to hear from you.`,
  ];
  return [{ text: frames.say('outlook', options), ids: [] }];
}

/** "as Technician I could …" would be read twice. */
function sayable(position: string | null): string[] {
  return position === null || / I$/.test(position) ? [] : [position];
}

/** A telephone number is not broken at a line's end. */
function reachOf(profile: Profile): string | null {
  const { phone, email } = profile.basics;
  return phone?.replaceAll(' ', '\u00a0') ?? email;
}

function reaches(reach: string): string[] {
  const any = [
    `You can reach me at ${reach}.`,
    `The best way to reach me is ${reach}.`,
    `I can be reached at ${reach}.`,
  ];
  return reach.includes('@') ? any : [...any, `My number is ${reach}.`];
}

const THANKS = [
  'Thank you for your time.',
  'Thank you for reading this.',
  'Thank you for considering my application.',
  'Many thanks for your time.',
  'Thank you for your consideration.',
];
