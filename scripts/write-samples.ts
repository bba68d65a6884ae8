/** Draws samples/resume.png, the picture of the README, from the sample profile and posting. `npm run samples` */
import { readFile, writeFile } from 'node:fs/promises';
import { generate } from '../src/generation/generate.ts';
import { importProfile } from '../src/importing/import.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { drawPage } from './draw-pdf.ts';

const DOTS_PER_INCH = 90;
const NOW = '2026-11-01T00:00:00Z';
const samples = new URL('../samples/', import.meta.url);

const bytes = await readFile(new URL('profile.json', samples));
const jobDescription = await readFile(new URL('job-description.txt', samples), 'utf8');
const { profile } = await importProfile({ bytes, name: 'profile.json' }, NOW);
const request = { title: 'Sample', jobDescription, companyUrl: null, letter: null };
const { pdf } = await generate({ kind: 'resume', profile, request, companyPage: null, now: NOW }, { readBack });
const picture = await drawPage(pdf, 1, DOTS_PER_INCH);
await writeFile(new URL('resume.png', samples), await picture.encode('png'));
