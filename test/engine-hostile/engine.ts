import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FIELDS } from '../../src/base/documents/document-request.ts';
import { type GenerationInput, generate } from '../../src/generation/generate.ts';
import { ACCOUNTANT_POSTING, accountant } from '../../src/generation/testing/profiles.ts';
import { signs } from '../../src/generation/verifying/quoting/tokens.ts';
import { readBack } from '../../src/importing/pdf/read-back.ts';
import type { HostileInput } from './inputs.ts';

function inputOf(kind: GenerationInput['kind'], hostile: HostileInput): GenerationInput {
  const page = {
    url: 'https://summit.example/',
    fetchedAt: '2026-03-04T09:00:00Z',
    status: 200,
    contentType: 'text/html',
  };
  return {
    kind,
    profile: hostile.profile ?? accountant(),
    request: {
      title: 'Mine',
      jobDescription: hostile.posting ?? ACCOUNTANT_POSTING,
      companyUrl: null,
      letter: kind === 'cover_letter' ? { ...NO_FIELDS, ...hostile.fields } : null,
    },
    companyPage: hostile.page === undefined ? null : { ...page, body: '', ...hostile.page },
    now: '2026-03-04T10:00:00Z',
  };
}

/** The tests of these inputs; a test file calls it once. */
export function testDocumentsOf(inputs: readonly HostileInput[]): void {
  for (const hostile of inputs) {
    test(`${hostile.name}: both documents are made, and nothing of it is obeyed`, async () => {
      for (const kind of ['resume', 'cover_letter'] as const) {
        const made = await generate(inputOf(kind, hostile), { readBack });
        const text = made.evidence.lines.map((line) => line.text).join('\n');
        assert.ok(made.pages >= 1 && made.pages <= 2, `${made.pages} pages`);
        assert.ok(text.trim() !== '', `an empty ${kind}`);
        if (hostile.never) assert.doesNotMatch(text, hostile.never, kind);
        if (hostile.literally && kind === 'resume') assert.ok(signs(text).includes(signs(hostile.literally)), text);
      }
    });
  }
}
