/** A short close that asks for a conversation and says how to reach the applicant. */
import type { Profile } from '../../../base/profile.ts';
import { lowerFirst } from '../deed.ts';
import type { Frames } from './frames.ts';
import { FEW_FOUND, FIRST_ACHIEVEMENTS, type LetterMaterial, type Sentence, type Station } from './material.ts';
import { singular } from './title.ts';

export function closingSentences(
  profile: Profile,
  material: LetterMaterial,
  city: string | null,
  asksMore: boolean,
  frames: Frames,
): Sentence[] {
  const reach = reachOf(profile, frames);
  const outlook = asksMore || material.duties.length > 0 ? outlookOf(material, frames) : [];
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
  const work = workOf(material, frames);
  if (work === null || material.found < MIN_FOUND) return [];
  const [duty, other] = material.duties.map(lowerFirst);
  if (duty === undefined) {
    const options = [...aboutRole(material, work), ...pairsOf(wishesAboutRole(roleName(material)), offersOf(work))];
    const ids = material.stations.slice(0, 3).flatMap((one) => one.ids);
    return [{ text: frames.say('outlook', options), ids }];
  }
  const areBothSaid = other !== undefined && material.found < FEW_FOUND && areShort(duty, other);
  const lines = areBothSaid ? wishesAboutLines(duty, other) : wishesAboutLine(duty);
  return [{ text: frames.say('outlook', pairsOf(lines, offersOf(work))), ids: ['posting'] }];
}

/** Each beginning with each end, so that two letters seldom have both in common. */
function pairsOf(beginnings: readonly string[], ends: readonly string[]): string[] {
  return beginnings.flatMap((beginning) => ends.map((end) => `${beginning}${end}.`));
}

function aboutRole(material: LetterMaterial, work: string): string[] {
  const role = roleName(material);
  const team = material.company ?? 'your team';
  return [
    `How ${work} could be of use in ${role} is something I would be glad to talk about in person.`,
    `Some of ${role} would be familiar to me from ${work}, and some would be new; I would like to talk with you about both.`,
    `I would like to hear what the days in ${role} are like, and what of ${work} would be of use to ${team} first.`,
    `Perhaps we could talk about ${role}: what it asks for in the first months, and what of ${work} would be of use there.`,
    `If ${work} is of interest to ${team}, I would be glad to tell you more about it and to hear more about ${role}.`,
    `A letter can only outline ${work}; I would rather talk it through with you, beginning with what ${role} calls for.`,
  ];
}

function wishesAboutRole(role: string): string[] {
  return [
    `In an interview, I would like to learn what you expect of ${role} in the first months`,
    `What ${role} asks for first is something I would like to hear in person`,
    `I would like to ask a few questions about ${role}`,
    `My first question would be where ${role} begins`,
    `What the days in ${role} are like is what I would ask first`,
    `It would be good to hear more about ${role} in person`,
    `When we talk, I would like to know what you look for most in ${role}`,
  ];
}

/** The posting's line is quoted, so that it says what the job is and nothing of the applicant. */
function wishesAboutLine(duty: string): string[] {
  return [
    `In an interview, I would like to hear more about one line of your posting, “${duty}”`,
    `One line of your posting, “${duty}”, is something I would like to talk about`,
    `Your posting says “${duty}”, and I would like to know what that means from day to day`,
    `When we talk, I would like to ask about “${duty}”, a line of your posting`,
    `Of all that your posting lists, “${duty}” is the point I would like to hear most about`,
    `What “${duty}” looks like in practice is what I would ask first`,
    `I noted the line “${duty}” in your posting and would be glad to hear more about it`,
  ];
}

/** Whoever has few deeds to tell speaks more of the job. */
const MOST_WORDS_OF_TWO = 20;

function areShort(duty: string, other: string): boolean {
  return `${duty} ${other}`.split(' ').length <= MOST_WORDS_OF_TWO;
}

function wishesAboutLines(duty: string, other: string): string[] {
  return [
    `In an interview, I would like to hear more about these lines of your posting, “${duty}” and “${other}”`,
    `Both “${duty}” and “${other}” are lines of your posting that I would like to talk about`,
    `From “${duty}” to “${other}”, there is much in your posting that I would like to hear more about`,
    `I would like to ask about “${duty}” and “${other}” in your posting`,
    `Which comes first, “${duty}” or “${other}”, is what I would ask when we talk`,
    `Your posting says “${duty}” and “${other}”, and I would like to know what both mean from day to day`,
  ];
}

/** What the applicant could tell in return. */
function offersOf(work: string): string[] {
  return [
    `, and I would gladly tell you more about ${work}`,
    `; you may have questions about ${work}`,
    `, and there is more to tell about ${work}`,
    `, and I could say more about ${work} than fits on one page`,
    `; in return, I would be glad to talk about ${work}`,
    `, before we come to ${work}`,
    `, along with how ${work} could be of use there`,
  ];
}

const POSTS_TALKED_ABOUT = 2;

/** One of the posts whose deeds fit the job best. */
function workOf({ achievements, stations }: LetterMaterial, frames: Frames): string | null {
  const best = achievements.slice(0, FIRST_ACHIEVEMENTS).map((one) => one.station);
  const posts = [...new Set(best.length > 0 ? best : stations)].filter(
    (one) => one.kind === 'work' && placeOf(one) !== null,
  );
  const [shown] = frames.some('work talked about', posts.slice(0, POSTS_TALKED_ABOUT), 1);
  if (shown === undefined) return null;
  const [noun] = frames.some('name of work', shown.current ? ['work'] : ['work', 'time'], 1);
  return `my ${noun} ${placeOf(shown)}`;
}

/** By its title where that can be said; a "Technician I" cannot. */
function placeOf({ post, name }: Station): string | null {
  if (post !== null && !/ I$/.test(post)) return `as ${post}`;
  return name === null ? null : `at ${name}`;
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
  const ways = [`please ${callTo(reach)} ${reach}`, `you can reach me at ${reach}`, `I can be reached at ${reach}`];
  const leads = [
    'If you would like to know more about any of this, ',
    'When it suits you to talk, ',
    'For a first conversation, or for any question before it, ',
    'Should that be of interest to you as well, ',
    'With any question before that, ',
    'Whenever you would like to hear more, ',
  ];
  return [
    ...leads.flatMap((lead) => ways.map((way) => `${lead}${way}.`)),
    `You can reach me at ${reach}, and I look forward to hearing from you.`,
    `Your questions are welcome at any time: please ${callTo(reach)} ${reach}.`,
    `The best way to reach me is ${viaOf(reach)} ${reach}.`,
    `I can be reached at ${reach} and would be glad of an answer.`,
    `Whatever else you need to know, you can ask me at ${reach}.`,
  ];
}

function callTo(reach: string): string {
  return reach.includes('@') ? 'write to me at' : 'call me on';
}

function viaOf(reach: string): string {
  return reach.includes('@') ? 'by email at' : 'by phone on';
}

/** Both stand in the head of the page. A telephone number is not broken at a line's end. */
function reachOf(profile: Profile, frames: Frames): string | null {
  const { phone, email } = profile.basics;
  const ways = [phone?.replaceAll(' ', '\u00a0'), email].filter((way) => way != null);
  return frames.some('reach', ways, 1)[0] ?? null;
}

const THANKS = [
  'Thank you for your time.',
  'Thank you for reading this.',
  'Thank you for considering my application.',
  'Many thanks for your time.',
  'Thank you for your consideration.',
  'I appreciate your time.',
  'My thanks for reading this far.',
  'I am grateful for your time.',
];
