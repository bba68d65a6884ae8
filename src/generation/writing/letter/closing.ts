/** A short close that asks for a conversation and says how to reach the applicant. */
import type { Profile } from '../../../base/profile.ts';
import { lowerFirst } from '../deed.ts';
import type { Frames } from './frames.ts';
import type { LetterMaterial, Sentence } from './material.ts';
import { singular } from './title.ts';

export function closingSentences(
  profile: Profile,
  material: LetterMaterial,
  city: string | null,
  asksMore: boolean,
  frames: Frames,
): Sentence[] {
  const reach = reachOf(profile);
  const outlook = asksMore || material.duty !== null ? outlookOf(material, frames) : [];
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

/** What the applicant would like to talk about: a line of the posting, or the work itself. */
function outlookOf(material: LetterMaterial, frames: Frames): Sentence[] {
  const work = workOf(material);
  if (work === null || material.found < MIN_FOUND) return [];
  const role = roleName(material);
  const team = material.company ?? 'your team';
  if (material.duty !== null)
    return [{ text: frames.say('outlook', aboutDuty(lowerFirst(material.duty), work)), ids: ['posting'] }];
  const options = [
    `In an interview, I would like to learn what you expect of ${role} in the first months, and to tell you more about ${work}.`,
    `How ${work} could be of use in ${role} is something I would be glad to talk about in person.`,
    `Some of ${role} would be familiar to me from ${work}, and some would be new; I would like to talk with you about both.`,
    `I would like to hear what the days in ${role} are like, and what of ${work} would be of use to ${team} first.`,
    `Perhaps we could talk about ${role}: what it asks for in the first months, and what of ${work} would be of use there.`,
    `I could say more about ${work} than fits on one page, and I would like to hear more about ${role}.`,
    `You will have questions about ${work}, and there are some that I would like to ask about ${role}.`,
    `If ${work} is of interest to ${team}, I would be glad to tell you more about it and to hear more about ${role}.`,
  ];
  return [{ text: frames.say('outlook', options), ids: material.stations[0]!.ids }];
}

/** The posting's line is quoted, so that it says what the job is and nothing of the applicant. */
function aboutDuty(duty: string, work: string): string[] {
  return [
    `In an interview, I would like to hear more about one line of your posting, “${duty}”, and to tell you more about ${work}.`,
    `One line of your posting, “${duty}”, is something I would like to talk about, along with ${work}.`,
    `Your posting says “${duty}”; how ${work} could be of use there is what I would most like to talk about.`,
    `I would be glad to hear more about the line “${duty}” in your posting and to tell you more about ${work}.`,
    `When we talk, I would like to ask about “${duty}”, a line of your posting, and to say more about ${work}.`,
    `Of all that your posting lists, “${duty}” is the point I would like to hear most about; in return, I would gladly tell you more about ${work}.`,
  ];
}

/** What the applicant does now, or did last. */
function workOf({ stations }: LetterMaterial): string | null {
  const newest = stations[0];
  if (newest?.kind !== 'work') return null;
  if (newest.post !== null && !/ I$/.test(newest.post)) return `my work as ${newest.post}`;
  return newest.name === null ? null : `my work at ${newest.name}`;
}

/** A letter with hardly anything to tell should not ask for more. */
const MIN_FOUND = 5;

function roleName(material: LetterMaterial): string {
  return material.title === null ? 'this role' : `the ${singular(material.title)} role`;
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
    `The best way to reach me is ${viaOf(reach)} ${reach}.`,
  ];
}

function callTo(reach: string): string {
  return reach.includes('@') ? 'write to me at' : 'call me on';
}

function viaOf(reach: string): string {
  return reach.includes('@') ? 'by email at' : 'by phone on';
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
