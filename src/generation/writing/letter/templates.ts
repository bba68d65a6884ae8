/** The words around the facts of a letter, one file for each language that letters are written in. */
import { z } from 'zod';
import de from './templates/de.json' with { type: 'json' };
import en from './templates/en.json' with { type: 'json' };
import es from './templates/es.json' with { type: 'json' };
import fr from './templates/fr.json' with { type: 'json' };

const text = z.string().min(1);
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
  applying: z.strictObject({ both: text, title: text, employer: text, neither: text }),
  /** How one says that something happened at an employer: the first pattern that its name fits. */
  at: forms,
  /** How a fact that opens with its verb is told; null where facts are only quoted. */
  past: text.nullable(),
  /** A further one of the same place. */
  again: text.nullable(),
  present: text.nullable(),
  project: text.nullable(),
  /** What introduces the list of facts, with or without the needs that they answer; how a quoted fact names its place. */
  list: z.strictObject({ needs: text, work: text, place: text, project: text }),
  /** Patterns: what of a need goes before and behind its short wording, and words that speak to somebody. */
  need: z.strictObject({ before: text, after: text, people: text }),
  /** Degrees and certificates as a list; in a sentence where each fits a pattern with its article. */
  hold: text,
  holdOne: text,
  holdSentence: text.nullable(),
  articles: z.array(z.tuple([text, text])),
  unfinished: text,
  degreeIn: text,
  /** How a resume's summary begins; how a letter does that has no proof which can be told in a sentence. */
  experience: text,
  bring: text,
  speak: text,
  and: text,
  or: text,
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

/** "a, b and c"; with semicolons where an item has a comma of its own. */
export function listed(items: readonly string[], and: string): string {
  if (items.length <= 1) return items.join('');
  const last = items.at(-1)!;
  // Spanish "y" becomes "e" before the sound of i.
  const link = and === 'y' && /^h?[ií](?![aeo])/i.test(last) ? 'e' : and;
  const separator = items.some((item) => item.includes(',')) ? '; ' : ', ';
  const before = items.slice(0, -1).join(separator);
  return separator === '; ' && items.length > 2 ? `${before}; ${link} ${last}` : `${before} ${link} ${last}`;
}
