/** A sentence of the employer, told to the employer: "We are moving our billing to one system" → "You are moving your billing to one system." */
import { verbOf } from '../../vocabulary/verbs.ts';
import { capitalised, filled, type Templates } from './templates.ts';

const MAX_WORDS = 24;
const MAX_WORDS_OF_DUTY = 16;
const MIN_WORDS_OF_DUTY = 4;

/** Null where the employer does not say what he plans or wants (he knows how large he is), or speaks to the applicant. */
export function toldToReader(sentence: string, { reader }: Pick<Templates, 'reader'>): string | null {
  if (reader === null || speaksToApplicant(sentence, reader.applicant)) return null;
  const told = inReaderVoice(sentence, reader.words);
  const opens = new RegExp(`^(?:${reader.opens})(?!\\p{L})`, 'iu').test(sentence);
  return opens && told !== sentence && wordCount(told) <= MAX_WORDS ? told : null;
}

/** "Maintain our 42 cabinets" → "You need someone to maintain your 42 cabinets."; null where it is no duty in a few words. */
export function dutyToReader(duty: string, { reader }: Pick<Templates, 'reader'>): string | null {
  if (reader === null || speaksToApplicant(duty, reader.applicant)) return null;
  const first = /^\p{L}+(?=,? )/u.exec(duty)?.[0] ?? '';
  if (verbOf(first)?.form !== 'base' || /^\S+ing /.test(duty)) return null;
  const short = inShort(duty.split(/;\s/, 1)[0]!.replace(/[.\s]+$/, ''));
  if (short === null || /[:()“”"]|\.\s/.test(short)) return null;
  return filled(reader.duty, { duty: inReaderVoice(short[0]!.toLowerCase() + short.slice(1), reader.words) });
}

/** Up to a comma, where the whole is long; a list would be cut in its middle. */
function inShort(duty: string): string | null {
  const bare = duty.replace(/\s*\([^()]*\)/g, '');
  if (wordCount(bare) <= MAX_WORDS_OF_DUTY) return wordCount(bare) < MIN_WORDS_OF_DUTY ? null : bare;
  const [first, ...others] = bare.split(/[,;]\s/);
  const isList = others.some((part) => /^(?:and|or|&) /.test(part)) && others.length > 1;
  const isFit = !isList && wordCount(first!) <= MAX_WORDS_OF_DUTY && wordCount(first!) > MIN_WORDS_OF_DUTY;
  return isFit ? first! : null;
}

function speaksToApplicant(text: string, applicant: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${applicant})(?!\\p{L})`, 'iu').test(text);
}

function inReaderVoice(text: string, words: Readonly<Record<string, string>>): string {
  const any = new RegExp(`(?<![\\p{L}])(?:${Object.keys(words).join('|')})(?![\\p{L}'’])`, 'giu');
  return text.replace(any, (word, at: number) => {
    const said = words[word.toLowerCase().replace('’', "'")]!;
    return at === 0 ? capitalised(said) : said;
  });
}

const wordCount = (text: string): number => text.split(/\s+/).length;
