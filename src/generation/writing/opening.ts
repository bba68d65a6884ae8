/** The first paragraph: the role, the company, one concrete reason, the strongest proof. */
import type { Choices } from '../seed.ts';
import type { Achievement } from './achievements.ts';
import type { LetterMaterial } from './material.ts';
import type { Sentence } from './retelling.ts';

interface Names {
  /** "the Staff Nurse position" */
  role: string;
  /** " at Acme", or nothing. */
  at: string;
  /** "Acme", or "your team". */
  company: string;
}

type Frame = (names: Names, strengths: string) => string;

const WITH_STRENGTHS: readonly Frame[] = [
  ({ role, at }, strengths) => `Much of what ${role}${at} calls for is familiar ground to me, above all ${strengths}.`,
  ({ role, at }, strengths) => `I am applying for ${role}${at} with a background in ${strengths}.`,
  ({ role, company }, strengths) =>
    `For ${role}, ${company} needs someone who knows ${strengths}; that describes my work well.`,
  ({ role, at }, strengths) =>
    `Your description of ${role}${at} asks for ${strengths}, and these have shaped my working life.`,
  ({ role, at }, strengths) => `With experience in ${strengths}, I would like to be considered for ${role}${at}.`,
  ({ role, at }, strengths) => `What stood out to me in ${role}${at} is the place it gives to ${strengths}.`,
  ({ role, company }, strengths) => `${capital(strengths)} are what I would bring to ${company} in ${role}.`,
];

const PLAIN: readonly Frame[] = [
  ({ role, at }) => `I am applying for ${role}${at}.`,
  ({ role, at }) => `Please consider me for ${role}${at}.`,
  ({ role, at }) => `I would like to be considered for ${role}${at}.`,
];

const PROOFS: readonly ((one: Achievement) => string | false | null)[] = [
  (one) => named(one) && `As ${one.position} at ${one.employer}, I ${one.clause}.`,
  (one) => one.employer && `The clearest example comes from ${one.employer}, where I ${one.clause}.`,
  (one) =>
    named(one) && `At ${one.employer}, where my title ${one.current ? 'is' : 'was'} ${one.position}, I ${one.clause}.`,
  (one) => named(one) && `To name one example: as ${one.position} at ${one.employer}, I ${one.clause}.`,
];

function named(one: Achievement): boolean {
  return one.position !== null && one.employer !== null;
}

export function openingSentences(material: LetterMaterial, proof: Achievement | null, choices: Choices): Sentence[] {
  const strengths = material.strengths.slice(0, 3);
  // "… are what I would bring" needs two things to agree with its verb.
  const frames = strengths.length === 0 ? PLAIN : strengths.length === 1 ? WITH_STRENGTHS.slice(0, 2) : WITH_STRENGTHS;
  const opening = choices.pick('opening', frames)(namesOf(material), joined(strengths));
  const sentences: Sentence[] = [{ text: opening, ids: ['posting'] }];
  const reason = companyReason(material, choices);
  if (reason !== null) sentences.push(reason);
  if (proof !== null) sentences.push({ text: proofOf(proof, choices), ids: proof.ids });
  return sentences;
}

function namesOf(material: LetterMaterial): Names {
  return {
    role: material.title === null ? 'this position' : `the ${material.title} position`,
    at: material.company === null ? '' : ` at ${material.company}`,
    company: material.company ?? 'your team',
  };
}

const REASONS: readonly ((company: string, quote: string) => string)[] = [
  (company, quote) => `What ${company} says of itself caught my attention: “${quote}”`,
  (company, quote) => `On its website, ${company} puts its work this way: “${quote}”`,
  (company, quote) => `One line on the website of ${company} stayed with me: “${quote}”`,
];
const MAX_QUOTE_CHARACTERS = 170;

/** A company claim is only what its page says, so it is quoted. */
function companyReason(material: LetterMaterial, choices: Choices): Sentence | null {
  const description = material.companyFacts?.description;
  const company = material.company;
  if (!description || company === null) return null;
  const sentence = description.split(/(?<=[.!?])\s/)[0]!;
  const words = sentence.split(' ').length;
  if (sentence.length > MAX_QUOTE_CHARACTERS || words < 4 || /[“”"<>{}]/.test(sentence)) return null;
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
