/** A short close that asks for a conversation and says how to reach the applicant. */
import type { Profile } from '../../../base/profile.ts';
import type { Frames } from './frames.ts';
import type { LetterMaterial, Sentence } from './material.ts';

export function closingSentences(
  profile: Profile,
  material: LetterMaterial,
  city: string | null,
  frames: Frames,
): Sentence[] {
  const reach = reachOf(profile);
  const invitation =
    reach === null
      ? frames.say('invitation', WITHOUT_REACH)
      : frames.say('invitation', invitations(material, city, reach));
  return [
    { text: invitation, ids: reach === null ? [] : ['basics'] },
    { text: frames.say('thanks', THANKS), ids: [] },
  ];
}

/** Short enough that two applicants may say the same. */
const WITHOUT_REACH = ['I would be glad to talk.', 'I would gladly tell you more.', 'I hope to hear from you.'];

/** The invitation and the way to answer it are one sentence. */
function invitations(material: LetterMaterial, city: string | null, reach: string): string[] {
  const role = material.title === null ? 'this role' : `the ${material.title} role`;
  const team = material.company ?? 'your team';
  const call = reach.includes('@') ? 'write to me at' : 'call me on';
  const options = [
    `If you would like to know more about any of this, please ${call} ${reach}.`,
    `You can reach me at ${reach}; I would be glad to talk about what I could do for ${team}.`,
    `Please ${call} ${reach} if you would like to talk about ${role}.`,
    `For an interview, or for any question before one, you can reach me at ${reach}.`,
    `Your questions are welcome at any time: please ${call} ${reach}.`,
    `May I tell you more in person? You can reach me at ${reach} to set a time.`,
    `A conversation about ${role} would be welcome, and you can reach me at ${reach}.`,
    `There is more to tell than fits on a page; please ${call} ${reach} if you would like to hear it.`,
    `I would be glad to go into detail in an interview and can be reached at ${reach}.`,
    `I look forward to hearing from you and can be reached at ${reach}.`,
  ];
  if (city !== null)
    options.push(
      `I would gladly come to ${city} for an interview; you can reach me at ${reach}.`,
      `We could also meet in ${city}: please ${call} ${reach}.`,
    );
  return options;
}

/** A telephone number is not broken at a line's end. */
function reachOf(profile: Profile): string | null {
  const { phone, email } = profile.basics;
  return phone?.replaceAll(' ', '\u00a0') ?? email;
}

const THANKS = [
  'Thank you for your time.',
  'Thank you for reading this.',
  'Thank you for considering my application.',
  'Many thanks for your time.',
  'Thank you for your consideration.',
];
