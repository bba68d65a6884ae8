/** Small whole files of every format, for a fuzz to injure. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GenerationInput } from '../../../src/generation/generate.ts';
import { importProfile } from '../../../src/importing/import.ts';
import { docxFile, paragraph, table, zipFile } from '../../../src/importing/testing/docx-file.ts';
import type { Sandbox } from '../../../src/platform/sandbox/pool.ts';
import { onePage, shownLines } from '../../../test/hostile/files/pdf-writer.ts';
import { RESUME_LINES, RESUME_TEXT } from '../../../test/hostile/files/resume-lines.ts';

/** `wrap` makes the file of its mutated content, for formats whose packing would hide every injury. */
export interface Seed {
  name: string;
  content: Uint8Array;
  wrap?: (content: Uint8Array) => Uint8Array;
}

const SAMPLES = path.join(import.meta.dirname, '../../../samples');
const EVALUATION = path.join(import.meta.dirname, '../../../../shared/eval/open/resumes');
const MAX_EVALUATION_FILES = 40;
const MAX_EVALUATION_BYTES = 300_000;
const NOW = '2025-06-01T00:00:00Z';

const MARKDOWN = `# Jane Smith\n\n[jane](mailto:jane@example.com)\n\n## Work\n\n**Acme** – *Engineer*, 2019 - 2021\n\n- Built \`x\`\n`;
const RENDERCV = `cv:\n  name: Jane Smith\n  email: jane@example.com\n  sections:\n    experience:\n      - company: Acme\n        position: Engineer\n        start_date: 2019-01\n        end_date: present\n        highlights:\n          - Built a service\n    skills:\n      - label: Languages\n        details: Go, Rust\n`;
const LINKEDIN = 'First Name,Last Name,Headline,Summary\nJane,Smith,Engineer,"Builds, and leads"\n';
const POSITIONS =
  'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Engineer,Built,Paris,Jan 2019,\n';
const EUROPASS =
  '<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0"><CandidatePerson><PersonName><GivenName>Jane</GivenName><FamilyName>Smith</FamilyName></PersonName></CandidatePerson></Candidate>';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export async function importSeeds(sandbox: Sandbox): Promise<Seed[]> {
  return [...writtenSeeds(), ...archiveSeeds(), ...(await pdfSeeds(sandbox)), ...evaluationSeeds()];
}

function writtenSeeds(): Seed[] {
  return [
    { name: 'text', content: bytesOf(RESUME_TEXT) },
    { name: 'markdown', content: bytesOf(MARKDOWN) },
    { name: 'json', content: readFileSync(path.join(SAMPLES, 'profile.json')) },
    { name: 'yaml', content: bytesOf(RENDERCV) },
    { name: 'csv', content: bytesOf(LINKEDIN) },
    { name: 'xml', content: bytesOf(EUROPASS) },
  ];
}

function archiveSeeds(): Seed[] {
  const body = RESUME_LINES.map((line) => paragraph(line)).join('') + table([paragraph('Go'), paragraph('Rust')]);
  const inWord = (content: Uint8Array) => docxFile({ body: '', files: { 'word/document.xml': content } });
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return [
    { name: 'docx', content: docxFile({ body }) },
    { name: 'docx inside', content: bytesOf(document), wrap: inWord },
    { name: 'linkedin zip', content: zipFile({ 'Profile.csv': LINKEDIN, 'Positions.csv': POSITIONS }) },
  ];
}

async function pdfSeeds(sandbox: Sandbox): Promise<Seed[]> {
  const written = shownLines(RESUME_LINES);
  return [
    { name: 'pdf', content: await generatedPdf(sandbox) },
    { name: 'pdf, not packed', content: onePage({ content: written }) },
    {
      name: 'pdf inside',
      content: bytesOf(written),
      wrap: (content) => onePage({ content: { entries: '', content } }),
    },
  ];
}

async function generatedPdf(sandbox: Sandbox): Promise<Uint8Array> {
  const { profile } = await importProfile({ bytes: readFileSync(path.join(SAMPLES, 'profile.json')), name: null }, NOW);
  const jobDescription = readFileSync(path.join(SAMPLES, 'job-description.txt'), 'utf8');
  const input: GenerationInput = {
    kind: 'resume',
    profile,
    request: { title: 'Resume', jobDescription, companyUrl: null, letter: null },
    companyPage: null,
    now: NOW,
  };
  const { pdf } = await sandbox.run<{ pdf: Uint8Array }>('generate', input);
  return pdf;
}

/** Files of real layouts, where they are at hand. */
function evaluationSeeds(): Seed[] {
  if (!existsSync(EVALUATION)) return [];
  const folders = readdirSync(EVALUATION).toSorted();
  const step = Math.max(1, Math.floor(folders.length / MAX_EVALUATION_FILES));
  return folders
    .filter((_, index) => index % step === 0)
    .flatMap((folder) => {
      const file = readdirSync(path.join(EVALUATION, folder)).find((name) => name.startsWith('resume.'));
      const content = file ? readFileSync(path.join(EVALUATION, folder, file)) : new Uint8Array(0);
      return content.length > 0 && content.length <= MAX_EVALUATION_BYTES
        ? [{ name: `${folder}/${file}`, content }]
        : [];
    });
}
