/**
 * `additional_context`: what the applicant wants said beside the facts, such as a referral, a move or a gap. It comes as
 * prose, as notes or as wishes to a writer; it goes into the letter in the applicant's own voice, and never at length.
 */
import { cleanText } from '../../typesetting/clean.ts';
import { sentencesOf } from '../sentences.ts';

const MAX_READ_CHARACTERS = 20_000;
const MAX_WORDS = 75;
const MAX_SENTENCES = 5;

/** Wishes about the letter rather than content for it. */
const INSTRUCTION =
  /^(?:please\s+)?(?:write|use|keep|make|focus|emphasi[sz]e|highlight|stress|ignore|disregard|forget|do not|don['’]?t|never|always|avoid|be |add |start|begin|end |sign|tone|format|limit|act |pretend|you (?:are|must|should)|the (?:letter|tone|cover letter) (?:should|must)|remember|respond|output|print|translate)\b/i;
/** "Keep it short and mention that …": what follows is for the letter. */
const WRAPPED =
  /^.*\b(?:mention|note|say|state|explain|let them know|tell them|point out)\s+(?:the fact\s+)?that\s+(?=\S)/i;
const TELLING =
  /\b(?:referr|recommend|introduc|relocat|mov(?:e|ing)|gap|leave|visa|sponsor|permit|available|availab|notice|start|remote|commut|return|career change|transition|certif|graduat|met\b|spoke|live)/i;

/** Notes without a subject, and the words that make a sentence of them. */
const NOTES: readonly (readonly [RegExp, string])[] = [
  [/^referred by\b/i, 'I was referred by'],
  [/^recommended by\b/i, 'I was recommended by'],
  [/^relocating\b/i, 'I am relocating'],
  [/^moving\b/i, 'I am moving'],
  [/^(?:willing|able|ready|happy|available|open|authori[sz]ed|eligible|fluent|based|located)\b/i, 'I am $&'],
  [
    /^(?:have|had|hold|speak|live|need|require|worked|completed|finished|took|left|moved|met|spoke|plan|graduated|returned|returning)\b/i,
    'I $&',
  ],
  [/^(?:currently|recently|previously)\b/i, 'I am $&'],
];

export function contextSentences(context: string | null): string[] {
  if (context === null) return [];
  const text = cleanText(context, MAX_READ_CHARACTERS);
  const sentences = text
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .map((sentence) => toSentence(sentence.trim()))
    .filter((sentence) => sentence !== null);
  return keepShort(sentences);
}

function toSentence(raw: string): string | null {
  const bare = raw.replace(WRAPPED, '').trim();
  if (bare === '' || bare.split(' ').length < 2 || INSTRUCTION.test(bare)) return null;
  if (/[<>{}[\]#$\\]|https?:/.test(bare)) return null;
  const finished = (text: string): string => {
    const capital = text[0]!.toUpperCase() + text.slice(1);
    return /[.!?]$/.test(capital) ? capital : `${capital}.`;
  };
  for (const [note, words] of NOTES) {
    if (note.test(bare))
      return finished(
        bare
          .replace(note, words)
          .replace(/^I [A-Z]\w+/, lowerVerb)
          .replace(/^I am [A-Z]\w+/, lowerVerb),
      );
  }
  return hasSubjectAndVerb(bare) ? finished(bare) : finished(`One more point: ${lowerUnlessName(bare)}`);
}

function lowerVerb(text: string): string {
  return `I${text.slice(1).toLowerCase()}`;
}

const FINITE =
  /\b(?:I|we|he|she|they|it|this|that|there|my|our|the|a|an|\p{Lu}\p{Ll}+)\b.*\b(?:am|is|are|was|were|have|has|had|do|did|will|would|can|could|may|might|must|\p{L}{3,}(?:ed|es|s))\b|\bI\s+\p{L}+/iu;

function hasSubjectAndVerb(text: string): boolean {
  return FINITE.test(text);
}

function lowerUnlessName(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isName = /^\p{Lu}\p{Ll}*$/u.test(first) && /^\p{Lu}/u.test(second);
  return isName || /\p{Lu}.*\p{Lu}/u.test(first) ? text : text[0]!.toLowerCase() + text.slice(1);
}

/** Everything when it is short; else the sentences that tell something a hiring manager must know. */
function keepShort(sentences: readonly string[]): string[] {
  if (wordCount(sentences) <= MAX_WORDS && sentences.length <= MAX_SENTENCES) return [...sentences];
  const telling = sentences.filter((sentence) => TELLING.test(sentence) && wordCount([sentence]) <= 40);
  const short = sentences.filter((sentence) => /\bI\b/.test(sentence) && wordCount([sentence]) <= 40);
  const wanted = new Set<string>();
  for (const sentence of [...telling, ...short]) {
    if (wanted.size >= MAX_SENTENCES || wordCount([...wanted, sentence]) > MAX_WORDS) continue;
    wanted.add(sentence);
  }
  return sentences.filter((sentence) => wanted.has(sentence)).slice(0, MAX_SENTENCES);
}

function wordCount(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);
}
