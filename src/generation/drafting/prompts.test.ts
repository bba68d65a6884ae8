import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FIELDS } from '../../base/documents/document-request.ts';
import { employer, profile } from '../testing/profiles.ts';
import { brief } from './brief.ts';
import { promptsFor } from './prompts.ts';
import { review } from './review.ts';

const NOW = '2026-03-04T10:00:00Z';
const QUOTED = /["„«]\s?([^"„“”«»]+?)\s?["“”»]/gu;
const EMPLOYERS: Record<string, { locale: string; label: string; name: string }> = {
  en: { locale: 'en-GB', label: 'Company', name: 'Corner Loaf' },
  de: { locale: 'de-DE', label: 'Firma', name: 'Kornkruste' },
  fr: { locale: 'fr-FR', label: 'Entreprise', name: 'Bon Grain' },
  es: { locale: 'es-ES', label: 'Empresa', name: 'Buen Grano' },
};

/** What a model that answers as the example does would have been asked. */
function askedIn(example: string, { locale, label, name }: (typeof EMPLOYERS)[string]) {
  const parts = Array.from(example.matchAll(QUOTED), ([, part]) => part!);
  const [posting, notes] = [parts.pop()!, parts.pop()!];
  const facts = new Map(parts.flatMap((part) => (/^f\d: /.test(part) ? [[part.slice(0, 2), part.slice(4)]] : [])));
  const jobs = parts.flatMap((part, at) => {
    if (/^f\d: /.test(part)) return [];
    const rest = parts.slice(at + 1);
    const end = rest.findIndex((one) => !/^f[1-6]: /.test(one));
    const [place, position, years] = part.split(', ');
    const [start, until] = years!.split(' – ');
    const own = (end === -1 ? rest : rest.slice(0, end)).map((one) => one.slice(4));
    const isHeld = !/^\d/.test(until!);
    return [
      employer({
        name: place!,
        position: position!,
        start: `${start}-03`,
        end: isHeld ? null : `${until}-02`,
        highlights: own,
      }),
    ];
  });
  const [language, fluency] = (facts.get('f8') ?? '').split(', ');
  const person = profile({
    work: jobs,
    certificates: [{ id: 'paper', name: facts.get('f7')!, issuer: null, date: null, url: null, extra: {} }],
    languages: language ? [{ id: 'language', language, fluency: fluency ?? null, extra: {} }] : [],
  });
  const [title, ...rest] = posting.split(/(?<=[^.])\.\s/);
  const jobDescription = `${title}\n${label}: ${name}\n${rest.join('. ')}`;
  const letter = { ...NO_FIELDS, additionalContext: notes };
  const request = { title: 'One', jobDescription, companyUrl: null, letter };
  const input = { kind: 'cover_letter' as const, profile: { ...person, locale }, request, companyPage: null, now: NOW };
  return { input, facts };
}

for (const [lang, about] of Object.entries(EMPLOYERS))
  test(`what a model is shown as a good letter passes the check of sources: ${lang}`, async () => {
    const [example = '', answer = ''] = promptsFor(lang)!.letter.slice(-2);
    const { input, facts } = askedIn(example, about);
    const { prompt } = (await brief(input as never))!;
    const idOf = (text: string): string =>
      /^f\d+(?=: )/.exec(prompt.split('\n').find((line) => line.endsWith(`: ${text}`))!)![0];
    const ids = new Map([...facts].map(([own, text]) => [own, idOf(text!)]));
    const shown = JSON.parse(answer.replace(/"(f\d)"/g, (_, own: string) => `"${ids.get(own)}"`));
    const reviewed = await review({ input: input as never, answer: shown, repair: null });
    assert.deepEqual(reviewed?.refusals, []);
    assert.equal(
      reviewed?.draft.paragraphs.flat().length,
      shown.paragraphs.flatMap((one: { sentences: unknown[] }) => one.sentences).length,
    );
    assert.notEqual(reviewed?.draft.close, null);
  });
