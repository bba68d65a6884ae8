/** A short close that asks for a conversation and says how to reach the applicant. */
import type { Profile } from '../../../base/profile.ts';
import type { Frames } from './frames.ts';
import type { LetterMaterial, Sentence } from './material.ts';

export function closingSentences(
  profile: Profile,
  material: LetterMaterial,
  city: string | null,
  asksMore: boolean,
  frames: Frames,
): Sentence[] {
  const reach = reachOf(profile);
  const outlook = asksMore ? outlookOf(material, frames) : [];
  const invitation =
    reach === null
      ? frames.say('invitation', WITHOUT_REACH)
      : frames.say('invitation', outlook.length > 0 ? afterOutlook(reach) : invitations(material, city, reach));
  return [
    ...outlook,
    { text: invitation, ids: reach === null ? [] : ['basics'] },
    { text: frames.say('thanks', THANKS), ids: [] },
  ];
}

/** What the applicant would like to talk about, after a letter that had little to tell. */
function outlookOf(material: LetterMaterial, frames: Frames): Sentence[] {
  const work = workOf(material);
  if (work === null || material.found < MIN_FOUND) return [];
  const role = roleName(material);
  const options = [
    `In a conversation, I would like to learn what you expect of ${role} in the first months, and to tell you more about ${work}.`,
    `What matters most to you in ${role}, and what in ${work} comes near to it, is something I would gladly talk about.`,
    `Some of ${role} would be familiar to me from ${work}, and some would be new; I would like to talk with you about both.`,
    `Coming from ${work}, I would like to hear what the days in ${role} are like, and where you need someone first.`,
    `Perhaps we could talk about ${role}: what it asks for in the first months, and what of ${work} would be of use there.`,
    `A page is short for ${work}, and a posting is short for ${role}; it would be good to talk about both.`,
    `You will have questions about ${work}, and there are some that I would like to ask about ${role}.`,
  ];
  return [{ text: frames.say('outlook', options), ids: material.stations[0]!.ids }];
}

/** What the applicant does now, or did last. */
function workOf({ stations }: LetterMaterial): string | null {
  const newest = stations[0];
  if (newest?.kind !== 'work') return null;
  if (newest.position !== null && !/ I$/.test(newest.position)) return `my work as ${newest.position}`;
  return newest.name === null ? null : `my work at ${newest.name}`;
}

/** A letter with hardly anything to tell should not ask for more. */
const MIN_FOUND = 5;

function roleName(material: LetterMaterial): string {
  return material.title === null ? 'this role' : `the ${material.title} role`;
}

/** Short enough that two applicants may say the same. */
const WITHOUT_REACH = ['I would be glad to talk.', 'I would gladly tell you more.', 'I hope to hear from you.'];

/** The invitation and the way to answer it are one sentence. */
function invitations(material: LetterMaterial, city: string | null, reach: string): string[] {
  const role = roleName(material);
  const team = material.company ?? 'your team';
  const call = callTo(reach);
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

/** The wish to talk has been said. */
function afterOutlook(reach: string): string[] {
  const call = callTo(reach);
  return [
    `You can reach me at ${reach}, and I look forward to hearing from you.`,
    `Your questions are welcome at any time: please ${call} ${reach}.`,
    `If you would like to know more about any of this, please ${call} ${reach}.`,
    `Please ${call} ${reach} when it suits you.`,
    `For all of that, you can reach me at ${reach}.`,
  ];
}

function callTo(reach: string): string {
  return reach.includes('@') ? 'write to me at' : 'call me on';
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
