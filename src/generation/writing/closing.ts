/** A short close that asks for a conversation. */
import type { Profile } from '../../base/profile.ts';
import type { Choices } from '../seed.ts';
import type { LetterMaterial } from './material.ts';
import type { Sentence } from './retelling.ts';

export function closingSentences(profile: Profile, material: LetterMaterial, choices: Choices): Sentence[] {
  const sentences: Sentence[] = [{ text: choices.pick('invitation', invitations(profile, material)), ids: [] }];
  const { phone, email } = profile.basics;
  // A telephone number is not broken at a line's end.
  const reach = phone?.replaceAll(' ', '\u00a0') ?? email;
  if (reach !== null) sentences.push({ text: choices.pick('reach', reaches(reach)), ids: ['basics'] });
  sentences.push({ text: choices.pick('thanks', THANKS), ids: [] });
  return sentences;
}

/** Each names something of the applicant's own, so that no two applicants close alike. */
function invitations(profile: Profile, material: LetterMaterial): string[] {
  const company = material.company ?? 'your team';
  const employer = profile.work.find((item) => item.name !== null)?.name ?? null;
  const school = profile.education.find((item) => item.institution !== null)?.institution ?? null;
  const from = employer ?? school;
  if (from === null) return [`I would be glad to tell you more in person.`];
  const topic = material.strengths[0] ?? null;
  const about = topic === null ? 'what I learned' : topic;
  return [
    `I would welcome a conversation about how my time at ${from} could serve ${company}.`,
    `May we talk about what I could bring from ${from} to ${company}?`,
    `If you would like to hear more about ${about} at ${from}, I would be glad to talk.`,
    `It would be a pleasure to discuss with you how the experience from ${from} carries over to ${company}.`,
    `In a conversation, I could tell you more about ${from} and what I would do first for ${company}.`,
  ];
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
];
