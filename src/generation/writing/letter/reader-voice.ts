/** A sentence of the employer, told to the employer: "We are moving our billing to one system" → "You are moving your billing to one system." */
import { capitalised, type Templates } from './templates.ts';

const MAX_WORDS = 24;

/** Null where the employer does not say what he plans or wants (he knows how large he is), or speaks to the applicant. */
export function toldToReader(sentence: string, { reader }: Pick<Templates, 'reader'>): string | null {
  if (reader === null || speaksToApplicant(sentence, reader.applicant)) return null;
  const told = inReaderVoice(sentence, reader.words);
  const opens = new RegExp(`^(?:${reader.opens})(?!\\p{L})`, 'iu').test(sentence);
  return opens && told !== sentence && wordCount(told) <= MAX_WORDS ? told : null;
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
