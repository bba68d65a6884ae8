/** Reads one page by OpenResume's parser: `node open-resume-process.ts FOLDER FILE`, with what is printed as JSON on its input. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOMMatrix, Path2D } from '@napi-rs/canvas';
import type { OpenResumeAnswer } from './open-resume.ts';
import type { PrintedRole } from './pages.ts';
import type { Printed, Reading } from './score.ts';

interface Resume {
  profile: { name: string; email: string; phone: string };
  workExperiences: { company: string; jobTitle: string; date: string; descriptions: string[] }[];
  educations: { school: string; degree: string; date: string; descriptions: string[] }[];
}

interface Item {
  text: string;
  fontName: string;
  x: number;
  y: number;
}

type Sections = Record<string, Item[][]>;

const PARSER = 'lib/parse-resume-from-pdf';

async function main(folder: string, file: string): Promise<void> {
  // As in the browser that it runs in.
  Object.assign(globalThis, { DOMMatrix, Path2D });
  resolveIn(folder);
  const { parseResumeFromPdf } = (await import(`${PARSER}`)) as {
    parseResumeFromPdf: (file: string) => Promise<Resume>;
  };
  const { extractResumeFromSections } = (await import(`${PARSER}/extract-resume-from-sections`)) as {
    extractResumeFromSections: (sections: Sections) => Resume;
  };
  const printed = JSON.parse(readFileSync(0, 'utf8')) as Printed;
  const answer: OpenResumeAnswer = {
    reading: readingOf(await parseResumeFromPdf(pathToFileURL(file).href)),
    known: knownOf(printed, (sections) => readingOf(extractResumeFromSections(sections))),
  };
  process.stdout.write(JSON.stringify(answer));
}

function readingOf({ profile, workExperiences, educations }: Resume): Reading {
  return {
    ...profile,
    work: workExperiences.map((one) => ({ organisation: one.company, title: one.jobTitle, dates: one.date })),
    education: educations.map((one) => ({ organisation: one.school, title: one.degree, dates: one.date })),
    bullets: [...workExperiences, ...educations].flatMap((one) => one.descriptions),
  };
}

/** It is written for a bundler, which finds its modules by other rules than Node does. */
function resolveIn(folder: string): void {
  const own = createRequire(path.join(folder, 'package.json'));
  const pdfJs = own.resolve('pdfjs-dist/legacy/build/pdf.js');
  const worker = own.resolve('pdfjs-dist/legacy/build/pdf.worker.js');
  const moduleAt = (file: string): string => JSON.stringify(pathToFileURL(file).href);
  const bundled: Record<string, string> = {
    '@reduxjs/toolkit': `import toolkit from ${moduleAt(own.resolve('@reduxjs/toolkit'))};
      export const createSlice = toolkit.createSlice;`,
    'pdfjs-dist': `import pdfjs from ${moduleAt(pdfJs)};
      export const getDocument = (url) => pdfjs.getDocument({ url, verbosity: 0 });
      export const GlobalWorkerOptions = pdfjs.GlobalWorkerOptions;`,
    'pdfjs-dist/build/pdf.worker.entry': `export default ${JSON.stringify(worker)};`,
  };
  registerHooks({
    resolve(specifier, context, next) {
      const isTheirs = context.parentURL?.startsWith(pathToFileURL(folder).href) ?? false;
      if (isTheirs && specifier in bundled)
        return { url: `bundled:${specifier}`, format: 'module', shortCircuit: true };
      if (!specifier.startsWith('lib/')) return next(specifier, context);
      const base = path.join(folder, 'src/app', specifier);
      const file = [`${base}.ts`, path.join(base, 'index.ts')].find((one) => existsSync(one));
      return next(file === undefined ? specifier : pathToFileURL(file).href, context);
    },
    load(url, context, next) {
      const source = url.startsWith('bundled:') ? bundled[url.slice('bundled:'.length)] : undefined;
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}

const LINE_HEIGHT = 12;

function knownOf(printed: Printed, read: (sections: Sections) => Reading): Printed {
  const item = (text: string | null, fontName = 'Regular'): Item[] =>
    text === null ? [] : [{ text, fontName, x: 0, y: 0 }];
  const lines = (...rows: Item[][]): Item[][] =>
    rows.filter((row) => row.length > 0).map((row, at) => row.map((one) => ({ ...one, y: -at * LINE_HEIGHT })));
  const entry = ({ organisation, title, dates }: PrintedRole): Item[][] =>
    lines(item(organisation, 'Bold'), [...item(title), ...item(dates)]);
  const kept = (wanted: string | null, got: string | null): string | null => (wanted === got ? wanted : null);
  const keptOf = (role: PrintedRole, got: PrintedRole | undefined): PrintedRole => ({
    organisation: kept(role.organisation, got?.organisation ?? null),
    title: kept(role.title, got?.title ?? null),
    dates: kept(role.dates, got?.dates ?? null),
  });
  // The name by its form alone: in bold, whatever comes first would do.
  const head = read({ profile: lines(item(printed.name), ...printed.contact.map((text) => item(text))) });
  return {
    ...printed,
    name: kept(printed.name, head.name),
    email: kept(printed.email, head.email),
    phone: kept(printed.phone, head.phone),
    work: printed.work.map((role) => keptOf(role, read({ experience: entry(role) }).work[0])),
    education: printed.education.map((role) => keptOf(role, read({ education: entry(role) }).education[0])),
  };
}

const [folder, file] = process.argv.slice(2) as [string, string];
await main(folder, file);
