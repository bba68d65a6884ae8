/** The words around the facts of a letter, one file for each language that letters are written in. */
import { z } from 'zod';
import de from './templates/de.json' with { type: 'json' };
import en from './templates/en.json' with { type: 'json' };
import es from './templates/es.json' with { type: 'json' };
import fr from './templates/fr.json' with { type: 'json' };

const text = z.string().min(1);
/** Read when the templates are. */
const pattern = text.transform((raw) => new RegExp(raw, 'u'));
/** A pattern for a name, and what stands for it. */
const forms = z.array(z.tuple([text, text])).min(1);

const schema = z.strictObject({
  greeting: z.strictObject({
    unknown: text,
    named: text,
    titled: forms,
    surname: z.enum(['last', 'after the first']),
  }),
  /** The last words, where a name without a title is greeted, and in British English. */
  closing: z.strictObject({
    formal: text,
    plain: text,
    british: z.strictObject({ named: text, unknown: text }).nullable(),
  }),
  /** Words that open a letter in small letters, where the greeting ends with a comma; null where none does. */
  lowered: text.nullable(),
  subject: text.nullable(),
  dateline: text,
  /** What a typed arrow between two figures says. */
  change: text,
  /** Signs and short forms of notes, and how a letter says them. */
  shorthand: z.array(z.tuple([text, z.string()])),
  /** `numbered`: both, where the title ends in a number that looks like another word: "Loan Officer I". */
  applying: z.strictObject({ both: text, title: text, employer: text, neither: text, numbered: text }),
  /** How one says that something happened at an employer: the first pattern that its name fits. */
  at: forms,
  /** How facts are told in sentences; null where they are only quoted. */
  telling: z
    .strictObject({
      /** With where it was done, by what kind of place that is. */
      work: text,
      volunteer: text,
      project: text,
      /** At an earlier employer than the one that was named before. */
      before: text,
      /** In an earlier post at the employer that was named before. */
      earlierPost: text,
      otherPost: text,
      /** Right behind the sentence that names the place, and behind one that tells of it. */
      there: text,
      further: text,
      also: text,
      /** With the post that is held; the same where its name has a comma. */
      as: text,
      where: text,
      /** What a job is, and what it was. */
      includes: text,
      included: text,
      /** A post that is over. */
      post: text,
      /** What is wrong today, which the next sentence answers. */
      problem: text,
      /** What the employer's page says that the next sentence answers. */
    })
    .nullable(),
  /**
   * How the employer's own words are told to him: word for word, how a sentence opens that says what he plans or wants, what is said to applicants, and a
   * duty of the posting.
   */
  reader: z.strictObject({ words: z.record(text, text), opens: text, applicant: text }).nullable(),
  /** What introduces the list of facts, with or without the needs that they answer; how a quoted fact, or several, name their place. */
  list: z.strictObject({ needs: text, work: text, place: text, project: text, ofPlace: text, ofProject: text }),
  /** Patterns: what of a need goes before and behind its short wording, and words that speak to somebody. */
  need: z.strictObject({ before: text, after: text, people: text }),
  /** Degrees and certificates as a list. */
  hold: text,
  holdOne: text,
  /** The same in sentences; null where a list says it better. */
  papers: z
    .strictObject({
      /** What is said of papers that are not simply held, in a letter and at the top of a resume. */
      says: z.record(text, z.tuple([text, text])),
      /** Names before which "a" is "an". */
      an: pattern,
      /** What a paper is: the first kind that its name fits, with what is said of it and its name in that sentence. */
      kinds: z.array(z.strictObject({ name: text, is: pattern, says: text, as: text })),
      /** A degree that fits no kind of its own has this form, unless it "is" one that has no article. */
      degree: z.strictObject({ is: pattern, as: text }),
    })
    .nullable(),
  /** What is begun. */
  unfinished: text,
  /** How somebody says what he seeks: in a sentence of his own, or in a note that wants its beginning. */
  aim: z.strictObject({ own: text, sought: text, before: text }),
  degreeIn: text,
  /** How a resume's summary begins; how a letter does that has no proof which can be told in a sentence. */
  experience: text,
  /**
   * The top of a resume: where results are from; what is held; what is spoken, and which names are
   * of no spoken language; where "lowered", languages have no capital inside a sentence.
   */
  page: z.strictObject({
    place: text,
    hold: text,
    skilled: text,
    toward: text.nullable(),
    speak: text,
    sign: text,
    fluent: text,
    bilingual: text.nullable(),
    lowered: z.boolean(),
  }),
  /** The post that is held; how it is said of somebody; with its years. */
  posts: z.array(z.tuple([text, text])),
  post: text,
  bring: text,
  /** Tools that the posting names, known by the name of their group of skills; those that everybody has are not told. */
  know: text.nullable(),
  everyday: text.nullable(),
  tools: text.nullable(),
  speak: text,
  /** Of the languages that somebody grew up with. */
  native: text.nullable(),
  and: text,
  close: z.strictObject({ reach: text, plain: text }),
});

export type Templates = z.infer<typeof schema>;

const TEMPLATES: ReadonlyMap<string, Templates> = new Map(
  Object.entries({ en, de, fr, es }).map(([lang, data]) => [lang, schema.parse(data)]),
);

/** The language of the letter, for a profile in `lang`: English where we have no words for its own. */
export function letterLanguage(lang: string): string {
  const code = lang.slice(0, 2).toLowerCase();
  return TEMPLATES.has(code) ? code : 'en';
}

export function templatesFor(lang: string): Templates {
  return TEMPLATES.get(letterLanguage(lang))!;
}

/** `{name}` is replaced by the value of that name, `{Name}` by the same with a capital. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template
    .replace(/\{(\p{L}+)\}/gu, (_, key: string) => {
      const value = values[key];
      return value ?? capitalised(values[key.toLowerCase()]!);
    })
    .replace(/\.\.$/, '.');
}

export function capitalised(words: string): string {
  // "qPCR" and "iOS" are written so.
  return words === '' || /^\p{Ll}\p{Lu}/u.test(words) ? words : words[0]!.toUpperCase() + words.slice(1);
}

/** "at Acme", "bei der Acme GmbH", "chez Acme". */
export function placeIn(templates: Pick<Templates, 'at'>, name: string): string {
  const [, form] = templates.at.find(([pattern]) => new RegExp(pattern, 'u').test(name))!;
  return filled(form, { name });
}

/** "a Baker", "an Accounting Supervisor", "Head Chef"; the first pattern that it fits. */
export function withArticle(position: string, { posts }: Pick<Templates, 'posts'>): string {
  const [, form] = posts.find(([pattern]) => new RegExp(pattern, 'u').test(position)) ?? [];
  return form === undefined ? position : filled(form, { position });
}

/** "I am a Nurse at Acme.", "I was a Nurse, Charge Nurse since 2023, at Acme." */
export function postSentence(form: string, position: string, name: string, templates: Templates): string {
  const title = withArticle(position, templates);
  return filled(form, { position: position.includes(', ') ? `${title},` : title, place: placeIn(templates, name) });
}

/** "a, b and c"; with semicolons where an item has a comma of its own. */
export function listed(items: readonly string[], and: string): string {
  if (items.length <= 1) return items.join('');
  const last = items.at(-1)!;
  // Spanish "y" becomes "e" before the sound of i.
  const link = and === 'y' && /^h?[ií](?![aeo])/i.test(last) ? 'e' : and;
  const separator = items.some((item) => item.includes(',')) ? '; ' : ', ';
  const before = items.slice(0, -1).join(separator);
  // "a B.S. in Biology, minor in Statistics; and the PMP"
  const isParted = separator === '; ' && (items.length > 2 || before.includes(','));
  return isParted ? `${before}; ${link} ${last}` : `${before} ${link} ${last}`;
}

const LABEL = /^(\p{Lu}[^:.;,“”]{2,40}): (?=\S)/u;

/** "Project “Bus” (Tableau dashboard): 3 of 27 routes …": a fact that has a label of its own behind the name of a project. */
export function ofProject(name: string, fact: string, { list }: Pick<Templates, 'list'>): string {
  const label = LABEL.exec(fact)?.[1] ?? null;
  const rest = label === null ? fact : fact.slice(label.length + 2);
  const text = filled(list.project, { name, fact: rest });
  const head = text.slice(0, text.length - rest.length);
  return label === null ? text : `${head.replace(/\s?:\s$/, (colon) => ` (${label})${colon}`)}${rest}`;
}
