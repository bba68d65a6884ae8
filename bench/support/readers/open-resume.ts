/**
 * OpenResume's parser, run from a folder that the person gives: its licence keeps it out of this repository. The folder
 * is a clone of it in which `npm install` was run. It has a process of its own, because it brings another pdf.js along.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { PrintedPage } from './pages.ts';
import type { Printed, Reading } from './score.ts';
import { withFile } from './texts.ts';

export interface OpenResumeAnswer {
  reading: Reading;
  /** What its lists of words know, of what is printed: read from perfect lines, without any page. */
  known: Printed;
}

const PROCESS = path.join(import.meta.dirname, 'open-resume-process.ts');

export function askOpenResume(folder: string, page: PrintedPage): Promise<OpenResumeAnswer> {
  const { name, email, phone, contact, work, education, bullets } = page;
  const input = JSON.stringify({ name, email, phone, contact, work, education, bullets } satisfies Printed);
  return withFile(page.pdf, async (file) => {
    const args = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', PROCESS, path.resolve(folder), file];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
    if (status !== 0) throw new Error(`OpenResume: ${stderr}`);
    return JSON.parse(stdout) as OpenResumeAnswer;
  });
}
