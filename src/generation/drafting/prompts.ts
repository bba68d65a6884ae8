/** What a language model is told, in the language of the page: one file for each language that its words can be checked in. */
import { z } from 'zod';
import de from './prompts/de.json' with { type: 'json' };
import en from './prompts/en.json' with { type: 'json' };
import es from './prompts/es.json' with { type: 'json' };
import fr from './prompts/fr.json' with { type: 'json' };

const text = z.string().min(1);
const lines = z.array(z.string()).min(1);
const labels = <const Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

const schema = z.strictObject({
  letter: lines,
  resume: lines,
  repair: lines,
  /** The last line of what is asked. */
  ask: labels('letter', 'resume', 'repair'),
  hints: labels('job', 'employer', 'needs', 'bullets'),
  refused: labels('sentence', 'rule', 'words', 'bound', 'facts', 'letter'),
});

export type Prompts = z.infer<typeof schema>;

const PROMPTS: ReadonlyMap<string, Prompts> = new Map(
  Object.entries({ en, de, fr, es }).map(([lang, data]) => [lang, schema.parse(data)]),
);

/** Null for a language in which what a model writes could not be checked. */
export function promptsFor(lang: string): Prompts | null {
  return PROMPTS.get(lang.slice(0, 2).toLowerCase()) ?? null;
}
