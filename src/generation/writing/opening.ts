/** The first paragraph: the role, the company, one concrete reason, the strongest proof. */
import type { Choices } from '../seed.ts';
import type { Achievement } from './achievements.ts';
import type { LetterMaterial } from './letter.ts';
import type { Sentence } from './retelling.ts';

interface Names {
  role: string;
  /** "at Acme" or nothing. */
  at: string;
  company: string;
}

type Frame = (names: Names, strengths: string) => string;

const WITH_STRENGTHS: readonly Frame[] = [
  ({ role, at }, strengths) =>
    `Reading the description of ${role}${at}, I found ${strengths} at its centre, and that is the work I know.`,
  ({ role, at }, strengths) => `${capital(strengths)}: what ${role}${at} calls for is close to what I have been doing.`,
  ({ role, company }, strengths) =>
    `Please consider me for ${role}; the ${strengths} that ${company} asks for runs through my own work.`,
  ({ role, at }, strengths) => `My application for ${role}${at} rests on experience with ${strengths}.`,
  ({ role, company }, strengths) => `For ${role}, ${company} asks for ${strengths}, and my background speaks to each.`,
];

const PLAIN: readonly Frame[] = [
  ({ role, at }) => `Please consider me for ${role}${at}.`,
  ({ role, at }) => `With this letter I apply for ${role}${at}.`,
  ({ role, at }) => `My resume comes to you for ${role}${at}.`,
];

const PROOFS: readonly ((one: Achievement) => string | null)[] = [
  (one) => one.position && one.employer && `As ${one.position} at ${one.employer}, I ${one.clause}.`,
  (one) => one.employer && `The clearest example comes from ${one.employer}, where I ${one.clause}.`,
  (one) =>
    one.employer &&
    one.position &&
    `At ${one.employer}, where my title ${one.current ? 'is' : 'was'} ${one.position}, I ${one.clause}.`,
  (one) => one.employer && one.gerund && `One example is ${one.gerund} at ${one.employer}.`,
];

export function openingSentences(
  material: LetterMaterial,
  proof: readonly Achievement[],
  choices: Choices,
): Sentence[] {
  const names = namesOf(material);
  const strengths = joined(material.strengths.slice(0, material.strengths.length > 3 ? 3 : 2));
  const frames = strengths === '' ? PLAIN : WITH_STRENGTHS;
  const sentences: Sentence[] = [{ text: choices.pick('opening', frames)(names, strengths), ids: ['posting'] }];
  const reason = companyReason(material, choices);
  if (reason !== null) sentences.push(reason);
  for (const one of proof) sentences.push({ text: proofOf(one, choices), ids: one.ids });
  return sentences;
}

function namesOf(material: LetterMaterial): Names {
  const role = material.title === null ? 'this position' : `the ${material.title} position`;
  return {
    role,
    at: material.company === null ? '' : ` at ${material.company}`,
    company: material.company ?? 'your team',
  };
}

const REASONS: readonly ((company: string, quote: string) => string)[] = [
  (company, quote) => `What ${company} says of itself caught my attention: “${quote}”`,
  (company, quote) => `On its website, ${company} puts it this way: “${quote}”`,
  (company, quote) => `The words on your website stayed with me: “${quote}” That is a reason to choose ${company}.`,
];
const MAX_QUOTE_CHARACTERS = 170;

/** A company claim is only what its page says, so it is quoted. */
function companyReason(material: LetterMaterial, choices: Choices): Sentence | null {
  const description = material.companyFacts?.description;
  const company = material.company;
  if (!description || company === null) return null;
  const sentence = description.split(/(?<=[.!?])\s/)[0]!;
  if (sentence.length > MAX_QUOTE_CHARACTERS || sentence.split(' ').length < 4 || /[“”"<>{}]/.test(sentence))
    return null;
  const finished = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return { text: choices.pick('reason', REASONS)(company, finished), ids: ['company-page'] };
}

function proofOf(one: Achievement, choices: Choices): string {
  const start = choices.pick('proof', [...PROOFS.keys()]);
  for (const frame of [...PROOFS.slice(start), ...PROOFS]) {
    const text = frame(one);
    if (text) return text;
  }
  return `In my work so far, I ${one.clause}.`;
}

export function joined(items: readonly string[]): string {
  if (items.length <= 2) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function capital(text: string): string {
  return text === '' ? text : text[0]!.toUpperCase() + text.slice(1);
}
