/** The first paragraph: the role, the company, why this one, and the strongest proof. */
import type { Choices } from '../../seed.ts';
import { capital, type Frame, type Frames, joined } from './frames.ts';
import type { Achievement, LetterMaterial, Sentence, Station } from './material.ts';
import { singular } from './title.ts';

interface Opening {
  /** "the Staff Nurse position at Acme" */
  role: string;
  /** What of the posting the proof itself shows. */
  shown: string;
  /** That and more of what the posting asks for and the profile has: "budgeting and payroll". */
  strengths: string;
  count: number;
  /** "as a Cook at The Grove", or "at The Grove". */
  post: string;
  clause: string;
  current: boolean;
}

const MOST_STRENGTHS = 3;

/** The proof shows what the posting asks for. */
const SHOWING: readonly Frame<Opening>[] = [
  (o) => `What drew me to ${o.role} is its emphasis on ${o.shown}: ${o.post}, I ${o.clause}.`,
  (o) => `Your posting for ${o.role} asks for ${o.strengths}. That is work I know: ${o.post}, I ${o.clause}.`,
  (o) =>
    `What caught my attention in your posting for ${o.role} is the part about ${o.shown}: ${o.post}, I ${o.clause}.`,
  (o) => `${capital(o.post)}, I ${o.clause}. I would like to bring that experience with ${o.shown} to ${o.role}.`,
  (o) => `My experience with ${o.shown} is why I am applying for ${o.role}: ${o.post}, I ${o.clause}.`,
  (o) => `I am applying for ${o.role} with experience in ${o.strengths}: ${o.post}, I ${o.clause}.`,
  (o) => `Because ${o.role} calls for ${o.shown}, let me begin there: ${o.post}, I ${o.clause}.`,
  (o) => `${capital(o.post)}, I ${o.clause}, and so the mention of ${o.shown} in your posting for ${o.role} stood out.`,
  (o) => `Please consider me for ${o.role}: you ask for ${o.strengths}; ${o.post}, I ${o.clause}.`,
];

/**
 * It shows something else, so the two are said side by side and neither is called the reason of the other. A sentence
 * without the proof would be the same in the letters of many.
 */
const FITTING: readonly Frame<Opening>[] = [
  (o) => `${capital(o.post)}, I ${o.clause}; with that and experience in ${o.strengths}, I am applying for ${o.role}.`,
  (o) => `I would bring experience in ${o.strengths} to ${o.role}; ${o.post}, I ${o.clause}.`,
  (o) =>
    `My background includes ${o.strengths}, and ${o.post}, I ${o.clause}; I would like to bring both to ${o.role}.`,
  (o) => `Your posting for ${o.role} asks for ${o.strengths}, which my background covers; ${o.post}, I ${o.clause}.`,
  (o) => `I am applying for ${o.role} with experience in ${o.strengths}; ${o.post}, I ${o.clause}.`,
  (o) =>
    o.count === 1 &&
    `To ${o.role}, I would bring experience in ${o.strengths} and my work ${o.post}, where I ${o.clause}.`,
  (o) => `Please consider me for ${o.role}; I know ${o.strengths} from my own work, and ${o.post}, I ${o.clause}.`,
  (o) => `For ${o.role}, you look for ${o.strengths}, which I have worked with; ${o.post}, I ${o.clause}.`,
];

/** Without a common word to name: the proof speaks. */
const PROVING: readonly Frame<Opening>[] = [
  (o) => `${capital(o.post)}, I ${o.clause}; that is the experience I would bring to ${o.role}.`,
  (o) => `I would like to be considered for ${o.role}: ${o.post}, I ${o.clause}.`,
  (o) => `${capital(o.post)}, I ${o.clause}, and I would now like to bring that experience to ${o.role}.`,
  (o) => `My application for ${o.role} draws on my work ${o.post}, where I ${o.clause}.`,
  (o) => `I am applying for ${o.role} with experience from my work ${o.post}, where I ${o.clause}.`,
  (o) => `My work ${o.post} is what I would bring to ${o.role}: there, I ${o.clause}.`,
  (o) => !o.current && `After my time ${o.post}, where I ${o.clause}, I am applying for ${o.role}.`,
  (o) => `Please consider me for ${o.role}; ${o.post}, I ${o.clause}.`,
  (o) => `Reading about ${o.role}, I thought of my work ${o.post}: I ${o.clause}.`,
  (o) => `${capital(o.post)}, I ${o.clause}; what I learned there I would put to use in ${o.role}.`,
  (o) => `Behind my interest in ${o.role} stands my work ${o.post}, where I ${o.clause}.`,
];

export function openingSentences(
  material: LetterMaterial,
  proof: Achievement | null,
  choices: Choices,
  frames: Frames,
): Sentence[] {
  const reason = companyReason(material, choices);
  const sentences: Sentence[] = [];
  if (proof === null) {
    const text = frames.fill('opening', withoutProof(material), roleOf(material, choices));
    sentences.push({ text: text ?? '', ids: ['posting'] });
  } else {
    const opening = describe(material, proof, choices);
    const text = frames.fill('opening', framesFor(opening, proof), opening);
    sentences.push({ text: text ?? '', ids: ['posting', ...proof.ids, ...proof.station.ids] });
  }
  if (reason !== null) sentences.push(reason);
  return sentences;
}

function framesFor(opening: Opening, proof: Achievement): readonly Frame<Opening>[] {
  if (opening.count === 0) return PROVING;
  return proof.themes.length > 0 ? SHOWING : FITTING;
}

function describe(material: LetterMaterial, proof: Achievement, choices: Choices): Opening {
  const strengths = chosenStrengths(material, proof, choices);
  return {
    role: roleOf(material, choices),
    shown: joined(proof.themes.slice(0, 2)),
    strengths: joined(strengths),
    count: strengths.length,
    post: choices.share('post in the opening') < SHARE_UNTITLED ? placeOf(proof.station) : postOf(proof.station),
    clause: proof.clause,
    current: proof.station.current,
  };
}

/** What the proof itself shows comes first, so that the claim and its proof belong together. */
function chosenStrengths(material: LetterMaterial, proof: Achievement, choices: Choices): string[] {
  const others = material.strengths.filter((name) => !proof.themes.includes(name));
  const count = choices.pick('count of strengths', [2, 3, MOST_STRENGTHS]);
  return [...proof.themes.slice(0, 2), ...others].slice(0, count);
}

/** Now and then the title waits, so that not every letter of one person opens with it. */
const SHARE_UNTITLED = 0.3;

function placeOf(station: Station): string {
  return station.kind === 'work' && station.name !== null ? `at ${station.name}` : postOf(station);
}

export function postOf(station: Station): string {
  const { kind, name, post } = station;
  if (kind === 'project') return name === null ? 'in a project' : `in the project ${name}`;
  if (kind === 'volunteer') return name === null ? 'as a volunteer' : `as a volunteer at ${name}`;
  if (name === null) return post === null ? 'in my work' : `as ${post}`;
  return post === null ? `at ${name}` : `as ${post} at ${name}`;
}

function roleOf(material: LetterMaterial, choices: Choices): string {
  const noun = choices.pick('noun of the role', ['position', 'role']);
  const at = material.company === null ? '' : ` at ${material.company}`;
  if (material.title === null) return `this ${noun}${at}`;
  return `the ${singular(material.title)} ${noun}${at}`;
}

/** Nothing can be told in a sentence: the posts and studies themselves stand in. */
function withoutProof(material: LetterMaterial): readonly Frame<string>[] {
  const station = material.stations.find((one) => one.name !== null);
  if (station === undefined)
    return [(role) => `Please consider me for ${role}.`, (role) => `I am applying for ${role}.`];
  const { current } = station;
  return [
    (role) => `I would like to bring what I ${current ? 'do' : 'did'} ${postOf(station)} to ${role}.`,
    (role) => `After working ${postOf(station)}, I am applying for ${role}.`,
    (role) => `My work ${postOf(station)} is why I am applying for ${role}.`,
  ];
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
  const quote = description.split(/(?<=[.!?])\s/)[0]!;
  const words = quote.split(' ').length;
  if (quote.length > MAX_QUOTE_CHARACTERS || words < 4 || /[“”"<>{}]/.test(quote)) return null;
  const finished = /[.!?]$/.test(quote) ? quote : `${quote}.`;
  return { text: choices.pick('reason', REASONS)(company, finished), ids: ['company-page'] };
}
