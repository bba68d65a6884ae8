/**
 * A resume that the service made is read by the service's own importer, and says what it was made of: in every
 * template, on every paper, in every script that we have fonts for.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { TEMPLATES, type Template } from '../../src/base/documents/template.ts';
import type { Profile } from '../../src/base/profile.ts';
import { generate } from '../../src/generation/generate.ts';
import { docxOf } from '../../src/generation/word/docx.ts';
import { importProfile } from '../../src/importing/import.ts';
import { readBack } from '../../src/importing/pdf/read-back.ts';
import { PEOPLE, type Person } from './people.ts';
import { onlyPrinted, saidOf } from './said.ts';

const NOW = '2026-01-01T00:00:00Z';
const PAPERS = ['a4', 'us-letter'] as const;

type Paper = (typeof PAPERS)[number];

async function profileOf(resume: object): Promise<Profile> {
  const bytes = Buffer.from(JSON.stringify(resume));
  return (await importProfile({ bytes, name: null }, NOW)).profile;
}

const resumeOf = ({ name, email, phone, city, countryCode, work, school, skills }: Person): object => ({
  basics: { name, email, phone, location: { city, countryCode } },
  work,
  education: [school],
  skills,
});

/** What was printed of a profile, and what the importer reads of the page. */
async function madeAndRead(resume: object, posting: string, template: Template, paper: Paper) {
  const profile = await profileOf(resume);
  const { pdf, pages, evidence } = await generate(
    {
      kind: 'resume',
      profile,
      request: { title: 'Resume', jobDescription: posting, companyUrl: null, letter: null },
      companyPage: null,
      template,
      paper,
      now: NOW,
    },
    { readBack },
  );
  const read = await importProfile({ bytes: pdf, name: 'resume.pdf' }, NOW);
  const word = docxOf(evidence.page, evidence.density);
  const readFromWord = await importProfile({ bytes: word, name: 'resume.docx' }, NOW);
  return { pages, profile, printed: new Set(evidence.lines.flatMap((line) => line.ids)), read, readFromWord };
}

const sample = JSON.parse(readFileSync(new URL('../../samples/profile.json', import.meta.url), 'utf8')) as object;
const samplePosting = readFileSync(new URL('../../samples/job-description.txt', import.meta.url), 'utf8');

TEMPLATES.forEach((template, templateAt) => {
  PEOPLE.forEach((person, personAt) => {
    // Every script in every template, and both of these on every paper.
    const paper = PAPERS[(templateAt + personAt) % PAPERS.length]!;
    test(`${person.script} comes back whole from the ${template} template on ${paper}, and from its Word file`, async () => {
      const made = await madeAndRead(resumeOf(person), person.work[0]!.position, template, paper);
      for (const { profile, report } of [made.read, made.readFromWord]) {
        assert.deepEqual(saidOf(profile), saidOf(made.profile));
        assert.deepEqual(report.leftOver, []);
      }
    });
  });

  for (const paper of PAPERS) {
    test(`a long career comes back whole from the ${template} template on ${paper}, and from its Word file`, async () => {
      const { pages, profile, printed, read, readFromWord } = await madeAndRead(sample, samplePosting, template, paper);
      // The modern letters are narrower, and take one page.
      if (template === 'classic') assert.equal(pages, 2);
      const said = saidOf(onlyPrinted(profile, printed));
      assert.deepEqual(saidOf(read.profile), said);
      assert.deepEqual(saidOf(readFromWord.profile), said);
    });
  }
});
