/** A short close that asks for a conversation. */
import type { Profile } from '../../base/profile.ts';
import type { Choices } from '../seed.ts';
import type { LetterMaterial } from './letter.ts';
import type { Sentence } from './retelling.ts';

export function closingSentences(profile: Profile, material: LetterMaterial, choices: Choices): Sentence[] {
  const topic = material.strengths[0] ?? material.strengths[1] ?? null;
  const company = material.company ?? 'your team';
  const sentences: Sentence[] = [{ text: choices.pick('invitation', invitations(topic, company)), ids: [] }];
  const reach = profile.basics.phone ?? profile.basics.email;
  if (reach !== null) sentences.push({ text: choices.pick('reach', reaches(reach)), ids: ['basics'] });
  sentences.push({ text: choices.pick('thanks', THANKS), ids: [] });
  return sentences;
}

function invitations(topic: string | null, company: string): string[] {
  const about = topic === null ? 'this position' : topic;
  return [
    `I would like to talk with you about ${about} and where ${company} needs it most.`,
    `A conversation would let me show how I would approach ${about} for ${company}.`,
    `May we speak about what ${company} expects of this position in its first months?`,
    `I would be glad to go through any of this with you in person.`,
    `If this sounds useful to ${company}, I would be glad to tell you more.`,
  ];
}

function reaches(reach: string): string[] {
  return [
    `You can reach me at ${reach}.`,
    `The best way to reach me is ${reach}.`,
    `A call or message to ${reach} finds me.`,
    `My direct line is ${reach}.`,
  ].slice(0, reach.includes('@') ? 2 : 4);
}

const THANKS = [
  'Thank you for your time.',
  'Thank you for reading this.',
  'Thank you for considering my application.',
  'Many thanks for your time.',
];
