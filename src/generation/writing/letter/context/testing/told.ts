/** What of a note a letter tells. */
import { type ContextSources, readContext } from '../context.ts';

export const SOURCES: ContextSources = { lang: 'en', profile: '', posting: '', names: '' };

export function contextSentences(context: string | null, profile = '', more: Partial<ContextSources> = {}): string[] {
  return readContext(context, { ...SOURCES, profile, ...more }).sentences.map((one) => one.text);
}
