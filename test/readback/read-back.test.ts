/**
 * A resume that the service made is read by the service's own importer, and says what it was made of: in every
 * template, on every paper, in every script that we have fonts for.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEMPLATES, type Template } from '../../src/base/template.ts';
import { generate } from '../../src/generation/generate.ts';
import { importProfile } from '../../src/importing/import.ts';
import { readBack } from '../../src/importing/pdf/read-back.ts';
import { PEOPLE, type Person } from './people.ts';
import { saidOf } from './said.ts';

const NOW = '2026-01-01T00:00:00Z';
const PAPERS = ['a4', 'us-letter'] as const;

async function profileOf({ name, email, phone, city, countryCode, work, school, skills }: Person) {
  const resume = {
    basics: { name, email, phone, location: { city, countryCode } },
    work,
    education: [school],
    skills,
  };
  const bytes = Buffer.from(JSON.stringify(resume));
  return (await importProfile({ bytes, name: null }, NOW)).profile;
}

async function madeAndRead(person: Person, template: Template, paper: (typeof PAPERS)[number]) {
  const profile = await profileOf(person);
  const { pdf } = await generate(
    {
      kind: 'resume',
      profile,
      request: { title: 'Resume', jobDescription: person.work[0]!.position, companyUrl: null, letter: null },
      companyPage: null,
      template,
      paper,
      now: NOW,
    },
    { readBack },
  );
  const read = await importProfile({ bytes: pdf, name: 'resume.pdf' }, NOW);
  return { profile, read };
}

for (const template of TEMPLATES) {
  for (const [at, person] of PEOPLE.entries()) {
    const paper = PAPERS[at % PAPERS.length]!;
    test(`${person.script} comes back whole from the ${template} template on ${paper}`, async () => {
      const { profile, read } = await madeAndRead(person, template, paper);
      assert.deepEqual(saidOf(read.profile), saidOf(profile));
      assert.deepEqual(read.report.leftOver, []);
    });
  }
}
