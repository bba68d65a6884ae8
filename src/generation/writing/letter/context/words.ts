/** What of a note is for the employer, what is for us, and how it becomes sentences, in each language. */
import { z } from 'zod';
import { WORD_END, WORD_START } from '../../../vocabulary/word-patterns.ts';
import { fold } from '../../../vocabulary/words.ts';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const text = z.string().min(1);
/** Words with a space between them. */
const list = z.string().transform((all) => all.split(' ').filter((word) => word !== ''));

function typing(typed: string): RegExp {
  const start = /^[\p{L}\p{N}]/u.test(typed) ? WORD_START : '';
  const end = /[\p{L}\p{N}]$/u.test(typed) ? `${WORD_END}(?!['’-]\\p{L}|-\\p{N})` : '';
  return new RegExp(`${start}${RegExp.escape(typed)}${end}`, 'giu');
}

/** `<month>` in a pattern stands for the pattern of that name. */
function schemaWith(macros: Readonly<Record<string, string>>) {
  const source = text.transform((raw) =>
    raw.replace(/(?<!\(\?)<(\p{L}+)>/gu, (_, name: string) => `(?:${macros[name]!})`),
  );
  const anyOf = z
    .array(source)
    .min(1)
    .transform((all) => new RegExp(`${WORD_START}(?:${all.join('|')})${WORD_END}`, 'iu'));
  const opening = source.transform((raw) => new RegExp(`^(?:${raw})${WORD_END}`, 'iu'));
  const rewriting = (flags: string) =>
    z.array(z.tuple([source.transform((raw) => new RegExp(raw, flags)), z.string()]));
  return z.strictObject({
    macros: z.record(text, text),
    /** What serves the employer; a clause of no kind is printed only where the applicant asks for it. */
    kinds: z.strictObject({
      referral: anyOf,
      start: anyOf,
      move: anyOf,
      permit: anyOf,
      hours: anyOf,
      licence: anyOf,
      /** What binds the applicant to this employer. */
      tie: anyOf,
      earlier: anyOf,
      study: anyOf,
      change: anyOf,
      motive: anyOf,
      confidential: anyOf,
    }),
    /** A break in the career, and how a post ended. */
    gap: anyOf,
    /** Whose family it is in a story: nobody of the applicant's. */
    ofOthers: anyOf,
    salary: anyOf,
    /** How a posting asks for it. */
    salaryAsked: anyOf,
    /** What speaks to us, in the middle of a story. */
    toUs: anyOf,
    /** How a posting asks applicants to write of something. */
    requests: anyOf,
    /** An order to leave something out, or a doubt whether it belongs in the letter; a clause begins with it. */
    order: anyOf,
    /** What an order consists of when it names nothing itself and points to what stands before it. */
    /** Whoever names one of them in an order means the others too. */
    alike: z.array(list),
    pointers: list.transform((all) => new Set(all)),
    /** An order that points back, whatever else it says. */
    pointsBack: anyOf,
    /** "Mention the thesis": something of the profile is to be told. */
    asksFor: anyOf,
    /** "You can say that": what stands before it is for the letter. */
    wish: anyOf,
    /** "…, be honest about that", a clause of its own: all that stands before it is for the letter. */
    admitted: source,
    /** "Nothing bad about the school": of the school other things may be said. */
    illOf: source.transform((raw) => new RegExp(raw, 'iu')),
    /** "(well, part time)": a bracket that limits what it stands behind. */
    hedge: source.transform((raw) => new RegExp(`^(?:${raw})$`, 'iu')),
    /** What is private but for those who work with it, where the posting has the word. */
    ofWork: anyOf,
    /** "…, happy for this to be mentioned": what stands before it in the sentence is for the letter, whatever it is. */
    consent: source.transform((raw) => new RegExp(raw, 'iu')),
    /** "I think yes": the answer to one's own question. */
    yes: opening,
    /** "Please mention that …": what follows is for the letter; and how the applicant says it. */
    wrapped: rewriting('iu'),
    /** How a second wish begins: "and that I …". */
    goesOn: opening,
    /** Words without weight, wherever they stand. */
    fillers: z.array(source.transform((raw) => new RegExp(raw, 'giu'))),
    /** Remarks to us within a clause that is for the employer. */
    remarks: z.array(source.transform((raw) => new RegExp(raw, 'giu'))),
    /** Health, divorce, money, quarrels, age, other applications: a clause with such a word goes, or ends before the reason that holds it. */
    private: anyOf,
    /** The applicant's own relatives, and words for relatives that may be the posting's. */
    family: anyOf,
    kin: anyOf,
    /** What people tell of relatives openly: that they cared for them, or want to live near them. */
    openly: anyOf,
    /** What speaks to us. */
    aside: anyOf,
    /** What leads to a relative as the reason, inside a clause and at its beginning. */
    because: anyOf,
    cause: opening,
    /** Words that no sentence ends with. */
    hanging: source.transform((raw) => new RegExp(raw, 'iu')),
    /** "so": what follows may be a sentence of its own. */
    therefore: opening,
    /** How a statement with a subject begins, and one that speaks of whom the one before it names. */
    begins: opening,
    goesBack: opening,
    /** How a part of the clause before it begins: "negotiable to six weeks". */
    part: opening,
    /** "so I can't": what a private reason keeps somebody from goes with it. */
    unable: source.transform((raw) => new RegExp(raw, 'iu')),
    /** "and" */
    conjunction: text,
    /** What a sentence ends with that means something said before. */
    pronoun: source.transform((raw) => new RegExp(raw, 'iu')),
    /** Of whom "they" may be said. */
    people: anyOf,
    /** Relatives and their feasts: no secret where the reader's own house saw them. */
    guests: source.transform((raw) => new RegExp(raw, 'giu')),
    /** Relatives: who sends the applicant is named, not how they are related. */
    relative: source.transform((raw) => new RegExp(raw, 'iu')),
    /** What leads to a reason or a circumstance. */
    reason: anyOf,
    /** What leads to a date. */
    when: source,
    /** Where a new clause begins after a comma, and after what joins two. */
    subject: source,
    and: source,
    /** What joins two clauses whatever the second begins with. */
    joiner: source,
    /** A clause that limits the one before or after it. */
    limit: opening,
    /** A clause that needs the one before it. */
    sequel: anyOf,
    /** What somebody is, beside a name: "shift lead at your site". */
    role: opening,
    /** Notes without a subject, and what makes a sentence of them: the first that fits. */
    frames: rewriting('iu'),
    /** What is put right in every sentence, one after the other. */
    grammar: rewriting('giu'),
    /** Who is meant by "they" in what the applicant wants said. */
    reader: rewriting('giu'),
    /** People who are neither the writer nor the reader: nobody knows who is meant. */
    others: anyOf,
    /** Where a second sentence begins without a sign. */
    runOn: source.transform((raw) => new RegExp(raw, 'u')),
    /** What a sentence has in it. */
    finite: anyOf,
    /** Abbreviations and typing errors. */
    spelling: z
      .record(text, z.string())
      .transform((all) => Object.entries(all).map(([typed, written]) => [typing(typed), written] as const)),
    /** Words with their accents and capitals; a long one is known with one letter wrong. */
    lexicon: list.transform((all) => new Map(all.map((word) => [fold(word), word]))),
    /** Everyday words that also stand in names: nobody's little boy is of Little Wrens. */
    nouns: list.transform((all) => new Set(all)),
    months: list,
    /** What stands before a month that could also be another word. */
    monthBefore: source,
    /** Places one moves to or lives in. */
    beforePlace: source,
    /** What stands before the name of a person. */
    beforeName: source,
    /** How many words after that may be a name. */
    nameWords: z.int(),
    firstPerson: anyOf,
    /** Words of the first person that no other of our languages has. */
    speaker: anyOf,
  });
}

export type ContextWords = z.infer<ReturnType<typeof schemaWith>>;

type Data = typeof en | typeof de | typeof fr | typeof es;
const DATA: Readonly<Record<string, Data>> = { en, de, fr, es };
const known = new Map<Data, ContextWords>();

/** Read when they are first asked for: few documents have notes, and none has them in four languages. */
export function contextWordsFor(lang: string): ContextWords {
  const data = Object.hasOwn(DATA, lang) ? DATA[lang]! : en;
  let words = known.get(data);
  if (!words) {
    words = schemaWith({ ...data.macros, month: data.months.replaceAll(' ', '|') }).parse(data);
    known.set(data, words);
  }
  return words;
}

/** Whether the sentence is in the first person of another language only. */
export function isOfAnotherLanguage(sentence: string, lang: string): boolean {
  if (contextWordsFor(lang).firstPerson.test(sentence)) return false;
  return Object.keys(DATA).some((other) => other !== lang && contextWordsFor(other).speaker.test(sentence));
}
