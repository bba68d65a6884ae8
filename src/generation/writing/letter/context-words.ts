/** What tells a note to us from a message to the employer, and what typing errors look like, in each language. */
import { z } from 'zod';
import de from './context/de.json' with { type: 'json' };
import en from './context/en.json' with { type: 'json' };
import es from './context/es.json' with { type: 'json' };
import fr from './context/fr.json' with { type: 'json' };

const text = z.string().min(1);
const pattern = text.transform((source) => new RegExp(source, 'iu'));
const opening = text.transform((source) => new RegExp(`^(?:${source})`, 'iu'));
const replacements = z.array(z.tuple([pattern, text]));

const schema = z.strictObject({
  /** How a clause begins that speaks to us; it goes by itself. */
  toUs: z.array(opening),
  /** What takes back the sentence in which it stands: "keep that out", "not sure if". */
  back: pattern,
  /** "Please mention that …": what follows is for the letter. */
  wrapped: opening,
  /** "Please mention my …", and how the applicant says it. */
  mention: z.tuple([pattern, text]),
  /** A reason that is nobody's business; the rest of the sentence stays. */
  reason: pattern,
  private: pattern,
  salary: pattern,
  /** How a posting asks for it. */
  salaryAsked: pattern,
  /** Notes without a subject, and what makes a sentence of them. */
  notes: replacements,
  spelling: z.array(z.tuple([text.transform((source) => new RegExp(source, 'giu')), text])),
  months: z.array(text),
  /** What stands before a month that could also be another word. */
  monthBefore: text,
  /** Words that have a capital wherever they stand. */
  capitals: z.array(text),
  subject: text,
  firstPerson: pattern,
  /** After these a comma does not part two sentences. */
  join: opening,
  /** What somebody did who sent the applicant. */
  referral: pattern,
});

export type ContextWords = z.infer<typeof schema>;

const WORDS: ReadonlyMap<string, ContextWords> = new Map(
  Object.entries({ en, de, fr, es }).map(([lang, data]) => [lang, schema.parse(data)]),
);

/** Whether the sentence is in the first person of another language only. */
export function isOfAnotherLanguage(sentence: string, lang: string): boolean {
  if (contextWordsFor(lang).firstPerson.test(sentence)) return false;
  return [...WORDS].some(([other, words]) => other !== lang && words.firstPerson.test(sentence));
}

export function contextWordsFor(lang: string): ContextWords {
  return WORDS.get(lang) ?? WORDS.get('en')!;
}
