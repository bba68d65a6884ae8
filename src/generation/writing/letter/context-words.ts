/** What of a note is for the employer, what is for us, and what typing errors look like, in each language. */
import { z } from 'zod';
import de from './context/de.json' with { type: 'json' };
import en from './context/en.json' with { type: 'json' };
import es from './context/es.json' with { type: 'json' };
import fr from './context/fr.json' with { type: 'json' };

const text = z.string().min(1);
/** `\b` knows only ASCII: a word begins and ends where no letter stands beside it. */
const words = (source: string): string => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;
const pattern = text.transform((source) => new RegExp(source, 'iu'));
const anyOf = z
  .array(text)
  .min(1)
  .transform((sources) => new RegExp(words(sources.join('|')), 'iu'));
/** Words with a space between them. */
const list = z.string().transform((all) => all.split(' ').filter((word) => word !== ''));
const opening = text.transform((source) => new RegExp(`^(?:${source})`, 'iu'));

const schema = z.strictObject({
  /** What serves the employer; a clause of no kind is never printed. */
  kinds: z.strictObject({
    referral: anyOf,
    start: anyOf,
    move: anyOf,
    permit: anyOf,
    hours: anyOf,
    licence: anyOf,
    earlier: anyOf,
    study: anyOf,
    change: anyOf,
    confidential: anyOf,
  }),
  /** A break in the career is told only where the applicant asks for it. */
  gap: anyOf,
  asked: anyOf,
  salary: pattern,
  /** How a posting asks for it. */
  salaryAsked: pattern,
  /** An order to leave something out, or a doubt whether it belongs in the letter. */
  order: anyOf,
  /** What an order consists of when it names nothing itself and points to what stands before it. */
  pointers: list.transform((all) => new Set(all)),
  /** "I think yes": the answer to one's own question. */
  yes: opening,
  /** "Please mention that …": what follows is for the letter. */
  wrapped: opening,
  /** "Please mention my …", and how the applicant says it. */
  mention: z.tuple([pattern, text]),
  /** Remarks to us within a clause that is for the employer. */
  remarks: z.array(text.transform((source) => new RegExp(source, 'giu'))),
  /** Family, health, money, quarrels: a clause with such a word goes, or ends before the reason that holds it. */
  private: anyOf,
  /** Relatives: who sends the applicant is named, not how they are related. */
  relative: pattern,
  /** What leads to a reason or a circumstance. */
  reason: anyOf,
  /** Where a new clause begins after a comma, and after what joins two. */
  subject: text,
  and: text,
  /** A clause that limits the one after it. */
  condition: opening,
  /** Notes without a subject, and what makes a sentence of them. */
  notes: z.array(z.tuple([pattern, text])),
  spelling: z.array(z.tuple([text.transform((source) => new RegExp(source, 'giu')), z.string()])),
  months: list,
  /** What stands before a month that could also be another word. */
  monthBefore: text,
  /** Words that have a capital wherever they stand. */
  capitals: list,
  /** What stands before the name of a person. */
  beforeName: text,
  /** How many words after that may be a name. */
  nameWords: z.int(),
  firstPerson: pattern,
});

export type ContextWords = z.infer<typeof schema>;

const WORDS: ReadonlyMap<string, ContextWords> = new Map(
  Object.entries({ en, de, fr, es }).map(([lang, data]) => [lang, schema.parse(data)]),
);

/** Whether the sentence is in the first person of another language only. */
export function isOfAnotherLanguage(sentence: string, lang: string): boolean {
  if (contextWordsFor(lang).firstPerson.test(sentence)) return false;
  return [...WORDS].some(([other, known]) => other !== lang && known.firstPerson.test(sentence));
}

export function contextWordsFor(lang: string): ContextWords {
  return WORDS.get(lang) ?? WORDS.get('en')!;
}
